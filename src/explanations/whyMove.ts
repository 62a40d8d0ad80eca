/**
 * Why a player played a move, or what it thinks of another player's move: every legal move with its score and the values
 * of the features after it. A strategy that looks one move ahead is evaluated again, which is quick. For any other player
 * the scores come from what it thought at the time. The result is data; `describeMove` makes the sentences.
 */

import type { Strategy } from '../evaluators/strategy.ts';
import { compileClosures } from '../grammar/expression/compileClosures.ts';
import type { Decision } from '../players/player.ts';
import { parseSpec, resolvePlayer } from '../players/players.ts';
import type { Game } from '../rules/game.ts';
import { formatMove } from '../rules/moveText.ts';
import type { Position } from '../rules/position.ts';
import { BLACK, opponent } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Cause, Finding, Reader } from './describeFinding.ts';
import { isRule, voicesFor, withVoices } from './describeFinding.ts';
import { themesOf } from './featureThemes.ts';
import type { Judge, MoveReason, MoveReasons } from './moveReasons.ts';
import { NOTHING, judgeOf, withSentences } from './moveReasons.ts';
import type { LookingMode, MovePreview } from './movePreview.ts';
import { compareWorths, firstOfBest, previewMoves } from './movePreview.ts';
import { playedStrategy } from './playedStrategy.ts';
import type { PlanReasons } from './planReasons.ts';
import { planReasons } from './planReasons.ts';
import { ownPoints, playerScale, strategyScale } from './playerScale.ts';
import { reasonsOfMoves, searchReasons } from './searchReasons.ts';
import { sideless } from './sideless.ts';

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
  if (by?.strategy && (by.mode === 'position' || by.mode === 'settled')) {
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
  const pieces = by?.anatomy.kind === 'pieces' ? by.anatomy : undefined;
  return searchReasons(game, played, thoughtOf(), playerScale(player, variant), judge, pieces);
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

function featuresOf({ features }: Strategy): MoveReasons['features'] {
  return features.map(({ name, phrase, sentence }) => ({ name, phrase, sentence }));
}
