import { ValidateBy, type ValidationArguments } from 'class-validator';
import { daysBetween } from '../time/days.ts';
import { now } from '../time/now.ts';
import { messages } from './messages.ts';
import { ATTRIBUTE, rule } from './rule.ts';
import { toldBy } from './told-rules.ts';

/** Characters as people count them: code points. */
export const lengthOf = (text: string): number => [...text].length;

/** May be left out where the operation allows it, but is never null and never empty text. */
export const Required = (): PropertyDecorator =>
  ValidateBy({
    name: 'required',
    ...toldBy({ isThere: true }),
    validator: {
      validate: (value: unknown) => value !== null && value !== '',
      defaultMessage: () => messages.required(ATTRIBUTE),
    },
  });

/** Must be there unless the field `other` is. */
export const RequiredWithout = (other: string): PropertyDecorator =>
  ValidateBy({
    name: 'required',
    ...toldBy({ without: other }),
    validator: {
      validate(value: unknown, args) {
        const input = args?.object as Record<string, unknown> | undefined;
        return (value ?? input?.[other] ?? null) !== null;
      },
      defaultMessage: () => messages.required(ATTRIBUTE),
    },
  });

/** At most so many characters. */
export const MaxCharacters = (count: number) =>
  rule(
    'maxCharacters',
    (value) => lengthOf(String(value)) <= count,
    (field) => messages.atMostCharacters(field, count),
    { maxLength: count },
  );

/** A number from `least` to `most`. */
export function Between(least: number, most: number): PropertyDecorator {
  return (target, property) => {
    rule(
      'atLeast',
      (value) => Number(value) >= least,
      (field) => messages.atLeast(field, least),
      { minimum: least },
    )(target, property);
    rule(
      'atMost',
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
      'atLeastPercent',
      (value) => Number(value) >= least,
      (field) => messages.atLeast(field, least / 100),
    )(target, property);
    rule(
      'atMostPercent',
      (value) => Number(value) <= most,
      (field) => messages.atMost(field, most / 100),
    )(target, property);
  };
}

/** A percentage, in hundredths of a per cent, with at most two decimal places. */
export const TwoPlaces = () =>
  rule(
    'twoPlaces',
    (value) => Number.isInteger(Number(value)),
    (field) => messages.decimalPlaces(field, '0-2'),
  );

/** An instant that is not in the future. */
export const NotInFuture = () =>
  rule(
    'notInFuture',
    (value) => String(value) <= now(),
    (field) => messages.dateBeforeOrEqual(field, 'now'),
  );

/** A date from the first to the last. */
export function DateBetween(first: string, last: string): PropertyDecorator {
  return (target, property) => {
    rule(
      'firstDate',
      (value) => String(value) >= first,
      (field) => messages.dateAfterOrEqual(field, first),
    )(target, property);
    rule(
      'lastDate',
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
    'inPast',
    (value) => String(value) < new Date(Date.now() + EARLIEST_ZONE * 60 * 60 * 1000).toISOString().slice(0, 10),
    (field) => messages.dateBefore(field, 'today'),
  );

type Comparable = string | number;

/** A rule for a value beside that of another field: holds where either is missing. */
function beside(
  name: string,
  other: string,
  test: (value: Comparable, limit: Comparable) => boolean,
  message: (limit: Comparable) => string,
): PropertyDecorator {
  const limitOf = (args?: ValidationArguments) =>
    (args?.object as Record<string, Comparable | null | undefined> | undefined)?.[other];
  return ValidateBy({
    name,
    validator: {
      validate(value: Comparable | null | undefined, args) {
        const limit = limitOf(args);
        return value == null || limit == null || test(value, limit);
      },
      defaultMessage: (args) => message(limitOf(args) as Comparable),
    },
  });
}

/** A date on or after that of the field `other`. */
export const NotBefore = (other: string) =>
  beside(
    'notBefore',
    other,
    (value, limit) => value >= limit,
    () => messages.dateAfterOrEqual(ATTRIBUTE, other),
  );

/** A date of a period that begins on that of the field `other`, and has at most so many days. */
export const WithinDays = (other: string, days: number) =>
  beside(
    'withinDays',
    other,
    (value, first) => daysBetween(String(first), String(value)) < days,
    () => messages.atMostDays(days),
  );

/** Only where none of the other fields is. */
export function ProhibitsOthers(fields: readonly string[]): PropertyDecorator {
  const present = (args: ValidationArguments | undefined): string[] => {
    const input = (args?.object ?? {}) as Record<string, unknown>;
    return fields.filter((field) => field !== args?.property && input[field] != null);
  };
  return ValidateBy({
    name: 'prohibitsOthers',
    validator: {
      validate: (value: unknown, args) => value == null || present(args).length === 0,
      defaultMessage: (args) => messages.prohibits(ATTRIBUTE, present(args)),
    },
  });
}

/** A time after that of the field `other`. */
export const After = (other: string) =>
  beside(
    'after',
    other,
    (value, limit) => value > limit,
    () => messages.dateAfter(ATTRIBUTE, other),
  );

/** Another value than that of the field `other`. */
export const Different = (other: string) =>
  beside(
    'different',
    other,
    (value, limit) => value !== limit,
    () => messages.different(ATTRIBUTE, other),
  );

/** A number that is at least that of the field `other`; `written` formats the limit in the message. */
export const NotBelow = (other: string, written: (limit: number) => number | string = (limit) => limit) =>
  beside(
    'notBelow',
    other,
    (value, limit) => Number(value) >= Number(limit),
    (limit) => messages.atLeast(ATTRIBUTE, written(Number(limit))),
  );

/** Only beside one value of the field `other`. */
export const ProhibitedUnless = (other: string, expected: string) =>
  beside(
    'prohibitedUnless',
    other,
    (_value, given) => given === expected,
    () => messages.prohibitedUnless(ATTRIBUTE, other, expected),
  );
