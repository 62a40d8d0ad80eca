/**
 * Where the rows of a chart stand: headings with their rows below them, names of rows beside the drawing where there is
 * room and above it where there is not.
 */

export interface RowGroup<Row> {
  /** Stands above the rows unless it is empty. */
  readonly heading: string;
  readonly rows: readonly Row[];
}

/** A row, and how far down its middle is. */
export interface PlacedRow<Row> {
  readonly row: Row;
  readonly y: number;
}

/** A text, and how far down its middle is. */
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

/** Rows of the same group together, in the order in which groups and rows come. */
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
