import { describe, expect, test } from 'vitest';
import { createRng } from '../base/rng.ts';
import { createEvaluation } from '../evaluators/evaluators.ts';
import { parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import { wordFromMove } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';
import { ENGLISH, ENGLISH_6X6, GIVEAWAY_6X6, VARIANTS, drawOnlyAt, limitPlies } from '../rules/variant.ts';
import { minimax } from '../search/minimax.ts';
import { PlanEvolution } from '../search/plans/planEvolution.ts';
import type { PlanOptions } from '../search/plans/planOptions.ts';
import { searchRoot } from '../search/searchRoot.ts';
import type { Control, Decision, Player, Thought } from './player.ts';
import { createPlayer, parseSpec } from './players.ts';
import { seedsOfMoves } from './seedsOfMoves.ts';

const QUICK = 'olea:population=5,generations=4';

test('beats random moves with both colours', () => {
  const variant = drawOnlyAt(ENGLISH, 200);
  const olea = createPlayer('olea:population=25,generations=20', variant);
  const random = createPlayer('random', variant);
  for (let seed = 0; seed < 10; seed++) {
    const colour = seed % 2;
    const game = new Game(variant);
    const seedsOf = seedsOfMoves([seed], game);
    const rng = createRng(seed);
    while (!game.outcome) {
      const player = game.turn === colour ? olea : random;
      game.play(player.choose(game, rng, { seedsOf }).move);
    }
    expect(game.outcome.winner).toBe(colour);
  }
});

/** A game with its seeds, and what a player that played it from the start answered to each of its moves. */
interface Played {
  readonly game: Game;
  readonly control: Required<Pick<Control, 'seedsOf'>>;
  readonly answers: readonly Decision[];
}

type Restart = [name: string, spec: string, variant: Variant, fen: string | undefined];

describe('an answer depends only on the game and the seeds of its moves', () => {
  const restarts: readonly Restart[] = [
    ...VARIANTS.map((variant): Restart => [variant.name, QUICK, variant, undefined]),
    ['a limit of plies', QUICK, limitPlies(ENGLISH, 21), undefined],
    ['White begins', QUICK, ENGLISH, 'W:W21,22,23,24,30,K31:B1,2,3,9,10,12'],
    ['promote=on', `${QUICK},promote=on`, ENGLISH, undefined],
    ['search=3', `${QUICK},search=3`, ENGLISH, undefined],
    ['cutoff=3', `${QUICK},cutoff=3`, ENGLISH, undefined],
    ['rolling=off', `${QUICK},rolling=off`, ENGLISH, undefined],
    ['plans as short as the horizon', `${QUICK},moves=10,genes=square,bounds=wrap`, ENGLISH, undefined],
  ];

  test.each(restarts)('after a restart: %s', (_name, spec, variant, fen) => {
    const start = fen === undefined ? variant.start : parseFen(fen, variant.board);
    const { game, control, answers } = play(createPlayer(spec, variant), variant, 1, start);
    // Every third, so that both sides are asked.
    for (let ply = 0; ply < game.plies; ply += 3) {
      const again = gameUpTo(ply, game);
      expect(answerTo(createPlayer(spec, variant), again, control)).toEqual(answers[ply]);
    }
  });

  test.each(['', ',promote=on', ',cutoff=3'])('when more games are interleaved than it remembers%s', (options) => {
    const spec = `${QUICK}${options}`;
    // The first two differ only in their seeds, and the next two only in their limits of plies.
    const variants = [ENGLISH, ENGLISH, limitPlies(ENGLISH, 30), limitPlies(ENGLISH, 14), ENGLISH, ENGLISH];
    const seeds = [1, 2, 3, 3, 4, 5];
    const player = createPlayer(spec, ENGLISH);
    const played = variants.map((variant, index) => play(createPlayer(spec, ENGLISH), variant, seeds[index]!));
    const again = variants.map((variant) => new Game(variant));
    for (let ply = 0; ply < 14; ply++) {
      for (const [index, { game, control, answers }] of played.entries()) {
        if (again[index]!.outcome) continue;
        expect(answerTo(player, again[index]!, control)).toEqual(answers[ply]);
        again[index]!.play(game.moves[ply]!);
      }
    }
  });

  test('after moves were taken back', () => {
    const player = createPlayer(QUICK, ENGLISH);
    const { game, control, answers } = play(player, ENGLISH, 1);
    for (let back = 0; back < 5 || game.legalMoves.length < 2; back++) game.undo();
    expect(answerTo(player, game, control)).toEqual(answers[game.plies]);
    // Another move changes the answers from there on.
    const { move: played } = answers[game.plies]!;
    game.play(game.legalMoves.find((move) => move.path.join() !== played.path.join())!);
    const changed = answerTo(player, game, control);
    expect(changed).toEqual(answerTo(createPlayer(QUICK, ENGLISH), game, control));
    game.undo();
    game.undo();
    expect(answerTo(player, game, control)).toEqual(answers[game.plies]);
  });

  test('when it is asked about one side alone, and about the other later', () => {
    const { game, control, answers } = play(createPlayer(QUICK, ENGLISH), ENGLISH, 1);
    const player = createPlayer(QUICK, ENGLISH);
    for (const side of [0, 1]) {
      for (let ply = side; ply < game.plies; ply += 2) {
        expect(answerTo(player, gameUpTo(ply, game), control)).toEqual(answers[ply]);
      }
    }
  });

  test('when the thoughts about an earlier move were stopped', () => {
    const { game, control, answers } = play(createPlayer(QUICK, ENGLISH), ENGLISH, 1);
    const player = createPlayer(QUICK, ENGLISH);
    // Of each side every other move.
    for (let ply = 2; ply < game.plies; ply += ply % 4 === 2 ? 1 : 3) {
      const before = gameUpTo(ply - 2, game);
      player.choose(before, createRng(1), { ...control, limits: { nodes: 1 + ply } });
      player.choose(before, createRng(1), { ...control, isStopped: () => true });
      expect(answerTo(player, gameUpTo(ply, game), control)).toEqual(answers[ply]);
    }
  });

  test('when games alternate that differ only in their seeds, limits or moves', () => {
    const { game, control } = play(createPlayer(QUICK, ENGLISH), ENGLISH, 1);
    const games = [
      { line: game, variant: ENGLISH, seedsOf: control.seedsOf },
      { line: game, variant: ENGLISH, seedsOf: seedsOfMoves([2], game) },
      { line: game, variant: limitPlies(ENGLISH, 14), seedsOf: control.seedsOf },
      { line: play(createPlayer(QUICK, ENGLISH), ENGLISH, 2).game, variant: ENGLISH, seedsOf: control.seedsOf },
    ];
    const player = createPlayer(QUICK, ENGLISH);
    for (let ply = 0; ply < 12; ply++) {
      const answers = games.map(({ line, variant, seedsOf }) => {
        const again = gameUpTo(ply, line, variant);
        const answer = answerTo(player, again, { seedsOf });
        expect(answer).toEqual(answerTo(createPlayer(QUICK, ENGLISH), again, { seedsOf }));
        return answer;
      });
      expect(answers[1]).not.toEqual(answers[0]);
      expect(answers[2]).not.toEqual(answers[0]);
    }
  });
});

test.each(['', ',promote=on', ',rolling=off', ',rolling=off,promote=on'])(
  'its plans pass from move to move%s',
  (options) => {
    const spec = `${QUICK}${options}`;
    const { game, control, answers } = play(createPlayer(spec, ENGLISH), ENGLISH, 1);
    const { evaluate } = createEvaluation('material', ENGLISH);
    const values = parseSpec(spec).values as unknown as PlanOptions & { readonly rolling: boolean };
    for (const side of [0, 1]) {
      const evolution = new PlanEvolution(ENGLISH, values, evaluate);
      for (let ply = side; ply < game.plies; ply += 2) {
        const rng = createRng(...control.seedsOf(ply));
        if (ply < 2 || !values.rolling) evolution.start(ply, rng);
        else evolution.resume(evolution.state(), ply, rng);
        if (ply >= 2 && values.rolling && values.promote) {
          const reply = wordFromMove(game.moves[ply - 1]!, ENGLISH.board);
          evolution.promote(searchRoot(gameUpTo(ply - 1, game)), ply - 1, reply);
        }
        const root = searchRoot(gameUpTo(ply, game));
        const agreement = evolution.think(root, ply, rng, { isStopped: () => false });
        const shares = agreement.ownShares().map((one) => one.shares);
        expect(answers[ply]!.agreement!.own.map((one) => one.shares)).toEqual(shares);
        expect(wordFromMove(answers[ply]!.move, ENGLISH.board)).toBe(agreement.chosen('common'));
      }
    }
  },
);

test('other seeds give other moves, with and without the seeds of earlier moves', () => {
  const player = createPlayer(QUICK, ENGLISH);
  const firstMoves = (hasSeeds: boolean): Set<string> => {
    const game = new Game(ENGLISH);
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);
    const decisions = seeds.map((seed) =>
      player.choose(game, createRng(seed), hasSeeds ? { seedsOf: seedsOfMoves([seed], game) } : {}),
    );
    return new Set(decisions.map(({ move }) => move.path.join('-')));
  };
  expect(firstMoves(true).size).toBeGreaterThan(3);
  expect(firstMoves(false).size).toBeGreaterThan(3);
});

