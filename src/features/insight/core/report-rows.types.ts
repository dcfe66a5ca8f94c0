import { type ClassType, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../../../platform/validation/scalars.ts';
import { Weekday } from '../../academy/academies/academy.enums.ts';
import { FeeType, PaymentMethod } from '../../money/ledger/fee.enums.ts';

/** The fields of a row: its key, and the name for the key if there is one. Each field has a type and a description. */
type Columns = Readonly<Record<string, readonly [type: () => object, description: string]>>;

/** Returns the part of a description that says when a key is null. */
const only = (of: string) => `null if rows are not grouped by ${of}.`;

const columns = {
  student: {
    studentId: [() => ID, `The student; ${only('students')} Also null for records without a student.`],
    studentName: [() => String, 'The name of the student.'],
  },
  staff: {
    staffId: [() => ID, `The staff member; ${only('staff')}`],
    staffName: [() => String, 'The name of the staff member.'],
  },
  account: {
    accountId: [() => ID, `The account; ${only('accounts')}`],
    accountName: [() => String, "The name of the account's payer."],
  },
  batch: {
    batchId: [() => ID, `The batch; ${only('batches')} Also null for records without a batch.`],
    batchName: [() => String, 'The name of the batch.'],
  },
  course: {
    courseId: [() => ID, `The course; ${only('courses')} Also null for records without a course.`],
    courseName: [() => String, 'The name of the course.'],
  },
  instructor: {
    instructorId: [() => ID, `The staff member; ${only('instructors')} Also null for sessions without an instructor.`],
    instructorName: [() => String, 'The name of the staff member.'],
  },
  enrollment: {
    enrollmentId: [
      () => ID,
      `The enrollment; ${only('enrollments')} Also null for records whose enrollment was deleted.`,
    ],
    grade: [() => String, 'The grade of the enrollment; null if it has no grade.'],
  },
  feeType: { feeType: [() => FeeType, `The type of fees; ${only('types of fees')}`] },
  weekday: { weekday: [() => Weekday, `The day of the week; ${only('weekdays')}`] },
  hour: {
    hour: [() => Int, `The hour in which the sessions began, 0 to 23, in the academy's time zone; ${only('hours')}`],
  },
  day: { day: [() => DateScalar, `The day; ${only('days')}`] },
  week: { week: [() => DateScalar, `The first day of the week; ${only('weeks')}`] },
  month: { month: [() => String, `The month, \`2026-11\`; ${only('months')}`] },
  method: { method: [() => PaymentMethod, `The payment method; ${only('methods')}`] },
  receiver: {
    receiverId: [() => ID, `The user who recorded the payment; ${only('receivers')}`],
    receiverName: [() => String, 'The name of the user who recorded the payment.'],
  },
  reason: {
    reason: [() => String, `The reason for leaving; ${only('reasons')} Also null if no reason was stated.`],
  },
  room: {
    roomId: [() => ID, `The room; ${only('rooms')} Also null for sessions without a room.`],
    roomName: [() => String, 'The name of the room.'],
  },
  onAccount: {
    onAccount: [
      () => Boolean,
      'True if the row contains only money that is not allocated to a fee, and so has no group. Null if the ' +
        'row contains both such money and other money.',
    ],
  },
} satisfies Record<string, Columns>;

/** Returns the type of the rows of a report. It has the fields of the totals and the fields of the groups. */
export function rowType(
  name: string,
  description: string,
  totals: ClassType,
  groups: readonly (keyof typeof columns)[],
): ClassType<object> {
  @ObjectType(name, { description })
  class Row extends totals {}
  for (const [property, [type, text]] of groups.flatMap((group) => Object.entries<Columns[string]>(columns[group]))) {
    Field(type, { nullable: true, description: text })(Row.prototype, property);
  }
  return Row;
}
