import { describeEnum } from '../../../platform/graphql/enums.ts';
import { unindexedIn } from '../../../platform/loaders/planner-hints.ts';
import type { SqlTag } from '../../../platform/loaders/read-model.ts';

export enum EnrollmentStatus {
  PENDING = 'pending',
  ACTIVE = 'active',
  COMPLETED = 'completed',
  DROPPED = 'dropped',
}
describeEnum(EnrollmentStatus, 'EnrollmentStatus', 'The status of an enrollment.', {
  PENDING: 'Requested. The enrollment holds a seat unless it has a waitlist position.',
  ACTIVE: 'The student is enrolled and holds a seat.',
  COMPLETED: 'Completed: the course is finished.',
  DROPPED: 'Dropped: ended early. This status is final.',
});

/**
 * The stage of an enrollment: its status, but with two stages for pending enrollments, `requested` and `waitlisted`.
 */
export enum EnrollmentStage {
  /** Pending, but not on a waitlist: the enrollment has a seat, or it is in a course without a batch. */
  REQUESTED = 'requested',
  /** Pending, and on the waitlist of a full batch. */
  WAITLISTED = 'waitlisted',
  ACTIVE = 'active',
  COMPLETED = 'completed',
  DROPPED = 'dropped',
}

/** The reasons that the service itself stores when it drops an enrollment. They contain no personal data. */
const DROP_CODES = [
  ...['batch_cancelled', 'batch_completed', 'batch_deleted', 'deleted', 'transferred'],
  ...['student_deleted', 'student_erased'],
];

/**
 * Returns the drop reason that stays after the student is erased: one of the service's codes, or null. Any other text
 * may contain a person's name.
 */
export const codeOnly = (reason: string): string | null => (DROP_CODES.includes(reason) ? reason : null);

/**
 * Returns the condition that the student of an enrollment `e` had a place in the batch on at least one day of a period,
 * written with the given tag. A completed enrollment gives a place up to the day of its completion, and a dropped one up
 * to the day before it was dropped. An enrollment that ended before its place began never gave one. A deleted enrollment
 * counts like a dropped one, because numbers about the past must not change when rows are hidden.
 */
export const hadPlaceIn = <T>(tag: SqlTag<T>, [e, first, last]: readonly [e: T, first: T, last: T]): T =>
  tag`${unindexedIn(tag, tag`${e}.active_from`)} <= ${last}
  and (${e}.status = 'active'
    or (${e}.status = 'completed' and ${e}.completion_date >= ${first} and ${e}.completion_date >= ${e}.active_from)
    or (${e}.status = 'dropped' and ${e}.dropped_on > ${first} and ${e}.dropped_on > ${e}.active_from))`;
