import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum FeePlanStatus {
  DRAFT = 'draft',
  ACTIVE = 'active',
  ARCHIVED = 'archived',
}
describeEnum(FeePlanStatus, 'FeePlanStatus', 'The status of a fee plan.', {
  DRAFT: 'The plan is in preparation: it can be changed, and bills nothing.',
  ACTIVE: 'The plan bills fees: it can be revised and archived, but not changed otherwise.',
  ARCHIVED: 'The plan is permanently closed and bills nothing.',
});

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
    NONE: 'No reduction.',
    SESSIONS: 'By the sessions of the weekly schedule; by days if there is no batch.',
    DAYS: 'By calendar days.',
  },
);

export enum InstallmentInterval {
  WEEK = 'week',
  MONTH = 'month',
}
describeEnum(InstallmentInterval, 'InstallmentInterval', 'The interval between installments.', {
  WEEK: 'A week.',
  MONTH: 'A month. In a month with fewer days, the due date is the last day.',
});

export enum DropPolicy {
  NONE = 'none',
  CREDIT_UNUSED = 'credit_unused',
}
describeEnum(DropPolicy, 'DropPolicy', 'The treatment of billed charges when an enrollment is dropped.', {
  NONE: 'Billed charges remain.',
  CREDIT_UNUSED: 'The unused part is credited.',
});

export enum RevisionScope {
  ALL = 'all',
  NEW_ENROLLMENTS = 'new_enrollments',
}
describeEnum(RevisionScope, 'RevisionScope', 'The enrollments to which a revision of a fee plan applies.', {
  ALL: 'All enrollments, for the periods that begin on the first day of the revision or later.',
  NEW_ENROLLMENTS:
    'Enrollments that got their place on the first day of the revision or later. Earlier enrollments keep ' +
    'the previous revision.',
});
