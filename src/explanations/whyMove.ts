/**
 * Why a player played a move, or what it thinks of another player's move: every legal move with its score and the values
 * of the features after it. A strategy that looks one move ahead is evaluated again, which is quick. For any other player
 * the scores come from what it thought at the time. The result is data; `describeMove` makes the sentences.
 */

import type { Strategy } from '../evaluators/strategy.ts';
import type { Feature } from '../features/feature.ts';
import { compileClosures } from '../grammar/expression/compileClosures.ts';
import type { Decision } from '../players/player.ts';
import { parseSpec, resolvePlayer } from '../players/players.ts';
import type { ScoreScale } from '../players/scoreText.ts';
import { popcount } from '../rules/bits.ts';
import { Game } from '../rules/game.ts';
import { lineTexts } from '../rules/lineText.ts';
import type { Move } from '../rules/move.ts';
import { formatMove } from '../rules/moveText.ts';
import type { Position } from '../rules/position.ts';
import { BLACK, opponent } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Cause, Finding, Foresight, JudgedMove, Reader } from './describeFinding.ts';
import { describeMove, isRule, voicesFor, withVoices } from './describeFinding.ts';
import { themesOf } from './featureThemes.ts';
import { moveFacts } from './moveFacts.ts';
import type { LookingMode, MovePreview } from './movePreview.ts';
import { compareWorths, firstOfBest, previewMoves } from './movePreview.ts';
import { playedStrategy } from './playedStrategy.ts';
import type { AgreedPlans, PlanReasons } from './planReasons.ts';
import { planReasons } from './planReasons.ts';
import { ownPoints, playerScale, shownScore, strategyScale } from './playerScale.ts';
import { bestFirst } from './scoredMoves.ts';
import { sideless } from './sideless.ts';

/** Why a player prefers a move to the others. */
export interface MoveReasons {
  /** The features of a strategy that looks one move ahead; none for other players. */
  readonly features: readonly Pick<Feature, 'name' | 'phrase' | 'sentence'>[];
  /** The best first; equals in the order of the list. Empty if the player does not compare its moves. */
  readonly moves: readonly MoveReason[];
  /** The line that the player expects, its own move first. */
  readonly line: readonly string[];
  /** The depth of a search in plies; null for other players. */
  readonly depth: number | null;
  /** How far the plans of a player that evolves them agree; null for other players. */
  readonly plans: AgreedPlans | null;
  /** What the player thinks of the move; it names the player. */
  readonly opinion: string;
  /** What the move does on the board; empty if the opinion already says it. */
  readonly board: string;
  /** Both. */
  readonly sentence: string;
}

/** A legal move, its score and the values of the features after it. */
export interface MoveReason {
  readonly move: string;
  /** In settled mode, the captures that are expected to follow; the values are those after them. */
  readonly captures: readonly string[];
  /** On the player's own scale, for the side that moves. */
  readonly score: number;
  /** On the common scale of `players/scoreText.ts`; null if the player's scores cannot be converted. */
  readonly men: number | null;
  readonly chance: number | null;
  /** `Black +0.35`, `White wins in 7 moves`; `12.5 points` if it cannot be converted. */
  readonly scoreText: string;
  /** Otherwise the score is an upper bound. */
  readonly isExact: boolean;
  /** In the order of the features. */
  readonly values: readonly number[];
  /** The share of its plans that begin with the move; null for players without plans. */
  readonly share: number | null;
}

/**
 * Why a player played a move, or what it thinks of it. `game` is the game before the move. `thoughtOf` returns what the
 * player thought of that position; it is called only if needed.
 */
export function whyPlayed(
  player: string,
  game: Game,
  played: string,
  thoughtOf: () => Decision,
  reader: Reader = {},
): MoveReasons {
  const { position, variant } = game;
  const by = playedStrategy(player, variant);
  if (by?.mode === 'position' || by?.mode === 'settled') {
    return whyMove(by.strategy, position, variant, by.mode, played, reader);
  }
  const rule = by?.mode ?? parseSpec(player).kind.name;
  const judge = judgeOf(position, variant, reader);
  if (resolvePlayer(player).kind.evolvesPlans) {
    const thought = thoughtOf();
    const reasons = planReasons(game, played, thought, reader);
    return plannedReasons(played, reasons, reasonsOfMoves(game, thought, playerScale(player, variant)), judge);
  }
  if (game.legalMoves.length === 1) return withoutMoves({ kind: 'only' }, played, judge);
  if (isRule(rule)) return withoutMoves({ kind: 'rule', rule }, played, judge);
  return searchReasons(game, played, thoughtOf(), playerScale(player, variant), judge);
}

