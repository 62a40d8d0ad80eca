/** The problems of an experiment, one line each: where, what is required, and what was given. */

import type { z } from 'zod';

type Path = readonly PropertyKey[];

/**
 * The lines for the issues of zod. The messages come from the fields: the rest of a sentence that begins with the
 * place.
 */
export function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  whole = 'the experiment',
  around: Path = [],
): string[] {
  const lines = issues.flatMap((issue) => {
    const path = [...around, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      return describeIssues(likeliest(issue.errors), whole, path);
    }
    const place = formatPath(path);
    if (issue.code !== 'unrecognized_keys') return [`${place || whole} ${issue.message}`];
    return issue.message.split('\n').map((line) => (place === '' ? line : `${place}.${line}`));
  });
  return [...new Set(lines)];
}

/** `fitness.opponents[0].weight`, in the form for --set. */
function formatPath(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1);
}

/** Of the ways in which a value could have been meant, the one whose fields it has. */
function likeliest(ways: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] {
  const strangers = (way: readonly z.core.$ZodIssue[]): number =>
    way.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 0), 0);
  return ways.toSorted((one, two) => strangers(one) - strangers(two) || one.length - two.length)[0]!;
}
