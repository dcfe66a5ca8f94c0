import { BatchStatus } from '../../src/features/academics/batches/batch.enums.ts';
import { Enrollment } from '../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import { itemInTurn, requireValue } from '../../src/platform/errors/require-value.ts';
import { addDays, later } from '../calendar.ts';
import { daysAgo, type Maker, officeHours, recordOf } from '../maker.ts';
import { nullsOf } from '../nulls.ts';
import type { BatchRow } from './batch-row.ts';
import { placeOf } from './enrollment-standing.ts';
import type { StudentRow } from './students.ts';

export type EnrollmentRow = Omit<Enrollment, 'academyId' | 'version' | 'student' | 'course' | 'batch'>;

type Second = 'waitlisted' | 'ongoing' | 'upcoming' | 'requested' | 'completed' | 'cancelled' | 'dropped' | 'course';

/**
 * The kinds of the second enrollments of twenty consecutive students. The next twenty students have the same kinds, and
 * so on.
 */
const SECONDS: Second[] = [
  ...(['completed', 'upcoming', 'ongoing', 'waitlisted', 'completed', 'requested', 'cancelled'] as const),
  ...(['waitlisted', 'ongoing', 'completed', 'dropped', 'upcoming', 'waitlisted', 'ongoing'] as const),
  ...(['requested', 'completed', 'course', 'upcoming', 'dropped', 'ongoing'] as const),
];

const DROP_REASONS = ['Moved away', 'Clashes with school', 'Changed to another batch', 'Injury'];

/** The batches in which enrollments are created. */
interface Batches {
  readonly ongoing: BatchRow[];
  readonly upcoming: BatchRow[];
  readonly completed: BatchRow[];
  readonly cancelled: BatchRow[];
  readonly full: BatchRow[];
}

function byState(batches: BatchRow[], students: number): Batches {
  const withStatus = (status: BatchStatus) => batches.filter((batch) => batch.status === status);
  const ongoing = withStatus(BatchStatus.ONGOING);
  return {
    ongoing,
    upcoming: withStatus(BatchStatus.UPCOMING),
    completed: withStatus(BatchStatus.COMPLETED),
    cancelled: withStatus(BatchStatus.CANCELLED),
    // a batch can only be full if it has students
    full: ongoing.slice(0, students).filter((_, position) => position % 6 === 0),
  };
}

/** A student who has a first enrollment and gets another one. */
interface Learner {
  readonly maker: Maker;
  readonly student: StudentRow;
  /** The batch of the first enrollment. */
  readonly own: BatchRow;
  readonly batches: Batches;
  /**
   * Returns another batch from a list: if possible, one that does not meet at the same time as the student's own
   * batch.
   */
  other(from: BatchRow[]): BatchRow | undefined;
}

const ACTIVE = { status: EnrollmentStatus.ACTIVE };

const beforeStart = ({ random }: Maker, batch: BatchRow, least: number, most: number) =>
  addDays(batch.startDate, -random.int(least, most));

const recently = (maker: Maker) => daysAgo(maker, maker.random.int(2, 28));

/** Creates an enrollment in an upcoming batch. The student enrolled in the past four weeks. */
function inUpcoming({ maker, student, batches, other }: Learner, rest: Partial<EnrollmentRow>): EnrollmentRow {
  const batch = requireValue(other(batches.upcoming));
  return makeEnrollment(maker, { student, batch, enrollmentDate: recently(maker) }, rest);
}

