/**
 * Which features decide the moves of a player that searches, measured with its own search: each feature in turn is fixed
 * at its value before the move, and the player chooses again. Deep searches take too long for this.
 */

import { createEvaluation } from '../evaluators/evaluators.ts';
import type { Strategy } from '../evaluators/strategy.ts';
import { createRng } from '../base/rng.ts';
import type { Feature } from '../features/feature.ts';
import type { Expression } from '../grammar/expression/expression.ts';
import { constant } from '../grammar/expression/expression.ts';
import { formatExpression } from '../grammar/expression/formatExpression.ts';
import type { Player } from '../players/player.ts';
import { createPlayer, resolvePlayer } from '../players/players.ts';
import { Game } from '../rules/game.ts';
import { formatMove } from '../rules/moveText.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';
import type { FeatureReport } from './measureFeature.ts';
import { sideless } from './sideless.ts';

/** The deepest search that is measured, and on how many positions. */
const DEEPEST = 5;
const POSITIONS = 100;

export interface SearchedFeatures {
  /** The most decisive first. */
  readonly features: readonly FeatureReport[];
  readonly positions: number;
}

/**
 * Whether the search of a player can be measured: it is quick enough, free of chance, and its evaluation is the same for
 * both sides. An expression, which replaces the evaluation, has no view of the side that searches.
 */
export function isSearchMeasured(spec: string, variant: Variant): boolean {
  const { kind, values, spec: played } = resolvePlayer(spec);
  const { depth = Infinity } = kind.cost(values);
  const evaluation = evaluationOf(spec);
  return (
    depth <= DEEPEST &&
    played.includes(`eval=${evaluation}`) &&
    createEvaluation(evaluation, variant).seenBy === undefined &&
    !createPlayer(played, variant).isRandom
  );
}

/**
 * How often features decide with the search, given their measurements without it. A search weighs one side against the
 * other, so a feature is fixed for both sides together.
 */
export function searchedFeatures(
  spec: string,
  strategy: Strategy,
  variant: Variant,
  positions: readonly Position[],
  reports: readonly FeatureReport[],
): SearchedFeatures {
  const { spec: played } = resolvePlayer(spec);
  const evaluation = evaluationOf(spec);
  const sample = positions.slice(0, POSITIONS);
  const player = createPlayer(played, variant);
  const choices = sample.map((position) => choiceOf(player, position, variant));
  const players = new Map<string, Player>();
  const playerBy = (text: string): Player => {
    const known = players.get(text) ?? createPlayer(played.replace(`eval=${evaluation}`, `eval=${text}`), variant);
    players.set(text, known);
    return known;
  };
  const share = (name: string): number => {
    const held = strategy.features.filter((feature) => sideless(feature.name) === sideless(name));
    const changed = sample.filter((position, index) => {
      const tree = held.reduce((now, feature) => heldAt(now, feature.name, readIn(feature, position)), strategy.tree);
      return choiceOf(playerBy(formatExpression(tree)), position, variant) !== choices[index];
    });
    return changed.length / sample.length;
  };
  const features = onePerPair(reports)
    .map((report) => ({ ...report, changesChoice: share(report.name) }))
    .toSorted((one, two) => two.changesChoice - one.changesChoice);
  return { features, positions: sample.length };
}

/** `own and opposing kings` stands for both. */
function onePerPair(reports: readonly FeatureReport[]): FeatureReport[] {
  const isPaired = ({ name }: FeatureReport): boolean =>
    reports.filter((other) => sideless(other.name) === sideless(name)).length > 1;
  return reports
    .filter((report) => !(isPaired(report) && report.name.startsWith('opponent.')))
    .map((report) =>
      isPaired(report)
        ? { ...report, phrase: report.phrase.replace(/\b(?:own|opposing)\b/, 'own and opposing') }
        : report,
    );
}

function evaluationOf(spec: string): string {
  const { kind, values } = resolvePlayer(spec);
  return kind.playsBy?.(values).evaluation ?? '';
}

function choiceOf(player: Player, start: Position, variant: Variant): string {
  const game = new Game(variant, { start });
  player.newGame();
  return formatMove(player.choose(game, createRng(0)).move, game.legalMoves);
}

function readIn({ read }: Feature, position: Position): number {
  const { kings, turn } = position;
  return read(ownPieces(position), otherPieces(position), kings, turn, turn);
}

/** The expression with a number in place of an input. */
function heldAt(tree: Expression, name: string, value: number): Expression {
  const held = (part: Expression): Expression => heldAt(part, name, value);
  switch (tree.kind) {
    case 'constant':
      return tree;
    case 'input':
      return tree.name === name ? constant(value) : tree;
    case 'unary':
      return { ...tree, operand: held(tree.operand) };
    case 'binary':
      return { ...tree, left: held(tree.left), right: held(tree.right) };
    case 'conditional': {
      const { condition, whenTrue, whenFalse } = tree;
      return {
        ...tree,
        condition: { ...condition, left: held(condition.left), right: held(condition.right) },
        whenTrue: held(whenTrue),
        whenFalse: held(whenFalse),
      };
    }
  }
}
