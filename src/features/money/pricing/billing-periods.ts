import { addDays, addMonths, type Days, earlierOf, LAST_DAY, laterOf } from '../../../platform/time/days.ts';
import { BillingFrequency } from '../../academics/courses/course.enums.ts';
import type { Term } from '../../academy/terms/term.entity.ts';

/** The period of a charge. */
export interface BillingPeriod extends Days {
  /** The period in billing keys: `once`, `2026-12`, or the id of a term. */
  readonly key: string;
}

/** The fields of a term that billing needs. */
export type BilledTerm = Pick<Term, 'id' | 'startsOn' | 'endsOn'>;

/** Returns the period of a one-time charge: all days of the batch or, without a batch, the day of the enrollment. */
export const onceOf = (
  batch: { readonly startDate: string; readonly endDate: string } | null,
  day: string,
): BillingPeriod => ({
  key: 'once',
  from: batch?.startDate ?? day,
  until: batch?.endDate ?? day,
});

/**
 * Returns the months or terms that overlap `days`, in the order of their first days. For items that are billed per
 * session, returns no periods. For one-time charges, use {@link onceOf}.
 */
export function periodsOf(frequency: BillingFrequency, days: Days, terms: readonly BilledTerm[]): BillingPeriod[] {
  switch (frequency) {
    case BillingFrequency.MONTHLY:
      return [...monthsOf(days)];
    case BillingFrequency.PER_TERM:
      return terms
        .filter(({ startsOn, endsOn }) => startsOn <= days.until && days.from <= endsOn)
        .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
        .map(({ id, startsOn, endsOn }) => ({ key: id, from: startsOn, until: endsOn }));
    default:
      return [];
  }
}

/** The length of the part of a date that identifies the month. */
const MONTH = 'YYYY-MM'.length;

function* monthsOf({ from, until }: Days): Generator<BillingPeriod> {
  let first = `${from.slice(0, MONTH)}-01`;
  while (first <= until) {
    const key = first.slice(0, MONTH);
    const last = addMonths(`${key}-31`, 0);
    yield { key, from: first, until: last };
    if (last === LAST_DAY) return;
    first = addDays(last, 1);
  }
}

/** Returns the days that two ranges have in common; null if they do not overlap. */
export function commonDays(one: Days, other: { readonly from: string; readonly until: string | null }): Days | null {
  const from = laterOf(one.from, other.from);
  const until = other.until === null ? one.until : earlierOf(one.until, other.until);
  return from <= until ? { from, until } : null;
}
