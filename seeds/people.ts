import { StaffRole } from '../src/features/academies/academy.enums.ts';
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
import type { Maker } from './maker.ts';

/** Children and parents of one household. */
export interface Household {
  children: StudentRow[];
  parents: ParentRow[];
  links: ParentStudentRow[];
}

/** Everybody in an academy. */
export interface People {
  office: StaffRow;
  head: StaffRow;
  otherHead: StaffRow;
  support: StaffRow;
  teachers: StaffRow[];
  households: Household[];
}

/** The people of an academy with so many students and teachers. */
export function makePeople(maker: Maker, students: number, teachers: number): People {
  let index = 0;
  const staff = (role: StaffRole): StaffRow => makeStaff(maker, index++, role);
  return {
    office: staff(StaffRole.ADMINISTRATOR),
    head: staff(StaffRole.DEPARTMENT_HEAD),
    otherHead: staff(StaffRole.DEPARTMENT_HEAD),
    support: staff(StaffRole.SUPPORT_STAFF),
    teachers: Array.from({ length: teachers }, () => staff(StaffRole.TEACHER)),
    households: makeHouseholds(maker, students),
  };
}

/** The whole staff; who runs the office is first. */
export const staffOf = ({ office, head, otherHead, support, teachers }: People): StaffRow[] => [
  office,
  head,
  otherHead,
  support,
  ...teachers,
];

/** The two departments, and who belongs to them. */
export function makeDepartmentsOf(
  maker: Maker,
  { head, otherHead, teachers }: People,
): { departments: DepartmentRow[]; staffDepartments: StaffDepartmentRow[] } {
  const departments = makeDepartments(maker, [head, otherHead]);
  return { departments, staffDepartments: makeStaffDepartments(maker, [head, otherHead, ...teachers], departments) };
}

function makeHouseholds(maker: Maker, students: number): Household[] {
  let child = 0;
  return makeFamilies(maker, students).map((family, index) => {
    const children = Array.from({ length: family.children }, () => makeStudent(maker, family, child++));
    const parents = makeParents(maker, family, children, index);
    return { children, parents, links: makeParentStudents(maker, parents, children) };
  });
}
