/**
 * A player that evolves while it thinks (Hughes 2005): for every move it co-evolves plans of both sides to the end of
 * the game, by `search/plans/`. Its plans pass from move to move, so a move depends on what it thought before. If it
 * has forgotten that, it thinks again about all its earlier moves of the game, with their seeds.
 */

import { createRng } from '../base/rng.ts';
import type { Rng } from '../base/rng.ts';
import { createEvaluation, evaluatorsBySide } from '../evaluators/evaluators.ts';
import { Game } from '../rules/game.ts';
import { generate } from '../rules/kernel.ts';
import type { Move } from '../rules/move.ts';
import { moveFromWord, wordFromMove } from '../rules/move.ts';
import { opponent } from '../rules/side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS } from '../rules/successor.ts';
import type { Variant } from '../rules/variant.ts';
import { pointsFromChance } from '../search/chance.ts';
import type { MoveShares, PlanAgreement } from '../search/plans/planAgreement.ts';
import { PlanEvolution } from '../search/plans/planEvolution.ts';
import type { PlanState, Thinking } from '../search/plans/planEvolution.ts';
import { gamesPerMove } from '../search/plans/planOptions.ts';
import type { SearchRoot } from '../search/searchRoot.ts';
import { FULL_SEARCH } from '../search/searchOptions.ts';
import { Searcher } from '../search/searcher.ts';
import { searchRoot } from '../search/searchRoot.ts';
import type { OleaValues } from './oleaOptions.ts';
import { OLEA_OPTIONS, describeThinking } from './oleaOptions.ts';
import type { Control, Decision, SharesOfMove } from './player.ts';
import { playerKind } from './playerKind.ts';
import type { Unnamed } from './playerKind.ts';
import type { Seeds } from './seedsOfMoves.ts';

/** Games of which it keeps its plans, so that it need not think again about their earlier moves. */
const MOST_REMEMBERED = 4;

/** Without a table, the search depends on nothing that it was asked before. */
const SEARCH_OPTIONS = { ...FULL_SEARCH, tableMegabytes: 0 };

/** How often it reports its thoughts about a move, at most. */
const MOST_THOUGHTS = 10;

/** A thousand generations would make its thoughts large, and a chart cannot show them. */
const MOST_SHOWN = 50;

/** The moves that it expects, at most. */
const LINE_PLIES = 8;

export const oleaPlayer = playerKind({
  name: 'olea',
  summary: 'evolves plans of both sides to the end of the game, for every move anew (Hughes 2005)',
  example: 'olea:population=25,generations=20',
  options: OLEA_OPTIONS,
  // If it has forgotten its plans, it thinks again about its earlier moves of the game, as many as a plan has.
  cost: (values) => ({ playouts: gamesPerMove(values) * (values.rolling ? values.moves : 1) }),
  evolvesPlans: true,
  thinks: describeThinking,
  create: (values, variant) => new OleaPlayer(values, variant),
});

/** What it knows after a move: its plans, and the game and seeds that led to them. */
interface Memory {
  readonly key: string;
  readonly state: PlanState;
}

class OleaPlayer implements Unnamed {
  readonly isRandom = true;
  readonly #values: OleaValues;
  readonly #variant: Variant;
  /** For each side: some evaluations distinguish whose search it is. */
  readonly #evolutions: readonly [black: PlanEvolution, white: PlanEvolution];
  readonly #searchers: readonly [black: Searcher, white: Searcher];
  /** The most recent is the last. It follows from the games and their seeds alone, so a new game may keep it. */
  #memories: Memory[] = [];

  constructor(values: OleaValues, variant: Variant) {
    this.#values = values;
    this.#variant = variant;
    const evaluation = createEvaluation(values.eval, variant);
    this.#evolutions = evaluatorsBySide(evaluation, (evaluate) => new PlanEvolution(variant, values, evaluate));
    this.#searchers = evaluatorsBySide(evaluation, (evaluate) => new Searcher(variant, evaluate, SEARCH_OPTIONS));
  }

