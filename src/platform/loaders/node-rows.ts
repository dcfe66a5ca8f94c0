import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { visibilityConditions } from './conditions.ts';
import { inIds, type ReadContext, type ReadModel, rowsOfIds } from './read-model.ts';
import type { ReadRun, Row } from './read-rows.ts';
import { type FieldInfo, selectionOf } from './selection.ts';
import { type Table, tableOf } from './table.ts';

/** A row that was found by its id, and its model. */
export interface FoundNode {
  readonly model: ReadModel<object>;
  readonly row: object;
}

/** The models in which ids are searched, with the properties to read from each model. */
interface NodeSources {
  /** An identifier of the sources, part of a loader's key. */
  readonly key: string;
  readonly sources: readonly NodeSource[];
}

interface NodeSource {
  readonly model: ReadModel<object>;
  readonly table: Table;
  readonly properties: readonly string[];
}

/** Returns the properties that a field selects from each model. */
export function nodeSources(database: Database, models: readonly ReadModel<object>[], info: FieldInfo): NodeSources {
  const selection = selectionOf(info);
  const sources = models.map((model) => {
    const table = tableOf(database, model);
    return { model, table, properties: table.properties(selection) };
  });
  const keys = sources.map(({ table, properties }) => `${table.name} ${properties}`);
  return { key: `node:${keys.join()}`, sources };
}

/**
 * Selects a row for each id, with the columns of all models. At most one model has a visible row with the id. The
 * columns of the other models are null.
 */
function nodesSql({ sources }: NodeSources, ids: readonly string[], context: ReadContext): RawBuilder<Row> {
  const columns = [sql`n.id`];
  const joins = sources.flatMap(({ model, table, properties }, index) => {
    const visibility = visibilityConditions(table, model, context);
    if (!visibility) return [];
    const alias = `n${index}`;
    columns.push(...properties.map((each) => sql`${sql.ref(`${alias}.${each}`)} as ${sql.id(columnOf(index, each))}`));
    const where = sql.join([...visibility, inIds(sql`t.id`, ids, context.engine)], sql` and `);
    const rows = sql`select ${table.select(properties, context)} from ${table.from(context)} where ${where}`;
    return [sql`left join (${rows}) as ${sql.id(alias)} on ${sql.ref(`${alias}.id`)} = n.id`];
  });
  return sql<Row>`select ${sql.join(columns)} from ${rowsOfIds(ids, context.engine)} as n ${sql.join(joins, sql` `)}`;
}

/** Reads the rows with these ids from any of the models; null for each id without a visible row. */
export async function readNodes(
  { session, context }: ReadRun,
  wanted: NodeSources,
  ids: readonly string[],
): Promise<(FoundNode | null)[]> {
  const rows = await session.query(nodesSql(wanted, ids, context));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => nodeOf(wanted, byId.get(id)));
}

/** Returns the row of a node from the columns that were selected for its id. Returns null if no row is visible. */
function nodeOf({ sources }: NodeSources, columns: Record<string, unknown> = {}): FoundNode | null {
  const index = sources.findIndex((_source, each) => columns[columnOf(each, 'id')] != null);
  const source = sources[index];
  if (!source) return null;
  const row = Object.fromEntries(source.properties.map((each) => [each, columns[columnOf(index, each)]]));
  source.table.decode([row], source.properties);
  return { model: source.model, row };
}

const columnOf = (index: number, property: string): string => `${index} ${property}`;
