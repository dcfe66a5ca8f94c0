import { type RawBuilder, sql } from 'kysely';
import type { AcademyContext } from '../../../../platform/permissions/caller.ts';
import { type MemberRoles, roleOf } from '../../../../platform/permissions/roles.ts';

/** The role of a user in an academy, and the settings of the academy that each request needs. */
export interface CallerRow extends MemberRoles {
  readonly status: AcademyContext['status'];
  readonly timezone: string;
  readonly currency: string;
  readonly staffId: string | null;
  readonly parentId: string | null;
  readonly studentId: string | null;
}

/** The columns of a {@link CallerRow} and the `academyId`, from an academy `a`, a user `u` and a membership `m`. */
export const CALLER_COLUMNS = sql`u.is_super_admin as "isSuperAdmin",
    a.id as "academyId", a.status, a.settings ->> 'timezone' as timezone, a.settings ->> 'currency' as currency,
    m.role, m.staff_role as "staffRole", m.staff_id as "staffId", m.parent_id as "parentId",
    m.student_id as "studentId"`;

/**
 * Returns the join of a user `u` with the user's memberships `m`, which are all null if no membership meets the condition.
 * On PostgreSQL, the user id is set for row-level security before the memberships are read. The lateral subqueries end
 * with `offset 0`: it makes PostgreSQL evaluate them only after the tables that they refer to.
 */
export const membershipsWhere = (condition: RawBuilder<unknown>) => ({
  postgresql: sql`cross join lateral (select set_config('app.user_id', u.id::text, true)::uuid as id offset 0) me
    left join lateral (select * from memberships m where m.user_id = me.id and ${condition} offset 0) m on true`,
  sqlite: sql`left join memberships m on m.user_id = u.id and ${condition}`,
});

/** Returns the academy with the role of a user in it; null without a role. */
export function academyOfRow(id: string, userId: string, row: CallerRow): AcademyContext | null {
  const role = roleOf(row);
  if (role === null) return null;
  const { status, timezone, currency, staffId, parentId, studentId } = row;
  return { id, status, timezone, currency, viewer: { userId, role, staffId, parentId, studentId } };
}