test('without seeds it answers from its random stream, and remembers nothing', () => {
  const used = createPlayer(QUICK, ENGLISH);
  const game = new Game(ENGLISH);
  const [one, two] = [createRng(4), createRng(4)];
  for (let ply = 0; ply < 8; ply++) {
    const answer = answerTo(used, game, {}, one);
    expect(answer).toEqual(answerTo(createPlayer(QUICK, ENGLISH), game, {}, two));
    game.play(answer.move);
  }
});

test.each([ENGLISH, ENGLISH_6X6, GIVEAWAY_6X6])(
  'after a search it plays only moves that no other beats: $name',
  (variant) => {
    const { evaluate } = createEvaluation('material', variant);
    const depth = 3;
    let chosenFromFewer = 0;
    for (let seed = 0; seed < 4; seed++) {
      const { game, answers } = play(createPlayer(`${QUICK},search=${depth}`, variant), variant, seed, undefined, 30);
      const again = new Game(variant);
      for (const [ply, move] of game.moves.entries()) {
        const { moves } = minimax(variant, evaluate, searchRoot(again), { depth, extend: true, draws: true });
        const most = Math.max(...moves.map(({ score }) => score));
        const best = moves.filter(({ score }) => score === most).map(({ word }) => word);
        expect(best).toContain(wordFromMove(move, variant.board));
        // Plans begin with those moves and with no other.
        const { own } = answers[ply]!.agreement!;
        expect(own.map((one) => wordFromMove(one.move, variant.board))).toEqual(best);
        if (best.length > 1 && best.length < moves.length) chosenFromFewer++;
        again.play(move);
      }
    }
    expect(chosenFromFewer).toBeGreaterThan(10);
  },
);

