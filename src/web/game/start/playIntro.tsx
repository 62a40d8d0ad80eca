/** What this place is, in a line. */

import type { VNode } from 'preact';

export function PlayIntro(): VNode {
  return (
    <header>
      <h1>Play draughts</h1>
      <p class="quiet">Nobody wrote your opponents: they were evolved. Read why they move as they do.</p>
    </header>
  );
}
