/**
 * The places of the rows of a chart: headings with their rows below them, names of rows beside the drawing if there is
 * room, and above it if not.
 */

export interface RowGroup<Row> {
  /** Shown above the rows unless it is empty. */
  readonly heading: string;
  readonly rows: readonly Row[];
}

/** A row, and the vertical place of its middle. */
export interface PlacedRow<Row> {
  readonly row: Row;
  readonly y: number;
}

/** A text, and the vertical place of its middle. */
export interface PlacedText {
  readonly text: string;
  readonly y: number;
}

interface RowLayout<Row> {
  readonly headings: readonly PlacedText[];
  readonly labels: readonly PlacedText[];
  readonly rows: readonly PlacedRow<Row>[];
  readonly height: number;
}

interface RowSizes<Row> {
  readonly rowHeight: number;
  readonly label: (row: Row) => string;
  readonly isBeside: boolean;
}

/** Headings and names are nearer to their rows than to what is above them. */
const HEADING_HEIGHT = 26;
const HEADING_MIDDLE = 15;
const LABEL_HEIGHT = 22;
const LABEL_MIDDLE = 14;

/** Rows of the same group together, in order of first appearance. */
export function groupedBy<Row>(rows: readonly Row[], group: (row: Row) => string): RowGroup<Row>[] {
  return [...Map.groupBy(rows, group)].map(([heading, members]) => ({ heading, rows: members }));
}

export function layOutRows<Row>(
  groups: readonly RowGroup<Row>[],
  { rowHeight, label, isBeside }: RowSizes<Row>,
): RowLayout<Row> {
  const headings: PlacedText[] = [];
  const labels: PlacedText[] = [];
  const rows: PlacedRow<Row>[] = [];
  let top = 0;
  for (const group of groups) {
    if (group.heading) {
      headings.push({ y: top + HEADING_MIDDLE, text: group.heading });
      top += HEADING_HEIGHT;
    }
    for (const row of group.rows) {
      const text = label(row);
      const above = text && !isBeside ? LABEL_HEIGHT : 0;
      const y = top + above + rowHeight / 2;
      if (text) labels.push({ y: isBeside ? y : top + LABEL_MIDDLE, text });
      rows.push({ row, y });
      top += above + rowHeight;
    }
  }
  return { headings, labels, rows, height: top };
}
