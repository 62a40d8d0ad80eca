/** A line of ancestors from the first to the latest, with what changed from each parent to its child. */

import type { VNode } from 'preact';
import type { AncestorStep } from '../../../api/playerApi.ts';
import '../../styles/ancestors.css';

/** Earlier ancestors are folded. */
const FEW = 4;

interface AncestorLineProps {
  /** The latest first. */
  readonly line: readonly AncestorStep[];
  /** Formats the training fitness. */
  readonly fitnessText: (fitness: number) => string;
}

export function AncestorLine({ line, fitnessText }: AncestorLineProps): VNode | null {
  if (line.length === 0) return null;
  const steps = line.toReversed();
  const [earlier, latest] = [steps.slice(0, -FEW), steps.slice(-FEW)];
  return (
    <div class="ancestor-line">
      {steps.length > 1 && (
        <p class="quiet small">
          <ins>Underlined</ins> parts are new in the child. <del>Crossed-out</del> parts were in its parent only.
        </p>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>
            {earlier.length === 1 ? 'The first ancestor' : `The first ${earlier.length} ancestors`} of this line
          </summary>
          <Steps steps={earlier} fitnessText={fitnessText} />
        </details>
      )}
      <Steps steps={latest} fitnessText={fitnessText} />
    </div>
  );
}

interface StepsProps {
  readonly steps: readonly AncestorStep[];
  readonly fitnessText: (fitness: number) => string;
}

function Steps({ steps, fitnessText }: StepsProps): VNode {
  return (
    <ol class="ancestry">
      {steps.map((step) => (
        <li key={step.generation}>
          <span class="small quiet">
            Generation {step.generation}
            {step.fitness !== null && `, ${fitnessText(step.fitness)}`}
          </span>
          <StepText step={step} />
        </li>
      ))}
    </ol>
  );
}

function StepText({ step: { text, change } }: { readonly step: AncestorStep }): VNode {
  if (text === '') return <code>no valid expression</code>;
  const isExpression =
    change
      .filter(({ kind }) => kind !== 'gone')
      .map((piece) => piece.text)
      .join('') === text;
  if (change.length === 0 || (isExpression && change.length === 1)) {
    return (
      <>
        <code>{text}</code>
        {change.length > 0 && <span class="small quiet">The same strategy once simplified.</span>}
      </>
    );
  }
  const marked = change.map(({ kind, text: part }, index) => {
    if (kind === 'same') return part;
    return kind === 'new' ? <ins key={index}>{part}</ins> : <del key={index}>{part}</del>;
  });
  if (isExpression) return <code>{marked}</code>;
  return (
    <>
      <code>{text}</code>
      <span class="small">Changed most: {marked}</span>
    </>
  );
}
