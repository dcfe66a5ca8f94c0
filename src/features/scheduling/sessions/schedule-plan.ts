import type { BatchSchedule } from '../../academics/batches/batch.signals.ts';
import type { ClosureScope } from '../closures/closure.signals.ts';
import type { ClassSession } from './class-session.entity.ts';
import type { ScheduleClock } from './schedule-clock.ts';

/** The fields of a batch that determine its sessions. */
export interface ScheduledBatch extends BatchSchedule {
  readonly id: string;
  readonly courseId: string;
}

/** A session as it is planned with: plain values. */
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

/** A closure that may concern the batch. */
export interface PlannedClosure extends ClosureScope {
  readonly id: string;
}

/** The free sessions that a rehired staff member leads again. */
export interface TakenBack {
  readonly instructorId: string;
  /** The ids of the sessions that they lead from then on. */
  readonly given: ReadonlySet<string>;
  /** The ids of sessions that stay free although the staff member leads their batch again. */
  readonly skipped: ReadonlySet<string>;
}

/** Which days are looked at; all when omitted. */
export interface PlanWindow {
  /** The days, first and last, of past lessons that are made where there is none: the batch is new, or begins earlier. */
  readonly backfill?: { readonly from: string; readonly until: string };
  /** Plans only sessions of these days, first and last. */
  readonly days?: { readonly from: string; readonly until: string };
  /** A staff member who has left: sessions after their last day that they lead by hand follow their batch again. */
  readonly left?: { readonly instructorId: string; readonly lastDay: string | null };
  /** A staff member who takes sessions back. */
  readonly back?: TakenBack;
}

/** The changes of a batch's sessions. */
export interface SchedulePlan {
  readonly created: readonly PlannedSession[];
  /** Changed sessions, with their new and former values. */
  readonly changed: readonly { readonly to: PlannedSession; readonly from: PlannedSession }[];
  readonly removed: readonly PlannedSession[];
  /** Future sessions that stay as they are. */
  readonly kept: readonly PlannedSession[];
}

/** Days ahead for which there are sessions, and days back for which past ones are made. */
export const HORIZON_DAYS = 400;

/** The input of a plan. */
export interface PlanInput {
  readonly batch: ScheduledBatch;
  /** The sessions of the batch: on the days of the window, or all from now on. */
  readonly sessions: readonly PlannedSession[];
  readonly closures: readonly PlannedClosure[];
  readonly clock: ScheduleClock;
  readonly window?: PlanWindow;
}
