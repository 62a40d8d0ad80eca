/** A figure of a report: what it shows, the drawing, what is drawn, and its files. */

import type { VNode } from 'preact';
import { unbroken } from '../../base/numberText.ts';
import type { Figure } from '../../documents/document.ts';
import { plainText } from '../../documents/textParts.ts';
import { Chart } from '../parts/chart.tsx';
import type { ReportFiles } from './reportFiles.ts';
import { ReportText } from './reportText.tsx';

interface ReportFigureProps {
  readonly figure: Figure;
  readonly files: ReportFiles;
}

const FORMATS = ['svg', 'png', 'csv'] as const;

export function ReportFigure({ figure, files }: ReportFigureProps): VNode {
  const { id, caption, chart } = figure;
  const finding = unbroken(plainText(figure.finding));
  return (
    <Chart
      finding={finding}
      stamp={files.figure(id, 'csv')}
      load={async () => {
        const { drawChart } = await import('../../charts/drawChart.ts');
        return (frame) => drawChart(chart, frame);
      }}
    >
      <p class="report-caption quiet small">
        <ReportText text={caption} />
      </p>
      <p class="report-files quiet small">
        {FORMATS.map((format) => (
          <a
            key={format}
            href={files.figure(id, format)}
            download
            aria-label={`${format.toUpperCase()} of the figure: ${finding}`}
          >
            {format.toUpperCase()}
          </a>
        ))}
      </p>
    </Chart>
  );
}
