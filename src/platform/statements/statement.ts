import { isNonNullType } from 'graphql';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type FilterValues, listConditions, visibilityConditions } from '../loaders/conditions.ts';
import { indexedSearch, sparseList } from '../loaders/indexed-search.ts';
import { isChildOf, isInParameter, type ReadModel, type Sql } from '../loaders/read-model.ts';
import { summaryAnswer, summaryRows, summaryValue } from '../loaders/summary.ts';
import { countSource, helpfulTotal } from '../loaders/totals.ts';
import { daysSql, type OneText } from './days-sql.ts';
import { glue, type JsonStyle, objectText, orNull, type Pieces, valueText } from './json-sql.ts';
import { cursorText, itemsText, needsOf, pageInfoText, pageSql } from './page-text.ts';
import type { Bindings } from './placeholders.ts';
import type { ConnectionField, EdgeField, ListPlan, RootPlan, RowPlan, SummaryPlan, SummaryValue } from './plan.ts';
import { type RowSource, rowSourceOf } from './row-source.ts';

/** How answers are written: as GraphQL does, or flat: enums in lower case, connections of nothing but rows as arrays. */
export type JsonForm = 'graphql' | 'flat';

/**
 * The statement that answers a root field, in one row: the JSON text is its column `json`. In the flat form the members
 * of a root list are columns of their own: `m0`, `m1`, … Nodes come in a row each, with their `id` and `type`.
 */
