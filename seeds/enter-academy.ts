import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';

/**
 * Puts the transaction of `em` into an academy: PostgreSQL's row-level security holds from here on. The role stays that
 * of the owner, whom the policies bind as well, because tenant work may neither delete from the ledger nor gather
 * statistics.
 */
export async function enterAcademy(database: Database, em: SqlEntityManager, academyId: string): Promise<void> {
  if (database.engine !== 'postgresql') return;
  await sql`select set_config('app.academy_id', ${academyId}, true)`.execute(em.getKysely());
}
