import { expect, test } from 'vitest';
import { createRng } from '../base/rng.ts';
import type { Agreement, Decision } from '../players/player.ts';
import { createPlayer } from '../players/players.ts';
import { parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import { formatMove, parseMove } from '../rules/moveText.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import { ENGLISH } from '../rules/variant.ts';
import type { Reader } from './describeFinding.ts';
import { planReasons } from './planReasons.ts';
import type { MoveReasons } from './moveReasons.ts';
import { whyPlayed } from './whyMove.ts';

const OPEN = new Game(ENGLISH);
const TO_BLACK: Reader = { name: 'your opponent', playerSide: WHITE, readerSide: BLACK };
const TO_WHITE: Reader = { name: 'your opponent', playerSide: BLACK, readerSide: WHITE };

type Shares = Readonly<Record<string, readonly number[]>>;

/** A thought about the first move, which chose 11-15. */
function thoughtOf(own: Shares, replies: Shares, agreement: Partial<Agreement> = {}): Decision {
  const after = new Game(ENGLISH);
  const move = parseMove('11-15', OPEN.position, ENGLISH.board).move;
  after.play(move);
  const sharesOf = (game: Game, all: Shares): Agreement['own'] =>
    Object.entries(all).map(([text, shares]) => ({
      move: parseMove(text, game.position, ENGLISH.board).move,
      shares,
    }));
  const shown = Object.values(own)[0]!.map((_, index) => index + 1);
  return {
    move,
    line: [move, parseMove('22-18', after.position, ENGLISH.board).move],
    agreement: {
      plans: 80,
      generations: shown.length,
      shown,
      own: sharesOf(OPEN, own),
      replies: sharesOf(after, replies),
      ...agreement,
    },
  };
}

const AGREED = thoughtOf(
  { '9-13': [0.5, 0.3, 0.05], '11-15': [0.14, 0.6, 0.92], '12-16': [0.36, 0.1, 0.03] },
  { '22-18': [0.6, 0.5, 0.64], '22-17': [0.4, 0.5, 0.36] },
);

test('a player says what its plans begin with, what they answer, and what it expects', () => {
  const { opinion, plans } = planReasons(OPEN, '11-15', AGREED, TO_WHITE);
  expect(opinion).toBe(
    'Your opponent evolved 80 plans for each side over 3 generations. 92 % of its plans begin with 11-15, 5 % with 9-13. ' +
      '64 % of its plans for you answer 22-18, 36 % answer 22-17. It expects 22-18.',
  );
  expect(plans.own!.finding).toBe('11-15 rises from 14 % to 92 % of its plans, and has led since generation 2.');
  expect(plans.replies!.finding).toBe(
    '22-18 rises from 60 % to 64 % of its plans for you, and has led since generation 3.',
  );
});

test('it says what it would have played instead of your move', () => {
  const opinionOf = (played: string): string => planReasons(OPEN, played, AGREED, TO_BLACK).opinion;
  const evolved = 'It evolved 80 plans for each side over 3 generations. 92 % of its plans for you begin with 11-15';
  expect(opinionOf('12-16')).toBe(
    `Your opponent would have played 11-15. ${evolved}, 3 % with 12-16. It expects 11-15 22-18.`,
  );
  expect(opinionOf('10-14')).toContain(`${evolved}, none with 10-14.`);
  expect(opinionOf('11-15')).toMatch(/^Your opponent would have played 11-15 too\. .* 64 % of its plans answer 22-18,/);
});

test('a person who watches reads of both sides by name', () => {
  const { opinion } = planReasons(OPEN, '11-15', AGREED, {});
  expect(opinion).toMatch(/^It evolved 80 plans .* of its plans begin with .* of its plans for White answer /);
});

test('full agreement, ties and the move of the best plan have their own words', () => {
  const wordsOf = (own: Shares, agreement?: Partial<Agreement>): string[] => {
    const { opinion, plans } = planReasons(OPEN, '11-15', thoughtOf(own, {}, agreement), TO_WHITE);
    return [opinion, plans.own!.finding];
  };
  const [all, rise] = wordsOf({ '11-15': [0.4, 1], '9-13': [0.6, 0] });
  expect(all).toContain('generations. All its plans begin with 11-15. It expects');
  expect(rise).toBe('11-15 rises from 40 % to 100 % of its plans, and has led since generation 2.');
  expect(wordsOf({ '9-13': [0.9, 0.5], '11-15': [0.1, 0.5] })[1]).toBe(
    '11-15 rises from 10 % to 50 % of its plans, level with 9-13.',
  );
  const [best, fall] = wordsOf({ '9-13': [0.9, 0.8], '11-15': [0.1, 0.2] });
  expect(best).toContain('80 % of its plans begin with 9-13, but its best plan begins with 11-15.');
  expect(fall).toBe('9-13 falls from 90 % to 80 % of its plans, and leads from the first generation on.');
  expect(wordsOf({ '11-15': [0.996], '9-13': [0.004] })[1]).toBe('11-15 has 99 % of its plans after one generation.');
  const rough = wordsOf({ '11-15': [0.1, 0.9], '9-13': [0.9, 0.1] }, { generations: 90, shown: [1, 90] });
  expect(rough[1]).toMatch(/ since about generation 90\.$/);
});

test('at most five lines remain, and no share is lost', () => {
  const { agreement, ...thought } = createPlayer('olea:population=30,generations=70', ENGLISH).choose(
    OPEN,
    createRng(4),
  );
  const { own, replies, shown } = planReasons(
    OPEN,
    formatMove(thought.move, OPEN.legalMoves),
    { ...thought, agreement: agreement! },
    {},
  ).plans;
  expect([shown.length, shown[0], shown.at(-1)]).toEqual([50, 1, 70]);
  for (const { moves, others } of [own!, replies!]) {
    const lines = [...moves.map(({ shares }) => shares), ...(others.length > 0 ? [others] : [])];
    expect(lines.length).toBeLessThanOrEqual(5);
    for (const index of shown.keys()) {
      expect(lines.reduce((sum, shares) => sum + shares[index]!, 0)).toBeCloseTo(1, 2);
    }
    const last = moves.map(({ shares }) => shares.at(-1)!);
    expect(last).toEqual(last.toSorted((one, two) => two - one));
  }
});

/** Why olea played what it played. */
function why(spec: string, game: Game): MoveReasons {
  const thought = createPlayer(spec, ENGLISH).choose(game, createRng(1));
  return whyPlayed(spec, game, formatMove(thought.move, game.legalMoves), () => thought);
}

test('the moves that most plans begin with come first, with the points of their games', () => {
  const { moves, plans, line, depth } = why('olea:population=20,generations=20', OPEN);
  expect([depth, line[0]]).toEqual([null, moves[0]!.move]);
  const shares = moves.map(({ share }) => share!);
  expect(shares).toEqual(shares.toSorted((one, two) => two - one));
  expect(moves[0]).toMatchObject({ move: plans!.own!.moves[0]!.move, share: plans!.own!.moves[0]!.shares.at(-1) });
  for (const { men, chance, scoreText } of moves) {
    const [, sign, percent] = /^(Black|White) (\d+) %$/.exec(scoreText) ?? ['', 'Black', '50'];
    expect(men).toBeNull();
    expect(100 * chance!).toBeCloseTo(sign === 'Black' ? Number(percent) : 100 - Number(percent), -0.5);
  }
});

test('a forced move has plans for the replies only', () => {
  const game = new Game(ENGLISH, { start: parseFen('B:W22,32:B1,18', ENGLISH.board) });
  const { opinion, plans } = why('olea:population=20,generations=20', game);
  expect(opinion).toMatch(/^18x25 is the only legal move\. (?:All|\d+ % of) its plans for White answer /);
  expect([plans!.own, plans!.replies!.moves.length]).toEqual([null, 2]);
});

test('if a search leaves one move, all plans begin with it', () => {
  const { opinion, plans } = why('olea:population=20,generations=5,search=3', OPEN);
  expect(opinion).toMatch(/plans begin with/);
  expect(plans!.own!.moves.length).toBeGreaterThan(0);
});

test('a move that was common on the way has its own line', () => {
  const names = ['11-15', '9-13', '9-14', '10-14', '10-15', '11-16', '12-16'];
  const own = Object.fromEntries(names.map((move, index) => [move, [0.1, 0.1, 0.2 - 0.02 * index]]));
  const { plans } = planReasons(OPEN, '11-15', thoughtOf({ ...own, '12-16': [0.4, 0.4, 0.02] }, {}), TO_WHITE);
  expect(plans.own!.moves.map(({ move }) => move)).toEqual(['11-15', '9-13', '9-14', '12-16']);
  expect(plans.own!.others).toEqual([0.3, 0.3, 0.36]);
});
