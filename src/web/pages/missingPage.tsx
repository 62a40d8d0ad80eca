/** For addresses where there is nothing. */

import type { VNode } from 'preact';

export function MissingPage(): VNode {
  return (
    <div class="page">
      <h1>There is nothing here</h1>
      <p>
        The address may be mistyped, or what was here has been deleted. <a href="/">Play a game</a> instead, or look at
        the <a href="/strategies">strategies</a>.
      </p>
    </div>
  );
}
