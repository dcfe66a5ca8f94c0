import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../platform/database/records.ts';
import type { TenantRecord } from '../../platform/database/tenant-record.ts';
import { forbidden, invalidField } from '../../platform/errors/app-error.ts';
import { requireAcademy } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { texts } from '../../platform/validation/words.ts';
import { Academy } from '../academies/academy.entity.ts';
import { MemberRole, StaffRole } from '../academies/academy.enums.ts';
import type { User } from '../auth/user.entity.ts';
import { Parent } from '../parents/parent.entity.ts';
import { Staff } from '../staff/staff.entity.ts';
import { Student } from '../students/student.entity.ts';
import type { MemberArgs } from './member.inputs.ts';
import { Membership } from './membership.entity.ts';

/** What a membership or an invitation says of somebody: the role and the row that goes with it. */
export interface Part {
  role: MemberRole;
  staffRole: StaffRole | null;
  staff: Staff | null;
  parent: Parent | null;
  student: Student | null;
}

/** The part that an input describes. Throws BAD_USER_INPUT where its row is missing, and FORBIDDEN above the caller. */
export async function partOf(ctx: RequestContext, em: SqlEntityManager, input: MemberArgs): Promise<Part> {
  const part: Part = { role: input.role, staffRole: null, staff: null, parent: null, student: null };
  switch (input.role) {
    case MemberRole.STAFF:
      part.staff = await rowOf(em, Staff, 'staffId', input.staffId);
      part.staffRole = part.staff.role;
      break;
    case MemberRole.PARENT:
      part.parent = await rowOf(em, Parent, 'parentId', input.parentId);
      break;
    case MemberRole.STUDENT:
      part.student = await rowOf(em, Student, 'studentId', input.studentId);
      break;
    case MemberRole.ACADEMY_ADMIN:
  }
  assertMayGrant(ctx, part);
  return part;
}

/** Nobody grants, or takes, a role that is not below their own; admins may all of them. Throws FORBIDDEN. */
export function assertMayGrant(ctx: RequestContext, { role, staffRole }: Pick<Part, 'role' | 'staffRole'>): void {
  if (requireAcademy(ctx).viewer.role !== 'administrator') return;
  if (role === MemberRole.ACADEMY_ADMIN || staffRole === StaffRole.ADMINISTRATOR) throw forbidden();
}

/** Makes the row of a part the user's own, or nobody's. */
export function linkUser(part: Pick<Part, 'staff' | 'parent' | 'student'>, user: User | null): void {
  for (const row of [part.staff, part.parent, part.student]) if (row) row.user = user;
}

/** Refuses to take the role from the last admin of the academy. Locks the academy, so that two cannot go at once. */
export async function assertAdminStays(em: SqlEntityManager, academyId: string, field: string): Promise<void> {
  await em.findOneOrFail(Academy, { id: academyId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if ((await em.count(Membership, { role: MemberRole.ACADEMY_ADMIN })) <= 1) {
    throw invalidField(field, 'The last academy admin cannot be removed.');
  }
}

/** The row of an id: of this academy, and nobody else's login yet. */
async function rowOf<T extends TenantRecord & { user: unknown }>(
  em: SqlEntityManager,
  entity: new () => T,
  field: 'staffId' | 'parentId' | 'studentId',
  id: string | null | undefined,
): Promise<T> {
  if (!id) throw invalidField(field, texts.required(field));
  const row = await findRecord(em, entity, id, { lock: true });
  if (!row) throw invalidField(field, texts.selected(field));
  return row;
}
