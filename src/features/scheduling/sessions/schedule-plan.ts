import type { BatchSchedule, InstructorWhoLeft } from '../../academics/batches/batch.signals.ts';
import type { ClosureScope } from '../closures/closure.signals.ts';
import type { ClassSession } from './class-session.entity.ts';
import type { ScheduleClock } from './schedule-clock.ts';

/** The fields of a batch that determine its sessions. */
export interface ScheduledBatch extends BatchSchedule {
  readonly id: string;
  readonly courseId: string;
}

/** The fields of a session that a plan reads or changes. */
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

/** The sessions that a rehired staff member may get back. They have no instructor at present. */
export interface TakenBack {
  readonly instructorId: string;
  /** The ids of the sessions that the staff member gets back. */
  readonly given: ReadonlySet<string>;
  /** The ids of sessions that get no instructor, although the staff member leads their batch again. */
  readonly skipped: ReadonlySet<string>;
}

/** The days that a plan covers, and special cases. By default, a plan covers all upcoming days. */
export interface PlanWindow {
  /** The past days for which missing sessions are created, because the batch is new or now begins earlier. */
  readonly backfill?: { readonly from: string; readonly until: string };
  /** The only days that are planned; if undefined, all upcoming days. */
  readonly days?: { readonly from: string; readonly until: string };
  /**
   * A staff member who has left. The batch's instructor gets the sessions that this person would lead after the last
   * working day (`lastDay`).
   */
  readonly left?: InstructorWhoLeft;
  /** A rehired staff member, and the sessions that this person may get back. */
  readonly back?: TakenBack;
}

/** The changes that a plan makes to the sessions of a batch. */
export interface SchedulePlan {
  readonly created: readonly PlannedSession[];
  /** The sessions that change: each with its values after (`to`) and before (`from`) the change. */
  readonly changed: readonly { readonly to: PlannedSession; readonly from: PlannedSession }[];
  readonly removed: readonly PlannedSession[];
  /** The upcoming sessions that stay unchanged. */
  readonly kept: readonly PlannedSession[];
}

/**
 * The number of days after today for which sessions are created. Missing past sessions are created for the same number
 * of days before today.
 */
export const HORIZON_DAYS = 400;

export interface PlanInput {
  readonly batch: ScheduledBatch;
  /** The sessions of the batch on the days in `window.days`. Without these days, all upcoming sessions. */
  readonly sessions: readonly PlannedSession[];
  readonly closures: readonly PlannedClosure[];
  readonly clock: ScheduleClock;
  readonly window?: PlanWindow;
}
