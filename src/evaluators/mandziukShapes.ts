/**
 * The shapes of Mańdziuk, Kusiak and Walędzik (2007, sections 2 and 4). Terms are in the order of their section 2.
 *
 * Their Table 1 lists the terms of 15F, 19F, 25F and E3Ph by crosses, but we have only the number of crosses of each row,
 * not their columns. 25F has every row, and 19F all but the six patterns. That leaves 55 crosses for four columns: 15F
 * and E3Ph of checkers and of give-away. Both 15F need 15 crosses, so the two E3Ph have 25. The counts come out exactly
 * with this reading, which is natural but not proven:
 *
 * - Six rows have a cross in all four columns.
 * - A row with three has both 15F and one E3Ph. We give men in the centre and defenders to checkers, kings on the double
 *   diagonal and holes to give-away.
 * - A row with two has the 15F and the E3Ph of one game. Checkers has the five patterns; give-away has the distance to the
 *   king-row, movable men, kings on the main diagonal and lone men.
 * - The row with one, kings on the edge, has the 15F of give-away, which is otherwise one term short.
 */

import type { Phase, Shape } from './shape.ts';
import { WHOLE_GAME } from './shape.ts';

/** The 25 parameters, in the order of section 2. */
const FIRST_EIGHT = [
  ['men', 'kings', 'edgeMen', 'edgeKings'],
  ['movableMen', 'movableKings', 'crownDistance', 'openKingRow'],
].flat();
const FIRST_NINETEEN = [
  FIRST_EIGHT,
  ['defenders', 'attackers', 'centreMen', 'centreKings'],
  ['mainDiagonalMen', 'mainDiagonalKings', 'doubleDiagonalMen', 'doubleDiagonalKings'],
  ['loneMen', 'loneKings', 'holes'],
].flat();
const PARAMETERS = [...FIRST_NINETEEN, 'triangle', 'oreo', 'bridge', 'dog', 'cornerMan', 'cornerKing'];

/** Rows of Table 1 by the columns in which we read their crosses. */
const ALL_FOUR = ['men', 'kings', 'edgeMen', 'attackers', 'centreKings', 'dog'];
const CHECKERS_E3PH = ['centreMen', 'defenders'];
const GIVEAWAY_E3PH = ['doubleDiagonalKings', 'holes'];
const CHECKERS_ONLY = ['triangle', 'oreo', 'bridge', 'cornerMan', 'cornerKing'];
const GIVEAWAY_ONLY = ['crownDistance', 'movableMen', 'mainDiagonalKings', 'loneMen'];
const BOTH_15F = [...ALL_FOUR, ...CHECKERS_E3PH, ...GIVEAWAY_E3PH];

/** They did not play on 6x6, where both sides have half as many men: the limit of the ending is lower there. */
const LAST_PIECES = { 6: 2, 8: 3 } as const;

const THREE_PHASES = { 6: threePhases(LAST_PIECES[6]), 8: threePhases(LAST_PIECES[8]) };
const FIVE_PHASES = { 6: fivePhases(LAST_PIECES[6]), 8: fivePhases(LAST_PIECES[8]) };

export const MANDZIUK_SHAPES: readonly Shape[] = [
  {
    name: '8F',
    summary: 'the first eight differences of Mańdziuk, Kusiak and Walędzik (2007)',
    terms: FIRST_EIGHT,
    phases: WHOLE_GAME,
  },
  {
    name: '10F',
    summary: '8F, with the men and kings of each side counted separately',
    terms: [...['men', 'kings'].flatMap(ofEachSide), ...FIRST_EIGHT.slice(2)],
    phases: WHOLE_GAME,
  },
  {
    name: '15F',
    summary: 'fifteen differences that they chose for checkers',
    terms: inOrder([...BOTH_15F, ...CHECKERS_ONLY]),
    phases: WHOLE_GAME,
  },
  {
    name: '15FGiveaway',
    summary: 'fifteen differences that they chose for give-away',
    terms: inOrder([...BOTH_15F, ...GIVEAWAY_ONLY, 'edgeKings']),
    phases: WHOLE_GAME,
  },
  {
    // Not theirs: a control that shows what raw numbers cost when every term has them.
    name: '16F',
    summary: '8F, with every feature of each side counted separately',
    terms: FIRST_EIGHT.flatMap(ofEachSide),
    phases: WHOLE_GAME,
  },
  {
    name: '19F',
    summary: 'all of their differences but the six patterns',
    terms: FIRST_NINETEEN,
    phases: WHOLE_GAME,
  },
  {
    name: '25F',
    summary: 'all of their differences',
    terms: PARAMETERS,
    phases: WHOLE_GAME,
  },
  {
    name: '3Ph',
    summary: '8F in three phases: before there are kings, with kings, and the ending',
    terms: FIRST_EIGHT,
    phases: THREE_PHASES,
  },
  {
    name: 'E3Ph',
    summary: 'thirteen differences that they chose for checkers, in three phases',
    terms: inOrder([...ALL_FOUR, ...CHECKERS_E3PH, ...CHECKERS_ONLY]),
    phases: THREE_PHASES,
  },
  {
    name: 'E3PhGiveaway',
    summary: 'twelve differences that they chose for give-away, in three phases',
    terms: inOrder([...ALL_FOUR, ...GIVEAWAY_E3PH, ...GIVEAWAY_ONLY]),
    phases: THREE_PHASES,
  },
  {
    name: '5Ph',
    summary: '8F in five phases: those of 3Ph, with three for kings by whose they are',
    terms: FIRST_EIGHT,
    phases: FIVE_PHASES,
  },
];

function ofEachSide(name: string): string[] {
  return [`own.${name}`, `opponent.${name}`];
}

function inOrder(terms: readonly string[]): string[] {
  return PARAMETERS.filter((name) => terms.includes(name));
}

function threePhases(last: number): readonly Phase[] {
  return [beginning(last), beforeEnding('kings', 'kings on the board', last), ending(last)];
}

function fivePhases(last: number): readonly Phase[] {
  return [
    beginning(last),
    beforeEnding('my kings', 'only own kings', last, 'opponent.kings'),
    beforeEnding('his kings', 'only opposing kings', last, 'own.kings'),
    beforeEnding('both kings', 'kings on both sides', last),
    ending(last),
  ];
}

function beginning(last: number): Phase {
  return beforeEnding('beginning', 'no kings', last, 'own.kings', 'opponent.kings');
}

/** A phase in which these are absent. It need not ask for kings: the phases listed before it take what has none. */
function beforeEnding(name: string, which: string, last: number, ...absent: readonly string[]): Phase {
  const enough = ofEachSide('pieces').map((feature) => ({ feature, from: last + 1, to: Infinity }));
  const none = absent.map((feature) => ({ feature, from: 0, to: 0 }));
  return { name, when: `${which}, more than ${last} pieces each`, condition: [...enough, ...none] };
}

function ending(last: number): Phase {
  return { name: 'ending', when: `one side has at most ${last} pieces`, condition: [] };
}
