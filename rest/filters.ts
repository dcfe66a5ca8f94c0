import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLLeafType,
  getNamedType,
  getNullableType,
  isListType,
} from 'graphql';
import { Temporal } from 'temporal-polyfill';
import type { FieldErrors } from '../src/platform/errors/app-error.ts';
import { requireValue } from '../src/platform/errors/require-value.ts';
import { MAX_FILTER_VALUES } from '../src/platform/validation/filter-size.ts';
import { messages, snakeCase } from '../src/platform/validation/messages.ts';
import { parseDate } from '../src/platform/validation/scalars.ts';
import { filterErrors } from '../src/platform/validation/validate-input.ts';
import { instanceOf } from './input.ts';
import type { QueryParameters } from './query.ts';
import { judge, type Verdict } from './scalars.ts';

/** The value of a filter, and the messages for all bad parameters by camelCase name. */
interface Coerced {
  readonly value: Record<string, unknown>;
  readonly errors: FieldErrors;
}

/** A parameter that filters a list. */
export interface FilterParameter {
  /** The name in a query string: `course_id`. */
  readonly name: string;
  /** The name in camelCase, which messages use. */
  readonly field: string;
  /**
   * The member of the filter type that the parameter sets. If the filter type has the member `courseIdIn`, the
   * parameter `course_id` sets this member, because it also accepts a single value.
   */
  readonly member: GraphQLInputField;
  /** The type of a single value. */
  readonly type: GraphQLLeafType;
  /** True if the parameter accepts several values: `status=a,b`, or `status[]=a&status[]=b`. */
  readonly isList: boolean;
}

const known = new WeakMap<GraphQLInputObjectType, readonly FilterParameter[]>();

/**
 * Returns the parameters that filter a list. Each member of the filter type has one parameter; `status` and `statusIn`
 * share one.
 */
export function filterParameters(type: GraphQLInputObjectType): readonly FilterParameter[] {
  const parameters = known.get(type) ?? parametersOf(type);
  known.set(type, parameters);
  return parameters;
}

function parametersOf(type: GraphQLInputObjectType): FilterParameter[] {
  const members = type.getFields();
  return Object.values(members)
    .filter(({ name }) => !(name.endsWith('In') && name.slice(0, -'In'.length) in members))
    .map(({ name }) => {
      const member = members[`${name}In`] ?? requireValue(members[name]);
      return {
        name: snakeCase(name),
        field: name,
        member,
        type: getNamedType(member.type) as GraphQLLeafType,
        isList: isListType(getNullableType(member.type)),
      };
    });
}

/**
 * Returns the filter in a query string. Also returns the messages for all bad parameters, by camelCase name. A day is
 * accepted in place of an instant. The day then means its first instant in the time zone or, as the end of a range, its
 * last instant.
 */
export function filterOf(type: GraphQLInputObjectType, query: QueryParameters, timezone: string): Coerced {
  const value: Record<string, unknown> = {};
  const errors: FieldErrors = {};
  for (const parameter of filterParameters(type)) {
    const { name, field, member, isList } = parameter;
    if (query[name] === undefined) continue;
    const given = itemsOf(query[name], isList);
    if (given.length === 0) continue;
    const verdicts = given.slice(0, MAX_FILTER_VALUES).map((item) => judged(item, parameter, timezone));
    const text = verdicts.find((verdict) => verdict.text !== undefined)?.text ?? (isList && refusalOf(given, field));
    if (text) errors[field] = [text];
    else value[member.name] = isList ? verdicts.map((verdict) => verdict.value) : verdicts[0]?.value;
  }
  // most requests have no filter
  if (Object.keys(value).length === 0) return { value, errors };
  return { value, errors: { ...errors, ...filterErrors(instanceOf(type, value)) } };
}

/** Returns the given values. Omits empty values. */
function itemsOf(given: QueryParameters[string], isList: boolean): unknown[] {
  const items =
    isList && typeof given === 'string' ? given.split(',') : isList && Array.isArray(given) ? given : [given];
  return items.map((item) => (typeof item === 'string' ? item.trim() : item)).filter((item) => item !== '');
}

/**
 * Returns a message if the number of values is not allowed. The message has the same wording as those of the validation
 * rules for lists.
 */
function refusalOf(given: readonly unknown[], field: string): string | undefined {
  if (given.length > MAX_FILTER_VALUES) return messages.atMostItems(field, MAX_FILTER_VALUES);
  return new Set(given).size < given.length ? messages.distinct(field) : undefined;
}

/** The texts for true and false in query strings, where every value is text. */
export const SWITCH: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

function judged(given: unknown, { type, field }: FilterParameter, timezone: string): Verdict {
  const item = type.name === 'Boolean' ? (SWITCH.get(given) ?? given) : given;
  const isDay = type.name === 'DateTime' && typeof item === 'string' && parseDate(item) !== null;
  return judge(type, isDay ? instantOf(item, /to$/i.test(field), timezone) : item, field);
}

/** Returns the first or the last instant of a day. */
function instantOf(day: string, isEnd: boolean, timezone: string): string {
  const start = Temporal.PlainDate.from(day)
    .add({ days: isEnd ? 1 : 0 })
    .toZonedDateTime(timezone);
  return start
    .subtract({ milliseconds: isEnd ? 1 : 0 })
    .toInstant()
    .toString();
}
