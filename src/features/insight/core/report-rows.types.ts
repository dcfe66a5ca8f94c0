import { type ClassType, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../../../platform/validation/scalars.ts';
import { Weekday } from '../../academy/academies/academy.enums.ts';
import { FeeType, PaymentMethod } from '../../money/ledger/fee.enums.ts';

/** The key of a row and its name, if it has one. */
type Columns = Readonly<Record<string, readonly [type: () => object, description: string]>>;

/** Null unless rows are about that. */
const only = (of: string) => `null unless rows are about ${of}.`;

const columns = {
  student: {
    studentId: [() => ID, `The student; ${only('students')} Null also for records without one.`],
    studentName: [() => String, 'The name of the student.'],
  },
  staff: {
    staffId: [() => ID, `The staff member; ${only('staff')}`],
    staffName: [() => String, 'The name of the staff member.'],
  },
  account: {
    accountId: [() => ID, `The account; ${only('accounts')}`],
    accountName: [() => String, 'The name of who pays there.'],
  },
  batch: {
    batchId: [() => ID, `The batch; ${only('batches')} Null also for records without one.`],
    batchName: [() => String, 'The name of the batch.'],
  },
  course: {
    courseId: [() => ID, `The course; ${only('courses')} Null also for records without one.`],
    courseName: [() => String, 'The name of the course.'],
  },
  instructor: {
    instructorId: [() => ID, `The staff member; ${only('instructors')} Null also for sessions without an instructor.`],
    instructorName: [() => String, 'The name of the staff member.'],
  },
  enrollment: {
    enrollmentId: [() => ID, `The enrollment; ${only('enrollments')} Null also for records whose enrollment is gone.`],
    grade: [() => String, 'The grade of the enrollment; null where it has none.'],
  },
  feeType: { feeType: [() => FeeType, `The type of fees; ${only('types of fees')}`] },
  weekday: { weekday: [() => Weekday, `The day of the week; ${only('weekdays')}`] },
  hour: { hour: [() => Int, `The hour in which they began, 0 to 23, local to the academy; ${only('hours')}`] },
  day: { day: [() => DateScalar, `The day; ${only('days')}`] },
  week: { week: [() => DateScalar, `The first day of the week; ${only('weeks')}`] },
  month: { month: [() => String, `The month, \`2026-11\`; ${only('months')}`] },
  method: { method: [() => PaymentMethod, `How it was paid; ${only('methods')}`] },
  receiver: {
    receiverId: [() => ID, `The user who received it; ${only('receivers')}`],
    receiverName: [() => String, 'The name of that user.'],
  },
  reason: {
    reason: [() => String, `Why they left, as was said; ${only('reasons')} Null also where nothing was said.`],
  },
  room: {
    roomId: [() => ID, `The room; ${only('rooms')} Null also for sessions without a room.`],
    roomName: [() => String, 'The name of the room.'],
  },
  onAccount: {
    onAccount: [
      () => Boolean,
      'Whether the row holds the money that is on no fee, and so has no group; null where a row mixes such money with the rest.',
    ],
  },
} satisfies Record<string, Columns>;

/** Returns the type of the rows of a report: the fields of its totals, and those of its groups. */
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
