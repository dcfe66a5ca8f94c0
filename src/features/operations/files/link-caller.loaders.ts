import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { fixedStatement } from '../../../platform/database/fixed-statement.ts';
import type { AcademyContext, Caller } from '../../../platform/permissions/caller.ts';
import { type MemberRoles, roleOf } from '../../../platform/permissions/roles.ts';

interface LinkRow extends MemberRoles {
  academyId: string;
  status: AcademyContext['status'];
  timezone: string;
  currency: string;
  staffId: string | null;
  parentId: string | null;
  studentId: string | null;
}

const linkWith = (fileId: string, userId: string, member: RawBuilder<unknown>) => sql<LinkRow>`
  select a.id as "academyId", a.status, a.settings ->> 'timezone' as timezone, a.settings ->> 'currency' as currency,
    u.is_super_admin as "isSuperAdmin", m.role, m.staff_role as "staffRole",
    m.staff_id as "staffId", m.parent_id as "parentId", m.student_id as "studentId"
  from files f join academies a on a.id = f.academy_id and a.deleted_at is null
  join users u on u.id = ${userId} ${member}
  where f.id = ${fileId}`;

/**
 * Reads the academy of a file, and a user's role in it, before the academy is known. On PostgreSQL, the statement sets the
 * user's id for row-level security, so that the membership is readable. The lateral subqueries have `offset 0` because
 * PostgreSQL then evaluates them only after the tables that they refer to.
 */
const readLink = fixedStatement('file link with user', (fileId: string, userId: string) => ({
  postgresql: linkWith(
    fileId,
    userId,
    sql`cross join lateral (select set_config('app.user_id', u.id::text, true)::uuid as id offset 0) me
      left join lateral (select * from memberships m where m.user_id = me.id and m.academy_id = a.id offset 0) m on true`,
  ),
  sqlite: linkWith(fileId, userId, sql`left join memberships m on m.user_id = u.id and m.academy_id = a.id`),
}));

/** Returns the user of a link as a caller with the present role; null without a role in the file's academy. */
export async function callerOfLink(database: Database, fileId: string, userId: string): Promise<Caller | null> {
  const [row] = await readLink(database, fileId, userId);
  const role = row ? roleOf(row) : null;
  if (!row || role === null) return null;
  const { academyId, status, timezone, currency, staffId, parentId, studentId } = row;
  const isSuperAdmin = Boolean(row.isSuperAdmin);
  return {
    principal: { userId, sessionId: userId, tokenId: userId, isSuperAdmin },
    academy: { id: academyId, status, timezone, currency, viewer: { userId, role, staffId, parentId, studentId } },
  };
}
