import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import type { Discount } from './discount.entity.ts';
import { DiscountKind } from './discount.enums.ts';
import type { DiscountConditionInput } from './discount.inputs.ts';

type Member = keyof DiscountConditionInput;

/** For each field of a condition, the kinds of discounts that may have the field. */
const KINDS: Readonly<Record<Member, readonly DiscountKind[]>> = {
  rankFrom: [DiscountKind.SIBLING],
  minCourses: [DiscountKind.MULTI_COURSE],
  daysBeforeStart: [DiscountKind.EARLY_BIRD],
  code: [DiscountKind.COUPON],
  studentId: [DiscountKind.SCHOLARSHIP, DiscountKind.MANUAL],
  enrollmentId: [DiscountKind.SCHOLARSHIP, DiscountKind.MANUAL],
};

/** The default of `rankFrom` and `minCourses`: a discount applies from the second sibling or the second course on. */
const LEAST = 2;

const pathOf = (member: Member): string => `condition.${member}`;

/** The student and the enrollment to which a condition refers. */
export interface Named {
  readonly student: Student | null;
  readonly enrollment: Enrollment | null;
}

/**
 * Finds the student and the enrollment whose ids are in the input. Locks the student, because the lock order requires
 * students to be locked before discounts.
 */
export const lockNamed = async (
  em: SqlEntityManager,
  { studentId, enrollmentId }: DiscountConditionInput = {},
): Promise<Named> => ({
  student: studentId ? await findRecord(em, Student, studentId, { lock: 'shared' }) : null,
  enrollment: enrollmentId ? await findRecord(em, Enrollment, enrollmentId) : null,
});

/** Applies an input to the condition of a discount. Returns the validation errors. */
export function changeCondition(discount: Discount, input: DiscountConditionInput, named: Named): FieldErrors {
  const errors: FieldErrors = {};
  const { kind } = discount;
  for (const [member, kinds] of Object.entries(KINDS) as [Member, readonly DiscountKind[]][]) {
    if (input[member] != null && kind !== undefined && !kinds.includes(kind)) {
      errors[pathOf(member)] = [messages.prohibitedUnless(pathOf(member), 'kind', kinds.join(', '))];
    }
  }
  const { rankFrom, minCourses, daysBeforeStart, code } = input;
  if (kind === DiscountKind.SIBLING) discount.rankFrom = rankFrom ?? discount.rankFrom ?? LEAST;
  if (kind === DiscountKind.MULTI_COURSE) discount.minCourses = minCourses ?? discount.minCourses ?? LEAST;
  if (kind === DiscountKind.EARLY_BIRD) {
    if (daysBeforeStart !== undefined) discount.daysBeforeStart = daysBeforeStart;
    if (discount.daysBeforeStart === null)
      errors[pathOf('daysBeforeStart')] = [messages.required(pathOf('daysBeforeStart'))];
  }
  if (kind === DiscountKind.COUPON) {
    if (code !== undefined) discount.code = code || null;
    if (discount.code === null) errors[pathOf('code')] = [messages.required(pathOf('code'))];
  }
  if (KINDS.studentId.includes(kind)) Object.assign(errors, changePerson(discount, input, named));
  return errors;
}

/** Sets the student or the enrollment of a condition. Setting one of them clears the other. */
function changePerson(
  discount: Discount,
  { studentId, enrollmentId }: DiscountConditionInput,
  { student, enrollment }: Named,
): FieldErrors {
  const errors: FieldErrors = {};
  if (studentId !== undefined) {
    discount.student = student;
    // a condition cannot refer to a student who is being erased
    if (studentId && (!student || student.erasedAt)) {
      errors[pathOf('studentId')] = [messages.selected(pathOf('studentId'))];
    }
  }
  if (enrollmentId !== undefined) {
    discount.enrollment = enrollment;
    if (enrollmentId && !enrollment) errors[pathOf('enrollmentId')] = [messages.selected(pathOf('enrollmentId'))];
  }
  if (student) discount.enrollment = null;
  if (enrollment) discount.student = null;
  if (!discount.student && !discount.enrollment && Object.keys(errors).length === 0) {
    errors[pathOf('studentId')] = [messages.required(pathOf('studentId'))];
  }
  return errors;
}
