import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';
import { TENANT_ROLE } from '../src/platform/database/tenant-role.ts';

/**
 * Puts the transaction of `em` into an academy: on PostgreSQL, row-level security holds from here on. `role` is who
 * the statements run as: the unprivileged role of tenant work, or `none`, the owner of the tables.
 */
export async function enterAcademy(
  database: Database,
  em: SqlEntityManager,
  academyId: string,
  role: string = TENANT_ROLE,
): Promise<void> {
  if (database.engine !== 'postgresql') return;
  await sql`select set_config('app.academy_id', ${academyId}, true), set_config('role', ${role}, true)`.execute(
    em.getKysely(),
  );
}

/** Takes the transaction of `em` out of the academy that it was in. */
export async function leaveAcademy(database: Database, em: SqlEntityManager): Promise<void> {
  if (database.engine !== 'postgresql') return;
  await sql`select set_config('role', 'none', true), set_config('app.academy_id', '', true)`.execute(em.getKysely());
}
