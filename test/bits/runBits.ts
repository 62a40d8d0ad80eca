/**
 * A run in a few lines that change if anything in it does: the numbers of every generation, a digest of all who lived in
 * it, the champion and its test. Times and sentences are left out.
 *
 * Version 0.1.0 left the mode out of specs of strategies that play by position, and the digests of `bits.json` are of
 * such specs. So `,mode=position` is left out here too. Nothing else may differ.
 */

import { createHash } from 'node:crypto';
import type { ChampionRecord, GenerationRecord, IndividualRecord, StoredTest } from '../../src/store/records.ts';
import type { Store } from '../../src/store/store.ts';

export interface RunBits {
  /** A line for each generation. */
  readonly generations: readonly string[];
  readonly champion: string;
  readonly tests: readonly string[];
  /** Of the games that are kept. */
  readonly games: string;
}

export function runBits(store: Store, id: number): RunBits {
  return {
    generations: store.generations(id).map((record) => generationLine(record, store.membersOf(id, record.number))),
    champion: championLine(store.champion(id)!),
    tests: store.tests({ run: id }).map((test) => testLine(test, id)),
    games: digest(store.games({ run: id })),
  };
}

function generationLine(
  { statistics, best, opponents }: GenerationRecord,
  members: readonly IndividualRecord[],
): string {
  const { best: most, mean, deviation, bestSize, meanSize, diversity, valid, population, measured, games } = statistics;
  const numbers = [most, mean, deviation, bestSize, meanSize, diversity, valid, population, measured, games];
  const rest = [
    best.player,
    opponents,
    members.map(({ id, genome, parents, worth, text }) => [id, genome, parents, worth, text]),
  ];
  return `${numbers.join(' ')} ${digest(rest)}`;
}

function championLine({
  individual,
  player,
  generation,
  training,
  validation,
  confirmation,
  ancestry,
}: ChampionRecord): string {
  const line = ancestry.map(({ id, generation: born, text, worth, parents }) => [id, born, text, worth, parents]);
  const { id, genome, parents, worth, text } = individual;
  const rest = digest([id, genome, parents, worth, text, line]);
  const { points, games, candidates } = validation;
  return `${asBefore(player)} ${generation} ${training} ${points}/${games}/${candidates} ${confirmation.points}/${confirmation.games} ${rest}`;
}

/** The champion goes by the number of its run there. */
function testLine({ player, variant, protocol, result }: StoredTest, id: number): string {
  return digestOf(JSON.stringify([player, variant, protocol, result]).replaceAll(`"run:${id}"`, '"run"'));
}

function digest(value: unknown): string {
  return digestOf(JSON.stringify(value));
}

/** Ends with the spec, or in the middle of JSON, perhaps in a PDN inside it, where quotation marks are escaped. */
function asBefore(text: string): string {
  return text.replaceAll(/(expression:[^"\\]*),mode=position(?=$|\\?")/g, '$1');
}

function digestOf(text: string): string {
  return createHash('sha256').update(asBefore(text)).digest('hex').slice(0, 16);
}
