import { type Drawing, WIDTHS } from './drawing.ts';

/** The positions of the parts of a picture in pixels, and the texts of its headings with line breaks. */
export interface Layout {
  readonly height: number;
  readonly title: Heading;
  readonly subtitle: Heading;
  readonly headingTop: number;
  /** The distance in pixels from the left edge of the picture to the left edge of each of its parts. */
  readonly margin: number;
  readonly legend: { readonly top?: number; readonly bottom?: number; readonly orient: 'horizontal' | 'vertical' };
  readonly grid: { readonly top: number; readonly right: number; readonly bottom: number };
  /** The maximum number of lines in the name of a row, and of characters in a line. */
  readonly names: { readonly lines: number; readonly characters: number };
  /** The approximate number of intervals on an axis of numbers. */
  readonly parts: number;
  /** The angle, in degrees, at which the names of rows are written if rows are ordered by time. */
  readonly rotate: number;
}

/** A text with its size. */
interface Heading {
  readonly text: string;
  readonly fontSize: number;
  readonly lineHeight: number;
}

/**
 * The height in pixels of a row, in pictures whose rows are below one another. Such a picture has space for at least
 * `LEAST_ROWS` rows.
 */
const ROW = { wide: 34, narrow: 46 };
const LEAST_ROWS = 3;

/**
 * Returns the layout of a picture. A narrow picture gets the layout for phones, in which the legend is below the chart
 * and long texts have line breaks.
 */
export const layoutOf = (drawing: Drawing): Layout =>
  drawing.width < WIDTHS.leastWide ? narrow(drawing) : wide(drawing);

function wide({ chart, subtitle, rows, isInTime }: Drawing): Layout {
  return {
    height: isInTime ? 480 : 190 + ROW.wide * Math.max(rows.length, LEAST_ROWS),
    title: { text: chart.title, fontSize: 20, lineHeight: 20 },
    subtitle: { text: subtitle, fontSize: 13, lineHeight: 13 },
    headingTop: 16,
    margin: 24,
    legend: { top: 76, orient: 'horizontal' },
    grid: { top: 132, right: 32, bottom: 24 },
    names: { lines: 1, characters: 28 },
    parts: 5,
    rotate: 0,
  };
}

const MARGIN = 14;
const LINE = 17;
const LEGEND_LINE = 22;

function narrow({ chart, subtitle, rows, isInTime, width }: Drawing): Layout {
  const inside = width - 2 * MARGIN;
  const title = heading(chart.title, 18, inside);
  const below = heading(subtitle, 12, inside);
  const top = MARGIN + heightOf(title) + heightOf(below) + 42;
  const legend = hasLegend(chart, rows) ? LEGEND_LINE * chart.series.length + MARGIN : MARGIN;
  const plot = isInTime ? 260 : 56 + ROW.narrow * Math.max(rows.length, LEAST_ROWS);
  return {
    height: top + plot + legend,
    title,
    subtitle: below,
    headingTop: MARGIN,
    margin: MARGIN,
    legend: { bottom: 8, orient: 'vertical' },
    grid: { top, right: MARGIN + 6, bottom: legend },
    names: { lines: 3, characters: 15 },
    parts: isInTime ? 4 : 3,
    rotate: isInTime && isCrowded(rows, inside) ? 45 : 0,
  };
}

/** Returns true if the chart needs a legend. A single series needs none, because the title names it. */
export const hasLegend = ({ series }: Drawing['chart'], rows: Drawing['rows']): boolean =>
  series.length > 1 && rows.length > 0;

const heightOf = ({ text, lineHeight }: Heading): number => text.split('\n').length * lineHeight;

/** The fraction of the width that the names of rows can use between the axes of numbers. */
const BETWEEN_AXES = 0.7;

/** Returns true if the names of rows do not fit next to each other. */
const isCrowded = (rows: Drawing['rows'], inside: number): boolean =>
  rows.reduce((sum, { label }) => sum + widthOf(label.length + 1, 12), 0) > inside * BETWEEN_AXES;

/**
 * Returns an estimate of a text's width in pixels. Few texts are wider than this estimate, because in most fonts the
 * average character is narrower.
 */
const widthOf = (characters: number, fontSize: number): number => characters * fontSize * 0.56;

const heading = (text: string, fontSize: number, width: number): Heading => ({
  text: breakLines(text, Math.floor(width / widthOf(1, fontSize))).join('\n'),
  fontSize,
  lineHeight: fontSize + LINE - 12,
});

/** Breaks a text into lines of at most `characters` characters, between words if possible. */
function breakLines(text: string, characters: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => splitWord(each, characters))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (lengthOf(longer) > characters) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

const lengthOf = (text: string): number => [...text].length;

const splitWord = (word: string, characters: number): string[] =>
  word.match(new RegExp(`.{1,${characters}}`, 'gsu')) ?? [word];

/** Breaks a name into at most `most` lines. If the name is longer, shortens the last line. */
export function shortenName(name: string, { lines: most, characters }: Layout['names']): string {
  const lines = breakLines(name, characters);
  if (lines.length <= most) return lines.join('\n');
  const rest = lines.slice(most - 1).join(' ');
  const cut = `${[...rest]
    .slice(0, characters - 1)
    .join('')
    .trimEnd()}…`;
  return [...lines.slice(0, most - 1), cut].join('\n');
}
