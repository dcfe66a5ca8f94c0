import type { EntityClass } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';
import { isTenantEntity } from '../src/platform/database/tenant-record.ts';
import { enterAcademy } from './enter-academy.ts';
import { TENANT_TABLES } from './load.ts';

/** Deletes an academy and everything in it, for good, in the caller's transaction. */
export async function deleteAcademy(database: Database, em: SqlEntityManager, academyId: string): Promise<void> {
  const kysely = em.getKysely();
  const tableOf = (entity: EntityClass<unknown>) => sql.table(em.getMetadata().get(entity).tableName);
  await enterAcademy(database, em, academyId);
  await sql`delete from academies where id = ${academyId}`.execute(kysely);
  // a refund points to another payment
  await sql`delete from payments where academy_id = ${academyId} and refund_of_id is not null`.execute(kysely);
  for (const entity of [...tablesNotSeeded(em), ...Object.values(TENANT_TABLES).reverse()]) {
    await sql`delete from ${tableOf(entity)} where academy_id = ${academyId}`.execute(kysely);
  }
}

/** The tenant tables that the service alone fills; their rows point to those of the others. */
function tablesNotSeeded(em: SqlEntityManager): EntityClass<unknown>[] {
  const seeded = new Set<unknown>(Object.values(TENANT_TABLES));
  return [...em.getMetadata().getAll().values()]
    .filter((meta) => !meta.abstract && isTenantEntity(meta) && !seeded.has(meta.class))
    .map((meta) => meta.class);
}
