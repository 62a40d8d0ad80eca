/** What all fields of a form share: what is wrong where, and how to change something. */

import type { Draft, Path } from './draft.ts';

export interface FormContext {
  /** Sentences about fields, by their paths. */
  readonly problems: ReadonlyMap<string, string>;
  /** Fields that stand elsewhere on the page. */
  readonly elsewhere: ReadonlySet<string>;
  readonly change: (path: Path, draft: Draft) => void;
}
