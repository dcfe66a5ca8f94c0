import { describeEnum } from '../../../platform/graphql/enums.ts';

/** The kind of a billing run. */
export enum BillingRunKind {
  ENROLLMENT = 'enrollment',
  PERIOD = 'period',
  SESSION = 'session',
  PENALTY = 'penalty',
}
describeEnum(BillingRunKind, 'BillingRunKind', 'The kind of a billing run.', {
  ENROLLMENT: 'The one-time fees of enrollments.',
  PERIOD: 'Months and terms.',
  SESSION: 'Sessions that were attended, in arrears.',
  PENALTY: 'Penalties for fees that are paid late.',
});

export enum BillingRunStatus {
  PREVIEW = 'preview',
  RUNNING = 'running',
  DONE = 'done',
  HELD = 'held',
  FAILED = 'failed',
}
describeEnum(BillingRunStatus, 'BillingRunStatus', 'The status of a billing run.', {
  PREVIEW: 'A preview: it reports the fees that would be billed and writes nothing.',
  RUNNING: 'It is billing: its counts and its total grow.',
  DONE: 'All is billed that was to be.',
  HELD: 'It would bill more than twice as much as the largest of its kind in the last 400 days, and waits to be confirmed.',
  FAILED: 'It was given up. What it billed stays; another run bills the rest.',
});

/** Why something is not billed. */
export enum SkipReason {
  NOTHING_DUE = 'nothing_due',
  NOTHING_TO_PAY = 'nothing_to_pay',
  COURSE_PRICE = 'course_price',
  TOO_EARLY = 'too_early',
  STUDENT_NOT_ACTIVE = 'student_not_active',
}
describeEnum(SkipReason, 'SkipReason', 'Why a billing run leaves something out.', {
  NOTHING_DUE: 'Nothing of the kind is billed to the enrollment in this time.',
  NOTHING_TO_PAY: 'The amount is 0.00.',
  COURSE_PRICE: 'It is the price of a course without a fee plan, which is billed only while billing is automatic.',
  TOO_EARLY: 'It counts from a day before billing became automatic.',
  STUDENT_NOT_ACTIVE: 'The student is not active at present.',
});
