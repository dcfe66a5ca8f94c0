import type { Scans } from '../../../platform/graphql/cost.ts';
import { daysBetween } from '../../../platform/time/days.ts';
import { parseDate } from '../../../platform/validation/scalars.ts';
import { ClashKind } from './clash.enums.ts';
import { DAYS, MOST_DAYS } from './clash-days.ts';

/** What a day of sessions counts for in the cost limit, for each kind that is looked for. */
const PER_DAY = { kind: 10, students: 30 };

/** What a search among the batches counts for. */
const SEARCH = 100;

/** What a look at the sessions to come of a row counts for. */
export const scansOfRow: Scans = () => 20;

/** What a look for clashes counts for: its days, for each of its kinds, whatever there is on them. */
export const scansOfClashes: Scans = (argument) => {
  const { from, to, kind, kindIn, search } = Object(argument('filter'));
  const asked: unknown = kind ?? kindIn;
  const names = [asked ?? Object.values(ClashKind)].flat().map((name) => String(name).toLowerCase());
  const perDay = Object.values(ClashKind)
    .filter((each) => names.includes(each))
    .reduce((sum, each) => sum + (each === ClashKind.STUDENT ? PER_DAY.students : PER_DAY.kind), 0);
  return daysAsked(from, to) * perDay + (search ? SEARCH : 0);
};

/** How many days are asked for; where it is no period, which is refused by the field itself, as many as there can be. */
function daysAsked(from: unknown, to: unknown): number {
  if (to == null) return DAYS;
  const [first, last] = [from, to].map((day) => parseDate(String(day)));
  const days = first && last ? daysBetween(first, last) + 1 : MOST_DAYS;
  return days >= 1 && days <= MOST_DAYS ? days : MOST_DAYS;
}
