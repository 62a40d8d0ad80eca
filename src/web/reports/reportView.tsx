/** A report on runs: the same report that `evodraughts report` writes, drawn with the same charts. */

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
  const { title, question, lead, sections } = report;
  // The section in the address did not exist yet when the browser looked for it.
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
      {question !== undefined && (
        <p class="report-question quiet">
          <ReportText text={question} />
        </p>
      )}
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

/**
 * The contents are beside the sections, where they stay in view. On narrow screens they are folded above them. Styles
 * show one of the two.
 */
function Contents({ sections }: { readonly sections: readonly Section[] }): VNode {
  return (
    <>
      <nav class="report-contents beside no-print" aria-label="Contents of the report">
        <SectionLinks sections={sections} />
      </nav>
      <nav class="report-contents above no-print" aria-label="Contents of the report">
        <details>
          <summary>Contents</summary>
          <SectionLinks sections={sections} />
        </details>
      </nav>
    </>
  );
}

function SectionLinks({ sections }: { readonly sections: readonly Section[] }): VNode {
  return (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <ReportText text={title} />
          </a>
        </li>
      ))}
    </ul>
  );
}
