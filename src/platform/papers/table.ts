import type { Sheet } from './sheet.ts';
import type { TextLine } from './text-lines.ts';
import { lineHeight, type TextStyle } from './text-style.ts';

/** A column of a table. */
export interface TableColumn {
  readonly title: string;
  /** The share of the width: a column with the share 2 is twice as wide as one with the share 1. */
  readonly share: number;
  /** The default is `left`. */
  readonly align?: 'left' | 'right';
}

/** A row of a table: a text for each column. */
export interface TableRow {
  readonly cells: readonly string[];
  /** True for a row of sums. Such a row is bold, and has a line above it. */
  readonly isSum?: boolean;
}

/** A table. Its titles are repeated on each page. */
export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** The font size of the table's texts, in points. The default is 9. */
  readonly size?: number;
}

const PADDING = { x: 5, y: 4 };

interface Cell {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** Draws a table. A row that does not fit on a page continues on the next one. */
export function drawTable(sheet: Sheet, { columns, rows, size = 9 }: Table): void {
  const cells = cellsOf(sheet, columns);
  const titles = columns.map(({ title }) => title);
  const drawTitles = () => drawRow(sheet, cells, titles, { size, isTitle: true });
  // keeps the titles on the same page as the first row
  sheet.ensure(rowHeight(sheet, cells, titles, { size, font: 'bold' }) + 3 * lineHeight({ size }));
  drawTitles();
  rows.forEach((row, index) => {
    const height = rowHeight(sheet, cells, row.cells, { size, font: row.isSum ? 'bold' : 'regular' });
    // a row that is higher than half a page begins on the present page, even if it does not fit there
    const isHigh = height > sheet.bottom / 2;
    if (!isHigh && sheet.ensure(height)) drawTitles();
    drawRow(sheet, cells, row.cells, { size, isSum: row.isSum, isTinted: index % 2 === 1, again: drawTitles });
  });
}

function cellsOf(sheet: Sheet, columns: readonly TableColumn[]): Cell[] {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  let x = sheet.left;
  return columns.map(({ share, align = 'left' }) => {
    const width = (sheet.width * share) / total;
    const cell = { x: x + PADDING.x, width: width - 2 * PADDING.x, align };
    x += width;
    return cell;
  });
}

const linesOf = (sheet: Sheet, cells: readonly Cell[], texts: readonly string[], style: TextStyle): TextLine[][] =>
  cells.map(({ width }, index) => sheet.lines(texts[index] ?? '', style, width));

function rowHeight(sheet: Sheet, cells: readonly Cell[], texts: readonly string[], style: TextStyle): number {
  const lines = linesOf(sheet, cells, texts, style).map(({ length }) => length);
  return Math.max(...lines) * lineHeight(style) + 2 * PADDING.y;
}

interface RowStyle {
  readonly size: number;
  readonly isTitle?: boolean | undefined;
  readonly isSum?: boolean | undefined;
  readonly isTinted?: boolean | undefined;
  /** Draws the titles again if the row continues on the next page. */
  readonly again?: () => void;
}

function drawRow(sheet: Sheet, cells: readonly Cell[], texts: readonly string[], style: RowStyle): void {
  const { colours } = sheet;
  const text: TextStyle = {
    size: style.size,
    font: style.isTitle || style.isSum ? 'bold' : 'regular',
    colour: style.isTitle ? colours.onPrimary : colours.text,
  };
  const background = style.isTitle ? colours.primary : style.isTinted && !style.isSum ? colours.tint : null;
  const lines = linesOf(sheet, cells, texts, text);
  const count = Math.max(...lines.map(({ length }) => length));
  for (let first = 0; first < count; ) {
    const room = Math.floor((sheet.bottom - sheet.y - 2 * PADDING.y) / lineHeight(text));
    if (room < 1) {
      sheet.addPage();
      style.again?.();
      continue;
    }
    const drawn = Math.min(room, count - first);
    const height = drawn * lineHeight(text) + 2 * PADDING.y;
    const band = { x: sheet.left, y: sheet.y, width: sheet.width, height };
    if (background) sheet.fill(band, background);
    if (style.isSum) sheet.fill({ ...band, height: 0.75 }, colours.text);
    cells.forEach((cell, index) => {
      const place = { ...cell, y: sheet.y + PADDING.y };
      sheet.placeLines(lines[index]?.slice(first, first + drawn) ?? [], { ...text, align: cell.align }, place);
    });
    sheet.y += height;
    first += drawn;
  }
}
