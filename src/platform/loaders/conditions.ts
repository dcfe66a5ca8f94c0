import { sql } from 'kysely';
import { filterOf } from '../documents/filter-members.ts';
import {
  COMMON_FILTERS,
  FilterValueList,
  listParameter,
  type ReadContext,
  type ReadModel,
  type Sql,
} from './read-model.ts';
import { searchSql } from './search.ts';
import { ownSearchOf, searchOf } from './searched.ts';
import type { Table } from './table.ts';

/**
 * Returns the conditions that every statement on a model needs: academy, deletion and visibility. With `isOfMost`, uses
 * the form of the visibility that is faster for statements that read most of the table. Returns undefined if no row is
 * visible. Throws if a tenant table is read without a chosen academy.
 */
export function visibilityConditions(
  table: Table,
  model: ReadModel<object>,
  context: ReadContext,
  isOfMost = false,
): Sql[] | undefined {
  const isOfAcademy = table.tenant && !model.acrossAcademies;
  if (isOfAcademy && context.academyId === null) throw new Error('A tenant table was read without a chosen academy.');
  const visibility = (isOfMost ? model.visibilityOfMost?.(context) : undefined) ?? model.visibility(context);
  if (visibility === 'none') return undefined;
  const conditions = visibility === 'all' ? [] : [visibility];
  if (isOfAcademy) conditions.unshift(sql`t.academy_id = ${context.academyId}`);
  if (table.softDeleted) conditions.push(sql`t.deleted_at is null`);
  return conditions.length > 0 ? conditions : [sql`1 = 1`];
}

/** The values of a list's filters, by filter name. Each is a single value or a `FilterValueList`. */
// biome-ignore lint/suspicious/noExplicitAny: the input of the list determines the type of a value
export type FilterValues = ReadonlyMap<string, any>;

/**
 * Returns the filter values that have an effect. Nulls, empty searches and empty exclusions are omitted. Ids and
 * searches are in lower case. `status` and `statusIn` become one filter with the values that both allow. If they allow
 * only one value, the filter has a single value instead of a list. If an API key may search only the texts of the row
 * itself, `search` becomes `ownSearch`.
 */
export function filterValues(
  filter: object | null | undefined,
  { engine, scopes }: Pick<ReadContext, 'engine' | 'scopes'>,
  { filterScopes, ownSearch }: Pick<ReadModel<object>, 'filterScopes' | 'ownSearch'> = {},
): FilterValues {
  const values = new Map<string, unknown>();
  const lists = new Map<string, string[]>();
  for (const [member, value] of Object.entries(filter ?? {})) {
    if (value === undefined || value === null || (member === 'search' && value === '')) continue;
    if (Array.isArray(value)) lists.set(filterOf(member), value);
    else values.set(member, member === 'search' || isOfIds(member) ? value.toLowerCase() : value);
  }
  for (const [name, list] of lists) {
    const all = [...new Set(isOfIds(name) ? list.map((id) => id.toLowerCase()) : list)].sort();
    if (name === 'exclude' && all.length === 0) continue;
    const left = values.has(name) ? all.filter((value) => value === values.get(name)) : all;
    const parameter = listParameter(left, engine);
    const isOne = left.length === 1 && name !== 'exclude';
    values.set(name, isOne ? left[0] : new FilterValueList(left, parameter, name.endsWith('Id')));
  }
  if (values.has('search') && ownSearch && scopes && filterScopes?.search?.some((scope) => !scopes.has(scope))) {
    values.set('ownSearch', values.get('search'));
    values.delete('search');
  }
  return values;
}

const isOfIds = (name: string): boolean => name === 'exclude' || name.endsWith('Id');

/** Returns the conditions of a list: the condition for rows that the model lists, and the filters. */
export function listConditions(
  table: Table,
  model: ReadModel<object>,
  filter: FilterValues,
  context: ReadContext,
): Sql[] {
  const column = (property: string) => table.column(property, context);
  const conditions = model.listed ? [model.listed] : [];
  for (const [name, value] of filter) {
    const condition = model.filters?.[name] ?? COMMON_FILTERS[name];
    if (name === 'search') conditions.push(searchSql(searchOf(model), value, column, context));
    else if (name === 'ownSearch') conditions.push(searchSql(ownSearchOf(model)?.search ?? [], value, column, context));
    else if (condition) conditions.push(condition(value, column, context));
    else throw new Error(`${model.entity.name} has no filter ${name}.`);
  }
  return conditions;
}
