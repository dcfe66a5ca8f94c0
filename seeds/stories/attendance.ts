import { BatchStatus } from '../../src/features/academics/batches/batch.enums.ts';
import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import { isWithinEditHours } from '../../src/features/academy/academies/edit-hours.ts';
import { AttendanceStatus } from '../../src/features/learning/attendance/attendance.enums.ts';
import { takeRollCall } from '../../src/features/learning/attendance/roster/take-roll-call.ts';
import { updateAttendance } from '../../src/features/learning/attendance/update-attendance.ts';
import { addDays, weekdayOf } from '../calendar.ts';
import { type DemoContext, theFirst } from '../demo-context.ts';
import type { BatchRow } from '../factories/batch-row.ts';

const { PRESENT, LATE, ABSENT, EXCUSED } = AttendanceStatus;

/** Takes the roll call of the teacher's last session. Then excuses the absent student because of illness. */
export async function takeRoll({ academy, as, member, rows, today }: DemoContext): Promise<void> {
  const { staffId } = member('teacher');
  const taught = rows.batches.filter(
    ({ instructorId, status }) => instructorId === staffId && status === BatchStatus.ONGOING,
  );
  const { batch, date } = lastSession(taught, addDays(today, -1));
  const enrolled = rows.enrollments.filter(
    ({ batchId, status, activeFrom }) =>
      batchId === batch.id && status === EnrollmentStatus.ACTIVE && activeFrom !== null && activeFrom <= date,
  );
  const records = enrolled.map(({ studentId }, index) => {
    if (index === 1) return { studentId, status: LATE, minutesLate: 10 };
    return { studentId, status: index === 2 ? ABSENT : PRESENT };
  });
  // the teacher marks the attendance if the edit hours have not ended; otherwise, the office does. A clock change may
  // have ended the edit hours earlier
  const { timezone, attendanceEditHours } = academy.settings;
  const isOpen = isWithinEditHours(date, timezone, attendanceEditHours, new Date().toISOString());
  const marker = isOpen ? 'teacher' : 'office';
  const marked = await as(marker, (ctx) => takeRollCall(ctx, { batchId: batch.id, date, records }));
  const absent = theFirst(marked, ({ status }) => status === ABSENT);
  await as(marker, (ctx) =>
    updateAttendance(ctx, absent.id, { status: EXCUSED, remarks: 'Ill; the family rang in the evening.' }),
  );
}

/** Returns the last day, up to `date`, on which one of the batches met. Also returns this batch. */
function lastSession(batches: BatchRow[], date: string): { batch: BatchRow; date: string } {
  const day = weekdayOf(date);
  const batch = batches.find(({ daysOfWeek }) => daysOfWeek.includes(day));
  return batch ? { batch, date } : lastSession(batches, addDays(date, -1));
}
