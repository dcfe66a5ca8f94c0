import type { Period } from '../loaders/days.ts';
import { eachDay, earlierOf, laterOf } from '../time/days.ts';
import type { DayField } from './plan.ts';

/**
 * The character before and after the mark for a row that is written separately. It cannot occur in JSON, because JSON
 * strings contain only escaped control characters.
 */
export const MARK = '\u0001';
/** The separator before each row. Like `MARK`, it cannot occur in JSON. */
export const BETWEEN = '\u0002';

/** The number of characters in a date. `ID` is the number of characters in an id. */
const DATE = 10;
const ID = 36;

/** A text that the statement for a period selects, see `daysSql`. */
export interface DaysPart {
  /** The index of a field's list. For referenced rows, it is the name that their marks contain. */
  readonly part: string;
  /**
   * The rows. Before each row, the text contains its first and last day or, for a referenced row, its id. Null if there
   * are no rows.
   */
  readonly json: string | null;
}

/** Returns the days of a period as a JSON array. `parts` are the texts that the statement selected. */
export function daysText(fields: readonly DayField[], period: Period, parts: readonly DaysPart[]): string {
  const jsonOf = new Map(parts.map(({ part, json }) => [part, json]));
  const own = new Set(fields.flatMap((field) => (field.kind === 'rows' ? [String(field.index)] : [])));
  const rowOf = referredRows(parts.filter(({ part }) => !own.has(part)));
  const columns = fields.map((field) => {
    if (field.kind !== 'rows') return undefined;
    return rowsByDay(jsonOf.get(String(field.index)) ?? '', period);
  });
  // joins the pieces only once, because collecting copies of a text of megabytes as garbage would delay other
  // requests
  const pieces: string[] = [];
  for (const date of eachDay(period.from, period.to)) {
    pieces.push(pieces.length > 0 ? ',' : '[');
    fields.forEach((field, n) => {
      pieces.push(`${n > 0 ? ',' : '{'}"${field.key}":`);
      if (field.kind === 'rows') addRows(pieces, columns[n]?.get(date) ?? [], rowOf);
      else pieces.push(field.kind === 'date' ? `"${date}"` : field.value);
    });
    pieces.push('}');
  }
  pieces.push(']');
  return pieces.join('');
}

/** Adds the pieces of an array of rows. */
function addRows(pieces: string[], rows: readonly string[], rowOf: (mark: string) => string): void {
  pieces.push('[');
  rows.forEach((row, n) => {
    if (n > 0) pieces.push(',');
    addUnmarked(pieces, row, rowOf);
  });
  pieces.push(']');
}

/** Returns the rows of each day. */
function rowsByDay(text: string, { from, to }: Period): Map<string, string[]> {
  const byDay = new Map<string, string[]>();
  for (const row of text.split(BETWEEN).slice(1)) {
    const first = laterOf(row.slice(0, DATE), from);
    const last = earlierOf(row.slice(DATE, 2 * DATE), to);
    const object = row.slice(2 * DATE);
    for (const day of first === last ? [first] : eachDay(first, last)) {
      const rows = byDay.get(day);
      if (rows) rows.push(object);
      else byDay.set(day, [object]);
    }
  }
  return byDay;
}

/**
 * Creates a function that receives a mark and returns the JSON of the referenced row. If the row was not found, the
 * function returns the text `null`.
 */
function referredRows(parts: readonly DaysPart[]): (mark: string) => string {
  const byMark = new Map<string, string>();
  for (const { part, json } of parts) {
    for (const row of (json ?? '').split(BETWEEN).slice(1)) byMark.set(`${part} ${row.slice(0, ID)}`, row.slice(ID));
  }
  const rowOf = (mark: string): string => {
    const text = byMark.get(mark);
    if (!text?.includes(MARK)) return text ?? 'null';
    // a referenced row may itself refer to other rows
    const pieces: string[] = [];
    addUnmarked(pieces, text, rowOf);
    const whole = pieces.join('');
    byMark.set(mark, whole);
    return whole;
  };
  return rowOf;
}

/** Adds the pieces of a text. Replaces each mark in the text by the referenced row. */
function addUnmarked(pieces: string[], text: string, rowOf: (mark: string) => string): void {
  let from = 0;
  for (let mark = text.indexOf(MARK); mark >= 0; mark = text.indexOf(MARK, from)) {
    const end = text.indexOf(MARK, mark + 1);
    pieces.push(text.slice(from, mark), rowOf(text.slice(mark + 1, end)));
    from = end + 1;
  }
  pieces.push(text.slice(from));
}
