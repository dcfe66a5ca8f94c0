import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { fixedStatement } from '../../../platform/database/fixed-statement.ts';
import type { Caller } from '../../../platform/permissions/caller.ts';
import {
  academyOfRow,
  CALLER_COLUMNS,
  type CallerRow,
  membershipIn,
} from '../../identity/auth/callers/caller-row.loaders.ts';

interface LinkRow extends CallerRow {
  readonly academyId: string;
}

/** Reads the academy of a file, and a user's role in this academy. Runs before the academy of the request is known. */
const readLink = fixedStatement(
  'file link with user',
  (fileId: string, userId: string) => sql<LinkRow>`
  select ${CALLER_COLUMNS}
  from files f join academies a on a.id = f.academy_id and a.deleted_at is null
  join users u on u.id = ${userId}
  ${membershipIn('caller_memberships')}
  where f.id = ${fileId}`,
);

/**
 * Returns the user in a signed link as the caller of a request, with the user's present role. Returns null if the user
 * has no role in the academy of the file.
 */
export async function callerOfLink(database: Database, fileId: string, userId: string): Promise<Caller | null> {
  const [row] = await readLink(database, fileId, userId);
  const academy = row ? academyOfRow(row.academyId, userId, row) : null;
  if (!row || !academy) return null;
  const isSuperAdmin = Boolean(row.isSuperAdmin);
  return { principal: { userId, sessionId: userId, tokenId: userId, isSuperAdmin }, academy };
}
