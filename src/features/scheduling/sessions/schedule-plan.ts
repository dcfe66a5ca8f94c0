import type { BatchSchedule } from '../../academics/batches/batch.signals.ts';
import type { ClosureScope } from '../closures/closure.signals.ts';
import type { ClassSession } from './class-session.entity.ts';
import type { ScheduleClock } from './schedule-clock.ts';

/** The fields of a batch that determine its sessions. */
export interface ScheduledBatch extends BatchSchedule {
  readonly id: string;
  readonly courseId: string;
}

/** The values of a session that a plan uses. */
export type PlannedSession = Pick<
  ClassSession,
  | 'id'
  | 'batchId'
  | 'date'
  | 'startTime'
  | 'endTime'
  | 'startsAt'
  | 'endsAt'
  | 'wallStart'
  | 'wallEnd'
  | 'instructorId'
  | 'formerInstructorId'
  | 'roomId'
  | 'classroom'
  | 'status'
  | 'cancelCause'
  | 'closureId'
  | 'excusesFees'
  | 'slotDate'
  | 'overrides'
  | 'topic'
  | 'onlineUrl'
  | 'notes'
  | 'pinned'
>;

/** A closure that may affect the batch. */
export interface PlannedClosure extends ClosureScope {
  readonly id: string;
}

/** The sessions without an instructor that a rehired staff member may get back. */
export interface TakenBack {
  readonly instructorId: string;
  /** The ids of the sessions that the staff member leads again. */
  readonly given: ReadonlySet<string>;
  /** The ids of sessions that stay without an instructor, although the staff member leads their batch again. */
  readonly skipped: ReadonlySet<string>;
}

/** The days of a plan, and its special cases. By default, a plan covers all days. */
export interface PlanWindow {
  /** The days for which missing past sessions are created, because the batch is new or begins earlier now. */
  readonly backfill?: { readonly from: string; readonly until: string };
  /** The period of the planned sessions. */
  readonly days?: { readonly from: string; readonly until: string };
  /**
   * A staff member who has left. If they were to lead sessions after the last working day as a substitute, these
   * sessions follow their batch again.
   */
  readonly left?: { readonly instructorId: string; readonly lastDay: string | null };
  /** A rehired staff member, and the sessions to assign to them again. */
  readonly back?: TakenBack;
}

/** The changes of a batch's sessions. */
export interface SchedulePlan {
  readonly created: readonly PlannedSession[];
  /** The changed sessions, with their new and former values. */
  readonly changed: readonly { readonly to: PlannedSession; readonly from: PlannedSession }[];
  readonly removed: readonly PlannedSession[];
  /** The upcoming sessions that stay unchanged. */
  readonly kept: readonly PlannedSession[];
}

/**
 * The number of days from today for which sessions are created. For past sessions, it is the number of days before
 * today.
 */
export const HORIZON_DAYS = 400;

export interface PlanInput {
  readonly batch: ScheduledBatch;
  /**
   * The sessions of the batch. If the window has a period, these are the sessions in it; otherwise, all upcoming
   * sessions.
   */
  readonly sessions: readonly PlannedSession[];
  readonly closures: readonly PlannedClosure[];
  readonly clock: ScheduleClock;
  readonly window?: PlanWindow;
}
