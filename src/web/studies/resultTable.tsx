/** The results of a study, opponent by opponent. */

import type { VNode } from 'preact';
import type { OpponentResult } from '../../api/studyApi.ts';
import { formatWinRate } from './studyText.ts';

export function ResultTable({ results }: { readonly results: readonly OpponentResult[] }): VNode {
  return (
    <div class="table result-table" tabIndex={0} role="region" aria-label="Results by opponent">
      <table>
        <thead>
          <tr>
            <th scope="col">Opponent</th>
            <th scope="col" class="number">
              Games
            </th>
            <th scope="col" class="number">
              Won, drawn, lost by participants
            </th>
            <th scope="col" class="number">
              Opponent won
            </th>
            <th scope="col" class="number">
              Moves per game
            </th>
            <th scope="col" class="number">
              Ratings
            </th>
            <th scope="col" class="number">
              Median rating
            </th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <ResultRow key={result.spec} result={result} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ResultRow({ result }: { readonly result: OpponentResult }): VNode {
  const { title, games, wins, draws, losses, ratings, median, meanPlies } = result;
  return (
    <tr>
      <th scope="row" class="opponent-title">
        {title}
      </th>
      <td class="number">{games}</td>
      <td class="number">
        {wins}, {draws}, {losses}
      </td>
      <td class="number">{games === 0 ? '' : formatWinRate(result)}</td>
      <td class="number">{meanPlies === null ? '' : Math.round(meanPlies)}</td>
      <td class="number">{ratings.length}</td>
      <td class="number">{median ?? ''}</td>
    </tr>
  );
}
