import type { ClientBase } from 'pg';
import type { Migrations } from '../engine.ts';
import { BY_KEY, ON_EACH_SERVER } from './placement.ts';

/** How Citus stores a table: divided by academy, divided by its own key, or as a copy on each server. */
export type Placement = 'by academy' | 'by key' | 'on each server';

export interface PlacedTable {
  readonly name: string;
  readonly placement: Placement;
  /** The first column of the primary key. */
  readonly key: string;
  /** True if the table is already distributed by Citus. */
  readonly isPlaced: boolean;
}

/** Returns true if Citus has distributed the database. */
export async function isDistributed(client: Pick<ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('pg_dist_partition') is not null as has_citus`);
  if (!rows[0].has_citus) return false;
  const placed = await client.query(`select from pg_dist_partition where logicalrelid = to_regclass('academies')`);
  return placed.rows.length > 0;
}

/**
 * Returns the tables of the service in the order in which they must be placed: copied tables first, and each table
 * after the tables that it references. The SQL comment of a table may be {@link ON_EACH_SERVER} or {@link BY_KEY}.
 * Without such a comment, a table whose primary key begins with the academy is divided by academy, and any other table
 * is copied.
 */
export async function tablesInOrder(client: ClientBase): Promise<PlacedTable[]> {
  const { rows } = await client.query<{ name: string; key: string; placement: Placement; is_placed: boolean }>(
    `select t.name, t.key, t.is_placed, case when t.comment = '${BY_KEY}' then 'by key'
        when t.key = 'academy_id' and t.comment <> '${ON_EACH_SERVER}' then 'by academy' else 'on each server'
        end as placement
      from (select c.relname as name, p.logicalrelid is not null as is_placed,
          coalesce(obj_description(c.oid, 'pg_class'), '') as comment,
          (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
            where i.indrelid = c.oid and i.indisprimary) as key
        from pg_class c left join pg_dist_partition p on p.logicalrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')) t
      order by t.name`,
  );
  const referenced = await client.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'`,
  );
  const ordered: string[] = [];
  const add = (name: string, path: readonly string[] = []): void => {
    if (ordered.includes(name) || path.includes(name)) return;
    for (const { child, parent } of referenced.rows) if (child === name) add(parent, [...path, name]);
    ordered.push(name);
  };
  for (const { name } of rows) add(name);
  const place = ({ name }: { name: string }) => ordered.indexOf(name);
  const isDivided = ({ placement }: { placement: Placement }) => Number(placement !== 'on each server');
  return rows
    .toSorted((one, other) => isDivided(one) - isDivided(other) || place(one) - place(other))
    .map(({ is_placed: isPlaced, ...table }) => ({ ...table, isPlaced }));
}

/**
 * Distributes a table by Citus. In all tables that are divided by academy, the rows of one academy are on the same
 * server.
 */
async function placeTable(client: ClientBase, { name, placement, key }: PlacedTable): Promise<void> {
  await client.query(
    placement === 'on each server'
      ? `select create_reference_table('"${name}"')`
      : `select create_distributed_table('"${name}"', '${key}', colocate_with => '${placement === 'by academy' ? 'default' : 'none'}')`,
  );
}

/** Distributes all tables that are not distributed yet. Calls `placed` with each of them. */
export async function placeNewTables(
  client: ClientBase,
  placed: (table: PlacedTable) => void = () => undefined,
): Promise<void> {
  for (const table of await tablesInOrder(client)) {
    if (table.isPlaced) continue;
    await placeTable(client, table);
    placed(table);
  }
}

/**
 * Replaces SQL functions and views by versions that use shards, in one transaction. Other connections use the old
 * versions until the transaction commits.
 */
export async function useShards(client: ClientBase, { onShards }: Pick<Migrations, 'onShards'>): Promise<void> {
  await client.query('begin');
  try {
    for (const statement of onShards) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
