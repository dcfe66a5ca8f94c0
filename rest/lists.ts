import { type GraphQLEnumType, getNamedType, isEnumType, isInputObjectType } from 'graphql';
import { type FieldErrors, invalid } from '../src/platform/errors/app-error.ts';
import { messages, snakeCase } from '../src/platform/validation/messages.ts';
import { MAX_PAGE_SIZE } from '../src/platform/validation/page-size.ts';
import { filterOf } from './filters.ts';
import type { StoredOperation } from './operations.ts';
import type { QueryParameters } from './query.ts';
import { judge, wholeNumber } from './scalars.ts';

/** The maximum offset that a GraphQL Int can hold. No list is that long. */
const MAX_OFFSET = 2 ** 31 - 1;

/** A page of a list, chosen by `page` and `per_page`. */
export interface PageRequest {
  readonly page: number;
  readonly perPage: number;
}

/** The parameters that a query string passes to an operation. */
export interface RestQuery {
  readonly page: PageRequest;
  readonly variables: Record<string, unknown>;
}

/**
 * Reads a query string by the parameters that the operation accepts:
 * - `include`, by the operation's variables of type `Boolean!`.
 * - `filter`, by the members of its filter type.
 * - `sort`, by its order enum.
 * - `page` and `per_page`, for a list in pages. `usualRows` is the default of `per_page`, and null for a list without
 * pages.
 *
 * Days are read in the time zone. Throws BAD_USER_INPUT with all bad parameters.
 */
export function readRestQuery(
  operation: StoredOperation,
  query: QueryParameters,
  usualRows: number | null,
  timezone: string,
): RestQuery {
  const errors: FieldErrors = {};
  const variables: Record<string, unknown> = includesOf(operation, query, errors);
  const page = usualRows === null ? { page: 1, perPage: MAX_PAGE_SIZE } : pageOf(query, usualRows, errors);
  const filter = operation.variables.get('filter');
  if (isInputObjectType(filter)) {
    const asked = filterOf(filter, query, timezone);
    Object.assign(errors, asked.errors);
    if (Object.keys(asked.value).length > 0) variables.filter = asked.value;
  }
  const groups = operation.variables.get('groupBy');
  if (groups && query.group_by) {
    const { value, text } = judge(getNamedType(groups) as GraphQLEnumType, query.group_by, 'groupBy');
    if (text) errors.groupBy = [text];
    else variables.groupBy = value;
  }
  const order = operation.variables.get('orderBy');
  const orderEnum = order && getNamedType(order);
  if (isEnumType(orderEnum)) variables.orderBy = orderOf(orderEnum, query, errors);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (operation.variables.has('first')) variables.first = page.perPage;
  if (operation.variables.has('offset')) variables.offset = Math.min((page.page - 1) * page.perPage, MAX_OFFSET);
  return { page, variables };
}

function pageOf(query: QueryParameters, usualRows: number, errors: FieldErrors): PageRequest {
  return {
    page: numberIn(query, { name: 'page', absent: 1, least: 1, most: Number.MAX_SAFE_INTEGER }, errors),
    perPage: numberIn(query, { name: 'per_page', absent: usualRows, least: 1, most: MAX_PAGE_SIZE }, errors),
  };
}

/** A parameter of a query string that is a whole number. */
interface NumberParameter {
  readonly name: string;
  /** The value if the parameter is absent. */
  readonly absent: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Returns the number of a parameter. If the value is not a whole number, or is out of bounds, adds a message to the
 * errors.
 */
export function numberIn(query: QueryParameters, parameter: NumberParameter, errors: FieldErrors): number {
  const { name, absent, least, most } = parameter;
  const given = query[name];
  const text = typeof given === 'string' ? given.trim() : given;
  if (text === undefined || text === '') return absent;
  const value = wholeNumber(text);
  if (value === null) errors[name] = [messages.type(name, 'an integer')];
  else if (value < least) errors[name] = [messages.atLeast(name, least)];
  else if (value > most) errors[name] = [messages.atMost(name, most)];
  return value ?? absent;
}

/** Converts `name,-created_at` to values of the order enum. Returns undefined if the list has its default order. */
function orderOf(type: GraphQLEnumType, query: QueryParameters, errors: FieldErrors): string[] | undefined {
  const names = new Set(type.getValues().map(({ name }) => name));
  const order = listed(query, 'sort').map((key) => {
    const words = key.replace(/^-/, '');
    return words === words.toLowerCase() ? `${words.toUpperCase()}_${key === words ? 'ASC' : 'DESC'}` : null;
  });
  const keys = new Set(order.map((name) => name?.replace(/_(ASC|DESC)$/, '')));
  if (order.some((name) => name === null || !names.has(name))) errors.sort = [messages.selected('sort')];
  else if (keys.size < order.length) errors.sort = [messages.distinct('sort')];
  return order.length > 0 ? order.filter((name) => name !== null) : undefined;
}

function includesOf(operation: StoredOperation, query: QueryParameters, errors: FieldErrors): Record<string, boolean> {
  const asked = new Set(listed(query, 'include'));
  const switches = operation.includes.map((variable) => [variable, asked.delete(snakeCase(variable))] as const);
  if (asked.size > 0) errors.include = [messages.selected('include')];
  return Object.fromEntries(switches);
}

/**
 * Returns the names in a parameter, which are separated by commas. A list in brackets (`include[]=`) is not accepted.
 */
export function listed(query: QueryParameters, name: string): string[] {
  const given = query[name];
  if (given === undefined || given === '') return [];
  return typeof given === 'string' ? given.split(',').map((item) => item.trim()) : [''];
}
