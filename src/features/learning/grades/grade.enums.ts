import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum AssessmentKind {
  EXAM = 'exam',
  QUIZ = 'quiz',
  ASSIGNMENT = 'assignment',
  PERFORMANCE = 'performance',
  OTHER = 'other',
}
describeEnum(AssessmentKind, 'AssessmentKind', 'The kind of an assessment.', {
  EXAM: 'An exam.',
  QUIZ: 'A quiz.',
  ASSIGNMENT: 'An assignment, such as homework.',
  PERFORMANCE: 'A performance, such as a recital or a tournament.',
  OTHER: 'Any other assessment.',
});

export enum AssessmentStatus {
  DRAFT = 'draft',
  PUBLISHED = 'published',
  ARCHIVED = 'archived',
}
describeEnum(AssessmentStatus, 'AssessmentStatus', 'The status of an assessment.', {
  DRAFT: 'Only staff see the assessment and its results.',
  PUBLISHED: 'Families see the assessment and the results of their children.',
  ARCHIVED: 'Only staff see the assessment, and it counts in no average.',
});

export enum ResultStatus {
  PENDING = 'pending',
  GRADED = 'graded',
  MISSING = 'missing',
  EXCUSED = 'excused',
}
describeEnum(ResultStatus, 'ResultStatus', 'The status of a result.', {
  PENDING: 'Not graded yet. The result counts in no average.',
  GRADED: 'Graded: the result has a score.',
  MISSING: 'The student handed nothing in. The result counts as 0.',
  EXCUSED: 'The student is excused. The result counts in no average.',
});
