import type { Attendance } from '../../src/features/attendance/attendance.entity.ts';
import { AttendanceStatus } from '../../src/features/attendance/attendance.enums.ts';
import { EnrollmentStatus } from '../../src/features/enrollments/enrollment.enums.ts';
import { addDays, earlier, later, weekdayOf } from '../calendar.ts';
import { daysAgo, type Maker, recordOf } from '../maker.ts';
import type { BatchRow } from './batches.ts';
import type { EnrollmentRow } from './enrollments.ts';

export type AttendanceRow = Omit<Attendance, 'academyId' | 'student' | 'batch' | 'marker'>;

/** How much attendance to make. */
export interface AttendanceSize {
  /** Weeks back from yesterday. */
  weeks: number;
  /** At most so many rows for each student, the latest ones. */
  perStudent: number;
}

/** Of 25 meetings a student is there at 21. */
const STATUSES = [
  ...Array<AttendanceStatus>(21).fill(AttendanceStatus.PRESENT),
  AttendanceStatus.ABSENT,
  AttendanceStatus.ABSENT,
  AttendanceStatus.LATE,
  AttendanceStatus.EXCUSED,
];

interface Meeting {
  studentId: string;
  batch: BatchRow;
  date: string;
}

/** Attendance of students on the days their batches met while they were enrolled, marked when the session ended. */
export function makeAttendance(
  maker: Maker,
  batches: BatchRow[],
  enrollments: EnrollmentRow[],
  markerOf: (batch: BatchRow) => string,
  size: AttendanceSize,
): AttendanceRow[] {
  const since = daysAgo(maker, size.weeks * 7);
  const until = daysAgo(maker, 1);
  const byId = new Map(batches.map((batch) => [batch.id, { batch, dates: meetingsOf(batch, since, until) }]));
  const attended = enrollments.filter(
    ({ status, batchId }) => batchId && (status === EnrollmentStatus.ACTIVE || status === EnrollmentStatus.COMPLETED),
  );
  const byStudent = Map.groupBy(attended, (enrollment) => enrollment.studentId);
  const meetings = [...byStudent].flatMap(([studentId, own]) =>
    own
      .flatMap(({ batchId, enrollmentDate, completionDate }): Meeting[] => {
        const { batch, dates } = byId.get(batchId as string) as { batch: BatchRow; dates: string[] };
        return dates
          .filter((date) => date >= enrollmentDate && (completionDate === null || date <= completionDate))
          .map((date) => ({ studentId, batch, date }));
      })
      .sort((a, b) => (a.date > b.date ? -1 : 1))
      .slice(0, size.perStudent),
  );
  return meetings
    .map((meeting) => ({ ...meeting, markedAt: maker.clock(meeting.date, meeting.batch.endTime) }))
    .sort((a, b) => (a.markedAt < b.markedAt ? -1 : a.markedAt > b.markedAt ? 1 : 0))
    .map(({ studentId, batch, date, markedAt }) => ({
      ...recordOf(maker, markedAt),
      studentId,
      batchId: batch.id,
      date,
      session: null,
      ...statusColumns(maker),
      markedBy: markerOf(batch),
      markedAt,
    }));
}

/** The days from `since` to `until` on which the batch met. */
function meetingsOf(batch: BatchRow, since: string, until: string): string[] {
  const dates: string[] = [];
  const last = earlier(batch.endDate, until);
  for (let date = later(batch.startDate, since); date <= last; date = addDays(date, 1)) {
    if (batch.daysOfWeek.includes(weekdayOf(date))) dates.push(date);
  }
  return dates;
}

function statusColumns({ random }: Maker): Pick<AttendanceRow, 'status' | 'remarks' | 'minutesLate'> {
  const status = random.pick(STATUSES);
  return {
    status,
    remarks: status === AttendanceStatus.EXCUSED ? random.pick(['Ill', 'School trip', 'Family celebration']) : null,
    minutesLate: status === AttendanceStatus.LATE ? random.int(1, 5) * 5 : null,
  };
}