/**
 * All moves of a position as a strategy sees them, and why it plays the best. There must be a legal move. If another
 * move was played, the sentences are about that one.
 */
export function whyMove(
  strategy: Strategy,
  position: Position,
  variant: Variant,
  mode?: LookingMode,
  played?: string,
  reader: Reader = {},
): MoveReasons {
  const previews = previewMoves(strategy, position, variant, mode);
  const legal = previews.map(({ move }) => move);
  const best = previews[firstOfBest(previews.map(({ worth }) => worth))]!;
  const rest = previews.filter((preview) => preview !== best);
  const ordered = [best, ...rest.toSorted((one, two) => compareWorths(two.worth, one.worth))];
  const scale = strategyScale(strategy, position, variant);
  const moves = ordered.map(({ move, captures, worth, values }) => ({
    move: formatMove(move, legal),
    captures,
    score: worth,
    ...(scale?.(worth) ?? ownPoints(worth)),
    isExact: true,
    values: [...values],
    share: null,
  }));
  const judge = judgeOf(position, variant, reader);
  const at = played === undefined ? 0 : moves.findIndex(({ move }) => move === played);
  const finding = strategyFinding(moves, at, judge, (one, two) =>
    causesOf(strategy, position, ordered[one]!, ordered[two]!, reader),
  );
  return withSentences({ ...NOTHING, features: featuresOf(strategy), moves }, judge, moves[at]!, finding);
}

/** Describes what moves do, and why one was played. */
interface Judge {
  readonly judged: (move: Pick<MoveReason, 'move' | 'scoreText'>) => JudgedMove;
  readonly describe: (
    played: JudgedMove,
    finding: Finding,
    foresight?: Foresight,
  ) => { readonly opinion: string; readonly board: string };
}

function judgeOf(position: Position, variant: Variant, reader: Reader): Judge {
  const { legalMoves: legal } = new Game(variant, { start: position });
  const side = position.turn;
  const voices = voicesFor(reader, side, opponent(side));
  const named = new Map(legal.map((move) => [formatMove(move, legal), move]));
  return {
    judged: ({ move, scoreText }) => ({
      move,
      scoreText,
      facts: moveFacts(position, named.get(move)!, variant, voices),
    }),
    describe: (played, finding, foresight) =>
      describeMove({ played, finding, foresight, side, isGiveaway: variant.giveaway }, reader),
  };
}

function withSentences(
  reasons: Omit<MoveReasons, 'opinion' | 'board' | 'sentence'>,
  { judged, describe }: Judge,
  played: Pick<MoveReason, 'move' | 'scoreText'>,
  finding: Finding,
  foresight?: Foresight,
): MoveReasons {
  const { opinion, board } = describe(judged(played), finding, foresight);
  return { ...reasons, opinion, board, sentence: board === '' ? opinion : `${opinion} ${board}` };
}

/** What a player without features, scores, depth and plans has to show. */
const NOTHING = { features: [], moves: [], line: [], depth: null, plans: null };

function withoutMoves(finding: Finding, played: string, judge: Judge): MoveReasons {
  return withSentences(NOTHING, judge, { move: played, scoreText: '' }, finding);
}

function strategyFinding(
  moves: readonly MoveReason[],
  at: number,
  { judged }: Judge,
  causes: (better: number, lesser: number) => Cause[],
): Finding {
  const [first, second] = moves;
  if (!second) return { kind: 'only' };
  const equals = moves.filter(({ score }) => compareWorths(score, first!.score) === 0);
  if (at < equals.length && equals.length > 1) {
    return { kind: 'tie', equals: equals.map(judged), moves: moves.length, isPlayed: at === 0, isFirst: true };
  }
  return at === 0
    ? { kind: 'better', other: judged(second), causes: causes(0, 1) }
    : { kind: 'worse', other: judged(first!), causes: causes(0, at) };
}

