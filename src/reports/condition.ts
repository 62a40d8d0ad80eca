/**
 * Conditions: runs that share all settings except the seed are replicates of one condition. A condition is judged by
 * all its runs together, since one seed may be lucky.
 */

import type { Json } from '../base/json.ts';
import { variantNamed } from '../rules/variant.ts';
import type { ChampionRecord, GenerationRecord, RunRecord, StoredTest, StrengthRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Settings } from './compareRuns.ts';
import { differencesOf, settingsOf } from './compareRuns.ts';
import { jsonAt } from './jsonAt.ts';
import { describeSetting } from './settingsText.ts';
import type { TestScore } from './testScores.ts';
import { latestScores } from './testScores.ts';

/** The version that runs of the original EvoDraughts (Greaney 2026) are stored with. */
export const ORIGINAL_VERSION = 'original';

/** The version that runs of the program of Nguyen (2018) are stored with. */
export const NGUYEN_VERSION = 'nguyen2018';

/** Whether a run is one of another program. Their files have no seeds, sizes or diversity. */
export function isFromElsewhere({ version }: Pick<RunRecord, 'version'>): boolean {
  return version === ORIGINAL_VERSION || version === NGUYEN_VERSION;
}

/** Runs with the same settings. */
export interface Condition {
  /** Different from those of all other conditions. */
  readonly label: string;
  readonly runs: readonly ReportedRun[];
}

/** A generation with what reports show of it. */
type ReportedGeneration = Pick<GenerationRecord, 'number' | 'statistics' | 'timeMs'> & {
  readonly best: Pick<GenerationRecord['best'], 'id' | 'text'>;
};

/** A run with everything that a report needs. */
export interface ReportedRun {
  readonly run: RunRecord;
  readonly generations: readonly ReportedGeneration[];
  readonly champion: ChampionRecord | undefined;
  readonly tests: readonly StoredTest[];
  /** Of the best of some generations; the champion's comes last. Empty if none was measured. */
  readonly strengths: readonly StrengthRecord[];
  /** The latest by opponent. A protocol other than the fair one follows the name in brackets. */
  readonly scores: ReadonlyMap<string, TestScore>;
}

/** Settings that may differ between runs of one condition. */
const NO_CONDITION = ['seed', 'version'];

/** The runs with these numbers, each once. */
export function gatherRuns(store: Store, ids: readonly number[]): ReportedRun[] {
  return [...new Set(ids)].map((id) => {
    const run = store.run(id);
    const tests = store.tests({ run: id });
    const scores = latestScores(tests, run.variant);
    const strengths = store.strengths(id);
    return { run, generations: generationsOf(store, id), champion: store.champion(id), tests, strengths, scores };
  });
}

/** Without genomes and players, which no report shows: with them, 100 runs of nets do not fit into memory. */
function generationsOf(store: Store, run: number): ReportedGeneration[] {
  return store
    .generations(run)
    .map(({ number, statistics, timeMs, best: { id, text } }) => ({ number, statistics, timeMs, best: { id, text } }));
}

/**
 * Runs with the same settings and the same seed are the same run twice, not replicates: the one with the most tests is
 * kept. Runs of other programs have no known seeds.
 */
export function withoutRepeats(runs: readonly ReportedRun[]): { runs: ReportedRun[]; repeats: string[] } {
  const keyOf = ({ run }: ReportedRun): string =>
    isFromElsewhere(run) ? `${run.id}` : `${run.seed} ${conditionKey(run)}`;
  const groups = [...Map.groupBy(runs, keyOf).values()].map((same) => ({ same, kept: mostTested(same) }));
  const repeats = groups.flatMap(({ same, kept }) =>
    same
      .filter((run) => run !== kept)
      .map(({ run }) => `Run ${run.id} repeats run ${kept.run.id} (same settings, same seed) and is left out.`),
  );
  return { runs: groups.map(({ kept }) => kept), repeats };
}

/** In the order in which they first occur. */
export function groupRuns(runs: readonly ReportedRun[]): Condition[] {
  const groups = [...Map.groupBy(runs, ({ run }) => conditionKey(run)).values()];
  const labels = distinctLabels(groups.map(([first]) => first!.run));
  return groups.map((group, index) => ({ label: labels[index]!, runs: group }));
}

/** The settings that all runs of a condition share. */
export function conditionSettings({ runs }: Condition): Settings {
  return sharedSettings(runs[0]!.run);
}

/** The conditions of each game. Only conditions of the same game can be compared. */
export function byVariant(conditions: readonly Condition[]): [variant: string, own: Condition[]][] {
  return [...Map.groupBy(conditions, ({ runs }) => runs[0]!.run.variant)];
}

/** `English draughts on 6x6`; an imported run may name a game that is not known here. */
export function gameTitle(variant: string): string {
  try {
    return variantNamed(variant).title;
  } catch {
    return variant;
  }
}

export function allRuns(conditions: readonly Condition[]): ReportedRun[] {
  return conditions.flatMap(({ runs }) => runs);
}

function mostTested(same: readonly ReportedRun[]): ReportedRun {
  const worth = ({ champion, scores }: ReportedRun): number => (champion ? 1 : 0) + scores.size;
  return same.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** Runs of other programs have no settings to distinguish them, but they have names. */
function conditionKey(run: RunRecord): string {
  if (isFromElsewhere(run)) {
    const { version, name, variant, experiment } = run;
    return JSON.stringify([version, name, variant, jsonAt(experiment, 'strategy') ?? null]);
  }
  return JSON.stringify(
    [...sharedSettings(run)].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    inOrder,
  );
}

function sharedSettings(run: RunRecord): Settings {
  return new Map([...settingsOf(run)].filter(([name]) => !NO_CONDITION.includes(name)));
}

/** Two experiments may have the same fields in another order. */
function inOrder(_: string, value: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The names of the experiments. Where several have the same name, the first settings that differ are added. */
function distinctLabels(runs: readonly RunRecord[]): string[] {
  const alike = Map.groupBy(runs, ({ name }) => name);
  return runs.map((run) => {
    const namesakes = alike.get(run.name)!;
    return namesakes.length === 1 ? run.name : labelAmong(namesakes, namesakes.indexOf(run));
  });
}

function labelAmong(namesakes: readonly RunRecord[], index: number): string {
  let label = namesakes[index]!.name;
  let rivals = namesakes.map((_, place) => place).filter((place) => place !== index);
  for (const { name, values } of differencesOf(namesakes.map(sharedSettings))) {
    const texts = values.map((value) => (value === undefined ? 'none' : describeSetting(value)));
    const alike = rivals.filter((place) => texts[place] === texts[index]);
    if (alike.length === rivals.length) continue;
    label += `, ${name.split('.').at(-1)} ${texts[index]}`;
    if (alike.length === 0) return label;
    rivals = alike;
  }
  return `${label} (${index + 1})`;
}
