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

/** Reads a user's role in an academy. */
const readMember = fixedStatement(
  'academy with user',
  (academyId: string, userId: string) => sql<CallerRow>`
  select ${CALLER_COLUMNS}
  from local_academies a join local_users u on u.id = ${userId}
  ${membershipIn('local_caller_memberships')}
  where a.id = ${academyId} and a.deleted_at is null`,
);

/**
 * Returns a user as the caller of a request in an academy, with the user's present role. Returns null if the user has
 * no role in the academy.
 */
export async function callerInAcademy(database: Database, academyId: string, userId: string): Promise<Caller | null> {
  const [row] = await readMember(database, academyId, userId);
  const academy = row ? academyOfRow(academyId, userId, row) : null;
  if (!row || !academy) return null;
  const isSuperAdmin = Boolean(row.isSuperAdmin);
  return { principal: { userId, sessionId: userId, tokenId: userId, isSuperAdmin }, academy };
}
