import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum FeePlanStatus {
  DRAFT = 'draft',
  ACTIVE = 'active',
  ARCHIVED = 'archived',
}
describeEnum(FeePlanStatus, 'FeePlanStatus', 'Whether a fee plan is billed by.', {
  DRAFT: 'Being prepared: it may be changed, and nothing is billed by it.',
  ACTIVE: 'Billed by: it may be revised and archived, but no longer changed.',
  ARCHIVED: 'No longer billed by, for good.',
});

/** The date from which a due date is counted. */
export enum DueAnchor {
  ENROLLMENT = 'enrollment',
  PERIOD_START = 'period_start',
  PERIOD_END = 'period_end',
}
describeEnum(DueAnchor, 'DueAnchor', 'The date from which a due date is counted.', {
  ENROLLMENT: 'The day of the enrollment.',
  PERIOD_START: 'The first day of the month, of the term or, for one-time fees, of the batch.',
  PERIOD_END: 'The last day of the month, of the term or, for one-time fees, of the batch.',
});

/** The reduction of a price for students who attend only a part of its period. */
export enum ProrationBasis {
  NONE = 'none',
  SESSIONS = 'sessions',
  DAYS = 'days',
}
describeEnum(
  ProrationBasis,
  'ProrationBasis',
  'The reduction of a price for students who attend only a part of its period.',
  {
    NONE: 'Not at all.',
    SESSIONS: 'By the sessions of the weekly schedule; by days where there is no batch.',
    DAYS: 'By the days of the calendar.',
  },
);

/** The interval between installments. */
export enum InstallmentInterval {
  WEEK = 'week',
  MONTH = 'month',
}
describeEnum(InstallmentInterval, 'InstallmentInterval', 'The interval between installments.', {
  WEEK: 'A week.',
  MONTH: 'A month; on its last day where it is too short.',
});

/** How the service treats billed charges when a student leaves. */
export enum DropPolicy {
  NONE = 'none',
  CREDIT_UNUSED = 'credit_unused',
}
describeEnum(DropPolicy, 'DropPolicy', 'How the service treats billed charges when an enrollment is dropped.', {
  NONE: 'It stays.',
  CREDIT_UNUSED: 'The part that was not used is credited.',
});

/** Whom a revision of a fee plan is for. */
export enum RevisionScope {
  ALL = 'all',
  NEW_ENROLLMENTS = 'new_enrollments',
}
describeEnum(RevisionScope, 'RevisionScope', 'Whom a revision of a fee plan is for.', {
  ALL: 'All enrollments, for the periods that begin on its first day or later.',
  NEW_ENROLLMENTS: 'Enrollments of its first day or later; others go on as before.',
});
