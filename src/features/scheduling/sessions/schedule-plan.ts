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

/** The free sessions of a rehired staff member. */
export interface TakenBack {
  readonly instructorId: string;
  /** The ids of the sessions that the staff member leads again. */
  readonly given: ReadonlySet<string>;
  /** The ids of sessions without an instructor that stay so, although the staff member leads their batch again. */
  readonly skipped: ReadonlySet<string>;
}

/** The days and special cases of a plan; by default it covers all days. */
export interface PlanWindow {
  /** The period in which missing past sessions are created, because the batch is new or now begins earlier. */
  readonly backfill?: { readonly from: string; readonly until: string };
  /** The period of the planned sessions. */
  readonly days?: { readonly from: string; readonly until: string };
  /**
   * A staff member who has left. Sessions after the last working day that the staff member leads as a substitute follow
   * their batch again.
   */
  readonly left?: { readonly instructorId: string; readonly lastDay: string | null };
  /** A rehired staff member and the sessions to assign again. */
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

/** The number of days ahead for which sessions exist, and of days back for which past sessions are created. */
export const HORIZON_DAYS = 400;

export interface PlanInput {
  readonly batch: ScheduledBatch;
  /** The sessions of the batch: if there is a window, the sessions in its period; otherwise all upcoming sessions. */
  readonly sessions: readonly PlannedSession[];
  readonly closures: readonly PlannedClosure[];
  readonly clock: ScheduleClock;
  readonly window?: PlanWindow;
}
