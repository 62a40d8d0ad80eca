/** The blocks of a report. */

import type { VNode } from 'preact';
import type { Block, Figure } from '../../documents/document.ts';
import { plainText } from '../../documents/textParts.ts';
import { Chart } from '../parts/chart.tsx';
import type { ReportFiles } from './reportFiles.ts';
import { ReportTable } from './reportTable.tsx';
import { ReportText } from './reportText.tsx';

interface ReportBlocksProps {
  readonly blocks: readonly Block[];
  readonly files: ReportFiles;
}

export function ReportBlocks({ blocks, files }: ReportBlocksProps): VNode {
  return (
    <>
      {blocks.map((block, place) => (
        // eslint-disable-next-line react/no-array-index-key -- a report is drawn once, and its order stays
        <ReportBlock key={place} block={block} files={files} />
      ))}
    </>
  );
}

function ReportBlock({ block, files }: { readonly block: Block; readonly files: ReportFiles }): VNode {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <ReportText text={block.text} />
        </p>
      );
    case 'code':
      return <pre>{block.text}</pre>;
    case 'list':
      return <ReportList items={block.items} />;
    case 'table':
      return <ReportTable table={block.table} file={files.table(block.table.id)} />;
    case 'figure':
      return <ReportFigure figure={block.figure} files={files} />;
    case 'fold':
      return (
        <details class="report-fold">
          <summary>
            <ReportText text={block.title} />
          </summary>
          <ReportBlocks blocks={block.blocks} files={files} />
        </details>
      );
  }
}

function ReportList({ items }: { readonly items: readonly string[] }): VNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <ReportText text={item} />
        </li>
      ))}
    </ul>
  );
}

interface ReportFigureProps {
  readonly figure: Figure;
  readonly files: ReportFiles;
}

const FORMATS = ['svg', 'png', 'csv'] as const;

/** The finding, the chart, its caption and its files. */
function ReportFigure({ figure, files }: ReportFigureProps): VNode {
  const { id, caption, chart } = figure;
  const finding = plainText(figure.finding);
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