/** The features that favour the better move: with the other move's values of them, it would score less. */
function causesOf(
  strategy: Strategy,
  { turn }: Position,
  better: MovePreview,
  lesser: MovePreview,
  reader: Reader,
): Cause[] {
  const { features, isRelative, tree } = strategy;
  const value = compileClosures(
    tree,
    features.map(({ name }) => name),
  );
  const sign = isRelative || turn === BLACK ? 1 : -1;
  const voices = voicesFor(reader, turn, opponent(turn));
  // In an exchange both sides lose men, which says nothing alone, so a feature is replaced for both sides together.
  const worthWithout = (names: string): number => {
    const changed = better.values.map((had, index) =>
      sideless(features[index]!.name) === names ? lesser.values[index]! : had,
    );
    return sign * value(changed);
  };
  return features
    .map((feature, index) => ({
      phrase: withVoices(feature.phrase, voices),
      without: worthWithout(sideless(feature.name)),
      had: better.values[index]!,
      other: lesser.values[index]!,
      themes: themesOf(feature),
    }))
    .filter(({ had, other, without }) => had !== other && compareWorths(better.worth, without) > 0)
    .toSorted((one, two) => compareWorths(one.without, two.without));
}

function searchReasons(
  game: Game,
  played: string,
  thought: Decision,
  scale: ScoreScale | undefined,
  judge: Judge,
): MoveReasons {
  const { position, variant, legalMoves } = game;
  const moves = reasonsOfMoves(game, thought, scale);
  const expected = thought.line ?? [thought.move];
  const line = lineTexts(expected, position, variant);
  const depth = thought.depth ?? null;
  const own = moves.find(({ move }) => move === played) ?? { move: played, scoreText: '' };
  const finding = searchFinding(moves, played, formatMove(thought.move, legalMoves), judge);
  const foresight = { depth, line, gain: gainOf(game, expected) };
  return withSentences({ ...NOTHING, moves, line, depth }, judge, own, finding, foresight);
}

/** The moves that most plans begin with come first; of equals, its choice. */
function plannedReasons(
  played: string,
  { opinion, plans, line, shareOf }: PlanReasons,
  scored: readonly MoveReason[],
  judge: Judge,
): MoveReasons {
  const moves = scored.map((one) => ({ ...one, share: shareOf(one.move) }));
  const isChosen = ({ move }: MoveReason): number => Number(move === line[0]);
  const ordered = moves.toSorted((one, two) => two.share - one.share || isChosen(two) - isChosen(one));
  const own = { move: played, scoreText: '' };
  return withSentences({ ...NOTHING, moves: ordered, line, plans }, judge, own, { kind: 'plans', opinion });
}

/** The moves with the player's scores of them, the best first. */
function reasonsOfMoves(game: Game, thought: Decision, scale: ScoreScale | undefined): MoveReason[] {
  const { legalMoves: legal, turn } = game;
  return bestFirst(thought, legal).map(({ move, score, isExact }) => ({
    move: formatMove(move, legal),
    score,
    ...shownScore(score, turn, scale, isExact),
    isExact,
    captures: [],
    values: [],
    share: null,
  }));
}

/** The player's choice has the best score, unless noise made it err. */
function searchFinding(moves: readonly MoveReason[], played: string, choice: string, { judged }: Judge): Finding {
  const own = moves.find(({ move }) => move === played);
  const chosen = moves.find(({ move }) => move === choice);
  if (!own || !chosen || moves.length < 2) return { kind: 'silent' };
  const equals = [chosen, ...moves.filter((move) => move !== chosen && move.isExact && move.score === chosen.score)];
  if (equals.length > 1 && equals.includes(own)) {
    const isPlayed = own === chosen;
    return { kind: 'tie', equals: equals.map(judged), moves: moves.length, isPlayed, isFirst: false };
  }
  if (own !== chosen) return { kind: 'worse', other: judged(chosen), causes: [] };
  return { kind: 'better', other: judged(moves.find((move) => move !== chosen)!), causes: [] };
}

/** How many pieces the side to move gains in a line, minus those it loses. */
function gainOf({ position, variant }: Game, line: readonly Move[]): number {
  const game = new Game(variant, { start: position });
  for (const move of line) game.play(move);
  const lead = ({ black, white }: Position): number => popcount(black) - popcount(white);
  const change = lead(game.position) - lead(position);
  return position.turn === BLACK ? change : 0 - change;
}

function featuresOf({ features }: Strategy): MoveReasons['features'] {
  return features.map(({ name, phrase, sentence }) => ({ name, phrase, sentence }));
}
