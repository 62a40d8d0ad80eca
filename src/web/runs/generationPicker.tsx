/** The best strategy of a generation, selected with a slider below the strength curve. */

import type { VNode } from 'preact';
import type { RunView } from '../../api/runApi.ts';
import { fitnessWords, sizeText } from '../../charts/fitnessWords.ts';
import { formatStrength } from '../../charts/strengthText.ts';
import { GenerationLinks } from './generationLinks.tsx';

interface GenerationPickerProps {
  readonly run: RunView;
  /** By default the last. */
  readonly chosen: number | undefined;
  readonly onChoose: (generation: number) => void;
}

export function GenerationPicker({ run, chosen, onChoose }: GenerationPickerProps): VNode | null {
  const { curve, strengths } = run;
  const last = curve.length - 1;
  const index = Math.max(0, Math.min(chosen ?? last, last));
  const generation = curve[index];
  if (!generation) return null;
  const { number, best, unit, bestSize, sizeNoun, expression } = generation;
  const { told } = fitnessWords(unit);
  const strength = strengths.find((one) => one.generation === number);
  return (
    <section class="generation-picker" aria-label="Best strategy of a generation">
      <div class="picker-line">
        <label htmlFor="picked-generation">
          Best of generation <strong>{number}</strong>
        </label>
        <input
          id="picked-generation"
          type="range"
          min={0}
          max={last}
          value={index}
          aria-valuetext={`generation ${number}`}
          onInput={(event) => onChoose(Number(event.currentTarget.value))}
        />
        <GenerationLinks run={run} generation={generation} />
      </div>
      <p class="picked-expression notation">{expression}</p>
      <p class="quiet small">
        {strength && `Strength ${formatStrength(strength)} Elo. `}
        {unit !== 'unknown' && `${sizeText(bestSize, sizeNoun)}, ${told(best, 1)} in training.`}
      </p>
    </section>
  );
}
