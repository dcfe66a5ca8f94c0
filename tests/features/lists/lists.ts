import { ROWS, type School } from './school.ts';

/** A list of the schema. */
export interface List {
  /** `students`, or `student.fees` below the row of {@link School.parents}. */
  readonly path: string;
  /** The enum of its orders. */
  readonly order: string;
  /** Its sort keys: the fields that hold them. */
  readonly keys: readonly string[];
  /** Rows of it in a {@link School}. */
  readonly rows: number;
}

const list = (path: string, type: string, extra: string[] = [], rows = ROWS): List => ({
  path,
  order: `${type}Order`,
  keys: ['createdAt', 'updatedAt', ...extra],
  rows,
});

/** Every list outside of any other. */
export const rootLists: readonly List[] = [
  list('academies', 'Academy', ['name']),
  list('members', 'Membership', [], ROWS + 1),
  list('departments', 'Department', ['name']),
  list('staff', 'StaffMember', ['name'], 2 * ROWS),
  list('courses', 'Course', ['name']),
  list('batches', 'Batch', ['name', 'startDate']),
  list('students', 'Student', ['name']),
  list('parents', 'Parent', ['name']),
  list('enrollments', 'Enrollment', ['enrollmentDate'], 2 * ROWS - 1),
  list('attendance', 'AttendanceRecord', ['date']),
  list('fees', 'Fee', ['dueDate', 'amount']),
  list('payments', 'Payment', ['paidAt', 'amount']),
];

/** Every list of the rows of another. */
export const nestedLists: readonly List[] = [
  list('student.enrollments', 'Enrollment', ['enrollmentDate']),
  list('student.attendance', 'AttendanceRecord', ['date']),
  list('student.fees', 'Fee', ['dueDate', 'amount']),
  list('student.parents', 'Parent', ['name']),
  list('parent.students', 'Student', ['name']),
  list('parent.fees', 'Fee', ['dueDate', 'amount']),
  list('course.batches', 'Batch', ['name', 'startDate']),
  list('course.enrollments', 'Enrollment', ['enrollmentDate'], 2 * ROWS - 1),
  list('batch.enrollments', 'Enrollment', ['enrollmentDate']),
  list('batch.attendance', 'AttendanceRecord', ['date']),
  list('staffMember.batches', 'Batch', ['name', 'startDate']),
  list('department.courses', 'Course', ['name']),
  list('department.staff', 'StaffMember', ['name']),
  list('enrollment.fees', 'Fee', ['dueDate', 'amount']),
  list('fee.payments', 'Payment', ['paidAt', 'amount']),
];

/** Who asks for a list: only the academies need none to be chosen. */
export const asker = (school: School, { path }: List) => (path === 'academies' ? school.traveller : school.admin);

/** A query for a page of a list, whose connection {@link connectionIn} finds; the variables are the list's arguments. */
export function pageQuery({ path, order }: List, selection: string): string {
  const [parent, field] = path.includes('.') ? path.split('.') : [undefined, path];
  const connection = `${field}(first: $first, after: $after, last: $last, before: $before, offset: $offset,
    orderBy: $orderBy) { ${selection} }`;
  return `query Page($first: Int, $after: String, $last: Int, $before: String, $offset: Int, $orderBy: [${order}!]
    ${parent ? ', $parent: ID!' : ''}) { ${parent ? `${parent}(id: $parent) { ${connection} }` : connection} }`;
}

/** The variables of {@link pageQuery}. */
export const pageVariables = (school: School, { path }: List, args: object) =>
  path.includes('.') ? { ...args, parent: school.parents[path.split('.')[0] as string] } : args;

/** The connection that {@link pageQuery} asked for. */
export const connectionIn = (answer: any, { path }: List): any =>
  path.split('.').reduce((value, name) => value?.[name], answer);
