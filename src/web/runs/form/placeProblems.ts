/**
 * Finds the fields that the server's messages are about. Each line starts with the field, as in "The experiment:
 * fitness.games must be an even number from 2 to 100000, not 3."
 */

import { capital } from '../../../base/capital.ts';
import { formatCount } from '../../numberText.ts';

export interface PlacedProblems {
  /** Messages by field path. They omit the name of the field, which is beside them. */
  readonly byPath: ReadonlyMap<string, string>;
  /** Messages that belong to no field of the form. */
  readonly others: readonly string[];
}

export function placeProblems(message: string, paths: ReadonlySet<string>): PlacedProblems {
  const byPath = new Map<string, string>();
  const others: string[] = [];
  for (const line of message.split('\n')) {
    const found = [...line.matchAll(PLACE)].find(([path]) => paths.has(path));
    if (!found) others.push(line);
    else {
      const [path] = found;
      const before = byPath.get(path);
      const sentence = withThousands(capital(line.slice(found.index + path.length).trim()));
      byPath.set(path, before === undefined ? sentence : `${before} ${sentence}`);
    }
  }
  return { byPath, others };
}

/** Drops the messages of a changed field, of its parts and of its parents: they may no longer be true. */
export function withoutProblems({ byPath, others }: PlacedProblems, changed: string): PlacedProblems {
  const isPart = (part: string, whole: string): boolean =>
    part.startsWith(whole) && ['', '.', '['].includes(part.charAt(whole.length));
  const kept = [...byPath].filter(([path]) => !isPart(path, changed) && !isPart(changed, path));
  return { byPath: new Map(kept), others };
}

/** Writes large numbers as the form does. */
function withThousands(sentence: string): string {
  return sentence.replaceAll(/(?<![\w.,"])\d{4,15}(?![\w"]|[.,]\d)/g, (digits) => formatCount(Number(digits)));
}

/** A path at the start of a line or after a colon. */
const PLACE = /(?<=^|: )[$\w]+(?:\.[$\w]+|\[\d+\])*(?= )/g;
