/** How sentences about what a strategy wants speak of features. */

import type { Feature } from '../features/feature.ts';
import type { Words } from '../grammar/expression/expressionPhrase.ts';
import { sideless } from './sideless.ts';

type Wishes = Pick<Words, 'more' | 'less'>;

export function featureWords(feature: Feature): Words {
  const { name, phrase, isPlural, low, high } = feature;
  const kind = isPlural ? 'count' : low === 0 && high === 1 ? 'flag' : 'amount';
  const words = { phrase, kind, ...(WISHES[name] ?? squareWishes(phrase) ?? wishesFor(phrase, kind)) } as const;
  const rival = name.startsWith('own.') ? (RIVAL_WISHES[sideless(name)] ?? rivalWishes(words, isPlural)) : undefined;
  return rival ? { ...words, rival: { name: name.replace('own.', 'opponent.'), ...rival } } : words;
}

function wishesFor(phrase: string, kind: Words['kind']): Wishes {
  switch (kind) {
    case 'count':
      return { more: `more ${phrase}`, less: `fewer ${phrase}` };
    case 'amount':
      return { more: `more ${phrase}`, less: `less ${phrase}` };
    case 'flag': {
      const noun = phrase.replace(/^own (\w+)/, '$1 of its own');
      return { more: `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`, less: `no ${noun}` };
    }
  }
}

/** The wishes for what a side has more of than the other. */
function rivalWishes({ phrase, kind, more, less }: Words, isPlural: boolean): Wishes | undefined {
  if (kind === 'flag') {
    const isOwn = phrase.startsWith('own ');
    const other = phrase.replace(/^(?:own|opposing)/, isOwn ? 'opposing' : 'own');
    const [one, two] = isOwn ? ['an opposing one', 'one of its own'] : ['one of its own', 'an opposing one'];
    return { more: `${more} rather than ${one}`, less: `${wishesFor(other, kind).more} rather than ${two}` };
  }
  const own = /(?:^|(\w+) )own\b/.exec(phrase);
  if (!own) return undefined;
  // `own men` are weighed against opposing ones, `holes among own pieces` against those among opposing ones.
  const [, preposition] = own;
  const whose = isPlural || preposition ? 'opposing ones' : 'opposing';
  const than = `than ${preposition ? `${preposition} ${whose}` : whose}`;
  return { more: `${more} ${than}`, less: `${less} ${than}` };
}

/** A square counts pieces of one side as positive and those of the other as negative. */
function squareWishes(phrase: string): Wishes | undefined {
  const [, whose, square] = /^(own|black) strength on (square \d+)$/.exec(phrase) ?? [];
  if (whose === undefined) return undefined;
  if (whose === 'black') {
    return {
      more: `a black piece on ${square} rather than a white one`,
      less: `a white piece on ${square} rather than a black one`,
    };
  }
  return {
    more: `a piece of its own on ${square} rather than an opposing one`,
    less: `an opposing piece on ${square} rather than one of its own`,
  };
}

/** What players say instead of more or less of a number. */
const WISHES: Readonly<Record<string, Wishes>> = {
  settled: { more: 'a lead in material after all captures', less: 'a deficit in material after all captures' },
  'own.openKingRow': { more: 'an open enemy back row', less: 'a closed enemy back row' },
  'opponent.openKingRow': { more: 'an open back row of its own', less: 'a closed back row of its own' },
  'own.kingDistance': { more: 'own kings far from enemy pieces', less: 'own kings close to enemy pieces' },
  'opponent.kingDistance': { more: 'enemy kings far from its pieces', less: 'enemy kings close to its pieces' },
  'own.crownDistance': { more: 'own men far from the king-row', less: 'own men close to the king-row' },
  'opponent.crownDistance': { more: 'enemy men far from the king-row', less: 'enemy men close to the king-row' },
  'own.imbalance': { more: 'own pieces massed on one wing', less: 'own pieces on both wings' },
  'opponent.imbalance': { more: 'enemy pieces massed on one wing', less: 'enemy pieces on both wings' },
};

/** The same for features of both sides, by their names without the side. */
const RIVAL_WISHES: Readonly<Record<string, Wishes>> = {
  material: { more: 'more material than the opponent', less: 'less material than the opponent' },
  mobility: { more: 'more mobility than the opponent', less: 'less mobility than the opponent' },
  openKingRow: {
    more: 'an open enemy back row but a closed one of its own',
    less: 'a closed enemy back row but an open one of its own',
  },
  kingDistance: {
    more: 'own kings farther from enemy pieces than enemy kings are from its own',
    less: 'own kings closer to enemy pieces than enemy kings are to its own',
  },
  crownDistance: {
    more: 'enemy men closer to the king-row than its own',
    less: 'own men closer to the king-row than enemy men',
  },
  imbalance: {
    more: 'own pieces massed on one wing but enemy pieces on both',
    less: 'enemy pieces massed on one wing but own pieces on both',
  },
};
