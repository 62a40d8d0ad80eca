/** A report on runs: the same that `evodraughts report` writes, drawn by the same charts. */

import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Report, Section } from '../../documents/document.ts';
import { useLoaded } from '../loaded.ts';
import { WhenLoaded } from '../parts/notice.tsx';
import { ReportBlocks } from './reportBlocks.tsx';
import { ReportFiles } from './reportFiles.ts';
import { ReportText } from './reportText.tsx';

export function ReportView({ runs }: { readonly runs: readonly number[] }): VNode {
  const files = new ReportFiles(runs);
  const { loaded } = useLoaded('GET /api/report', { runs: runs.join(',') });
  return <WhenLoaded loaded={loaded}>{(report) => <WholeReport report={report} files={files} />}</WhenLoaded>;
}

function WholeReport({ report, files }: { readonly report: Report; readonly files: ReportFiles }): VNode {
  const { title, lead, sections } = report;
  // The place that the address names was not there when the browser looked for it.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <div class="report">
      <div class="head">
        <h2>
          <ReportText text={title} />
        </h2>
        <a class="button no-print" href={files.page} download>
          Download as a page
        </a>
      </div>
      <div class="report-lead">
        {lead.map((text) => (
          <p key={text}>
            <ReportText text={text} />
          </p>
        ))}
      </div>
      <div class="report-parts">
        <Contents sections={sections} />
        <div class="report-sections">
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
              <h3 id={`${section.id}-heading`}>
                <ReportText text={section.title} />
              </h3>
              <ReportBlocks blocks={section.blocks} files={files} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Contents({ sections }: { readonly sections: readonly Section[] }): VNode {
  return (
    <nav class="report-contents no-print" aria-label="Contents of the report">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <ReportText text={title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
