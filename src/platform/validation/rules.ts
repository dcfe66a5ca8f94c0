import { daysBetween } from '../time/days.ts';
import { now } from '../time/now.ts';
import { messages } from './messages.ts';
import { rule, ruled, type Values } from './rule.ts';

/** Characters as people count them: code points. */
export const lengthOf = (text: string): number => [...text].length;

/** May be left out where the operation allows it, but is never null and never empty text. */
export const Required = (): PropertyDecorator =>
  ruled({
    isAlone: true,
    notes: { isThere: true },
    test: (value) => value !== null && value !== '',
    message: messages.required,
  });

/** Must be there unless the field `other` is. */
export const RequiredWithout = (other: string): PropertyDecorator =>
  ruled({
    isAlone: true,
    notes: { without: other },
    test: (value, values) => (value ?? values[other] ?? null) !== null,
    message: messages.required,
  });

/** At most so many characters. */
export const MaxCharacters = (count: number) =>
  rule(
    (value) => lengthOf(String(value)) <= count,
    (field) => messages.atMostCharacters(field, count),
    { maxLength: count },
  );

/** A number from `least` to `most`. */
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

/** A percentage, in hundredths of a per cent, from `least` to `most`. */
export function PercentBetween(least: number, most: number): PropertyDecorator {
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

/** A percentage, in hundredths of a per cent, with at most two decimal places. */
export const TwoPlaces = () =>
  rule(
    (value) => Number.isInteger(Number(value)),
    (field) => messages.decimalPlaces(field, '0-2'),
  );

/** An instant that is not in the future. */
export const NotInFuture = () =>
  rule(
    (value) => String(value) <= now(),
    (field) => messages.dateBeforeOrEqual(field, 'now'),
  );

/** A date from the first to the last. */
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

/** Hours by which the earliest time zone is ahead of UTC. */
const EARLIEST_ZONE = 14;

/** A date that is past somewhere on earth. Where the academy is, the service has to see to. */
export const InPast = () =>
  rule(
    (value) => String(value) < new Date(Date.now() + EARLIEST_ZONE * 60 * 60 * 1000).toISOString().slice(0, 10),
    (field) => messages.dateBefore(field, 'today'),
  );

type Comparable = string | number;

const isComparable = (value: unknown): value is Comparable => typeof value === 'string' || typeof value === 'number';

/** A rule for a value beside that of another field: holds where either is missing. */
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

/** A date on or after that of the field `other`. */
export const NotBefore = (other: string) =>
  beside(
    other,
    (value, limit) => value >= limit,
    (field) => messages.dateAfterOrEqual(field, other),
  );

/** A date of a period that begins on that of the field `other`, and has at most so many days. */
export const WithinDays = (other: string, days: number) =>
  beside(
    other,
    (value, first) => daysBetween(String(first), String(value)) < days,
    () => messages.atMostDays(days),
  );

/** Only where none of the other fields is. */
export const ProhibitsOthers =
  (fields: readonly string[]): PropertyDecorator =>
  (prototype, property) => {
    const present = (values: Values) => fields.filter((field) => field !== property && values[field] != null);
    ruled({
      test: (value, values) => value == null || present(values).length === 0,
      message: (field, values) => messages.prohibits(field, present(values)),
    })(prototype, property);
  };

/** A time after that of the field `other`. */
export const After = (other: string) =>
  beside(
    other,
    (value, limit) => value > limit,
    (field) => messages.dateAfter(field, other),
  );

/** Another value than that of the field `other`. */
export const Different = (other: string) =>
  beside(
    other,
    (value, limit) => value !== limit,
    (field) => messages.different(field, other),
  );

/** A number that is at least that of the field `other`; `written` formats the limit in the message. */
export const NotBelow = (other: string, written: (limit: number) => number | string = (limit) => limit) =>
  beside(
    other,
    (value, limit) => Number(value) >= Number(limit),
    (field, limit) => messages.atLeast(field, written(Number(limit))),
  );

/** Only beside one value of the field `other`. */
export const ProhibitedUnless = (other: string, expected: string) =>
  ruled({
    test: (value, { [other]: given }) => value == null || given == null || given === expected,
    message: (field) => messages.prohibitedUnless(field, other, expected),
  });
