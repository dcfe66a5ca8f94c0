import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum BillingRunKind {
  ENROLLMENT = 'enrollment',
  PERIOD = 'period',
  SESSION = 'session',
  PENALTY = 'penalty',
}
describeEnum(BillingRunKind, 'BillingRunKind', 'The kind of a billing run.', {
  ENROLLMENT: 'The one-time fees of enrollments.',
  PERIOD: 'The charges for months and terms.',
  SESSION: 'The charges for attended sessions, in arrears.',
  PENALTY: 'Penalties for overdue fees.',
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
  RUNNING: 'The run is billing: its counts and its total grow.',
  DONE: 'The run has billed all missing fees.',
  HELD:
    'The run waits to be confirmed: it would bill more than twice as much as any run of its kind in the last ' +
    '400 days.',
  FAILED: 'The run failed. Fees that it has billed remain; another run bills the missing fees.',
});

/** The reason why a charge is not billed. */
export enum SkipReason {
  NOTHING_DUE = 'nothing_due',
  NOTHING_TO_PAY = 'nothing_to_pay',
  COURSE_PRICE = 'course_price',
  TOO_EARLY = 'too_early',
  STUDENT_NOT_ACTIVE = 'student_not_active',
}
describeEnum(SkipReason, 'SkipReason', 'The reason for which a billing run skips an item.', {
  NOTHING_DUE: 'The enrollment has no charge of this kind in the period.',
  NOTHING_TO_PAY: 'The amount is 0.00.',
  COURSE_PRICE:
    'The item is the price of a course without a fee plan, which is billed only while billing is automatic.',
  TOO_EARLY: 'The first day of the charge is before the day on which billing became automatic.',
  STUDENT_NOT_ACTIVE: 'The student is not active at present.',
});
