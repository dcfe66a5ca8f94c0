import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';

/**
 * Returns the path at which a valid certificate of an academy can be verified; null if the academy has no valid
 * certificate.
 */
export async function verificationPath(database: Database, slug: string): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`select c.code from certificates c join academies a on a.id = c.academy_id
    where a.slug = ${slug} and c.state = 'issued' order by c.number limit 1`.execute(database.kysely);
  const [first] = rows;
  return first ? `/verify/${first.code}` : null;
}
