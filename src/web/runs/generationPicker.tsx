/** The best strategy of any generation, chosen by a slider below the curve; until somebody does, of the last one. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { RunView } from '../../api/runApi.ts';
import { fitnessWords, sizeText } from '../../charts/fitnessWords.ts';
import { GenerationLinks } from './generationLinks.tsx';

export function GenerationPicker({ run }: { readonly run: RunView }): VNode | null {
  const { curve } = run;
  const [chosen, setChosen] = useState<number>();
  const last = curve.length - 1;
  const index = Math.min(chosen ?? last, last);
  const generation = curve[index];
  if (!generation) return null;
  const { number, best, unit, bestSize, sizeNoun, expression } = generation;
  const { format, said } = fitnessWords(unit);
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
          onInput={(event) => setChosen(Number(event.currentTarget.value))}
        />
        <GenerationLinks run={run} generation={generation} />
      </div>
      <p class="picked-expression notation">{expression}</p>
      <p class="quiet small">
        {format(best, 1)} {said} in training, {sizeText(bestSize, sizeNoun)}.
      </p>
    </section>
  );
}