  newGame(): void {}

  choose(game: Game, rng: Rng, control: Control = {}): Decision {
    const { seedsOf } = control;
    const startMs = performance.now();
    const clock = clockOf(control, startMs);
    const known = seedsOf && this.#values.rolling ? this.#recall(game, seedsOf, clock) : undefined;
    const own = seedsOf ? createRng(...seedsOf(game.plies)) : rng;
    const root = searchRoot(game);
    this.#begin(game, known, own);
    const thought = (agreement: PlanAgreement): Decision => this.#thought(game, root, agreement, startMs);
    const { onThought } = control;
    const every = Math.ceil(this.#values.generations / MOST_THOUGHTS);
    const report = (soFar: PlanAgreement): void => {
      if (soFar.generations % every === 0) onThought!(thought(soFar));
    };
    const agreement = this.#think(root, game.plies, own, clock, onThought && report);
    const isWhole = agreement.generations === this.#values.generations && !clock(0);
    if (seedsOf && isWhole) this.#remember(game, seedsOf);
    return thought(agreement);
  }

  /** The plans after its last move of the game before this one, thinking again where it has to. */
  #recall(game: Game, seedsOf: (ply: number) => Seeds, isStopped: (games: number) => boolean): PlanState | undefined {
    const keys = keysOf(game, seedsOf);
    const before = keys.length - 2;
    let from = before;
    while (from >= 0 && !this.#memories.some(({ key }) => key === keys[from])) from--;
    let state = this.#memories.find(({ key }) => key === keys[from])?.state;
    const again = new Game(game.variant, { start: game.start });
    const moves = game.moves;
    const first = game.plies % 2;
    for (let turn = from + 1; turn <= before; turn++) {
      const ply = first + 2 * turn;
      while (again.plies < ply) again.play(moves[again.plies]!);
      const rng = createRng(...seedsOf(ply));
      this.#begin(again, state, rng);
      const { generations } = this.#think(searchRoot(again), ply, rng, isStopped);
      if (generations < this.#values.generations) return undefined;
      state = this.#evolutions[game.turn].state();
    }
    return state;
  }

  /** Random plans, or those from before, which know the two moves that have been made since. */
  #begin(game: Game, known: PlanState | undefined, rng: Rng): void {
    const { plies } = game;
    if (!known) return this.#evolutions[game.turn].start(plies, rng);
    this.#evolutions[game.turn].resume(known, plies, rng);
    if (!this.#values.promote) return;
    const before = rootAt(game, plies - 1);
    this.#evolutions[game.turn].promote(before, plies - 1, wordFromMove(game.moves.at(-1)!, this.#variant.board));
  }

  #remember(game: Game, seedsOf: (ply: number) => Seeds): void {
    const keys = keysOf(game, seedsOf);
    const [key, last] = [keys.at(-1)!, keys.at(-2)];
    // Of a game only the last plans are kept.
    const others = this.#memories.filter((memory) => memory.key !== key && memory.key !== last);
    this.#memories = [...others, { key, state: this.#evolutions[game.turn].state() }].slice(-MOST_REMEMBERED);
  }

  #think(
    root: SearchRoot,
    ply: number,
    rng: Rng,
    isStopped: Thinking['isStopped'],
    onGeneration?: Thinking['onGeneration'],
  ): PlanAgreement {
    const allowed = this.#bestMoves(root, () => isStopped(0));
    return this.#evolutions[root.turn].think(root, ply, rng, { isStopped, onGeneration, allowed });
  }

