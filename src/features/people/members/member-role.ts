import { helper } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord, lockRecords } from '../../../platform/database/records.ts';
import { type FieldErrors, forbidden, invalidField } from '../../../platform/errors/app-error.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { MemberRole, StaffRole } from '../../academy/academies/academy.enums.ts';
import type { User } from '../../identity/auth/user.entity.ts';
import { Parent } from '../parents/parent.entity.ts';
import { Staff } from '../staff/staff.entity.ts';
import { StaffStatus } from '../staff/staff.enums.ts';
import { Student } from '../students/student.entity.ts';
import type { Invitation } from './invitations/invitation.entity.ts';
import type { MemberArgs } from './member.inputs.ts';
import { Membership } from './membership.entity.ts';

/**
 * The role of a membership or an invitation, and the record of the person who gets it. Each role except academy admin
 * requires such a record.
 */
export interface RoleAssignment {
  role: MemberRole;
  staffRole: StaffRole | null;
  staff: Staff | null;
  parent: Parent | null;
  student: Student | null;
}

/**
 * Returns the role in an input, together with the person's record. Locks this record, and adds errors about it to
 * `errors`. Throws FORBIDDEN if the caller may not grant the role. `userId` is null for an invited person.
 */
export async function partOf(
  ctx: RequestContext,
  em: SqlEntityManager,
  { input, userId }: { readonly input: MemberArgs; readonly userId: string | null },
  errors: FieldErrors,
): Promise<RoleAssignment> {
  const part: RoleAssignment = { role: input.role, staffRole: null, staff: null, parent: null, student: null };
  const rowOf = <T extends Person>(entity: new () => T, field: PersonField) =>
    personOf(em, entity, { field, id: input[field], userId }, errors);
  switch (input.role) {
    case MemberRole.STAFF:
      part.staff = await rowOf(Staff, 'staffId');
      part.staffRole = part.staff?.role ?? null;
      break;
    case MemberRole.PARENT:
      part.parent = await rowOf(Parent, 'parentId');
      break;
    case MemberRole.STUDENT:
      part.student = await rowOf(Student, 'studentId');
      break;
    case MemberRole.ACADEMY_ADMIN:
  }
  assertMayGrant(ctx, part);
  return part;
}

/**
 * Throws FORBIDDEN if the caller may not grant or revoke a role. Academy admins may grant and revoke all roles.
 * Administrators may do so for all roles except academy admin and administrator.
 */
export function assertMayGrant(
  ctx: RequestContext,
  { role, staffRole }: Pick<RoleAssignment, 'role' | 'staffRole'>,
): void {
  if (requireAcademy(ctx).viewer.role !== 'administrator') return;
  if (role === MemberRole.ACADEMY_ADMIN || staffRole === StaffRole.ADMINISTRATOR) throw forbidden();
}

type Person = Staff | Parent | Student;
type People = Pick<Membership | Invitation, 'staff' | 'parent' | 'student'>;

/** The ids of the staff member, parent and student of a role assignment. */
export type PeopleIds = Pick<MemberArgs, PersonField>;

/**
 * Locks the staff members, students and parents with the given ids. Call this function before memberships and
 * invitations are locked: people come before them in the lock order, because deleting a person ends memberships and
 * invitations. Returns the people who exist, are not erased and have not left.
 */
export async function lockPeople(em: SqlEntityManager, ...parts: PeopleIds[]): Promise<Person[]> {
  const locked = <T extends Person>(entity: new () => T, field: PersonField) =>
    lockRecords(
      em,
      entity,
      parts.map((part) => part[field]),
    );
  const staff = await locked(Staff, 'staffId');
  const students = await locked(Student, 'studentId');
  const parents = await locked(Parent, 'parentId');
  const present = [...staff.filter(({ status }) => status !== StaffStatus.TERMINATED), ...students, ...parents];
  return present.filter(({ erasedAt }) => erasedAt === null);
}

/**
 * Sets the user of the staff member, parent or student of a role assignment; null to remove the user. Does nothing if
 * the role assignment has no such person.
 */
export function linkUser({ staff, parent, student }: People, user: User | null): void {
  for (const row of [staff, parent, student]) if (row && helper(row).isInitialized()) row.user = user;
}

/** Returns true if a member is the only admin of the academy. */
export const isLastAdmin = async (em: SqlEntityManager, member: Pick<Membership, 'role'> | null): Promise<boolean> =>
  member?.role === MemberRole.ACADEMY_ADMIN && (await em.count(Membership, { role: MemberRole.ACADEMY_ADMIN })) <= 1;

/**
 * Throws if the academy has only one admin, because it must keep this admin. The academy must be locked, so that two
 * admins cannot lose the role at the same time.
 */
export async function assertAdminStays(em: SqlEntityManager, field: string): Promise<void> {
  if ((await em.count(Membership, { role: MemberRole.ACADEMY_ADMIN })) <= 1) {
    throw invalidField(field, 'The last academy admin cannot be removed.');
  }
}

type PersonField = 'staffId' | 'parentId' | 'studentId';

/**
 * The id of a person in an input field, and the id of the user who may sign in as this person; null for an invited
 * person.
 */
interface NamedPerson {
  readonly field: PersonField;
  readonly id: string | null | undefined;
  readonly userId: string | null;
}

/**
 * Returns the person with an id, locked. Adds an error if the person does not exist in this academy, has left, is
 * erased, or has another user.
 */
async function personOf<T extends Person>(
  em: SqlEntityManager,
  entity: new () => T,
  { field, id, userId }: NamedPerson,
  errors: FieldErrors,
): Promise<T | null> {
  const row = id ? await findRecord(em, entity, id, { lock: true }) : null;
  const isGone = row?.erasedAt || (row instanceof Staff && row.status === StaffStatus.TERMINATED);
  if (!id) errors[field] = [messages.required(field)];
  else if (!row || isGone) errors[field] = [messages.selected(field)];
  else if (row.user && row.user.id !== userId) errors[field] = [messages.taken(field)];
  return row;
}
