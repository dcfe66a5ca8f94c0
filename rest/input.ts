import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { FieldErrors } from '../src/platform/errors/app-error.ts';
import { inputClass } from '../src/platform/graphql/input-class.ts';
import { BadInput } from '../src/platform/validation/bad-input.ts';
import { isRecord } from '../src/platform/validation/is-record.ts';
import { messages, snakeCase } from '../src/platform/validation/messages.ts';
import { ruleNotes } from '../src/platform/validation/rule.ts';
import { inputErrors } from '../src/platform/validation/validate-input.ts';
import { judge } from './scalars.ts';

/** The maximum number of bad items in a list that an error names. A body may have thousands of them. */
const MAX_BAD_ITEMS = 100;

/** Matches the names of password fields. Leading and trailing blanks of passwords are kept. */
const UNTRIMMED = /password/i;

/**
 * Converts a body to the value of an input type. Reads the fields of the type by their snake_case names, and ignores
 * all other members of the body. Throws {@link BadInput} with all bad fields, including those that violate the rules of
 * the input class. `isNew` is true for the input of a new record.
 */
export function inputOf(type: GraphQLInputObjectType, body: unknown, isNew = false): Record<string, unknown> {
  const errors: FieldErrors = {};
  const value = coerceObject(type, isRecord(body) ? body : {}, '', errors);
  // a new record has no value to remove, so null means the default
  if (isNew) for (const name of Object.keys(value)) if (value[name] === null) delete value[name];
  if (Object.keys(errors).length === 0) return value;
  const input = instanceOf(type, value);
  throw new BadInput(input, inOrder(type, { ...errors, ...inputErrors(input) }));
}

/** Reads the fields of an input type by their snake_case names. Does not throw. Empty text becomes null. */
function coerceObject(
  type: GraphQLInputObjectType,
  source: Record<string, unknown>,
  path: string,
  errors: FieldErrors,
): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const field of Object.values(type.getFields())) {
    const key = snakeCase(field.name);
    const given = tidy(Object.hasOwn(source, key) ? source[key] : undefined, field.name);
    const name = `${path}${field.name}`;
    if (given === undefined) {
      if (isRequiredInputField(field)) errors[name] = [messages.required(name)];
      continue;
    }
    const coerced = coerceValue(field.type, cutList(type, field.name, given), name, errors);
    if (coerced !== undefined) value[field.name] = coerced;
  }
  return value;
}

/**
 * Cuts a list to one item more than its rule allows, because a body may have thousands of items. The rule still refuses
 * the shorter list.
 */
function cutList(type: GraphQLInputObjectType, field: string, given: unknown): unknown {
  if (!Array.isArray(given)) return given;
  const most = mostItems(type).get(field);
  return most === undefined ? given : given.slice(0, most + 1);
}

const itemLimits = new WeakMap<GraphQLInputObjectType, ReadonlyMap<string, number>>();

/** Returns, for each list field, the maximum number of items that the rules of an input type allow. */
function mostItems(type: GraphQLInputObjectType): ReadonlyMap<string, number> {
  let limits = itemLimits.get(type);
  if (!limits) {
    const Class = inputClass(type.name);
    const rules = Class ? [...ruleNotes(Class)] : [];
    limits = new Map(
      rules
        .flatMap(([field, told]) => told.map(({ keywords }) => [field, keywords?.maxItems] as const))
        .filter(isLimit),
    );
    itemLimits.set(type, limits);
  }
  return limits;
}

const isLimit = (entry: readonly [string, unknown]): entry is [string, number] => typeof entry[1] === 'number';

/** Converts a value by its type. If the type refuses the value, adds messages to `errors` and returns undefined. */
function coerceValue(type: GraphQLInputType, given: unknown, path: string, errors: FieldErrors): unknown {
  const refuse = (text: string): undefined => {
    errors[path] = [text];
  };
  if (given === null) return isNonNullType(type) ? refuse(messages.required(path)) : null;
  const inner = getNullableType(type);
  if (isListType(inner)) {
    return Array.isArray(given)
      ? coerceItems(inner.ofType, given, path, errors)
      : refuse(messages.type(path, 'an array'));
  }
  if (isInputObjectType(inner)) {
    return isRecord(given) ? coerceObject(inner, given, `${path}.`, errors) : refuse(messages.type(path, 'an array'));
  }
  const { value, text } = judge(inner, given, path);
  if (text !== undefined) refuse(text);
  return value;
}

function coerceItems(type: GraphQLInputType, given: readonly unknown[], path: string, errors: FieldErrors): unknown {
  const before = Object.keys(errors).length;
  const items: unknown[] = [];
  for (const [index, item] of given.entries()) {
    items.push(coerceValue(type, tidy(item, path) ?? null, `${path}.${index}`, errors));
    if (Object.keys(errors).length - before >= MAX_BAD_ITEMS) break;
  }
  if (Object.keys(errors).length === before) return items;
  // bad items are returned too if their type is an input, because the rules of its class may find further errors in
  // them
  return isInputObjectType(getNullableType(type)) ? items : undefined;
}

function tidy(given: unknown, name: string): unknown {
  if (typeof given !== 'string') return given;
  const text = UNTRIMMED.test(name) ? given : given.trim();
  return text === '' ? null : text;
}

/**
 * Converts the value to the form that resolvers get. Inputs are instances of their classes. Scalars and enums have
 * their internal form.
 */
export function instanceOf(type: GraphQLInputType, value: unknown): unknown {
  const inner = getNullableType(type);
  if (value === null || value === undefined) return value;
  if (isListType(inner)) return Array.isArray(value) ? value.map((item) => instanceOf(inner.ofType, item)) : value;
  if (!isInputObjectType(inner)) return parsed(inner, value);
  const fields = inner.getFields();
  const entries = Object.entries(Object(value)).map(([name, item]) => [name, instanceOf(fields[name]!.type, item)]);
  const Class = inputClass(inner.name);
  return Object.assign(Class ? new Class() : {}, Object.fromEntries(entries));
}

/**
 * Parses a value. If the type cannot hold a number, returns the number unchanged, so that the rules of the field refuse
 * it.
 */
function parsed(type: { parseValue(value: unknown): unknown }, value: unknown): unknown {
  try {
    return type.parseValue(value);
  } catch {
    return value;
  }
}

/** Sorts the messages in the order of the type's fields. The first message becomes the message of the whole error. */
function inOrder(type: GraphQLInputObjectType, errors: FieldErrors): FieldErrors {
  const names = Object.keys(type.getFields());
  const place = (path: string) => names.indexOf(path.split('.')[0] ?? '');
  return Object.fromEntries(Object.entries(errors).toSorted(([one], [other]) => place(one) - place(other)));
}
