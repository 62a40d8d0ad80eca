/** With which moves the players begin (section 4.5): Table 5, and the conclusion about it. */

import type { Section, Table } from '../../documents/document.ts';
import { tableBlock, textBlock } from '../../reports/blocks.ts';
import { newcombeDifference } from '../../stats/newcombe.ts';
import { wilsonInterval } from '../../stats/wilson.ts';
import type { Conclusion } from '../conclusion.ts';
import type { Part } from '../parts.ts';
import { countPart, judgedBy } from '../parts.ts';
import { judgeMoreThanChance } from '../verdictRules.ts';
import type { Evidence, FirstMoves } from './evidence.ts';
import { addMoves } from './evidence.ts';
import { moreOrLess } from './parts.ts';
import { PUBLISHED } from './published.ts';

const { percent } = PUBLISHED.firstMoves;

/** The seven moves, in the order of Table 5. */
const MOVES = Object.keys(percent.af) as (keyof typeof percent.af)[];

/** The players of Table 5. */
const PLAYERS = [
  { name: 'af', title: 'af' },
  { name: 'ca', title: 'ca' },
  { name: 'minimax2', title: '2 plies' },
  { name: 'minimax4', title: '4 plies' },
] as const;

type PlayerName = (typeof PLAYERS)[number]['name'];

const FAVOURITES_OF_CA = ['11-15', '11-16', '12-16'];

export function opensWithBias(evidence: Evidence): Conclusion {
  const [af, ca] = [movesOf(evidence, 'af'), movesOf(evidence, 'ca')];
  return {
    id: 'H12',
    subject: 'first moves',
    claim: 'af begins with little bias and ca with more; the searches favour some moves.',
    place: 'section 4.5',
    rule:
      'the moves that the paper names as favourites must be played more often than if all seven were equally likely, by the ' +
      '95 % interval of their share (Wilson); and ca must play its favourites more often than af, by the 95 % interval of ' +
      'the difference (Newcombe).',
    ...judgedBy([
      favouritesPart('ca', ca, FAVOURITES_OF_CA),
      favouritesPart('A search of 2 plies', movesOf(evidence, 'minimax2'), ['10-14', '11-16']),
      favouritesPart('A search of 4 plies', movesOf(evidence, 'minimax4'), ['10-14', '11-16', '9-13']),
      morePart(ca, af),
    ]),
  };
}

export function firstMovesSection(evidence: Evidence): Section {
  return {
    id: 'first-moves',
    title: 'First moves (Table 5)',
    blocks: [
      textBlock(
        'How often each player begins with which move, when it plays Black. The paper has 100 games of each player; ' +
          'we count all games of the tables in which it plays Black.',
      ),
      tableBlock(firstMovesTable(evidence)),
    ],
  };
}

function firstMovesTable(evidence: Evidence): Table {
  const measured = new Map(PLAYERS.map(({ name }) => [name, movesOf(evidence, name)]));
  return {
    id: 'first-moves',
    title: 'First moves as Black, published and measured',
    columns: [
      { name: 'move', shows: 'text' },
      ...PLAYERS.flatMap(({ title }) => [
        { name: `${title}, published`, shows: 'percent' } as const,
        { name: `${title}, measured`, shows: 'percent' } as const,
      ]),
    ],
    rows: MOVES.map((move) => [
      move,
      ...PLAYERS.flatMap(({ name }) => [percent[name][move] / 100, shareOf(measured.get(name)!, [move])]),
    ]),
  };
}

/** The first moves of a player in all rows in which it begins. */
function movesOf({ rows }: Evidence, player: PlayerName): FirstMoves {
  const plies = player === 'minimax2' ? 2 : player === 'minimax4' ? 4 : undefined;
  const own = rows.filter(({ published }) =>
    plies === undefined ? published.row === player : published.opponent === plies,
  );
  return addMoves(own.map(({ measured: { firstMoves } }) => firstMoves[plies === undefined ? 0 : 1]));
}

function countOf(moves: FirstMoves, some: readonly string[]): number {
  return some.reduce((sum, move) => sum + (moves[move] ?? 0), 0);
}

function gamesOf(moves: FirstMoves): number {
  return countOf(moves, Object.keys(moves));
}

function shareOf(moves: FirstMoves, some: readonly string[]) {
  const [count, games] = [countOf(moves, some), gamesOf(moves)];
  return { value: count / games, ...wilsonInterval(count, games) };
}

function favouritesPart(who: string, moves: FirstMoves, favourites: readonly string[]): Part {
  const count = { count: countOf(moves, favourites), runs: gamesOf(moves) };
  const verdict = judgeMoreThanChance(count, favourites.length / MOVES.length);
  return countPart(`${who} begins with ${favourites.join(', ')}`, count, verdict, undefined, 'games');
}

function morePart(ca: FirstMoves, af: FirstMoves): Part {
  const share = (moves: FirstMoves) => ({ successes: countOf(moves, FAVOURITES_OF_CA), trials: gamesOf(moves) });
  const gap = newcombeDifference(share(ca), share(af));
  const verdict = gap.low > 0 ? 'confirmed' : gap.high < 0 ? 'contradicted' : 'no evidence';
  return { text: `ca plays its favourites ${moreOrLess(gap, 'af')}: ${verdict}.`, verdict };
}
