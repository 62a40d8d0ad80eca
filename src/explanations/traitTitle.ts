/**
 * Numbers of generations in words that people know. They are stored by names of phases and terms, `mean weight, stage
 * 1: -trappedKings`, which are for programs.
 */

import { SHAPES, isIdle, termsOf } from '../evaluators/shapes.ts';
import type { Board } from '../rules/board.ts';
import { phaseWords } from './phaseWords.ts';

/** Whether it is the mean of a weight that never counts, such as that of kings in a phase without kings. */
export function isIdleTrait(name: string, shape: string | undefined, board: Board): boolean {
  const [, phase, term] = MEAN_WEIGHT.exec(name) ?? [];
  const found = SHAPES.find((one) => one.name === shape);
  if (!found || phase === undefined) return false;
  const condition = found.phases[board.size].find((one) => one.name === phase)?.condition ?? [];
  const weighted = termsOf(found, board).find((one) => one.name === term);
  return weighted !== undefined && isIdle(weighted, condition);
}

const MEAN_WEIGHT = /^mean weight, ([^:]+): (.+)$/;

/** `mean weight in stage 1 (20 pieces or more): trapping kings`; any other name stays as it is. */
export function traitTitle(name: string, shape: string | undefined, size: Board['size']): string {
  const [, phase, term] = MEAN_WEIGHT.exec(name) ?? [];
  if (phase !== undefined) return `mean weight${phaseText(phase, shape, size)}: ${termTitle(term!)}`;
  // Until 0.1.0 the mean was over all phases.
  const [, overall] = /^mean weight of (.+)$/.exec(name) ?? [];
  return overall === undefined ? name : `mean weight: ${termTitle(overall)}`;
}

/** Nothing for a shape with the same weights throughout the game. */
function phaseText(name: string, shape: string | undefined, size: Board['size']): string {
  const phases = SHAPES.find((one) => one.name === shape)?.phases[size] ?? [];
  if (phases.length === 1) return '';
  const phase = phases.find((one) => one.name === name);
  return ` in ${phaseWords(name)}${phase ? ` (${phase.when})` : ''}`;
}

/** A term of a shape, short enough for the end of a curve. */
function termTitle(term: string): string {
  const [, whose, counted] = /^(own|opponent|both)\.(.+)$/.exec(term) ?? [];
  if (whose !== undefined) return `${OWNERS[whose as keyof typeof OWNERS]} ${termTitle(counted!)}`;
  return TITLES[term] ?? term.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const OWNERS = { own: 'own', opponent: 'enemy', both: 'all' };

/** Terms whose names are not the words for them. */
const TITLES: Readonly<Record<string, string>> = {
  attackers: 'far-advanced men',
  backRow: 'back-row pieces',
  backRowMen: 'back-row men',
  centre: 'centre pieces',
  defenders: 'pieces at home',
  movable: 'movable pieces',
  '-imbalance': 'balance',
  '-trappedKings': 'trapping kings',
};
