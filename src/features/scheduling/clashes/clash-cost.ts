import type { Scans } from '../../../platform/graphql/cost.ts';
import { daysBetween } from '../../../platform/time/days.ts';
import { parseDate } from '../../../platform/validation/scalars.ts';
import { ClashKind } from './clash.enums.ts';
import { DAYS, MOST_DAYS } from './clash-days.ts';

/** The cost of the search for clashes on one day: `students` for clashes of students, `kind` for each other kind. */
const PER_DAY = { kind: 10, students: 30 };

/** The extra cost if the filter has a search text. */
const SEARCH = 100;

/** The cost of a field with the clashes of one record. The field reads the upcoming sessions of the record. */
export const scansOfRow: Scans = () => 20;

/**
 * Returns the cost of a list of clashes: the number of days, multiplied by the cost of the requested kinds of clashes.
 * The cost does not depend on the number of sessions on these days.
 */
export const scansOfClashes: Scans = (argument) => {
  const { from, to, kind, kindIn, search } = Object(argument('filter'));
  const asked: unknown = kind ?? kindIn;
  const names = [asked ?? Object.values(ClashKind)]
    .flat()
    .map((name) => typeof name === 'string' && name.toLowerCase());
  const perDay = Object.values(ClashKind)
    .filter((each) => names.includes(each))
    .reduce((sum, each) => sum + (each === ClashKind.STUDENT ? PER_DAY.students : PER_DAY.kind), 0);
  return daysAsked(from, to) * perDay + (search ? SEARCH : 0);
};

/**
 * Returns the number of days in the requested period. Returns the maximum if the period is invalid; the field then
 * throws an error.
 */
function daysAsked(from: unknown, to: unknown): number {
  if (to == null) return DAYS;
  const [first, last] = [from, to].map((day) => parseDate(day));
  const days = first && last ? daysBetween(first, last) + 1 : MOST_DAYS;
  return days >= 1 && days <= MOST_DAYS ? days : MOST_DAYS;
}
