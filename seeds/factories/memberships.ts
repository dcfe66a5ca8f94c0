import { MemberRole } from '../../src/features/academy/academies/academy.enums.ts';
import type { Membership } from '../../src/features/people/members/membership.entity.ts';
import { type Maker, recordOf } from '../maker.ts';
import type { ParentRow } from './parents.ts';
import type { StaffRow } from './staff.ts';
import type { StudentRow } from './students.ts';
import type { UserRow } from './users.ts';

export type MembershipRow = Omit<
  Membership,
  'academyId' | 'user' | 'userName' | 'userEmail' | 'userEmailVerifiedAt' | 'staff' | 'parent' | 'student'
>;

/**
 * Creates the memberships of all people who can sign in. These are the admins, and the people whose rows have a user.
 */
export function makeMemberships(
  maker: Maker,
  admins: UserRow[],
  people: { staff: StaffRow[]; parents: ParentRow[]; students: StudentRow[] },
): MembershipRow[] {
  const member = (createdAt: string, userId: string, columns: Partial<MembershipRow>): MembershipRow => ({
    ...recordOf(maker, createdAt),
    userId,
    role: MemberRole.ACADEMY_ADMIN,
    staffRole: null,
    staffId: null,
    parentId: null,
    studentId: null,
    ...columns,
  });
  const withLogin = <Row extends { userId: string | null }>(rows: Row[]) =>
    rows.filter((row): row is Row & { userId: string } => row.userId !== null);
  return [
    ...admins.map((user) => member(user.createdAt, user.id, {})),
    ...withLogin(people.staff).map(({ createdAt, userId, id, role }) =>
      member(createdAt, userId, { role: MemberRole.STAFF, staffRole: role, staffId: id }),
    ),
    ...withLogin(people.parents).map(({ createdAt, userId, id }) =>
      member(createdAt, userId, { role: MemberRole.PARENT, parentId: id }),
    ),
    ...withLogin(people.students).map(({ createdAt, userId, id }) =>
      member(createdAt, userId, { role: MemberRole.STUDENT, studentId: id }),
    ),
  ];
}
