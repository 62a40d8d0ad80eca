/** The page for unknown addresses. */

import type { VNode } from 'preact';

export function MissingPage(): VNode {
  return (
    <div class="page">
      <h1>Page not found</h1>
      <p>
        The address may be mistyped, or the page was deleted. <a href="/">Play a game</a> instead, or look at the{' '}
        <a href="/strategies">strategies</a>.
      </p>
    </div>
  );
}