const MAKE_SECOND: Readonly<Record<Second, (learner: Learner) => EnrollmentRow>> = {
  waitlisted(learner) {
    const { maker, student, batches, other } = learner;
    const batch = other(batches.full);
    const status = EnrollmentStatus.PENDING;
    if (!batch) return inUpcoming(learner, { status });
    return makeEnrollment(maker, { student, batch, enrollmentDate: recently(maker) }, { status, waitlistPosition: 0 });
  },
  ongoing({ maker, student, batches, other }) {
    const batch = requireValue(other(batches.ongoing));
    const enrollmentDate = addDays(batch.startDate, maker.random.int(7, 42));
    const progressPercentage = maker.random.int(5, 9) * 5;
    return makeEnrollment(maker, { student, batch, enrollmentDate }, { ...ACTIVE, progressPercentage });
  },
  upcoming: (learner) => inUpcoming(learner, ACTIVE),
  requested: (learner) => inUpcoming(learner, { status: EnrollmentStatus.PENDING, notes: 'Asked for by a parent.' }),
  completed({ maker, student, batches, other }) {
    const batch = requireValue(other(batches.completed));
    const enrollmentDate = beforeStart(maker, batch, 1, 20);
    return makeEnrollment(
      maker,
      { student, batch, enrollmentDate },
      {
        status: EnrollmentStatus.COMPLETED,
        progressPercentage: 100,
        grade: maker.random.pick(maker.theme.grades),
        completionDate: batch.endDate,
        updatedAt: officeHours(maker, batch.endDate),
      },
    );
  },
  cancelled({ maker, student, batches, other }) {
    const batch = requireValue(other(batches.cancelled));
    const droppedOn = addDays(batch.startDate, -3);
    const dropped = { status: EnrollmentStatus.DROPPED, dropReason: 'batch_cancelled', droppedOn };
    const updatedAt = officeHours(maker, droppedOn);
    const enrollmentDate = beforeStart(maker, batch, 20, 50);
    return makeEnrollment(maker, { student, batch, enrollmentDate }, { ...dropped, updatedAt });
  },
  dropped({ maker, student, batches, other }) {
    const batch = requireValue(other(batches.ongoing));
    const droppedOn = addDays(batch.startDate, maker.random.int(10, 35));
    const dropReason = maker.random.pick(DROP_REASONS);
    const updatedAt = officeHours(maker, droppedOn);
    const enrollmentDate = beforeStart(maker, batch, 1, 20);
    const dropped = { status: EnrollmentStatus.DROPPED, dropReason, droppedOn, progressPercentage: 10, updatedAt };
    return makeEnrollment(maker, { student, batch, enrollmentDate }, dropped);
  },
  course({ maker, student, own }) {
    const enrollmentDate = recently(maker);
    const rest = { ...ACTIVE, batchId: null, notes: 'Wants private lessons.' };
    return makeEnrollment(maker, { student, batch: own, enrollmentDate }, rest);
  },
};

/**
 * Creates two enrollments for each student: an active one in an ongoing batch, and one in any state. Waitlisted
 * enrollments have the position 0 until `queueWaiting` numbers them.
 */
export function makeEnrollments(maker: Maker, students: StudentRow[], rows: BatchRow[]): EnrollmentRow[] {
  const batches = byState(rows, students.length);
  return students.flatMap((student, index) => {
    const own = itemInTurn(batches.ongoing, index);
    const enrollmentDate = beforeStart(maker, own, 1, 21);
    const progressPercentage = maker.random.int(8, 14) * 5;
    const first = makeEnrollment(maker, { student, batch: own, enrollmentDate }, { ...ACTIVE, progressPercentage });
    const other = (from: BatchRow[]) => {
      const choices = from.filter((batch) => batch !== own);
      const start = Math.floor(index / 2) % choices.length;
      const inTurn = [...choices.slice(start), ...choices.slice(0, start)];
      return inTurn.find((batch) => !meetAtOnce(batch, own)) ?? inTurn[0];
    };
    return [first, MAKE_SECOND[itemInTurn(SECONDS, index)]({ maker, student, own, batches, other })];
  });
}

/** A student, a batch and the day of the enrollment. */
interface NewEnrollment {
  readonly student: StudentRow;
  readonly batch: BatchRow;
  readonly enrollmentDate: string;
}

/** Creates an enrollment. Its row was created on the day of the enrollment. */
export function makeEnrollment(
  maker: Maker,
  { student, batch, enrollmentDate }: NewEnrollment,
  rest: Partial<EnrollmentRow>,
): EnrollmentRow {
  const createdAt = later(officeHours(maker, enrollmentDate), batch.createdAt);
  const row = {
    ...recordOf(maker, createdAt),
    ...nullsOf(Enrollment),
    deletedAt: null,
    studentId: student.id,
    courseId: batch.courseId,
    batchId: batch.id,
    enrollmentDate,
    status: EnrollmentStatus.PENDING,
    progressPercentage: 0,
    ...rest,
  };
  return { ...row, ...placeOf(row, row.batchId === null ? null : batch) };
}

/** Returns true if two batches meet at the same time: they have the same start time and a weekday in common. */
export const meetAtOnce = (one: BatchRow, other: BatchRow): boolean =>
  one.startTime === other.startTime && one.daysOfWeek.some((day) => other.daysOfWeek.includes(day));
