import { sql } from 'kysely';
import type { AcademyContext } from '../../../../platform/permissions/caller.ts';
import { type MemberRoles, roleOf } from '../../../../platform/permissions/roles.ts';

/** The role of a user in an academy, and the data of the academy that each request needs. */
export interface CallerRow extends MemberRoles {
  readonly status: AcademyContext['status'];
  readonly timezone: string;
  readonly currency: string;
  readonly staffId: string | null;
  readonly parentId: string | null;
  readonly studentId: string | null;
}

/**
 * The columns of a {@link CallerRow}, and `academyId`. They are selected from an academy `a`, a user `u` and a caller
 * membership `m`.
 */
export const CALLER_COLUMNS = sql`u.is_super_admin as "isSuperAdmin",
    a.id as "academyId", a.status, a.settings ->> 'timezone' as timezone, a.settings ->> 'currency' as currency,
    m.role, m.staff_role as "staffRole", m.staff_id as "staffId", m.parent_id as "parentId",
    m.student_id as "studentId"`;

/**
 * Returns the join of a user `u` and an academy `a` with the user's membership `m` in this academy. If there is no
 * membership, the columns of `m` are null. On a cluster, the local view is faster, but cannot be joined with tables
 * that are divided by academy.
 */
export const membershipIn = (source: 'caller_memberships' | 'local_caller_memberships') =>
  sql`left join ${sql.table(source)} m on m.user_id = u.id and m.academy_id = a.id`;

/** Returns an academy together with the role of a user in it. Returns null if the user has no role in the academy. */
export function academyOfRow(id: string, userId: string, row: CallerRow): AcademyContext | null {
  const role = roleOf(row);
  if (role === null) return null;
  const { status, timezone, currency, staffId, parentId, studentId } = row;
  return { id, status, timezone, currency, viewer: { userId, role, staffId, parentId, studentId } };
}
