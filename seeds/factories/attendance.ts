import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import type { Attendance } from '../../src/features/learning/attendance/attendance.entity.ts';
import { AttendanceStatus } from '../../src/features/learning/attendance/attendance.enums.ts';
import { addDays, secondsOf } from '../calendar.ts';
import { daysAgo, type Maker, recordOf } from '../maker.ts';
import type { BatchRow } from './batch-row.ts';
import type { EnrollmentRow } from './enrollments.ts';
import { sessionDays } from './sessions.ts';

export type AttendanceRow = Omit<Attendance, 'academyId' | 'student' | 'batch' | 'classSession' | 'marker'>;

/** The number of attendance rows to generate. */
export interface AttendanceSize {
  /** The number of past weeks for which rows are generated. */
  weeks: number;
  /** The maximum number of rows per student. If a student has more rows, only the latest rows are loaded. */
  perStudent: number;
}

/** The statuses from which the status of each mark is picked at random: 21 of the 25 are `PRESENT`. */
const STATUSES = [
  ...Array<AttendanceStatus>(21).fill(AttendanceStatus.PRESENT),
  AttendanceStatus.ABSENT,
  AttendanceStatus.ABSENT,
  AttendanceStatus.LATE,
  AttendanceStatus.EXCUSED,
];

/** A session of a batch. */
interface Meeting {
  batch: BatchRow;
  date: string;
  sessionId: string;
  /** The end of the session. At this time, its attendance is marked. */
  markedAt: string;
  /** The students who are expected. */
  studentIds: string[];
}

/** The enrollments whose attendance is marked, and the staff who mark it. */
interface Marked {
  readonly batches: BatchRow[];
  readonly enrollments: EnrollmentRow[];
  readonly markerOf: (batch: BatchRow) => string;
}

/**
 * Yields the attendance of enrolled students on the days on which their batches met, up to yesterday, in the order of
 * time. If the attendance is generated again on a later day, it begins with the same rows, and new rows follow.
 */
export function* makeAttendance(
  maker: Maker,
  { batches, enrollments, markerOf }: Marked,
  size: AttendanceSize,
): Generator<AttendanceRow> {
  const meetings = meetingsOf(maker, batches, size.weeks);
  comeToMeetings(meetings, enrollments, size.perStudent);
  for (const { batch, date, sessionId, markedAt, studentIds } of meetings) {
    const markedBy = markerOf(batch);
    for (const studentId of studentIds) {
      yield {
        ...recordOf(maker, markedAt),
        studentId,
        batchId: batch.id,
        sessionId,
        date,
        session: null,
        ...statusColumns(maker),
        markedBy,
        markedAt,
      };
    }
  }
}

/** Returns the meetings of all batches, in the order of time. */
function meetingsOf(maker: Maker, batches: BatchRow[], weeks: number): Meeting[] {
  const since = daysAgo(maker, weeks * 7);
  const until = addDays(maker.today, -1);
  return batches
    .flatMap((batch) =>
      [...sessionDays(maker, batch)]
        .filter(({ date }) => since <= date && date <= until)
        .map(({ id, date }): Meeting => {
          const markedAt = maker.clock(date, secondsOf(batch.endTime));
          return { batch, date, sessionId: id, markedAt, studentIds: [] };
        }),
    )
    .sort((a, b) => (a.markedAt < b.markedAt ? -1 : a.markedAt > b.markedAt ? 1 : 0));
}

/** Adds each student to the last `most` meetings of their batches. Only meetings during the enrollment count. */
function comeToMeetings(meetings: Meeting[], enrollments: EnrollmentRow[], most: number): void {
  const byBatch = Map.groupBy(meetings, ({ batch }) => batch.id);
  const attended = enrollments.filter(
    ({ status }) => status === EnrollmentStatus.ACTIVE || status === EnrollmentStatus.COMPLETED,
  );
  for (const [studentId, own] of Map.groupBy(attended, (enrollment) => enrollment.studentId)) {
    const expected = own.flatMap(({ batchId, activeFrom, completionDate }) =>
      ((batchId && byBatch.get(batchId)) || []).filter(
        ({ date }) => activeFrom !== null && date >= activeFrom && (completionDate === null || date <= completionDate),
      ),
    );
    if (expected.length > most) expected.sort((a, b) => (a.date > b.date ? -1 : a.date < b.date ? 1 : 0));
    for (const meeting of expected.slice(0, most)) meeting.studentIds.push(studentId);
  }
}

function statusColumns({ random }: Maker): Pick<AttendanceRow, 'status' | 'remarks' | 'minutesLate'> {
  const status = random.pick(STATUSES);
  return {
    status,
    remarks: status === AttendanceStatus.EXCUSED ? random.pick(['Ill', 'School trip', 'Family celebration']) : null,
    minutesLate: status === AttendanceStatus.LATE ? random.int(1, 5) * 5 : null,
  };
}
