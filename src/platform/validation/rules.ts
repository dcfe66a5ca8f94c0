import { daysBetween } from '../time/days.ts';
import { now } from '../time/now.ts';
import { messages } from './messages.ts';
import { rule, ruled, type Values } from './rule.ts';

/** Returns the number of characters as people count them, that is, the number of code points. */
export const lengthOf = (text: string): number => [...text].length;

/** Refuses null and empty text. If the operation allows it, the field may be absent. */
export const Required = (): PropertyDecorator =>
  ruled({
    isAlone: true,
    notes: { isThere: true },
    test: (value) => value !== null && value !== '',
    message: messages.required,
  });

/** Requires the field unless the field `other` is present. */
export const RequiredWithout = (other: string): PropertyDecorator =>
  ruled({
    isAlone: true,
    notes: { without: other },
    test: (value, values) => (value ?? values[other] ?? null) !== null,
    message: messages.required,
  });

/** Requires a text of at most `count` characters. */
export const MaxCharacters = (count: number) =>
  rule(
    (value) => lengthOf(String(value)) <= count,
    (field) => messages.atMostCharacters(field, count),
    { maxLength: count },
  );

/** Requires a number from `least` to `most`. */
export function Between(least: number, most: number): PropertyDecorator {
  return (target, property) => {
    rule(
      (value) => Number(value) >= least,
      (field) => messages.atLeast(field, least),
      { minimum: least },
    )(target, property);
    rule(
      (value) => Number(value) <= most,
      (field) => messages.atMost(field, most),
      { maximum: most },
    )(target, property);
  };
}

/** Requires a number or percentage in hundredths, from `least` to `most`. */
export function HundredthsBetween(least: number, most: number): PropertyDecorator {
  return (target, property) => {
    rule(
      (value) => Number(value) >= least,
      (field) => messages.atLeast(field, least / 100),
    )(target, property);
    rule(
      (value) => Number(value) <= most,
      (field) => messages.atMost(field, most / 100),
    )(target, property);
  };
}

/** Requires a percentage, in hundredths of a per cent, with at most two decimal places. */
export const TwoPlaces = () =>
  rule(
    (value) => Number.isInteger(Number(value)),
    (field) => messages.decimalPlaces(field, '0-2'),
  );

/** Requires an instant that is not in the future. */
export const NotInFuture = () =>
  rule(
    (value) => String(value) <= now(),
    (field) => messages.dateBeforeOrEqual(field, 'now'),
  );

/** Requires a date from `first` to `last`. */
export function DateBetween(first: string, last: string): PropertyDecorator {
  return (target, property) => {
    rule(
      (value) => String(value) >= first,
      (field) => messages.dateAfterOrEqual(field, first),
    )(target, property);
    rule(
      (value) => String(value) <= last,
      (field) => messages.dateBeforeOrEqual(field, last),
    )(target, property);
  };
}

/** The number of hours by which the earliest time zone is ahead of UTC. */
const EARLIEST_ZONE = 14;

/** Requires a date that is in the past in at least one time zone. A later check uses the academy's time zone. */
export const InPast = () =>
  rule(
    (value) => String(value) < new Date(Date.now() + EARLIEST_ZONE * 60 * 60 * 1000).toISOString().slice(0, 10),
    (field) => messages.dateBefore(field, 'today'),
  );

type Comparable = string | number;

const isComparable = (value: unknown): value is Comparable => typeof value === 'string' || typeof value === 'number';

/**
 * Makes a rule that compares a value with the value of another field. If one of the two is missing, the rule is
 * satisfied.
 */
function beside(
  other: string,
  test: (value: Comparable, limit: Comparable) => boolean,
  message: (field: string, limit: unknown) => string,
): PropertyDecorator {
  return ruled({
    test: (value, { [other]: limit }) => !isComparable(value) || !isComparable(limit) || test(value, limit),
    message: (field, { [other]: limit }) => message(field, limit),
  });
}

/** Requires a date on or after the date in the field `other`. */
export const NotBefore = (other: string) =>
  beside(
    other,
    (value, limit) => value >= limit,
    (field) => messages.dateAfterOrEqual(field, other),
  );

/** Requires an end date. The period begins on the date in the field `other`, and may have at most `days` days. */
export const WithinDays = (other: string, days: number) =>
  beside(
    other,
    (value, first) => daysBetween(String(first), String(value)) < days,
    () => messages.atMostDays(days),
  );

/** Refuses the field if any of the other fields is present. */
export const ProhibitsOthers =
  (fields: readonly string[]): PropertyDecorator =>
  (prototype, property) => {
    const present = (values: Values) => fields.filter((field) => field !== property && values[field] != null);
    ruled({
      test: (value, values) => value == null || present(values).length === 0,
      message: (field, values) => messages.prohibits(field, present(values)),
    })(prototype, property);
  };

/** Requires a time after the time in the field `other`. */
export const After = (other: string) =>
  beside(
    other,
    (value, limit) => value > limit,
    (field) => messages.dateAfter(field, other),
  );

/** Requires a value that differs from the field `other`. */
export const Different = (other: string) =>
  beside(
    other,
    (value, limit) => value !== limit,
    (field) => messages.different(field, other),
  );

/**
 * Requires a number that is not lower than the number in the field `other`. `written` formats the limit for the
 * message.
 */
export const NotBelow = (other: string, written: (limit: number) => number | string = (limit) => limit) =>
  beside(
    other,
    (value, limit) => Number(value) >= Number(limit),
    (field, limit) => messages.atLeast(field, written(Number(limit))),
  );

/** Refuses the field, unless the field `other` has the value `expected`. */
export const ProhibitedUnless = (other: string, expected: string) =>
  ruled({
    test: (value, { [other]: given }) => value == null || given == null || given === expected,
    message: (field) => messages.prohibitedUnless(field, other, expected),
  });
