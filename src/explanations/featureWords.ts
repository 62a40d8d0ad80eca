/** How features are spoken of in sentences about what a strategy wants. */

import type { Feature } from '../features/feature.ts';
import type { Words } from '../grammar/expression/describeExpression.ts';

export function featureWords({ name, phrase, isPlural, low, high }: Feature): Words {
  // Only the side to move is either of these.
  if (low === -1 && high === 1) return { phrase, isPlural, more: 'Black to move', less: 'White to move' };
  const isFlag = low === 0 && high === 1 && !isPlural;
  const more = isFlag ? `an ${phrase}` : `more ${phrase}`;
  const less = isFlag ? `no ${phrase}` : `${isPlural ? 'fewer' : 'less'} ${phrase}`;
  const [, preposition] = /(?:^|(\w+) )own\b/.exec(phrase) ?? [];
  if (!name.startsWith('own.') || !phrase.includes('own')) return { phrase, isPlural, more, less };
  const rival = name.replace('own.', 'opponent.');
  if (isFlag) {
    const wanted = `an ${phrase} rather than an opposing one`;
    const unwanted = `an ${phrase.replace('own', 'opposing')} rather than an own one`;
    return { phrase, isPlural, more, less, rival: { name: rival, more: wanted, less: unwanted } };
  }
  const whose = isPlural || preposition ? 'opposing ones' : 'opposing';
  const than = `than ${preposition ? `${preposition} ${whose}` : whose}`;
  return { phrase, isPlural, more, less, rival: { name: rival, more: `${more} ${than}`, less: `${less} ${than}` } };
}
