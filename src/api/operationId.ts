/**
 * The operation id of a route, for generated clients: `GET /api/games/:id/why` is `getGameWhy`. It depends only on the
 * method and path.
 */

import { capital } from '../base/capital.ts';

export function operationIdOf(name: string): string {
  const [method, path] = name.split(' ') as [string, string];
  const parts = path.split('/').filter((part) => part !== '' && part !== 'api');
  const words = parts.flatMap((part, index) => {
    if (part.startsWith(':')) return [];
    // A parameter selects one item, so the noun before it is singular.
    return [parts[index + 1]?.startsWith(':') ? singular(part) : part];
  });
  return [method.toLowerCase(), ...words.map(capital)].join('');
}

function singular(noun: string): string {
  return noun.replace(/ies$/, 'y').replace(/s$/, '');
}
