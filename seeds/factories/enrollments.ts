import { BatchStatus } from '../../src/features/academics/batches/batch.enums.ts';
import type { Enrollment } from '../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import { placeBegins } from '../../src/features/academics/enrollments/hold-place.ts';
import { itemInTurn, requireValue } from '../../src/platform/errors/require-value.ts';
import { addDays, later } from '../calendar.ts';
import { daysAgo, type Maker, officeHours, recordOf } from '../maker.ts';
import type { BatchRow } from './batch-row.ts';
import type { StudentRow } from './students.ts';

export type EnrollmentRow = Omit<Enrollment, 'academyId' | 'version' | 'student' | 'course' | 'batch'>;

type Second = 'waitlisted' | 'ongoing' | 'upcoming' | 'requested' | 'completed' | 'cancelled' | 'dropped' | 'course';

/** The status of the second enrollments of twenty students in turn. */
const SECONDS: Second[] = [
  ...(['completed', 'upcoming', 'ongoing', 'waitlisted', 'completed', 'requested', 'cancelled'] as const),
  ...(['waitlisted', 'ongoing', 'completed', 'dropped', 'upcoming', 'waitlisted', 'ongoing'] as const),
  ...(['requested', 'completed', 'course', 'upcoming', 'dropped', 'ongoing'] as const),
];

const DROP_REASONS = ['Moved away', 'Clashes with school', 'Changed to another batch', 'Injury'];

/**
 * Two enrollments for each student: an active one in an ongoing batch, and another of any state. Those who are to wait for a
 * seat have the position 0 until they are queued.
 */
export function makeEnrollments(maker: Maker, students: StudentRow[], batches: BatchRow[]): EnrollmentRow[] {
  const { random } = maker;
  const withStatus = (status: BatchStatus) => batches.filter((batch) => batch.status === status);
  const ongoing = withStatus(BatchStatus.ONGOING);
  const upcoming = withStatus(BatchStatus.UPCOMING);
  const completed = withStatus(BatchStatus.COMPLETED);
  const cancelled = withStatus(BatchStatus.CANCELLED);
  // only a batch with students can be full
  const full = ongoing.slice(0, students.length).filter((_, position) => position % 6 === 0);

  const active = { status: EnrollmentStatus.ACTIVE };
  const beforeStart = (batch: BatchRow, least: number, most: number) =>
    addDays(batch.startDate, -random.int(least, most));
  const row = (student: StudentRow, batch: BatchRow, date: string, rest: Partial<EnrollmentRow>): EnrollmentRow =>
    makeEnrollment(maker, student, batch, date, rest);

  const second = (student: StudentRow, index: number, own: BatchRow): EnrollmentRow => {
    const kind = itemInTurn(SECONDS, index);
    const other = (from: BatchRow[]) => {
      const choices = from.filter((batch) => batch !== own);
      const start = Math.floor(index / 2) % choices.length;
      const inTurn = [...choices.slice(start), ...choices.slice(0, start)];
      return inTurn.find((batch) => !meetAtOnce(batch, own)) ?? inTurn[0];
    };
    const another = (from: BatchRow[]): BatchRow => requireValue(other(from));
    const recently = () => daysAgo(maker, random.int(2, 28));
    switch (kind) {
      case 'waitlisted': {
        const batch = other(full);
        if (!batch) return row(student, another(upcoming), recently(), { status: EnrollmentStatus.PENDING });
        return row(student, batch, recently(), { status: EnrollmentStatus.PENDING, waitlistPosition: 0 });
      }
      case 'ongoing': {
        const batch = another(ongoing);
        const joined = addDays(batch.startDate, random.int(7, 42));
        return row(student, batch, joined, { ...active, progressPercentage: random.int(5, 9) * 5 });
      }
      case 'upcoming':
        return row(student, another(upcoming), recently(), active);
      case 'requested':
        return row(student, another(upcoming), recently(), {
          status: EnrollmentStatus.PENDING,
          notes: 'Asked for by a parent.',
        });
      case 'completed': {
        const batch = another(completed);
        return row(student, batch, beforeStart(batch, 1, 20), {
          status: EnrollmentStatus.COMPLETED,
          progressPercentage: 100,
          grade: random.pick(maker.theme.grades),
          completionDate: batch.endDate,
          updatedAt: officeHours(maker, batch.endDate),
        });
      }
      case 'cancelled': {
        const batch = another(cancelled);
        const dropped = { status: EnrollmentStatus.DROPPED, dropReason: 'batch_cancelled' };
        const droppedOn = addDays(batch.startDate, -3);
        const updatedAt = officeHours(maker, droppedOn);
        return row(student, batch, beforeStart(batch, 20, 50), { ...dropped, droppedOn, updatedAt });
      }
      case 'dropped': {
        const batch = another(ongoing);
        const droppedOn = addDays(batch.startDate, random.int(10, 35));
        const dropped = { status: EnrollmentStatus.DROPPED, dropReason: random.pick(DROP_REASONS), droppedOn };
        const updatedAt = officeHours(maker, droppedOn);
        return row(student, batch, beforeStart(batch, 1, 20), { ...dropped, progressPercentage: 10, updatedAt });
      }
      case 'course':
        return row(student, own, recently(), { ...active, batchId: null, notes: 'Wants private lessons.' });
    }
  };

  return students.flatMap((student, index) => {
    const own = itemInTurn(ongoing, index);
    const first = row(student, own, beforeStart(own, 1, 21), { ...active, progressPercentage: random.int(8, 14) * 5 });
    return [first, second(student, index, own)];
  });
}

/** An enrollment made on the day it is for. */
export function makeEnrollment(
  maker: Maker,
  student: StudentRow,
  batch: BatchRow,
  enrollmentDate: string,
  rest: Partial<EnrollmentRow>,
): EnrollmentRow {
  const createdAt = later(officeHours(maker, enrollmentDate), batch.createdAt);
  const row = {
    ...recordOf(maker, createdAt),
    deletedAt: null,
    studentId: student.id,
    courseId: batch.courseId,
    batchId: batch.id,
    enrollmentDate,
    status: EnrollmentStatus.PENDING,
    grade: null,
    progressPercentage: 0,
    completionDate: null,
    waitlistPosition: null,
    dropReason: null,
    overrideReason: null,
    droppedOn: null,
    notes: null,
    ...rest,
  };
  return { ...row, ...placeOf(row, row.batchId === null ? null : batch) };
}

type Standing = Pick<EnrollmentRow, 'status' | 'droppedOn' | 'enrollmentDate'>;

/** The days of a place that was given on the day of the enrollment; none for one that was never given. */
export function placeOf(
  { status, droppedOn, enrollmentDate }: Standing,
  batch: Pick<BatchRow, 'startDate'> | null,
): Pick<EnrollmentRow, 'heldFrom' | 'activeFrom' | 'billedFrom'> {
  const isGiven = status === EnrollmentStatus.DROPPED ? droppedOn !== null : status !== EnrollmentStatus.PENDING;
  return {
    heldFrom: isGiven ? enrollmentDate : null,
    activeFrom: isGiven ? placeBegins(enrollmentDate, batch) : null,
    billedFrom: null,
  };
}

/** Whether batches meet at the same times: they are of the theme's slots. */
export const meetAtOnce = (one: BatchRow, other: BatchRow): boolean =>
  one.startTime === other.startTime && one.daysOfWeek.some((day) => other.daysOfWeek.includes(day));
