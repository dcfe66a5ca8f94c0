import { GraphQLScalarType } from 'graphql';
import { type ClassType, ID, Int } from 'type-graphql';
import type { FieldErrors } from '../errors/app-error.ts';
import { type DeclaredField, declaredFields } from '../fields/declared-fields.ts';
import { fieldWords, messages, snakeCase } from '../validation/messages.ts';
import {
  DateScalar,
  DateTimeScalar,
  DecimalScalar,
  MoneyScalar,
  PercentScalar,
  parseDate,
  parseDateTime,
  parseTime,
  TimeScalar,
} from '../validation/scalars.ts';
import { isUuid } from '../validation/uuid.ts';

/**
 * Converts the text of a cell, or a value in the JSON of a cell, to text or to a value for a field. If the cell is
 * invalid, returns undefined, and adds the reason to `errors` under the camelCase path of the field.
 */
export type ReadValue = (given: unknown, field: string, errors: FieldErrors) => unknown;

/** Returns the function that reads the cells of a declared field. The field has a single value or a list of values. */
export function readerOf(declared: DeclaredField, leaves = LEAVES): ReadValue {
  const type = declared.getType();
  const read = leaves.get(type) ?? (typeof type === 'function' ? objectOf(type as ClassType, leaves) : enumOf(type));
  // type-graphql sets `array` in `getType`
  return declared.typeOptions.array ? listOf(read, typeof type !== 'function' || leaves.has(type)) : read;
}

/**
 * Returns the function that reads the cells of a read-only field. In such a field, an amount may also be 0, such as the
 * paid amount of an unpaid fee. An amount may be negative too, such as a discount in the steps of a price.
 */
export const toldReaderOf = (declared: DeclaredField): ReadValue => readerOf(declared, TOLD);

const refused = (errors: FieldErrors, field: string, text: string): undefined => {
  errors[field] = [text];
};

/** Makes a function that reads a single value with `parse`. If `parse` returns null, the value is invalid. */
const leaf =
  (parse: (given: unknown) => unknown, refusal: (field: string) => string): ReadValue =>
  (given, field, errors) =>
    parse(given) ?? refused(errors, field, refusal(field));

const ofText =
  (parse: (text: string) => unknown) =>
  (given: unknown): unknown =>
    typeof given === 'string' ? parse(given) : null;

const mustBe = (type: string) => (field: string) => messages.type(field, type);

type Leaves = ReadonlyMap<unknown, ReadValue>;

const LEAVES: Leaves = new Map<unknown, ReadValue>([
  [
    String,
    leaf(
      ofText((text) => text),
      mustBe('a string'),
    ),
  ],
  [
    ID,
    leaf(
      ofText((text) => (isUuid(text) ? text.toLowerCase() : null)),
      mustBe('a valid UUID'),
    ),
  ],
  [Int, leaf(parseInteger, mustBe('an integer'))],
  [Boolean, leaf(parseFlag, mustBe('true or false'))],
  [MoneyScalar, leaf(amountOf, mustBe('an amount from 0.01 to 99999999.99'))],
  [PercentScalar, leaf(percentOf, mustBe('a percentage with at most four decimal places'))],
  [DecimalScalar, leaf(decimalOf, mustBe('a number with at most two decimal places'))],
  [DateScalar, leaf(ofText(parseDate), mustBe('a valid date'))],
  [DateTimeScalar, leaf(ofText(parseDateTime), mustBe('a valid date'))],
  [TimeScalar, leaf(ofText(parseTime), (field) => `The ${fieldWords(field)} field must match the format H:i:s.`)],
]);

const TOLD: Leaves = new Map([...LEAVES, [MoneyScalar, leaf(toldAmountOf, mustBe('an amount'))]]);

function parseInteger(given: unknown): number | null {
  const value = typeof given === 'string' && /^-?\d{1,10}$/.test(given) ? Number(given) : given;
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : null;
}

/** The texts that are read as booleans. Capitals are accepted too, because spreadsheets write `TRUE` and `FALSE`. */
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

function parseFlag(given: unknown): boolean | null {
  const text = String(given).toLowerCase();
  return FLAGS.get(text) ?? null;
}

function amountOf(given: unknown): number | null {
  return parsedBy(MoneyScalar, given);
}

function percentOf(given: unknown): number | null {
  return parsedBy(PercentScalar, given);
}

function decimalOf(given: unknown): number | null {
  return parsedBy(DecimalScalar, given);
}

function toldAmountOf(given: unknown): number | null {
  const text = String(given);
  if (/^-?0+(\.0{1,2})?$/.test(text)) return 0;
  const size = amountOf(text.replace(/^-/, ''));
  return size !== null && text.startsWith('-') ? -size : size;
}

function parsedBy(scalar: GraphQLScalarType<number, string>, given: unknown): number | null {
  try {
    return scalar.parseValue(given);
  } catch {
    return null;
  }
}

/** Reads the values of an enum by their names in REST, which are also the stored values. */
function enumOf(items: unknown): ReadValue {
  if (items instanceof GraphQLScalarType) throw new Error(`A cell cannot hold a ${items.name}.`);
  const values = new Set<unknown>(Object.values(Object(items)));
  return leaf((given) => (values.has(given) ? given : null), messages.selected);
}

/**
 * The maximum number of items in a cell. All fields have lower limits. The items of a cell are read without giving other
 * requests a turn, so a cell of a megabyte would delay them for seconds.
 */
const MAX_ITEMS = 500;

/**
 * Reads a list in the form of exported JSON. The items of a list of ids or words may also be separated by semicolons.
 */
const listOf =
  (read: ReadValue, isOfWords: boolean): ReadValue =>
  (given, field, errors) => {
    const isWords = isOfWords && typeof given === 'string' && !given.startsWith('[');
    const items = isWords ? given.split(';').map((word) => word.trim()) : parsed(given);
    if (!Array.isArray(items)) return refused(errors, field, messages.type(field, 'a JSON array'));
    if (items.length > MAX_ITEMS) return refused(errors, field, messages.atMostItems(field, MAX_ITEMS));
    return items.map((item, index) => read(item, `${field}.${index}`, errors));
  };

/**
 * Reads an object in the form of exported JSON, by the REST names of its fields. Members with other names are ignored.
 */
export function objectOf(type: ClassType, leaves = LEAVES): ReadValue {
  const fields = declaredFields(type).map((declared) => ({
    name: declared.name,
    isRequired: !declared.typeOptions.nullable,
    read: readerOf(declared, leaves),
  }));
  return (given, field, errors) => {
    const source = parsed(given);
    if (typeof source !== 'object' || source === null || Array.isArray(source)) {
      return refused(errors, field, messages.type(field, 'a JSON object'));
    }
    const value = new type();
    for (const { name, isRequired, read } of fields) {
      const item = Reflect.get(source, snakeCase(name));
      const path = `${field}.${name}`;
      if (item !== undefined && item !== null) Reflect.set(value, name, read(item, path, errors));
      else if (isRequired) errors[path] = [messages.required(path)];
      else if (item === null) Reflect.set(value, name, null);
    }
    return value;
  };
}

function parsed(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}