  /** The moves that a short search scores best. All moves, if it does not search or is stopped at once. */
  #bestMoves(root: SearchRoot, isStopped: () => boolean): ReadonlySet<number> | undefined {
    const { search: depth } = this.#values;
    if (depth === 0) return undefined;
    const { moves, score } = this.#searchers[root.turn].search(root, { limits: { depth, isStopped }, scoreAll: true });
    if (moves.length === 0) return undefined;
    return new Set(moves.filter((one) => one.score === score).map(({ word }) => word));
  }

  #thought(game: Game, root: SearchRoot, agreement: PlanAgreement, startMs: number): Decision {
    const { board } = this.#variant;
    const { population, games, select } = this.#values;
    const word = agreement.chosen(select);
    const scores = agreement.tried().map((one) => ({
      word: one.word,
      move: moveFromWord(one.word, board),
      score: pointsFromChance(one.chance),
      isExact: true,
    }));
    const { generations } = agreement;
    const shown = shownGenerations(generations);
    const shares = (moves: readonly MoveShares[]): SharesOfMove[] =>
      moves.map((one) => ({
        move: moveFromWord(one.word, board),
        shares: shown.map((generation) => one.shares[generation - 1]!),
      }));
    const line = this.#line(root, game.plies, word);
    return {
      move: line[0]!,
      score: scores.find((one) => one.word === word)!.score,
      scores: scores.map(({ move, score, isExact }) => ({ move, score, isExact })),
      line,
      nodes: 2 * population * games * generations,
      timeMs: performance.now() - startMs,
      agreement: {
        plans: population,
        generations,
        shown,
        own: shares(agreement.ownShares()),
        replies: shares(agreement.replyShares(word)),
      },
    };
  }

  /** The chosen move, and then the most common move of the plans of either side in turn. */
  #line(root: SearchRoot, ply: number, word: number): Move[] {
    const { board } = this.#variant;
    const line: Move[] = [];
    let { own, other, kings, turn } = root;
    const evolution = this.#evolutions[turn];
    const most = Math.min(LINE_PLIES, root.pliesLeft, evolution.lastPly - ply);
    while (line.length < most) {
      const end = generate(own, other, kings, turn, board, successors, 0);
      if (end === 0) break;
      const at =
        line.length === 0 ? indexOfWord(word, end) : evolution.expected(turn, ply + line.length, successors, end);
      line.push(moveFromWord(successors[at + 3]!, board));
      [own, other, kings, turn] = [successors[at + 1]!, successors[at]!, successors[at + 2]!, opponent(turn)];
    }
    return line;
  }
}

/**
 * What its plans after each of its moves of the game depend on: the game up to that move, and the seeds of its moves.
 * The last is that of the move it is about to make.
 */
function keysOf(game: Game, seedsOf: (ply: number) => Seeds): string[] {
  const { start, plies, variant } = game;
  const words = game.moves.map((move) => wordFromMove(move, variant.board));
  const keys: string[] = [];
  let key = JSON.stringify([start, variant.draws.plies]);
  let told = 0;
  for (let ply = plies % 2; ply <= plies; ply += 2) {
    key += JSON.stringify([words.slice(told, ply), seedsOf(ply)]);
    told = ply;
    keys.push(key);
  }
  return keys;
}

/** Whether to stop, given the games of the move so far: because of limits of the caller, or because it says so. */
function clockOf({ limits = {}, isStopped }: Control, startMs: number): (games: number) => boolean {
  const { nodes = Infinity, timeMs = Infinity } = limits;
  return (games) => games >= nodes || performance.now() - startMs >= timeMs || (isStopped?.() ?? false);
}

/** An earlier position of a game as words. */
function rootAt(game: Game, ply: number): SearchRoot {
  const { variant } = game;
  return searchRoot(new Game(variant, { start: game.positionAt(ply) }));
}

/** Evenly spaced, from the first to the last. */
function shownGenerations(generations: number): number[] {
  const count = Math.min(generations, MOST_SHOWN);
  const step = (generations - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => 1 + Math.round(index * step));
}

function indexOfWord(word: number, end: number): number {
  let at = 0;
  while (at < end && successors[at + 3] !== word) at += SUCCESSOR_WORDS;
  return at;
}

/** Scratch space of this module; its contents do not outlive a call. */
const successors = new Int32Array(SLICE_WORDS);
