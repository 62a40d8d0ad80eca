/**
 * The report on some runs: what was run, how it went, what came out, and what that shows. It holds nothing but what
 * the store has of them, without dates, so that the same runs give the same report.
 */

import { InputError } from '../base/inputError.ts';
import type { Block, Report, Section } from '../documents/document.ts';
import type { Store } from '../store/store.ts';
import { championsSection } from './championsSection.ts';
import { comparisonsSection } from './comparisonsSection.ts';
import type { Condition } from './condition.ts';
import { allRuns, gatherRuns, groupRuns, withoutRepeats } from './condition.ts';
import { configurationSection } from './configurationSection.ts';
import { leadOf, titleOf } from './reportLead.ts';
import { methodSection } from './methodSection.ts';
import { peopleSection } from './peopleSection.ts';
import { progressSection } from './progressSection.ts';
import { testsSection } from './testsSection.ts';

/** The report on stored runs, by their numbers. Runs that differ in nothing but their seed are one condition. */
export function reportRuns(store: Store, ids: readonly number[]): Report {
  if (ids.length === 0) throw new InputError('report-empty', 'Name one run or more to report on.');
  const { runs, repeats } = withoutRepeats(gatherRuns(store, ids));
  const conditions = groupRuns(runs);
  return withDistinctIds({
    title: titleOf(conditions),
    lead: [...leadOf(conditions), ...repeats],
    sections: conditionSections(store, conditions),
  });
}

/** Each section can also be had alone, for reports with conditions of their own. */
function conditionSections(store: Store, conditions: readonly Condition[]): Section[] {
  return [
    configurationSection(conditions),
    progressSection(conditions),
    championsSection(conditions),
    testsSection(conditions),
    // One run has nothing to be compared with.
    ...(allRuns(conditions).length > 1 ? [comparisonsSection(conditions)] : []),
    ...peopleSection(store, conditions),
    methodSection(conditions),
  ];
}

/**
 * The same report, where a name that came before gets a number. Names of tables and figures become names of files. They
 * are made of names of opponents, of which two may look alike when only letters and digits are left.
 */
export function withDistinctIds(report: Report): Report {
  const given = new Set<string>();
  const distinct = (id: string): string => {
    let name = id;
    for (let number = 2; given.has(name); number++) name = `${id}-${number}`;
    given.add(name);
    return name;
  };
  const renamed = (block: Block): Block => {
    switch (block.kind) {
      case 'table':
        return { ...block, table: { ...block.table, id: distinct(block.table.id) } };
      case 'figure':
        return { ...block, figure: { ...block.figure, id: distinct(block.figure.id) } };
      case 'fold':
        return { ...block, blocks: block.blocks.map(renamed) };
      default:
        return block;
    }
  };
  const sections = report.sections.map((section) => ({ ...section, blocks: section.blocks.map(renamed) }));
  return { ...report, sections };
}