test('it reports what its plans agree on, about ten times a move, and stops at a limit of games', () => {
  const player = createPlayer('olea:population=3,generations=30,games=2', ENGLISH);
  const game = new Game(ENGLISH);
  const thoughts: Thought[] = [];
  const decision = player.choose(game, createRng(1), { onThought: (thought) => thoughts.push(thought) });
  expect(thoughts.map(({ nodes }) => nodes)).toEqual([36, 72, 108, 144, 180, 216, 252, 288, 324, 360]);
  expect(decision.nodes).toBe(360);
  expect(decision.agreement!.own).toEqual(thoughts.at(-1)!.agreement!.own);
  // The move of most plans.
  const last = decision.agreement!.own.map(({ shares }) => shares.at(-1)!);
  const chosen = decision.agreement!.own.find(({ move }) => move.path.join() === decision.move.path.join())!;
  expect(chosen.shares.at(-1)).toBe(Math.max(...last));
  const limited = player.choose(game, createRng(1), { limits: { nodes: 25 } });
  expect(limited.nodes).toBe(36);
});

/** A game that it plays against itself, at most 16 plies. */
function play(player: Player, variant: Variant, seed: number, start: Position = variant.start, most = 16): Played {
  const game = new Game(variant, { start });
  const control = { seedsOf: seedsOfMoves([seed], game) };
  const answers: Decision[] = [];
  while (!game.outcome && game.plies < most) {
    answers.push(answerTo(player, game, control));
    game.play(answers.at(-1)!.move);
  }
  return { game, control, answers };
}

/** The game after its first plies. */
function gameUpTo(plies: number, { variant, start, moves }: Game, rules = variant): Game {
  const game = new Game(rules, { start });
  for (const move of moves.slice(0, plies)) game.play(move);
  return game;
}

/** With seeds, it does not use its random stream. */
function answerTo(player: Player, game: Game, control: Control, rng = createRng(0)): Decision {
  const { timeMs: _, ...answer } = player.choose(game, rng, control);
  return answer;
}
