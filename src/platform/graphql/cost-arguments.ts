import { type FieldNode, type GraphQLField, type OperationDefinitionNode, valueFromASTUntyped } from 'graphql';
import { MAX_DAYS } from '../loaders/days.ts';
import { daysBetween } from '../time/days.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../validation/page-size.ts';
import { parseDate } from '../validation/scalars.ts';

/** The values of variables by name, as the client sent them. */
export type VariableValues = Readonly<Record<string, unknown>>;

/**
 * The extension with the default number of rows on a page, for a field where it differs from
 * {@link DEFAULT_PAGE_SIZE}.
 */
export const USUAL_PAGE = 'usualPage';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    readonly usualPage?: number;
  }
}

/** Returns the number of requested ids, at most {@link MAX_PAGE_SIZE}. The field itself refuses more ids. */
export function idsAsked(node: FieldNode, values: VariableValues): number {
  const ids = argumentValue(node, 'ids', values);
  return Array.isArray(ids) ? Math.min(ids.length, MAX_PAGE_SIZE) : 1;
}

/** Returns the number of requested days. Returns the maximum for an invalid period, which the field itself refuses. */
export function daysAsked(node: FieldNode, values: VariableValues): number {
  const [from, to] = ['from', 'to'].map((name) => parseDate(argumentValue(node, name, values)));
  const days = from && to ? daysBetween(from, to) + 1 : MAX_DAYS;
  return days >= 1 && days <= MAX_DAYS ? days : MAX_DAYS;
}

/** Returns true if a field has an argument for the page size. */
export function isPaged(field: GraphQLField<unknown, unknown>): boolean {
  return field.args.some(({ name }) => name === 'first' || name === 'last');
}

/**
 * Returns the number of rows that a page may contain. A page size above the maximum counts as the maximum, because the
 * field itself refuses such a page.
 */
export function pageSize(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  values: VariableValues,
  most = MAX_PAGE_SIZE,
): number {
  const sizes = field.args.filter(({ name }) => name === 'first' || name === 'last');
  const given = sizes.map(({ name }) => argumentValue(node, name, values)).filter((size) => size != null);
  const asked = given.length > 0 ? given : sizes.map((size) => size.defaultValue).filter((size) => size != null);
  if (asked.length === 0) return field.extensions[USUAL_PAGE] ?? DEFAULT_PAGE_SIZE;
  return Math.max(...asked.map((size) => (typeof size === 'number' ? Math.min(Math.max(size, 1), most) : most)));
}

/** Returns the value of an argument as the client wrote it, before coercion. Undefined if the argument is omitted. */
export function argumentValue(node: FieldNode, name: string, values: VariableValues): unknown {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
  return value && valueFromASTUntyped(value, values);
}

/**
 * Returns the values of variables before coercion: the values that the client sent, or the defaults of the operation.
 */
export function variableValues(operation: OperationDefinitionNode, variables: VariableValues): VariableValues {
  const values: Record<string, unknown> = Object.create(null);
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    const { value: name } = variable.name;
    if (Object.hasOwn(variables, name)) values[name] = variables[name];
    else if (defaultValue) values[name] = valueFromASTUntyped(defaultValue);
  }
  return values;
}