export function statementOf(database: Database, { root }: RootPlan, bindings: Bindings, form: JsonForm): Sql {
  const { context } = bindings;
  const style: JsonStyle = { engine: context.engine, flat: form === 'flat' };
  let sources = 0;
  if (root.kind === 'one') return sql`select ${glue(rowText(root.row, sql`${bindings.id}`))} as json`;
  if (root.kind === 'days') return daysSql(database, root.fields, bindings, { open, objectOf });
  if (root.kind === 'nodes') return sql.join(root.types.map(nodesSql), sql` union all `);
  if (!hasMembers(root.list, form)) return sql`select ${listText(root.list, null)} as json`;
  const { members, rows, found } = connectionOf(root.list, null);
  return sql`${found}select ${sql.join(members.map((text, index) => sql`${glue(text)} as ${sql.ref(`m${index}`)}`))}${rows}`;

  function open(model: ReadModel<any>): RowSource {
    return rowSourceOf(database, model, `p${sources++}`, context);
  }

  /** The row with an id, as an object; null when none is visible. */
  function rowText(row: RowPlan, id: Sql): Pieces {
    const source = open(row.model);
    const object = glue(objectOf(row, source));
    const conditions = visibilityConditions(source.table, row.model, context) ?? [sql`1 = 0`];
    const where = sql.join([...conditions, sql`t.id = ${id}`], sql` and `);
    return orNull([
      sql`(select ${object} from (
        select ${source.select()} from ${source.table.from} where ${where}) as ${sql.ref(source.alias)})`,
    ]);
  }

  /** The rows of a type that have one of the ids asked for. */
  function nodesSql({ name, row }: { name: string; row: RowPlan }): Sql {
    const source = open(row.model);
    const columns = [sql`${sql.lit(name)} as type`, sql`${source.column('id')} as id`];
    columns.push(sql`${glue(objectOf(row, source))} as json`);
    const conditions = visibilityConditions(source.table, row.model, context) ?? [sql`1 = 0`];
    const where = sql.join([...conditions, isInParameter(sql`t.id`, bindings.ids, context.engine)], sql` and `);
    return sql`select ${sql.join(columns)} from (
      select ${source.select()} from ${source.table.from} where ${where}) as ${sql.ref(source.alias)}`;
  }

  function objectOf(row: RowPlan, source: RowSource, one: OneText = oneText): Pieces {
    return objectText(row.fields, (field) => fieldText(field, source, one));
  }

  function oneText(row: RowPlan, property: string, source: RowSource): Pieces {
    return rowText(row, source.column(property));
  }

  function fieldText(field: RowPlan['fields'][number], source: RowSource, one: OneText = oneText): Pieces {
    switch (field.kind) {
      case 'constant':
        return [field.value];
      case 'one':
        return one(field.row, field.property, source);
      case 'list':
        return [listText(field.list, source)];
      case 'all':
        return allText(field, source);
      case 'summary':
        return summaryText(field.summary, source);
      case 'property': {
        const { property, shape } = field;
        const text = valueText(source.column(property), shape, source.table.isUuid(property), style);
        return source.table.nullable(property, context) || shape.isJson ? orNull(text) : text;
      }
    }
  }

  /** All rows that belong to the row of the source around, as an array. */
  function allText(
    { relation, row, unlessNull }: Extract<RowPlan['fields'][number], { kind: 'all' }>,
    parent: RowSource,
  ) {
    const source = open(row.model);
    const visibility = visibilityConditions(source.table, row.model, context) ?? [sql`1 = 0`];
    const where = sql.join([...visibility, isChildOf(relation, parent.column('id'), context)], sql` and `);
    const object = glue(objectOf(row, source));
    const rows = sql`(select ${source.select()} from ${source.table.from} ${relation.join ?? sql``} where ${where}
      order by ${relation.order ?? sql`t.id`}) as ${sql.ref(source.alias)}`;
    const text = sql`(select '[' || coalesce(string_agg(${object}, ','), '') || ']' from ${rows})`;
    if (unlessNull === undefined) return [text];
    return orNull([sql`case when ${parent.column(unlessNull)} is not null then ${text} end`]);
  }

  /** What the rows that belong to the row of the source around come to; null where the caller sees none of such. */
  function summaryText({ index, summary, answer }: SummaryPlan, parent: RowSource): Pieces {
    const source = open(summary.relation.model);
    const { filter } = bindings.lists[index] as Bindings['lists'][number];
    const rows = summaryRows(database, summary, filter, parent.column('id'), context);
    if (!rows) return ['null'];
    const value = (name: string) => source.value(name, summaryValue(summary, name, context));
    const written = ({ name, shape }: SummaryValue): Pieces => {
      const text = valueText(summaryAnswer(summary, name, value), shape, false, style);
      return isNonNullType(shape.type) ? text : orNull(text);
    };
    const text =
      'name' in answer
        ? written(answer)
        : objectText(answer, (member) => (member.kind === 'constant' ? [member.value] : written(member)));
    // without an aggregate there would be a text for each row
    if (text.every((piece) => typeof piece === 'string')) return text;
    return [
      sql`(select ${glue(text)} from (select ${source.select()} from ${rows.from} where ${rows.where}) as ${sql.ref(source.alias)})`,
    ];
  }

  /** A page of rows: of all that are visible, or of those that belong to the row of the source around. */
  function listText(list: ListPlan, parent: RowSource | null): Sql {
    const { members, rows, found } = connectionOf(list, parent);
    if (isArray(list, form)) return sql`(${found}select ${glue(members[0] as Pieces)}${rows})`;
    const keyed = list.fields.map(({ key }, index) => ({ key, text: members[index] as Pieces }));
    return sql`(${found}select ${glue(objectText(keyed, ({ text }) => text))}${rows})`;
  }

  /** The number of all rows of a list. */
  function totalText({ model, relation }: ListPlan, filter: FilterValues, parent: RowSource | null): Sql {
    const own = relation && parent ? isChildOf(relation, parent.column('id'), context) : undefined;
    const counted = { model, filter, relation, ...(own && { parent: own }) };
    const { count, from, where } = countSource(database, counted, context);
    return sql`(select cast(${count} as text) from ${from} where ${sql.join(where, sql` and `)})`;
  }

  /**
   * The texts of the members of a connection, the `from` of the rows that they are made of, and what a search found, to be
   * said before.
   */
  function connectionOf(list: ListPlan, parent: RowSource | null): { members: Pieces[]; rows: Sql; found: Sql } {
    const { model, relation, fields } = list;
    const { page, filter } = bindings.lists[list.index] as Bindings['lists'][number];
    const source = open(model);
    const visibility = visibilityConditions(source.table, model, context);
    const conditions = [...(visibility ?? [sql`1 = 0`]), ...listConditions(source.table, model, filter, context)];
    if (relation && parent) conditions.push(isChildOf(relation, parent.column('id'), context));
    const from = sql`${source.table.from} ${relation?.join ?? sql``}`;
    const needs = needsOf(fields, page);
    // the rows of one parent are few: each is asked
    const search = relation
      ? undefined
      : (indexedSearch(source.table, model, filter, context) ??
        sparseList(database, source.table, model, filter, page, context));
    const beyond = visibility !== undefined && (page.cursor !== null || page.offset !== 0);
    const total = relation ? undefined : helpfulTotal(database, page, { model, filter }, context);
    // the texts say what the rows must select
    const members = fields.map(memberText);
    const place = { isNested: relation !== null, isByIds: model.isByIds?.(context) ?? false };
    const rows = needs.rows
      ? sql` from ${pageSql(source, needs, { page, from, ...place, context, total, search, conditions })} as ${sql.ref(source.alias)}`
      : sql``;
    return { members, rows, found: search?.found ?? sql`` };

    function memberText(field: ConnectionField): Pieces {
      switch (field.kind) {
        case 'constant':
          return [field.value];
        case 'totalCount':
          if (search) return [sql`(select cast(total.count as text) from (${search.total}) as total)`];
          return [totalText(list, filter, parent)];
        case 'nodes':
          return ['[', itemsText(source, page, needs, objectOf(field.row, source)), ']'];
        case 'edges':
          return ['[', itemsText(source, page, needs, edgeText(field.fields)), ']'];
        case 'pageInfo':
          return pageInfoText(field.fields, source, page, beyond, style);
      }
    }

    function edgeText(edge: readonly EdgeField[]): Pieces {
      return isArray(list, form)
        ? objectText(flattened(edge), (field) =>
            'inRow' in field ? fieldText(field.inRow, source) : edgeMember(field),
          )
        : objectText(edge, edgeMember);
    }

    function edgeMember(field: EdgeField): Pieces {
      switch (field.kind) {
        case 'constant':
          return [field.value];
        case 'cursor':
          return cursorText(source, page, style);
        case 'node':
          return objectOf(field.row, source);
        case 'link': {
          const value = source.value(`$${field.property}`, relation?.edge?.[field.property] as Sql);
          return orNull(valueText(value, field.shape, false, style));
        }
      }
    }
  }
}

/** Whether a list is written as an array alone: in the flat form, where nothing but rows is asked of it. */
const isArray = ({ fields }: ListPlan, form: JsonForm): boolean =>
  form === 'flat' && fields.length === 1 && (fields[0]?.key === 'nodes' || fields[0]?.key === 'edges');

/** Whether the members of a root list are columns of their own. */
export const hasMembers = (list: ListPlan, form: JsonForm): boolean => form === 'flat' && !isArray(list, form);

/** The members of an edge with those of its row in place of the row. */
function flattened(edge: readonly EdgeField[]) {
  const members = new Map<string, EdgeField | { key: string; inRow: RowPlan['fields'][number] }>();
  for (const field of edge) {
    if (field.kind !== 'node') continue;
    for (const inRow of field.row.fields) members.set(inRow.key, { key: inRow.key, inRow });
  }
  for (const field of edge) if (field.kind !== 'node') members.set(field.key, field);
  return [...members.values()];
}
