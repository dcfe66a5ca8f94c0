import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';

/** Returns the total size of all files of an academy in bytes. The transaction of `em` determines the academy. */
export async function storedBytes(em: SqlEntityManager): Promise<number> {
  const [sum] = await rowsOf(
    em,
    sql<{
      bytes: number | string;
    }>`select coalesce(sum(f.size), 0) as bytes from files f where f.academy_id = ${academyOf(em)}`,
  );
  return Number(sum?.bytes ?? 0);
}
