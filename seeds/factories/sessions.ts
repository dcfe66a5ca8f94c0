import { BatchStatus } from '../../src/features/academics/batches/batch.enums.ts';
import { ClassSession } from '../../src/features/scheduling/sessions/class-session.entity.ts';
import { HORIZON_DAYS } from '../../src/features/scheduling/sessions/schedule-plan.ts';
import { SessionStatus } from '../../src/features/scheduling/sessions/session.enums.ts';
import { wallClock } from '../../src/platform/time/wall-clock.ts';
import { addDays, earlier, secondsOf, weekdayOf } from '../calendar.ts';
import { type Maker, recordOf } from '../maker.ts';
import { nullsOf } from '../nulls.ts';
import { createRandom } from '../random.ts';
import type { BatchRow } from './batch-row.ts';

/**
 * The columns of a session that seeds do not set: triggers compute them from attendance marks, and jobs compute the
 * number of expected students.
 */
type Sums = 'present' | 'late' | 'absent' | 'excused' | 'expected' | 'firstMarkedAt';

export type SessionRow = Omit<
  ClassSession,
  | 'academyId'
  | 'version'
  | 'batch'
  | 'instructor'
  | 'formerInstructor'
  | 'formerInstructorId'
  | 'room'
  | 'closure'
  | 'isSubstitute'
  | 'attendees'
  | Sums
>;

/** Returns the last day for which sessions of a batch are planned. Null for a cancelled batch. */
export const sessionsUntil = ({ today }: Maker, { status, endDate }: Pick<BatchRow, 'status' | 'endDate'>) =>
  status === BatchStatus.CANCELLED ? null : earlier(endDate, addDays(today, HORIZON_DAYS));

/** Yields the day and the id of each session of a batch. The ids are the same at each call. */
export function* sessionDays(maker: Maker, batch: BatchRow): Generator<{ id: string; date: string }> {
  const own = { ...maker, random: createRandom(`${maker.slug} sessions ${batch.code}`) };
  const last = batch.sessionsUntil ?? '';
  for (let date = batch.startDate; date <= last; date = addDays(date, 1)) {
    if (batch.daysOfWeek.includes(weekdayOf(date))) yield { id: recordOf(own, batch.createdAt).id, date };
  }
}

/** Yields the sessions of the batches. Sessions before today were held. */
export function* makeSessions(maker: Maker, batches: readonly BatchRow[]): Generator<SessionRow> {
  const wall = wallClock(maker.theme.timezone);
  for (const batch of batches) {
    const { startTime, endTime, instructorId, roomId, classroom, createdAt } = batch;
    for (const { id, date } of sessionDays(maker, batch)) {
      const isOver = date < maker.today;
      yield {
        ...nullsOf(ClassSession),
        id,
        createdAt,
        updatedAt: isOver ? maker.clock(date, secondsOf(endTime)) : createdAt,
        batchId: batch.id,
        date,
        startTime,
        endTime,
        ...wall.intervalOf(date, startTime, endTime),
        instructorId,
        roomId,
        classroom,
        status: isOver ? SessionStatus.HELD : SessionStatus.SCHEDULED,
        excusesFees: false,
        slotDate: date,
        overrides: [],
        pinned: false,
      };
    }
  }
}
