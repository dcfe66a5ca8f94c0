import { type GraphQLLeafType, isEnumType } from 'graphql';
import { fieldWords, messages } from '../src/platform/validation/messages.ts';
import { parseDate, parseDateTime, parseTime, TIME } from '../src/platform/validation/scalars.ts';
import { isUuid } from '../src/platform/validation/uuid.ts';
import type { JsonSchema } from './openapi/json-schema.ts';

/**
 * The result of checking a value. `value` is the value in GraphQL's form. `text` is the reason to refuse it. Both are
 * set if a rule of the field may give a better reason.
 */
export interface Verdict {
  readonly value?: unknown;
  readonly text?: string;
}

/**
 * Checks a value from a REST client, and converts the value to GraphQL's form. `field` is the camelCase path of the
 * value, for the message.
 */
type Judge = (raw: unknown, field: string) => Verdict;

const MAX_INT = 2 ** 31 - 1;
const MIN_INT = -(2 ** 31);
const LEAST_AMOUNT = 0.01;
const MOST_AMOUNT = 99_999_999.99;

const INTEGER = /^[+-]?\d+$/;
const AMOUNT = /^\d+(\.\d{1,2})?$/;
const PERCENT = /^\d+(\.\d{1,4})?$/;

/**
 * How REST checks a scalar, and the forms in which REST accepts it, as JSON Schema. The first form is the usual one.
 */
interface Scalar {
  readonly judge: Judge;
  readonly takes: readonly JsonSchema[];
}

/** Checks a value and converts it by its type. The value is neither null nor absent. */
export function judge(type: GraphQLLeafType, raw: unknown, field: string): Verdict {
  if (isEnumType(type)) {
    const value = type.getValues().find(({ name }) => name.toLowerCase() === raw);
    return value ? { value: value.name } : { text: messages.selected(field) };
  }
  return scalar(type.name).judge(raw, field);
}

/** Returns the forms in which REST accepts a scalar. JSON Schema has no keywords for some values that are refused. */
export const formsOf = (name: string): readonly JsonSchema[] => scalar(name).takes;

function scalar(name: string): Scalar {
  const known = SCALARS[name];
  if (!known) throw new Error(`REST does not know how to read a ${name}.`);
  return known;
}

const SCALARS: Readonly<Record<string, Scalar>> = {
  String: {
    judge(raw, field) {
      if (typeof raw !== 'string') return { text: messages.type(field, 'a string') };
      // PostgreSQL can store neither NUL nor half of a surrogate pair
      return raw.includes('\u0000') || !raw.isWellFormed() ? { text: messages.format(field) } : { value: raw };
    },
    takes: [{ type: 'string' }],
  },
  Int: {
    judge: integer,
    takes: [
      { type: 'integer', format: 'int32' },
      { type: 'string', pattern: INTEGER.source },
    ],
  },
  Boolean: {
    judge(raw, field) {
      if (raw === true || raw === 1 || raw === '1') return { value: true };
      if (raw === false || raw === 0 || raw === '0') return { value: false };
      return { text: messages.type(field, 'true or false') };
    },
    takes: [{ type: 'boolean' }, { enum: [1, 0, '1', '0'] }],
  },
  ID: {
    judge: (raw, field) =>
      typeof raw === 'string' && isUuid(raw)
        ? { value: raw.toLowerCase() }
        : // the invalid value is kept, because another field may be required if this field is missing
          { value: raw, text: messages.type(field, 'a valid UUID') },
    takes: [{ type: 'string', format: 'uuid' }],
  },
  Money: {
    judge: money,
    takes: [
      { type: 'string', pattern: AMOUNT.source },
      { type: 'number', exclusiveMinimum: 0, maximum: MOST_AMOUNT },
    ],
  },
  Percent: {
    judge: (raw, field) => decimal(raw, field, { least: 0, form: PERCENT, places: '0-4' }),
    takes: [
      { type: 'string', pattern: PERCENT.source },
      { type: 'number', minimum: 0, maximum: MOST_AMOUNT },
    ],
  },
  Decimal: {
    judge: (raw, field) => decimal(raw, field, { least: 0, form: AMOUNT, places: '0-2' }),
    takes: [
      { type: 'string', pattern: AMOUNT.source },
      { type: 'number', minimum: 0, maximum: MOST_AMOUNT },
    ],
  },
  Date: {
    judge: textual(parseDate, (field) => messages.type(field, 'a valid date')),
    takes: [{ type: 'string', format: 'date' }],
  },
  DateTime: {
    judge: textual(parseDateTime, (field) => messages.type(field, 'a valid date')),
    takes: [{ type: 'string', format: 'date-time' }],
  },
  Time: {
    judge: textual(parseTime, (field) => `The ${fieldWords(field)} field must match the format H:i:s.`),
    takes: [{ type: 'string', pattern: TIME.source }],
  },
};

function textual(parse: (text: string) => string | null, refusal: (field: string) => string): Judge {
  return (raw, field) => {
    const value = typeof raw === 'string' ? parse(raw) : null;
    return value === null ? { text: refusal(field) } : { value };
  };
}

/** Returns a whole number from a number or from decimal digits. Returns null for any other value. */
export function wholeNumber(raw: unknown): number | null {
  const value = typeof raw === 'string' && INTEGER.test(raw) ? Number(raw) : raw;
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

function integer(raw: unknown, field: string): Verdict {
  const value = wholeNumber(raw);
  if (value === null) return { text: messages.type(field, 'an integer') };
  if (value > MAX_INT) return { value, text: messages.atMost(field, MAX_INT) };
  if (value < MIN_INT) return { value, text: messages.atLeast(field, MIN_INT) };
  return { value };
}

function money(raw: unknown, field: string): Verdict {
  const verdict = decimal(raw, field, { least: LEAST_AMOUNT, form: AMOUNT, places: '0-2' });
  return Number(verdict.value) === 0 ? { text: messages.atLeast(field, LEAST_AMOUNT) } : verdict;
}

/**
 * Checks a number of 0 or more that has at most two decimal places. If the number is smaller than `least`, the message
 * says that it must be at least `least`.
 */
function decimal(
  raw: unknown,
  field: string,
  { least, form, places }: { readonly least: number; readonly form: RegExp; readonly places: string },
): Verdict {
  const text = typeof raw === 'number' || typeof raw === 'string' ? String(raw) : '';
  const isNumber = typeof raw === 'number' ? Number.isFinite(raw) : /^-?\d+(\.\d+)?$/.test(text);
  if (!isNumber) return { text: messages.type(field, 'a number') };
  const amount = Number(text);
  if (amount > MOST_AMOUNT) return { text: messages.atMost(field, MOST_AMOUNT) };
  if (amount < 0) return { text: messages.atLeast(field, least) };
  if (!form.test(text)) return { text: messages.decimalPlaces(field, places) };
  // leading zeros mean nothing, but would count as digits
  return { value: text.replace(/^0+(?=\d)/, '') };
}
