import { Parent } from '../../src/features/people/parents/parent.entity.ts';
import { ParentStatus, Relationship } from '../../src/features/people/parents/parent.enums.ts';
import type { ParentStudent } from '../../src/features/people/parents/parent-student.entity.ts';
import { earlier, later } from '../calendar.ts';
import { inAddress, type Maker, officeHours, phoneNumber, recordOf } from '../maker.ts';
import { nullsOf } from '../nulls.ts';
import type { Family } from './families.ts';
import type { StudentRow } from './students.ts';

export type ParentRow = Omit<Parent, 'academyId' | 'version' | 'name' | 'user'>;
export type ParentStudentRow = Omit<ParentStudent, 'academyId' | 'parent' | 'student'>;

/** Creates the parents of a family's children. `index` makes the parents' e-mail addresses unique. */
export function makeParents(maker: Maker, family: Family, children: StudentRow[], index: number): ParentRow[] {
  const { random, theme } = maker;
  const firstJoined = children.map((child) => child.joinedAt).reduce(earlier);
  return Array.from({ length: family.parents }, (_, which) => {
    const firstName = random.pick(which === 0 ? theme.girls : theme.boys);
    return {
      ...recordOf(maker, officeHours(maker, firstJoined)),
      ...nullsOf(Parent),
      deletedAt: null,
      firstName,
      lastName: family.surname,
      email: `${inAddress(firstName)}.${inAddress(family.surname)}${index}${which === 0 ? 'a' : 'b'}@example.com`,
      phone: phoneNumber(maker),
      alternatePhone: which === 0 ? phoneNumber(maker) : null,
      occupation: random.pick(theme.occupations),
      address: family.address,
      city: theme.city,
      state: theme.state,
      country: theme.country,
      postalCode: family.postalCode,
      emergencyContact: which === 0,
      communicationPreferences: { email: true, sms: random.int(0, 1) === 1, push: false, language: 'en' },
      status: ParentStatus.ACTIVE,
    };
  });
}

/** Links all parents of the family with all children. The first parent is the primary one and pays. */
export function makeParentStudents(maker: Maker, parents: ParentRow[], children: StudentRow[]): ParentStudentRow[] {
  return parents.flatMap((parent, which) =>
    children.map((child) => ({
      ...recordOf(maker, later(child.createdAt, parent.createdAt)),
      parentId: parent.id,
      studentId: child.id,
      relationship: which === 0 ? Relationship.MOTHER : Relationship.FATHER,
      isPrimary: which === 0,
      canPickup: true,
      receivesBilling: which === 0,
      getsNotices: true,
    })),
  );
}
