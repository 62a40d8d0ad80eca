/** Test results by opponent: shares of points with their intervals. */

import type { VNode } from 'preact';
import type { OpponentScore } from '../../api/playerApi.ts';
import { shortWords } from '../../base/shortWords.ts';
import { formatCount } from '../numberText.ts';

export function TestTable({ tests }: { readonly tests: readonly OpponentScore[] }): VNode {
  return (
    <div class="table" role="region" aria-label="Tests" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Against</th>
            <th scope="col" class="number">
              Points
            </th>
            <th scope="col">
              <span class="hidden">Drawn</span>
            </th>
            <th scope="col" class="number">
              Games
            </th>
            <th scope="col">Won, drawn, lost</th>
          </tr>
        </thead>
        <tbody>
          {tests.map((test, index) => (
            <TestRow key={index} test={test} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TestRow({ test }: { readonly test: OpponentScore }): VNode {
  const { opponent, games, wins, draws, losses, points, low, high } = test;
  const at = (share: number): string => `${(100 * share).toFixed(2)}%`;
  return (
    <tr>
      <td>
        <code>{shortWords(opponent)}</code>
      </td>
      <td class="number nowrap">
        {formatHundredths(points)} % ({formatHundredths(low)}–{formatHundredths(high)})
      </td>
      <td>
        <svg class="share-bar" aria-hidden="true">
          <line class="tick" x1="0" x2="100%" y1="50%" y2="50%" />
          <line class="tick" x1="50%" x2="50%" y1="0" y2="100%" />
          <line class="range" x1={at(low)} x2={at(high)} y1="50%" y2="50%" />
          <circle cx={at(points)} cy="50%" r="4" />
        </svg>
      </td>
      <td class="number">{formatCount(games)}</td>
      <td class="nowrap">
        +{wins} ={draws} −{losses}
      </td>
    </tr>
  );
}

/** `74`; with one more digit if rounding would wrongly give 0 or 100. */
function formatHundredths(share: number): string {
  const hundredths = 100 * share;
  const isNearEnd = (hundredths > 0 && hundredths < 0.5) || (hundredths >= 99.5 && hundredths < 100);
  return hundredths.toFixed(isNearEnd ? 1 : 0);
}
