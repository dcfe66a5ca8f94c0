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
 * The statuses of ten consecutive batches. The next ten batches have the same statuses, and so on. The first batch is
 * ongoing.
 */
const STATUSES = [
  BatchStatus.ONGOING,
  BatchStatus.ONGOING,
  BatchStatus.UPCOMING,
  BatchStatus.ONGOING,
  BatchStatus.COMPLETED,
  BatchStatus.ONGOING,
  BatchStatus.ONGOING,
  BatchStatus.CANCELLED,
  BatchStatus.ONGOING,
  BatchStatus.UPCOMING,
];

/**
 * The minimum and maximum number of days since a batch with the status began. Negative numbers mean that the batch
 * begins in the future. Ongoing batches have met for at least 12 weeks.
 */
const STARTED_DAYS_AGO: Record<BatchStatus, [least: number, most: number]> = {
  [BatchStatus.ONGOING]: [91, 112],
  [BatchStatus.UPCOMING]: [-45, -14],
  [BatchStatus.COMPLETED]: [119, 133],
  [BatchStatus.CANCELLED]: [20, 40],
};

/** Sets of weekdays, each with its text in the name of a batch. */
const WEEKS: [Weekday[], string][] = [
  [[Weekday.MONDAY, Weekday.WEDNESDAY], 'Mon/Wed'],
  [[Weekday.TUESDAY, Weekday.THURSDAY], 'Tue/Thu'],
  [[Weekday.FRIDAY, Weekday.SATURDAY], 'Fri/Sat'],
];

/**
 * The length of a batch in days. An ongoing batch ends about 8 weeks from now. A completed batch ended a few weeks ago.
 */
const LENGTH: Record<BatchStatus, number> = {
  [BatchStatus.ONGOING]: 154,
  [BatchStatus.UPCOMING]: 98,
  [BatchStatus.COMPLETED]: 98,
  [BatchStatus.CANCELLED]: 98,
};

/**
 * Creates batches. The active courses and the teachers are assigned to the batches in turn. Each teacher has their own
 * room, and never has two batches at the same time.
 */
export function makeBatches(
  maker: Maker,
  count: number,
  { courses, teachers, rooms }: { courses: CourseRow[]; teachers: StaffRow[]; rooms: RoomRow[] },
): BatchRow[] {
  const { random, theme } = maker;
  const offered = courses.filter((course) => course.status === CourseStatus.ACTIVE);
  return Array.from({ length: count }, (_, index) => {
    const course = itemInTurn(offered, index);
    const status = itemInTurn(STATUSES, index);
    const teacher = index % teachers.length;
    const slot = Math.floor(index / teachers.length) + teacher;
    const [daysOfWeek, days] = itemInTurn(WEEKS, slot);
    const [startTime, endTime] = itemInTurn(theme.times, Math.floor(slot / WEEKS.length));
    const startDate = nextOn(daysOfWeek, daysAgo(maker, random.int(...STARTED_DAYS_AGO[status])));
    const endDate = addDays(startDate, LENGTH[status]);
    const room = itemAt(rooms, teacher);
    const planned = status === BatchStatus.UPCOMING ? daysAgo(maker, random.int(35, 50)) : addDays(startDate, -60);
    return {
      ...recordOf(maker, officeHours(maker, planned)),
      ...nullsOf(Batch),
      deletedAt: null,
      statusIsManual: false,
      courseId: course.id,
      name: `${course.name}, ${days} ${startTime.slice(0, 5)}`,
      code: random.code('BAT'),
      startDate,
      endDate,
      startTime,
      endTime,
      daysOfWeek,
      maxStudents: theme.capacity,
      instructorId: itemAt(teachers, teacher).id,
      roomId: room.id,
      classroom: room.name,
      sessionsUntil: sessionsUntil(maker, { status, endDate }),
      status,
    };
  });
}
