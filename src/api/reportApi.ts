/**
 * Reports on runs. Server and pages share the type of a report, in `documents/document.ts`. The API description says
 * only that each block of a section has a kind.
 */

import { z } from 'zod';
import type { Block } from '../documents/document.ts';
import { text } from './fieldApi.ts';
import { MOST_REPORTED } from './mostReported.ts';
import type { Table } from './route.ts';

/** The text may name more runs than a report accepts, so that the error can state the limit. */
const runs = text(1, 15_000).describe(`run numbers, such as 1,2,5; at most ${MOST_REPORTED}`);

const reportOrder = z.strictObject({ runs });

const kind = z.enum(['text', 'code', 'list', 'table', 'figure', 'fold']);
// Only the kind is checked: the compiler checks the rest against the same type.
const block = z.looseObject({ kind }) as unknown as z.ZodType<Block>;

const reportView = z.object({
  title: z.string(),
  question: z.string().optional().describe('the question that the report answers'),
  lead: z.array(z.string()).readonly().describe('the main findings, in a few sentences'),
  sections: z.array(z.object({ id: z.string(), title: z.string(), blocks: z.array(block).readonly() })).readonly(),
});

/** The id of a figure and the wanted format. */
const figureFile = text(5, 90)
  .regex(/^[a-z0-9-]+\.(?:svg|png|csv)$/, 'a name such as fitness.svg, fitness.png or fitness.csv is expected')
  .describe('the id of a figure, followed by .svg, .png or .csv');

const tableFile = text(5, 90)
  .regex(/^[a-z0-9-]+\.csv$/, 'a name such as champions.csv is expected')
  .describe('the id of a table, followed by .csv');

/** Reports as data and as files. */
export const REPORT_ROUTES = {
  'GET /api/report': {
    topic: 'Reports',
    summary: 'get a report on runs as data',
    refusals: [404],
    query: reportOrder,
    answers: { 200: reportView },
  },
  'GET /api/report/page': {
    topic: 'Reports',
    summary: 'get a report on runs as a self-contained HTML page',
    refusals: [404],
    query: reportOrder,
    files: ['text/html'],
  },
  'GET /api/report/figures/:file': {
    topic: 'Reports',
    summary: 'get a figure of a report, as a picture or as data',
    params: z.object({ file: figureFile }),
    query: reportOrder,
    files: ['image/svg+xml', 'image/png', 'text/csv'],
  },
  'GET /api/report/tables/:file': {
    topic: 'Reports',
    summary: 'get a table of a report as CSV',
    params: z.object({ file: tableFile }),
    query: reportOrder,
    files: ['text/csv'],
  },
} satisfies Table;

export type ReportOrder = z.infer<typeof reportOrder>;
