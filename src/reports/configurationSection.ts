/** The settings of the runs: those that differ between conditions, those that all share, and the grammars. */

import type { Json } from '../base/json.ts';
import { formatNoun } from '../base/numberText.ts';
import type { Block, Section, Table } from '../documents/document.ts';
import { foldBlock, listBlock, tableBlock, textBlock } from './blocks.ts';
import type { Settings } from './compareRuns.ts';
import { differencesOf, withOneGrammar } from './compareRuns.ts';
import type { Condition } from './condition.ts';
import { allRuns, conditionSettings } from './condition.ts';
import { textAt } from './jsonAt.ts';
import { quotedName, someInWords } from './reportText.ts';
import { describeSetting } from './settingsText.ts';

const MOST_NAMED = 6;

export function configurationSection(conditions: readonly Condition[]): Section {
  const settings = withOneGrammar(conditions.map(conditionSettings));
  // The name is the label of the condition, or a part of it.
  const names = differencesOf(settings).flatMap(({ name }) => (name === 'name' ? [] : [name]));
  const shared = [...settings[0]!].filter(([name]) => name !== 'name' && !names.includes(name));
  const blocks: Block[] = [
    textBlock(describeDifferences(conditions, names)),
    ...descriptionBlocks(conditions),
    ...(names.length > 0 ? [tableBlock(differingTable(conditions, settings, names))] : []),
    foldBlock(
      conditions.length === 1
        ? 'All settings'
        : `The ${formatNoun(shared.length, 'setting')} that all conditions share`,
      [tableBlock(sharedTable(shared))],
    ),
    ...grammarBlocks(conditions),
  ];
  return { id: 'configuration', title: 'Configuration', blocks };
}

function describeDifferences(conditions: readonly Condition[], names: readonly string[]): string {
  if (conditions.length === 1) {
    return conditions[0]!.runs.length === 1
      ? 'The run has the settings below.'
      : 'The runs have the same settings and differ only in their seeds.';
  }
  if (names.length === 0) return 'The conditions differ only in their names.';
  const which = someInWords(
    names.map((name) => `\`${name}\``),
    MOST_NAMED,
  );
  return `The conditions differ in ${formatNoun(names.length, 'setting')}: ${which}. All other settings are the same.`;
}

/** The descriptions of the conditions. One that several share is that of the experiment they are based on. */
function descriptionBlocks(conditions: readonly Condition[]): Block[] {
  const texts = conditions.map(({ runs }) => textAt(runs[0]!.run.experiment, 'description') ?? '');
  const items = conditions.flatMap(({ label }, index) => {
    const text = texts[index]!;
    const isOwn = text !== '' && texts.indexOf(text) === texts.lastIndexOf(text);
    return isOwn ? [`${quotedName(label)}: ${text}`] : [];
  });
  return items.length > 0 ? [listBlock(items)] : [];
}

function differingTable(
  conditions: readonly Condition[],
  settings: readonly Settings[],
  names: readonly string[],
): Table {
  return {
    id: 'settings-that-differ',
    title: 'Settings in which the conditions differ',
    columns: [
      { name: 'setting', shows: 'text' },
      ...conditions.map(({ label }) => ({ name: label, shows: 'text' }) as const),
    ],
    rows: names.map((name) => [name, ...settings.map((one) => cellOf(one.get(name)))]),
  };
}

function sharedTable(shared: readonly (readonly [string, Json])[]): Table {
  return {
    id: 'settings',
    title: 'Settings',
    columns: [
      { name: 'setting', shows: 'text' },
      { name: 'value', shows: 'text' },
    ],
    rows: shared.map(([name, value]) => [name, cellOf(value)]),
  };
}

function cellOf(value: Json | undefined): string | null {
  return value === undefined ? null : describeSetting(value);
}

/** Each grammar once. */
function grammarBlocks(conditions: readonly Condition[]): Block[] {
  const used = allRuns(conditions).flatMap(({ run }) => {
    const text = textAt(run.experiment, 'genome', 'grammarText');
    return text === undefined || text === '' ? [] : [{ text, name: grammarName(run.experiment) }];
  });
  const grammars = Map.groupBy(used, ({ text }) => text);
  return [...grammars].map(([text, [first]]) =>
    foldBlock(`The grammar ${first!.name}`, [{ kind: 'code', text: text.trimEnd() }]),
  );
}

/** The name of the file of a grammar. */
function grammarName(experiment: Json): string {
  return (textAt(experiment, 'genome', 'grammar') ?? '').split(/[\\/]/).at(-1)!;
}
