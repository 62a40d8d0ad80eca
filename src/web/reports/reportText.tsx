/** A text of a report, with its `code`. No line breaks within a number or an interval. */

import type { VNode } from 'preact';
import { unbroken } from '../../base/numberText.ts';
import { byIntervals, textParts } from '../../documents/textParts.ts';

export function ReportText({ text }: { readonly text: string }): VNode {
  return (
    <>
      {textParts(text).map((part, place) =>
        // eslint-disable-next-line react/no-array-index-key -- the same word may come twice, and the order stays
        part.isCode ? <code key={place}>{part.text}</code> : <Words key={place} text={part.text} />,
      )}
    </>
  );
}

function Words({ text }: { readonly text: string }): VNode {
  return (
    <>
      {byIntervals(unbroken(text)).map((part, place) =>
        // eslint-disable-next-line react/no-array-index-key -- as above
        place % 2 === 1 ? (
          <span key={place} class="whole">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
