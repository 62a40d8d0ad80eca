/** What pieces are worth to a net on each square: four boards, and the same numbers as a table. */

import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { NumberedBoard } from '../../charts/chart.ts';
import type { MeasuredNet } from '../../charts/netChart.ts';
import { netChart } from '../../charts/netChart.ts';
import { Chart } from '../parts/chart.tsx';

export function NetBoards({ net }: { readonly net: MeasuredNet }): VNode {
  const { finding, caption, chart } = useMemo(() => netChart(net), [net]);
  return (
    <Chart
      finding={finding}
      stamp={JSON.stringify(chart.boards)}
      load={async () => {
        const { boardsChart } = await import('../../charts/boardsChart.ts');
        return (frame) => boardsChart(chart, frame);
      }}
    >
      <p class="quiet small">{caption}</p>
      <SquareNumbers boards={chart.boards} />
    </Chart>
  );
}

/** The table exists only while it is open. */
function SquareNumbers({ boards }: { readonly boards: readonly NumberedBoard[] }): VNode {
  const [isOpen, setOpen] = useState(false);
  const squares = Array.from({ length: boards[0]?.worths.length ?? 0 }, (_, index) => index + 1);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary class="quiet small">
        Numbers<span class="hidden"> of the squares</span>
      </summary>
      {isOpen && (
        <div class="table tall square-numbers" tabIndex={0} role="region" aria-label="Numbers of the squares">
          <table>
            <thead>
              <tr>
                <th scope="col" class="number">
                  Square
                </th>
                {boards.map(({ title }) => (
                  <th key={title} scope="col" class="number">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {squares.map((square) => (
                <tr key={square}>
                  <th scope="row" class="number">
                    {square}
                  </th>
                  {boards.map(({ title, worths }) => (
                    <td key={title} class="number">
                      {worthText(worths[square - 1] ?? null)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

function worthText(worth: number | null): string {
  if (worth === null) return 'not measured';
  return `${worth < 0 ? '−' : '+'}${Number(Math.abs(worth).toPrecision(3))}`;
}
