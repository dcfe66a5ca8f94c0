import { describeEnum } from '../../../../platform/graphql/enums.ts';

export enum TermCommentStatus {
  DRAFT = 'draft',
  PUBLISHED = 'published',
}
describeEnum(TermCommentStatus, 'TermCommentStatus', 'The status of a term comment.', {
  DRAFT: 'Only staff see the comment.',
  PUBLISHED: "The family sees the comment, and the student's report card contains it.",
});
