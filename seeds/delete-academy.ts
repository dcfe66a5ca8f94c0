import type { EntityClass } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { Fee } from '../src/features/money/ledger/fee.entity.ts';
import { LedgerEntry } from '../src/features/money/ledger/ledger-entry.entity.ts';
import { Payment } from '../src/features/money/ledger/payment.entity.ts';
import type { Database } from '../src/platform/database/database.ts';
import { isTenantEntity, TenantSum } from '../src/platform/database/tenant-record.ts';
import { STUDENT_COUNTS } from '../src/platform/database/undeclared-tables.ts';
import { enterAcademy } from './enter-academy.ts';
import { TENANT_TABLES } from './load.ts';

/** The columns that refer to another row of the same table, by entity. */
const POINTING = new Map<unknown, string>([
  [Payment, 'refund_of_id'],
  [Fee, 'penalty_for_id'],
]);

/** Permanently deletes an academy with all of its rows, in the caller's transaction. */
export async function deleteAcademy(database: Database, em: SqlEntityManager, academyId: string): Promise<void> {
  const kysely = em.getKysely();
  const tableOf = (entity: EntityClass<unknown>) => sql.table(em.getMetadata().get(entity).tableName);
  await enterAcademy(database, em, academyId);
  const keys = await sql<{ id: string }>`select id from api_keys where academy_id = ${academyId}`.execute(kysely);
  await sql`delete from academies where id = ${academyId}`.execute(kysely);
  const [sums, others] = tablesNotSeeded(em);
  // ledger entries are deleted first, because they refer to rows of the tables that only the service fills. Sums are
  // deleted last, because triggers update the sums when other rows are deleted
  for (const entity of [LedgerEntry, ...others, ...Object.values(TENANT_TABLES).reverse(), ...sums]) {
    const own = sql`delete from ${tableOf(entity)} where academy_id = ${academyId}`;
    const pointing = POINTING.get(entity);
    if (pointing) await sql`${own} and ${sql.ref(pointing)} is not null`.execute(kysely);
    await own.execute(kysely);
  }
  for (const table of [...STUDENT_COUNTS, 'event_cursors']) {
    await sql`delete from ${sql.table(table)} where academy_id = ${academyId}`.execute(kysely);
  }
  // also deletes the users of API keys: each key has its own user
  for (const { id } of keys.rows) await sql`delete from users where id = ${id}`.execute(kysely);
}

/**
 * Returns the tenant tables that only the service fills. There are two lists: the tables of sums, and the tables
 * whose rows refer to seeded rows.
 */
function tablesNotSeeded(em: SqlEntityManager): [sums: EntityClass<unknown>[], others: EntityClass<unknown>[]] {
  const seeded = new Set<unknown>(Object.values(TENANT_TABLES));
  const classes = [...em.getMetadata().getAll().values()]
    .filter((meta) => !meta.abstract && isTenantEntity(meta) && !seeded.has(meta.class))
    .map((meta) => meta.class)
    // each table comes before the tables to which its rows refer
    .reverse();
  const isSum = (entity: EntityClass<unknown>) => entity.prototype instanceof TenantSum;
  return [classes.filter(isSum), classes.filter((entity) => !isSum(entity))];
}
