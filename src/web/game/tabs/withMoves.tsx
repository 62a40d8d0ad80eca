/** Text with moves set in notation style. Each move stays on one line, since browsers break lines after a hyphen. */

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

/** Alternating text and moves, starting with text. */
export function partsOf(text: string): string[] {
  return text.split(/(\b\d+[-x]\d+(?:x\d+)*\b)/);
}
