import { BatchStatus } from '../../src/features/academics/batches/batch.enums.ts';
import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import type { TenantRows } from '../academy-rows.ts';
import { type Actor, type DemoContext, theFirst } from '../demo-context.ts';
import type { BatchRow } from '../factories/batch-row.ts';
import type { EnrollmentRow } from '../factories/enrollments.ts';
import type { MembershipRow } from '../factories/memberships.ts';

/** Returns the ids of the students of a member: the children of a parent, or the student. */
function studentsOf({ rows }: DemoContext, { parentId, studentId }: MembershipRow): ReadonlySet<string> {
  const links = parentId === null ? [] : rows.parentStudents.filter((link) => link.parentId === parentId);
  return new Set([...links.map((link) => link.studentId), ...(studentId === null ? [] : [studentId])]);
}

/** Returns the ids of the students with a login, and of the students with a parent who has a login. */
const studentsWithLogin = (context: DemoContext): ReadonlySet<string> =>
  new Set(context.rows.memberships.flatMap((member) => [...studentsOf(context, member)]));

/**
 * Returns the enrollments of students who have a login, or a parent with a login. The demo parent's children come
 * first.
 */
export function familyEnrollments(context: DemoContext): EnrollmentRow[] {
  const known = studentsWithLogin(context);
  return context.rows.enrollments.filter(({ studentId }) => known.has(studentId));
}

/** Returns the enrollments of students who have no login, and whose parents have none either. */
export function strangers(context: DemoContext): EnrollmentRow[] {
  const known = studentsWithLogin(context);
  return context.rows.enrollments.filter(({ studentId }) => !known.has(studentId));
}

/**
 * Returns an ongoing batch for each family with a login. The first batch is that of the demo parent's first child, and
 * the demo teacher teaches it.
 */
export function familyBatches(context: DemoContext): BatchRow[] {
  const { batches, enrollments, memberships } = context.rows;
  const ongoing = new Map(batches.filter(({ status }) => status === BatchStatus.ONGOING).map((row) => [row.id, row]));
  const active = enrollments.filter(({ status }) => status === EnrollmentStatus.ACTIVE);
  const chosen = memberships.flatMap((member) => {
    const students = studentsOf(context, member);
    const own = active.filter(({ studentId }) => students.has(studentId));
    return own.flatMap(({ batchId }) => ongoing.get(batchId ?? '') ?? []).slice(0, 1);
  });
  return [...new Set(chosen)];
}

/**
 * Returns the completed batch of the demo parent's first child. The final grades of this batch come from its gradebook.
 */
export function gradedBatch({ batches, enrollments }: Pick<TenantRows, 'batches' | 'enrollments'>): BatchRow {
  const { batchId } = theFirst(enrollments, ({ status }) => status === EnrollmentStatus.COMPLETED);
  return theFirst(batches, ({ id }) => id === batchId);
}

/** Returns the login that manages a batch: its teacher, or the office if its teacher has no login. */
export const managerOf = ({ member }: DemoContext, { instructorId }: BatchRow): Actor =>
  instructorId === member('teacher').staffId ? 'teacher' : 'office';
