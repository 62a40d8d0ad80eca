/**
 * The name of a route for programs that are generated from the description of the API: `GET /api/games/:id/why` is
 * `getGameWhy`. It follows from method and path, so it stays the same as long as these do.
 */

import { capital } from '../base/capital.ts';

export function operationIdOf(name: string): string {
  const [method, path] = name.split(' ') as [string, string];
  const parts = path.split('/').filter((part) => part !== '' && part !== 'api');
  const words = parts.flatMap((part, index) => {
    if (part.startsWith(':')) return [];
    // One of many is asked for where a parameter follows.
    return [parts[index + 1]?.startsWith(':') ? singular(part) : part];
  });
  return [method.toLowerCase(), ...words.map(capital)].join('');
}

function singular(noun: string): string {
  return noun.replace(/ies$/, 'y').replace(/s$/, '');
}
