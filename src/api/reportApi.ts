/**
 * Reports on runs. Server and pages share the type of a report, in `documents/document.ts`. The description of the API
 * says of the blocks of a section only that each has a kind.
 */

import { z } from 'zod';
import type { Block } from '../documents/document.ts';
import { text } from './fieldApi.ts';
import { MOST_REPORTED } from './mostReported.ts';
import type { Table } from './route.ts';

/** The text may name more runs than a report accepts, so that the answer can say how many it accepts. */
const runs = text(1, 15_000).describe(`numbers of runs, as in 1,2,5; at most ${MOST_REPORTED}`);

const reportOrder = z.strictObject({ runs });

const kind = z.enum(['text', 'code', 'list', 'table', 'figure', 'fold']);
// Only the kind is checked: the server made the rest by the same type.
const block = z.looseObject({ kind }) as unknown as z.ZodType<Block>;

const reportView = z.object({
  title: z.string(),
  question: z.string().optional().describe('what the report is meant to answer'),
  lead: z.array(z.string()).readonly().describe('what it found, in a few sentences'),
  sections: z.array(z.object({ id: z.string(), title: z.string(), blocks: z.array(block).readonly() })).readonly(),
});

/** A name of a figure or table, and in which form it is wanted. */
const figureFile = text(5, 90)
  .regex(/^[a-z0-9-]+\.(?:svg|png|csv)$/, 'a name such as fitness.svg, fitness.png or fitness.csv is expected')
  .describe('the id of a figure with .svg, .png or .csv');

const tableFile = text(5, 90)
  .regex(/^[a-z0-9-]+\.csv$/, 'a name such as champions.csv is expected')
  .describe('the id of a table with .csv');

/** Reports as data and as files. */
export const REPORT_ROUTES = {
  'GET /api/report': {
    topic: 'Reports',
    summary: 'a report on runs, as data',
    refusals: [404],
    query: reportOrder,
    answers: { 200: reportView },
  },
  'GET /api/report/page': {
    topic: 'Reports',
    summary: 'a report on runs as a page that needs nothing else',
    refusals: [404],
    query: reportOrder,
    files: ['text/html'],
  },
  'GET /api/report/figures/:file': {
    topic: 'Reports',
    summary: 'a figure of a report, as a picture or as its data',
    params: z.object({ file: figureFile }),
    query: reportOrder,
    files: ['image/svg+xml', 'image/png', 'text/csv'],
  },
  'GET /api/report/tables/:file': {
    topic: 'Reports',
    summary: 'a table of a report as CSV',
    params: z.object({ file: tableFile }),
    query: reportOrder,
    files: ['text/csv'],
  },
} satisfies Table;

export type ReportOrder = z.infer<typeof reportOrder>;
