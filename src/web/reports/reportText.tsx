/** A text of a report, with its `code`. No line breaks a number apart. */

import type { VNode } from 'preact';
import { unbroken } from '../../base/numberText.ts';
import { textParts } from '../../documents/textParts.ts';

export function ReportText({ text }: { readonly text: string }): VNode {
  return (
    <>
      {textParts(text).map((part, place) =>
        // eslint-disable-next-line react/no-array-index-key -- the same word may come twice, and the order stays
        part.isCode ? <code key={place}>{part.text}</code> : unbroken(part.text),
      )}
    </>
  );
}
