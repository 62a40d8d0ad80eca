/** The numbers of a chart of lines as a table, for those who cannot see the chart or want exact values. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Line } from '../../charts/chart.ts';
import { lineValue } from '../../charts/lineValue.ts';

interface LineNumbersProps {
  readonly name: string;
  readonly series: readonly Line[];
}

/** A run may have thousands of numbers, so the table exists only while it is open. */
export function LineNumbers({ name, series }: LineNumbersProps): VNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary class="quiet small">
        Numbers<span class="hidden"> of the chart: {name}</span>
      </summary>
      {isOpen && (
        <div class="table tall" tabIndex={0} role="region" aria-label={`Numbers: ${name}`}>
          <table>
            <thead>
              <tr>
                <th class="number">generation</th>
                {series.map(({ label }) => (
                  <th key={label} class="number">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rowsOf(series)
                .toReversed()
                .map((row) => (
                  <NumberRow key={row.generation} row={row} series={series} />
                ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

interface Row {
  readonly generation: number;
  /** One of each line. */
  readonly values: readonly (number | undefined)[];
}

function rowsOf(series: readonly Line[]): Row[] {
  const lines = series.map(({ points }) => new Map(points.map(({ generation, value }) => [generation, value])));
  const generations = [...new Set(lines.flatMap((line) => [...line.keys()]))].toSorted((one, two) => one - two);
  return generations.map((generation) => ({ generation, values: lines.map((line) => line.get(generation)) }));
}

interface NumberRowProps {
  readonly row: Row;
  readonly series: readonly Line[];
}

function NumberRow({ row: { generation, values }, series }: NumberRowProps): VNode {
  return (
    <tr>
      <td class="number">{generation}</td>
      {series.map(({ label, points }, column) => {
        const value = values[column];
        return (
          <td key={label} class="number">
            {value !== undefined && lineValue(value, points)}
          </td>
        );
      })}
    </tr>
  );
}
