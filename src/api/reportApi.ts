/**
 * Reports on runs. What a section is made of is described by `documents/document.ts`, which programs and pages of this
 * house share; for others it is only said that there are blocks of some kind.
 */

import { z } from 'zod';
import { text } from './fieldApi.ts';
import { MOST_REPORTED } from './mostReported.ts';

/** The text may name far more runs than are taken, so that these are turned down with a sentence of their own. */
const runs = text(1, 15_000).describe(`numbers of runs, as in 1,2,5; at most ${MOST_REPORTED}`);

export const reportOrder = z.strictObject({ runs });

const block = z.looseObject({ kind: z.enum(['text', 'code', 'list', 'table', 'figure', 'fold']) });

export const reportView = z.object({
  title: z.string(),
  lead: z.array(z.string()).readonly().describe('what it found, in a few sentences'),
  sections: z.array(z.object({ id: z.string(), title: z.string(), blocks: z.array(block).readonly() })).readonly(),
});

/** A name of a figure or table, and in which form it is wanted. */
export const figureFile = text(5, 90)
  .regex(/^[a-z0-9-]+\.(?:svg|png|csv)$/, 'a name such as fitness.svg, fitness.png or fitness.csv is expected')
  .describe('the id of a figure with .svg, .png or .csv');

export const tableFile = text(5, 90)
  .regex(/^[a-z0-9-]+\.csv$/, 'a name such as champions.csv is expected')
  .describe('the id of a table with .csv');

export type ReportOrder = z.infer<typeof reportOrder>;
