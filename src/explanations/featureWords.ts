/** How features are spoken of in sentences about what a strategy wants. */

import type { Feature } from '../features/feature.ts';
import type { Words } from '../grammar/expression/expressionPhrase.ts';

export function featureWords({ name, phrase, isPlural, low, high }: Feature): Words {
  const kind = isPlural ? 'count' : low === 0 && high === 1 ? 'flag' : 'amount';
  const more = kind === 'flag' ? `an ${phrase}` : `more ${phrase}`;
  const less = { count: `fewer ${phrase}`, amount: `less ${phrase}`, flag: `no ${phrase}` }[kind];
  const words: Words = { phrase, kind, more, less };
  const own = /(?:^|(\w+) )own\b/.exec(phrase);
  if (!own || !name.startsWith('own.')) return words;
  const rival = name.replace('own.', 'opponent.');
  if (kind === 'flag') {
    const wanted = `an ${phrase} rather than an opposing one`;
    const unwanted = `an ${phrase.replace('own', 'opposing')} rather than an own one`;
    return { ...words, rival: { name: rival, more: wanted, less: unwanted } };
  }
  // `own men` are weighed against opposing ones, `holes among own pieces` against those among opposing ones.
  const [, preposition] = own;
  const whose = isPlural || preposition ? 'opposing ones' : 'opposing';
  const than = `than ${preposition ? `${preposition} ${whose}` : whose}`;
  return { ...words, rival: { name: rival, more: `${more} ${than}`, less: `${less} ${than}` } };
}
