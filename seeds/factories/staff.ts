import { StaffRole, Weekday } from '../../src/features/academy/academies/academy.enums.ts';
import type { Department } from '../../src/features/people/staff/department.entity.ts';
import { Staff } from '../../src/features/people/staff/staff.entity.ts';
import { EmploymentType, StaffStatus } from '../../src/features/people/staff/staff.enums.ts';
import type { StaffDepartment } from '../../src/features/people/staff/staff-department.entity.ts';
import { itemAt, itemInTurn } from '../../src/platform/errors/require-value.ts';
import { daysAgo, inAddress, type Maker, officeHours, phoneNumber, recordOf } from '../maker.ts';
import { nullsOf } from '../nulls.ts';

export type StaffRow = Omit<Staff, 'academyId' | 'version' | 'name' | 'departmentIds' | 'user'>;
export type DepartmentRow = Omit<Department, 'academyId' | 'version' | 'headStaff'>;
export type StaffDepartmentRow = Omit<StaffDepartment, 'academyId' | 'staff' | 'department'>;

const WORKING_DAYS = Object.values(Weekday);

/**
 * Creates a staff member who was hired in the academy's first months. `index` makes names and e-mail addresses unique.
 */
export function makeStaff(maker: Maker, index: number, role: StaffRole): StaffRow {
  const { random, theme, slug } = maker;
  const [firstName, lastName] = staffName(maker, index);
  const hireDate = daysAgo(maker, random.int(780, 880));
  const teaches = role === StaffRole.TEACHER || role === StaffRole.DEPARTMENT_HEAD;
  return {
    ...recordOf(maker, officeHours(maker, hireDate)),
    ...nullsOf(Staff),
    deletedAt: null,
    firstName,
    lastName,
    email: `${inAddress(firstName)}.${inAddress(lastName)}${index}@${slug}.test`,
    phone: phoneNumber(maker),
    role,
    staffNumber: random.code('STF'),
    qualifications: teaches ? [{ ...random.pick(theme.qualifications), year: random.int(2008, 2022) }] : [],
    employmentType: teaches && index % 3 === 2 ? EmploymentType.PART_TIME : EmploymentType.FULL_TIME,
    hireDate,
    hourlyRate: random.int(28, 60) * 100,
    weeklyAvailability: WORKING_DAYS.map((day) => ({ day, startTime: '06:00:00', endTime: '20:00:00' })),
    status: StaffStatus.ACTIVE,
  };
}

function staffName({ theme }: Maker, index: number): [first: string, last: string] {
  const names = index % 2 === 0 ? theme.girls : theme.boys;
  return [itemInTurn(names, index * 5 + 3), itemInTurn(theme.surnames, index * 7 + 4)];
}

/** Creates the departments of the theme. Each department has one of the heads. */
export function makeDepartments(maker: Maker, heads: StaffRow[]): DepartmentRow[] {
  return maker.theme.departments.map((name, index) => ({
    ...recordOf(maker, officeHours(maker, daysAgo(maker, 770 - index))),
    deletedAt: null,
    name,
    headStaffId: itemAt(heads, index).id,
  }));
}

/** Distributes the staff among the departments in turn. Each head is in the department that they lead. */
export function makeStaffDepartments(
  maker: Maker,
  staff: StaffRow[],
  departments: DepartmentRow[],
): StaffDepartmentRow[] {
  return staff.map((member, index) => ({
    ...recordOf(maker, officeHours(maker, daysAgo(maker, 765))),
    staffId: member.id,
    departmentId: itemInTurn(departments, index).id,
  }));
}
