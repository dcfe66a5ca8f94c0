import { sql } from 'kysely';
import type { FilterValues } from '../loaders/conditions.ts';
import { listQuery } from '../loaders/list-query.ts';
import { isChildOf, type Sql } from '../loaders/read-model.ts';
import { countSource } from '../loaders/totals.ts';
import { edgeText } from './edge-text.ts';
import { glue, type JsonForm, objectText, type Pieces } from './json-sql.ts';
import { itemsText, needsOf, type PageOfSource, pageInfoText, pageSql } from './page-text.ts';
import type { ConnectionField, ListPlan } from './plan.ts';
import type { RowSource } from './row-source.ts';
import type { StatementWriter } from './statement-writer.ts';

/**
 * Writes a page of a list. If `parent` is null, the list has all rows that the caller can see. Otherwise, it has the
 * rows that belong to a row of `parent`.
 */
export function listText(writer: StatementWriter, list: ListPlan, parent: RowSource | null): Sql {
  const { members, rows, found } = connectionOf(writer, list, parent);
  const [only] = members;
  if (only && isArray(list, writer.form)) return sql`(${found}select ${glue(only)}${rows})`;
  const keyed = list.fields.map(({ key }, index) => ({ key, text: members[index] ?? [] }));
  return sql`(${found}select ${glue(objectText(keyed, ({ text }) => text))}${rows})`;
}

/** The parts of a statement that writes a connection as JSON. */
interface ConnectionText {
  /** The JSON of each member of the connection. */
  readonly members: readonly Pieces[];
  /** The `from` clause with the rows that the members read. */
  readonly rows: Sql;
  /** The CTE for a search, which comes before the `select`. Empty if the list needs no CTE. */
  readonly found: Sql;
}

/** Writes the parts of a statement for a connection. */
export function connectionOf(writer: StatementWriter, list: ListPlan, parent: RowSource | null): ConnectionText {
  const { database, context } = writer;
  const { model, relation, fields } = list;
  const { page, filter } = writer.list(list.index);
  const source = writer.open(model);
  const own = relation && parent && { relation, id: parent.column('id') };
  const query = listQuery(database, { model, table: source.table, page, filter, parent: own }, context);
  const needs = needsOf(fields, page);
  const { search } = query;
  const isBeyond = query.isVisible && (page.cursor !== null || page.offset !== 0);
  const found = search && sql`(select cast(total.count as text) from (${search.total}) as total)`;
  // written first, because the members determine which columns of the rows are selected
  const members = fields.map((field) =>
    memberText(writer, field, {
      ...{ list, source, page, needs, isBeyond },
      total: () => found ?? totalText(writer, list, filter, parent),
    }),
  );
  const rows = needs.rows ? sql` from ${pageSql(source, needs, query)} as ${sql.ref(source.alias)}` : sql``;
  return { members, rows, found: search?.found ?? sql`` };
}

/** A page of a list whose members are written. */
interface WrittenPage extends PageOfSource {
  readonly list: ListPlan;
  /** Writes the number of all rows in the list. */
  total(): Sql;
}

function memberText(writer: StatementWriter, field: ConnectionField, written: WrittenPage): Pieces {
  const { source, list } = written;
  switch (field.kind) {
    case 'constant':
      return [field.value];
    case 'totalCount':
      return [written.total()];
    case 'nodes':
      return ['[', itemsText(written, writer.objectOf(field.row, source)), ']'];
    case 'edges': {
      const isFlat = isArray(list, writer.form);
      return ['[', itemsText(written, edgeText(writer, field.fields, { ...written, isFlat })), ']'];
    }
    case 'pageInfo':
      return pageInfoText(field.fields, written, writer.style);
  }
}

/** Writes the number of all rows in a list. */
function totalText(
  { database, context }: StatementWriter,
  { model, relation }: ListPlan,
  filter: FilterValues,
  parent: RowSource | null,
): Sql {
  const own = relation && parent ? isChildOf(relation, parent.column('id'), context) : undefined;
  const counted = { model, filter, relation, ...(own && { parent: own }) };
  const { count, from, where } = countSource(database, counted, context);
  return sql`(select cast(${count} as text) from ${from} where ${sql.join(where, sql` and `)})`;
}

/** Returns true if a list is written as an array. This is the case in the flat form, if only rows are selected. */
const isArray = ({ fields }: ListPlan, form: JsonForm): boolean =>
  form === 'flat' && fields.length === 1 && (fields[0]?.key === 'nodes' || fields[0]?.key === 'edges');

/** Returns true if the statement returns each member of a root list in a separate column. */
export const hasMembers = (list: ListPlan, form: JsonForm): boolean => form === 'flat' && !isArray(list, form);
