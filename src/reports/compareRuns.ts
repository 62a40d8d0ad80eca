/** Runs side by side: the settings in which they differ, and the results of each. */

import { InputError } from '../base/inputError.ts';
import type { Json } from '../base/json.ts';
import { describeSetting, settingsByPath } from './settingsText.ts';
import type { TestScore } from './testScores.ts';
import { latestScores } from './testScores.ts';
import type { ChampionRecord, GenerationRecord, RunRecord, StrengthRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';

export interface Comparison {
  readonly runs: readonly ComparedRun[];
  readonly differences: readonly Difference[];
}

/** A run with its results. */
export interface ComparedRun {
  readonly run: RunRecord;
  readonly last: GenerationRecord | undefined;
  readonly champion: ChampionRecord | undefined;
  readonly strengths: readonly StrengthRecord[];
  /** By opponent. */
  readonly scores: ReadonlyMap<string, TestScore>;
}

/** A setting that is not the same in all runs: what each has, undefined (in JSON null) where it has none. */
export interface Difference {
  readonly name: string;
  readonly values: readonly (Json | undefined)[];
}

export type Settings = ReadonlyMap<string, Json>;

/** The numbers of runs that can be compared, each once. */
export function distinctRuns(numbers: readonly number[]): number[] {
  const distinct = [...new Set(numbers)];
  if (distinct.length < 2) throw new InputError('runs-few', 'Name two runs or more to compare them.');
  return distinct;
}

export function compareRuns(store: Store, numbers: readonly number[]): Comparison {
  const runs = numbers.map((id) => look(store, id));
  return { runs, differences: differencesOf(runs.map(({ run }) => settingsOf(run))) };
}

/** What each run has, in words; nothing where it has none. */
export function describeDifference({ values }: Difference): string[] {
  return values.map((value) => (value === undefined ? '' : describeSetting(value)));
}

/** All settings of a run by their paths, its own such as the seed before those of the experiment. */
export function settingsOf({ name, variant, seed, version, generations, experiment }: RunRecord): Settings {
  const own = { name, variant, seed, version, generations };
  const settings = new Map([...Object.entries<Json>(own), ...settingsByPath(experiment)]);
  // The folder of the file does not matter; the text is compared too.
  const grammar = settings.get(GRAMMAR);
  if (typeof grammar === 'string') settings.set(GRAMMAR, grammar.split(/[\\/]/).at(-1)!);
  return settings;
}

/**
 * The same settings with one for the grammar. A run keeps the name of its file and its text, but changing a grammar is
 * one change. Different texts under one name get numbers.
 */
export function withOneGrammar(all: readonly Settings[]): Settings[] {
  const textsOf = (name: Json | undefined): Set<Json | undefined> =>
    new Set(all.filter((one) => one.get(GRAMMAR) === name).map((one) => one.get(GRAMMAR_TEXT)));
  return all.map((settings) => {
    const name = settings.get(GRAMMAR);
    if (typeof name !== 'string') return settings;
    const texts = [...textsOf(name)];
    const number = texts.length === 1 ? '' : ` (${texts.indexOf(settings.get(GRAMMAR_TEXT)) + 1})`;
    const kept = [...settings].filter(([path]) => path !== GRAMMAR_TEXT);
    return new Map(kept.map(([path, value]) => [path, path === GRAMMAR ? `${name}${number}` : value]));
  });
}

/** The settings that are not the same in all runs. */
export function differencesOf(all: readonly Settings[]): Difference[] {
  const settings = withOneGrammar(all);
  const names = [...new Set(settings.flatMap((one) => [...one.keys()]))];
  const valuesOf = (name: string): (Json | undefined)[] => settings.map((one) => one.get(name));
  return names
    .filter((name) => new Set(valuesOf(name).map((value) => JSON.stringify(value))).size > 1)
    .map((name) => ({ name, values: valuesOf(name) }));
}

const GRAMMAR = 'genome.grammar';
const GRAMMAR_TEXT = 'genome.grammarText';

function look(store: Store, id: number): ComparedRun {
  const run = store.run(id);
  return {
    run,
    last: run.generation < 0 ? undefined : store.generationOf(id, run.generation),
    champion: store.champion(id),
    strengths: store.strengths(id),
    scores: latestScores(store.tests({ run: id }), run.variant),
  };
}
