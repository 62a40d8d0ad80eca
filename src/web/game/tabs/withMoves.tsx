/** Text in which moves are set as notation, each kept in one line: browsers break a line after a hyphen. */

import type { VNode } from 'preact';

export function WithMoves({ text }: { readonly text: string }): VNode {
  return (
    <>
      {partsOf(text).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} class="notation nobreak">
            {part}
          </span>
        ),
      )}
    </>
  );
}

/** Text and moves by turns, beginning with text. */
export function partsOf(text: string): string[] {
  return text.split(/(\b\d+[-x]\d+(?:x\d+)*\b)/);
}
