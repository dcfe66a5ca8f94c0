import type { Period } from '../loaders/days.ts';
import { eachDay } from '../time/days.ts';
import type { DayField } from './plan.ts';

/** Stands before and behind what names a row that is written elsewhere. JSON has no such character: strings escape it. */
export const MARK = '\u0001';
/** Stands between rows that are written once, and between their ids and texts. */
export const BETWEEN = '\u0002';

/** A text that the statement of a period selects: see `daysSql`. */
export interface DaysPart {
  /** The index of a field's list, or what marks name the rows of one reference by. */
  readonly part: string;
  /** Of a field, the day. */
  readonly key: string | null;
  readonly json: string | null;
}

/** The days of a period as an array, from what their statement selects. */
export function daysText(fields: readonly DayField[], { from, to }: Period, parts: readonly DaysPart[]): string {
  const rowOf = referredRows(parts);
  const byDay = new Map<string, string>();
  for (const { part, key, json } of parts) if (key !== null) byDay.set(`${part} ${key}`, unmarked(json ?? '', rowOf));
  const texts = [...eachDay(from, to)].map((date) => {
    const members = fields.map((field) => `"${field.key}":${memberText(field, date)}`);
    return `{${members.join()}}`;
  });
  return `[${texts.join()}]`;

  function memberText(field: DayField, date: string): string {
    switch (field.kind) {
      case 'constant':
        return field.value;
      case 'date':
        return `"${date}"`;
      case 'rows':
        return `[${byDay.get(`${field.index} ${date}`) ?? ''}]`;
    }
  }
}

/** Answers the texts of rows that others refer to, by what marks name them; null as text for those that were not found. */
function referredRows(parts: readonly DaysPart[]): (mark: string) => string {
  const byMark = new Map<string, string>();
  for (const { part, key, json } of parts) {
    if (key !== null || json === null) continue;
    const rows = json.split(BETWEEN);
    for (let n = 0; n + 1 < rows.length; n += 2) byMark.set(`${part} ${rows[n]}`, rows[n + 1] as string);
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
