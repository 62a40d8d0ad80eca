/** The formats of a report: a page, Markdown, tables, drawings and pictures. */
export const REPORT_FORMATS = ['html', 'md', 'csv', 'svg', 'png'] as const;

/** One of them: `html`, `md`, `csv`, `svg` or `png`. */
export type ReportFormat = (typeof REPORT_FORMATS)[number];
