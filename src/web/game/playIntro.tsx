/** What this place is, in a line. */

import type { VNode } from 'preact';

export function PlayIntro(): VNode {
  return (
    <header>
      <h1>Play draughts</h1>
      <p class="quiet">Your opponents were evolved, not written. Read why they move as they do.</p>
    </header>
  );
}
