import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { visibilityConditions } from './conditions.ts';
import { inIds, type ReadContext, type ReadModel } from './read-model.ts';
import type { ReadSession } from './reads.ts';
import type { Table } from './table.ts';

/** The context for one request's reads. */
export interface ReadRun {
  readonly database: Database;
  readonly session: ReadSession;
  readonly context: ReadContext;
}

/**
 * A row as it was read: its properties by name. Additional values that the statement selects have names that begin with
 * `$`.
 */
export type Row = Record<string, unknown>;

/** The columns of a model to read. */
export interface Columns {
  readonly table: Table;
  readonly properties: readonly string[];
}

/** Reads the rows with these ids; null for each id without a row that the caller can see. */
export async function readRows<R extends object>(
  { session, context }: ReadRun,
  { model, table, properties }: Columns & { readonly model: ReadModel<R> },
  ids: readonly string[],
): Promise<(R | null)[]> {
  const conditions = visibilityConditions(table, model, context);
  if (!conditions) return ids.map(() => null);
  const rows = await session.query(sql<R & Row>`select ${table.select(properties, context)} from ${table.from(context)}
          where ${sql.join([...conditions, inIds(sql`t.id`, ids, context.engine)], sql` and `)}`);
  table.decode(rows, properties);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
