import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum CourseLevel {
  BEGINNER = 'beginner',
  INTERMEDIATE = 'intermediate',
  ADVANCED = 'advanced',
  ALL = 'all',
}
describeEnum(CourseLevel, 'CourseLevel', 'The level of the students for whom a course is intended.', {
  BEGINNER: 'Beginners.',
  INTERMEDIATE: 'Students who know the basics.',
  ADVANCED: 'Experienced students.',
  ALL: 'All students.',
});

export enum BillingFrequency {
  ONE_TIME = 'one_time',
  MONTHLY = 'monthly',
  PER_TERM = 'per_term',
  PER_SESSION = 'per_session',
}
describeEnum(BillingFrequency, 'BillingFrequency', "The frequency at which a course's price is due.", {
  ONE_TIME: 'Once.',
  MONTHLY: 'Every month.',
  PER_TERM: 'Every term.',
  PER_SESSION: 'A price for each session.',
});

export enum CourseStatus {
  DRAFT = 'draft',
  ACTIVE = 'active',
  ARCHIVED = 'archived',
}
describeEnum(CourseStatus, 'CourseStatus', 'The status of a course: only an active course is offered.', {
  DRAFT: 'Being prepared.',
  ACTIVE: 'On offer.',
  ARCHIVED: 'No longer on offer.',
});
