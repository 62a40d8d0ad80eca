/**
 * The report on some runs: the findings, the settings, the course of the runs, their champions, tests and comparisons.
 * It contains only what the store has, without dates, so that the same runs give the same report.
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

/** What heads the report of a plan: its name, and the question that it asks. */
export interface ReportHead {
  readonly name: string;
  readonly description: string;
}

/** The report on stored runs, by their numbers. Runs that differ only in their seeds are one condition. */
export function reportRuns(store: Store, ids: readonly number[], head?: ReportHead): Report {
  if (ids.length === 0) throw new InputError('report-empty', 'Name at least one run for a report.');
  const { runs, repeats } = withoutRepeats(gatherRuns(store, ids));
  const conditions = groupRuns(runs);
  return withDistinctIds({
    title: head?.name ?? titleOf(conditions),
    ...(head?.description && { question: head.description }),
    lead: [...leadOf(conditions), ...repeats],
    sections: conditionSections(store, conditions),
  });
}

function conditionSections(store: Store, conditions: readonly Condition[]): Section[] {
  return [
    configurationSection(conditions),
    progressSection(conditions),
    championsSection(conditions),
    testsSection(conditions),
    // A single run cannot be compared.
    ...(allRuns(conditions).length > 1 ? [comparisonsSection(conditions)] : []),
    ...peopleSection(store, conditions),
    methodSection(conditions),
  ];
}

/**
 * The same report, in which repeated names of tables and figures get numbers. The names become names of files. They
 * contain names of opponents, and two of these may be equal once only letters and digits are left.
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
