import { sql } from 'kysely';
import { Weekday } from '../../academy/academies/academy.enums.ts';
import type { Group } from './report.loaders.ts';
import {
  accountName,
  batchName,
  courseName,
  instructorName,
  receiverName,
  roomName,
  studentName,
} from './report-names.loaders.ts';
import { monthOf } from './report-period.loaders.ts';

// The groupings of a report's rows. The facts `x` of the report must have the column by which they are grouped.

export const byStudent: Group = { key: ['studentId', sql`x.student_id`], names: { studentName } };

export const byAccount: Group = { key: ['accountId', sql`x.account_id`], names: { accountName } };

export const byBatch: Group = { key: ['batchId', sql`x.batch_id`], names: { batchName } };

export const byCourse: Group = { key: ['courseId', sql`x.course_id`], names: { courseName } };

export const byInstructor: Group = { key: ['instructorId', sql`x.instructor_id`], names: { instructorName } };

export const byFeeType: Group = { key: ['feeType', sql`x.fee_type`] };

export const byMethod: Group = { key: ['method', sql`x.method`] };

export const byReceiver: Group = { key: ['receiverId', sql`x.receiver_id`], names: { receiverName } };

export const byDay: Group = { key: ['day', sql`cast(x.day as text)`], isByDay: true };

/**
 * The grouping by weekday. The facts need a column with the number of the weekday, from 0 to 6. Rows are sorted by this
 * number and contain the name of the weekday.
 */
export const byWeekday: Group = {
  key: ['weekdayNumber', sql`x.weekday`],
  names: {
    weekday: () => {
      const each = Object.values(Weekday).map((day, number) => sql`when ${sql.lit(number)} then ${sql.lit(day)}`);
      return sql`case r."weekdayNumber" ${sql.join(each, sql` `)} end`;
    },
  },
};

/** The grouping by the hour of the start time. Hours have two digits, so that they sort as text. */
export const byHour: Group = {
  key: ['hourText', sql`substr(cast(x.start_time as text), 1, 2)`],
  names: { hour: () => sql`cast(r."hourText" as integer)` },
};

export const byRoom: Group = { key: ['roomId', sql`x.room_id`], names: { roomName } };

/** The grouping by week. The facts need a column `week`. */
export const byWeek: Group = { key: ['week', sql`x.week`] };

export const byMonth: Group = { key: ['month', monthOf(sql`x.day`)] };

/** Returns the group with an additional row for money that is not allocated to a fee (`is_on_account`). */
export const orOnAccount = (group: Group): Group => ({ ...group, apart: ['onAccount', sql`x.is_on_account`] });

/** Returns the same groups with another default order. */
export const inOrder = <Name extends string>(
  order: readonly string[],
  groups: Readonly<Record<Name, Group>>,
): Record<Name, Group> =>
  Object.fromEntries(Object.entries<Group>(groups).map(([name, group]) => [name, { ...group, order }])) as Record<
    Name,
    Group
  >;
