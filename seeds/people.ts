import { StaffRole } from '../src/features/academy/academies/academy.enums.ts';
import { makeFamilies } from './factories/families.ts';
import { makeParentStudents, makeParents, type ParentRow, type ParentStudentRow } from './factories/parents.ts';
import {
  type DepartmentRow,
  makeDepartments,
  makeStaff,
  makeStaffDepartments,
  type StaffDepartmentRow,
  type StaffRow,
} from './factories/staff.ts';
import { makeStudent, type StudentRow } from './factories/students.ts';
import { makerOf, type Profile } from './maker.ts';

/** The children and parents of a household. */
export interface Household {
  children: StudentRow[];
  parents: ParentRow[];
  links: ParentStudentRow[];
}

/** All people of an academy. */
export interface People {
  office: StaffRow;
  head: StaffRow;
  otherHead: StaffRow;
  support: StaffRow;
  teachers: StaffRow[];
  households: Household[];
}

/** Creates the people of an academy, with these numbers of students and teachers. */
export function makePeople(profile: Profile, students: number, teachers: number): People {
  const maker = makerOf(profile, 'staff');
  let index = 0;
  const staff = (role: StaffRole): StaffRow => makeStaff(maker, index++, role);
  return {
    office: staff(StaffRole.ADMINISTRATOR),
    head: staff(StaffRole.DEPARTMENT_HEAD),
    otherHead: staff(StaffRole.DEPARTMENT_HEAD),
    support: staff(StaffRole.SUPPORT_STAFF),
    teachers: Array.from({ length: teachers }, () => staff(StaffRole.TEACHER)),
    households: makeHouseholds(profile, students),
  };
}

/** Returns the whole staff, with the office manager first. */
export const staffOf = ({ office, head, otherHead, support, teachers }: People): StaffRow[] => [
  office,
  head,
  otherHead,
  support,
  ...teachers,
];

/** Creates the two departments and their members. */
export function makeDepartmentsOf(
  profile: Profile,
  { head, otherHead, teachers }: People,
): { departments: DepartmentRow[]; staffDepartments: StaffDepartmentRow[] } {
  const departments = makeDepartments(makerOf(profile, 'departments'), [head, otherHead]);
  const staff = [head, otherHead, ...teachers];
  return {
    departments,
    staffDepartments: makeStaffDepartments(makerOf(profile, 'staffDepartments'), staff, departments),
  };
}

function makeHouseholds(profile: Profile, students: number): Household[] {
  const [ofStudents, ofParents, ofLinks] = [
    makerOf(profile, 'students'),
    makerOf(profile, 'parents'),
    makerOf(profile, 'parentStudents'),
  ];
  let child = 0;
  return makeFamilies(makerOf(profile, 'families'), students).map((family, index) => {
    const children = Array.from({ length: family.children }, () => makeStudent(ofStudents, family, child++));
    const parents = makeParents(ofParents, family, children, index);
    return { children, parents, links: makeParentStudents(ofLinks, parents, children) };
  });
}
