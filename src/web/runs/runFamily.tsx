/** The ancestors of the champion of a run, or of the best so far, and what changed in each step. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { RunView } from '../../api/runApi.ts';
import { fitnessWords } from '../../charts/fitnessWords.ts';
import { useLoaded } from '../loaded.ts';
import { WhenLoaded } from '../parts/notice.tsx';
import { AncestorLine } from './family/ancestorLine.tsx';
import { FamilyDrawing } from './family/familyDrawing.tsx';

export function RunFamily({ run }: { readonly run: RunView }): VNode | null {
  const { id, status, generation, variant, curve } = run;
  const isOver = status !== 'unfinished';
  // During a run the ancestors change with every generation, so they are shown on request.
  const [asked, setAsked] = useState<number>();
  const given = isOver ? { id } : asked === undefined ? undefined : { id, generation: asked };
  const { loaded } = useLoaded('GET /api/runs/:id/family', given);
  if (generation < 0) return null;
  const { told } = fitnessWords(curve.at(-1)?.unit);
  return (
    <section class="run-family">
      <h2>
        {isOver || asked === undefined ? 'Where it comes from' : `Where the best of generation ${asked} comes from`}
      </h2>
      {!isOver && asked !== generation && (
        <p>
          <button type="button" onClick={() => setAsked(generation)}>
            Show the ancestors of the best so far
          </button>
        </p>
      )}
      {given !== undefined && (
        <WhenLoaded loaded={loaded}>
          {({ relatives, line }) =>
            line.length < 2 ? (
              <p class="quiet">No ancestors of it are stored.</p>
            ) : (
              <>
                <FamilyDrawing relatives={relatives} variant={variant} />
                <AncestorLine line={line} fitnessText={(fitness) => `${told(fitness, 1)} in training`} />
              </>
            )
          }
        </WhenLoaded>
      )}
    </section>
  );
}
