import type { Period } from '../loaders/days.ts';
import { eachDay, earlierOf, laterOf } from '../time/days.ts';
import type { DayField } from './plan.ts';

/** Stands before and behind what names a row that is written elsewhere. JSON has no such character: strings escape it. */
export const MARK = '\u0001';
/** Stands before each row, as little a character of JSON. */
export const BETWEEN = '\u0002';

/** Characters of a date, and of an id. */
const DATE = 10;
const ID = 36;

/** A text that the statement of a period selects: see `daysSql`. */
export interface DaysPart {
  /** The index of a field's list, or what marks name the rows of one reference by. */
  readonly part: string;
  /** Rows, each behind its first and last day, or behind its id; null for none. */
  readonly json: string | null;
}

/** The days of a period as an array, from what their statement selects. */
export function daysText(fields: readonly DayField[], period: Period, parts: readonly DaysPart[]): string {
  const jsonOf = new Map(parts.map(({ part, json }) => [part, json]));
  const own = new Set(fields.flatMap((field) => (field.kind === 'rows' ? [String(field.index)] : [])));
  const rowOf = referredRows(parts.filter(({ part }) => !own.has(part)));
  const columns = fields.map((field) => {
    if (field.kind !== 'rows') return undefined;
    return rowsByDay(jsonOf.get(String(field.index)) ?? '', period);
  });
  const days = [...eachDay(period.from, period.to)].map((date) => {
    const members = fields.map((field, n) => `"${field.key}":${memberText(field, date, columns[n])}`);
    return `{${members.join()}}`;
  });
  // last, as it makes a long text
  return unmarked(`[${days.join()}]`, rowOf);
}

function memberText(field: DayField, date: string, rows: ReadonlyMap<string, readonly string[]> | undefined): string {
  switch (field.kind) {
    case 'constant':
      return field.value;
    case 'date':
      return `"${date}"`;
    case 'rows':
      return `[${rows?.get(date)?.join() ?? ''}]`;
  }
}

/** The rows of each day. */
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

/** Answers the texts of rows that others refer to, by what marks name them; null as text for those that were not found. */
function referredRows(parts: readonly DaysPart[]): (mark: string) => string {
  const byMark = new Map<string, string>();
  for (const { part, json } of parts) {
    for (const row of (json ?? '').split(BETWEEN).slice(1)) byMark.set(`${part} ${row.slice(0, ID)}`, row.slice(ID));
  }
  const rowOf = (mark: string): string => {
    const text = byMark.get(mark);
    if (!text?.includes(MARK)) return text ?? 'null';
    // which refers to further ones itself
    const whole = unmarked(text, rowOf);
    byMark.set(mark, whole);
    return whole;
  };
  return rowOf;
}

/** A text with the rows that its marks name. */
function unmarked(text: string, rowOf: (mark: string) => string): string {
  const pieces = text.split(MARK);
  for (let n = 1; n < pieces.length; n += 2) pieces[n] = rowOf(pieces[n] as string);
  return pieces.join('');
}
