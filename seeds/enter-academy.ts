import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';

/**
 * Sets the academy of the transaction of `em`. From then on, PostgreSQL's row-level security applies. The statements
 * still run as the owner of the tables, to whom the policies apply too. The tenant role cannot be used, because it
 * may neither delete from the ledger nor gather statistics.
 */
export async function enterAcademy(database: Database, em: SqlEntityManager, academyId: string): Promise<void> {
  if (database.engine !== 'postgresql') return;
  await sql`select set_config('app.academy_id', ${academyId}, true)`.execute(em.getKysely());
}
