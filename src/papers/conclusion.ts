/** A conclusion of a paper, and our verdict on it. */

export const VERDICTS = ['confirmed', 'partly confirmed', 'no evidence', 'contradicted'] as const;

export type Verdict = (typeof VERDICTS)[number];

export interface Conclusion {
  readonly id: string;
  /** What it is about, in a few words, for papers with many conclusions. */
  readonly subject?: string;
  /** What the paper says, in a sentence. */
  readonly claim: string;
  /** Where it says so. */
  readonly place: string;
  readonly verdict: Verdict;
  /** How the verdict follows from the evidence, if that differs from one conclusion to the next. */
  readonly rule?: string;
  readonly evidence: readonly string[];
}
