/** The generations as a table: the numbers behind the curves, and the best strategies. */

import type { VNode } from 'preact';
import type { GenerationView, RunView } from '../../api/runApi.ts';
import { fitnessWords } from '../../charts/fitnessWords.ts';
import { formatCount } from '../numberText.ts';
import { GenerationLinks } from './generationLinks.tsx';

export function GenerationTable({ run }: { readonly run: RunView }): VNode {
  const { curve } = run;
  const hasGames = curve.some(({ games }) => games > 0);
  const hasNumbers = curve[0]?.unit !== 'unknown';
  return (
    <details class="part">
      <summary>
        <h2>All generations</h2>
      </summary>
      <div class="table tall generation-table" tabIndex={0} role="region" aria-label="All generations">
        <table>
          <thead>
            <tr>
              <th class="number">generation</th>
              {hasNumbers && (
                <>
                  <th class="number">best</th>
                  <th class="number">mean</th>
                  <th class="number">spread</th>
                  <th class="number">{curve[0]?.sizeNoun ?? 'node'}s</th>
                  <th class="number">different</th>
                </>
              )}
              {hasGames && <th class="number">games</th>}
              <th>best strategy</th>
              <th>links</th>
            </tr>
          </thead>
          <tbody>
            {curve.toReversed().map((generation) => (
              <GenerationRow key={generation.number} run={run} generation={generation} hasGames={hasGames} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

interface GenerationRowProps {
  readonly run: RunView;
  readonly generation: GenerationView;
  readonly hasGames: boolean;
}

function GenerationRow({ run, generation, hasGames }: GenerationRowProps): VNode {
  const { number, unit, best, mean, deviation, bestSize, diversity, games, expression } = generation;
  const { format, formatSpread } = fitnessWords(unit);
  return (
    <tr>
      <td class="number">{number}</td>
      {unit !== 'unknown' && (
        <>
          <td class="number">{format(best, 1)}</td>
          <td class="number">{format(mean, 1)}</td>
          <td class="number">{formatSpread(deviation, 1)}</td>
          <td class="number">{bestSize}</td>
          <td class="number">{Math.round(100 * diversity)} %</td>
        </>
      )}
      {hasGames && <td class="number">{formatCount(games)}</td>}
      <td class="notation wide-cell">{expression}</td>
      <td>
        <GenerationLinks run={run} generation={generation} />
      </td>
    </tr>
  );
}
