import { Batch } from '../../src/features/academics/batches/batch.entity.ts';
import { BatchStatus } from '../../src/features/academics/batches/batch.enums.ts';
import { CourseStatus } from '../../src/features/academics/courses/course.enums.ts';
import { Weekday } from '../../src/features/academy/academies/academy.enums.ts';
import { itemAt, itemInTurn } from '../../src/platform/errors/require-value.ts';
import { addDays, nextOn } from '../calendar.ts';
import { daysAgo, type Maker, officeHours, recordOf } from '../maker.ts';
import { nullsOf } from '../nulls.ts';
import type { BatchRow } from './batch-row.ts';
import type { CourseRow } from './courses.ts';
import type { RoomRow } from './rooms.ts';
import { sessionsUntil } from './sessions.ts';
import type { StaffRow } from './staff.ts';

/**
 * A term of the past year: how many weeks ago it began, its length in weeks, and the number of students in each batch.
 */
interface PastTerm {
  readonly began: number;
  readonly weeks: number;
  readonly students: readonly number[];
}

/**
 * Three terms that ended before any present batch began. The second term is in the long holidays. The second batch of
 * each term has fewer students than the second batch of the term before.
 */
export const PAST_TERMS: readonly PastTerm[] = [
  { began: 53, weeks: 10, students: [9, 10, 8, 8] },
  { began: 42, weeks: 9, students: [6, 7] },
  { began: 32, weeks: 12, students: [8, 5, 9, 8] },
];

const DAYS: readonly [Weekday, string][] = [
  [Weekday.MONDAY, 'Mon'],
  [Weekday.TUESDAY, 'Tue'],
  [Weekday.THURSDAY, 'Thu'],
  [Weekday.FRIDAY, 'Fri'],
];

/**
 * Creates the batches of a past term, which met once a week. Each batch of the term has its own course, teacher and
 * room.
 */
export function makePastBatches(
  maker: Maker,
  { began, weeks, students }: PastTerm,
  { courses, teachers, rooms }: { courses: CourseRow[]; teachers: StaffRow[]; rooms: RoomRow[] },
): BatchRow[] {
  const { random, theme } = maker;
  const offered = courses.filter((course) => course.status === CourseStatus.ACTIVE);
  return students.map((_, index) => {
    const course = itemAt(offered, index);
    const room = itemAt(rooms, index);
    const [day, name] = itemAt(DAYS, index);
    const [startTime, endTime] = itemInTurn(theme.times, index);
    const startDate = nextOn([day], daysAgo(maker, 7 * began));
    const endDate = addDays(startDate, 7 * (weeks - 1));
    const status = BatchStatus.COMPLETED;
    return {
      ...recordOf(maker, officeHours(maker, addDays(startDate, -60))),
      ...nullsOf(Batch),
      deletedAt: null,
      statusIsManual: false,
      courseId: course.id,
      name: `${course.name}, ${name} ${startTime.slice(0, 5)}`,
      code: random.code('BAT'),
      startDate,
      endDate,
      startTime,
      endTime,
      daysOfWeek: [day],
      maxStudents: theme.capacity,
      instructorId: itemAt(teachers, index).id,
      roomId: room.id,
      classroom: room.name,
      sessionsUntil: sessionsUntil(maker, { status, endDate }),
      status,
    };
  });
}
