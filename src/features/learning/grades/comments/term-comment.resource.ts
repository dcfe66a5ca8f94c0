import { lifecycle } from '../../../../platform/events/recording.ts';
import { creates, deletes, readsList, readsOne, updates } from '../../../../platform/graphql/operations.ts';
import { listedIn, refersTo, resource } from '../../../../platform/graphql/resource.ts';
import { scoped } from '../../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../../platform/permissions/rules.ts';
import { enrollmentReads } from '../../../academics/enrollments/enrollment.loaders.ts';
import { termReads } from '../../../academy/terms/term.resource.ts';
import { TermComment } from './term-comment.entity.ts';
import { CreateTermCommentInput, TermCommentListArgs, UpdateTermCommentInput } from './term-comment.inputs.ts';
import { commentsOfEnrollment, termCommentReads } from './term-comment.loaders.ts';
import { createTermComment, deleteTermComment, updateTermComment } from './term-comment.service.ts';

const WRITERS = ['academy_admin', 'administrator', 'department_head', 'teacher'] as const;
const mayRead = scoped('term_comments:read', roles(...WRITERS, 'parent', 'student'));
const mayWrite = scoped('term_comments:write', writers(...WRITERS));

export const termComments = resource({
  noun: 'term comment',
  path: '/term-comments',
  reads: termCommentReads,
  list: TermCommentListArgs,
  operations: {
    termComment: readsOne({
      may: mayRead,
      description: 'Returns a term comment by id, or null if the caller cannot see it.',
    }),
    termComments: readsList({
      may: mayRead,
      description:
        'The term comments that the caller can see. Teachers see those on enrollments in their batches, and ' +
        'department heads those in their departments. Families see the published comments on their students.',
    }),
    createTermComment: creates(CreateTermCommentInput, createTermComment, {
      may: mayWrite,
      description:
        'Creates a term comment, as a draft by default. Teachers comment on enrollments in their batches, and ' +
        'department heads on enrollments in their departments. BAD_USER_INPUT if the enrollment already has a ' +
        'comment for the term.',
    }),
    updateTermComment: updates(UpdateTermCommentInput, updateTermComment, {
      may: mayWrite,
      description: 'Changes, publishes or hides a term comment.',
    }),
    deleteTermComment: deletes(deleteTermComment, { may: mayWrite, description: 'Deletes a term comment.' }),
  },
  fields: {
    enrollment: refersTo(enrollmentReads, 'enrollmentId', 'The enrollment; null if the caller cannot see it.'),
    term: refersTo(termReads, 'termId', 'The term of the comment; null if it was deleted.'),
  },
  elsewhere: [listedIn(commentsOfEnrollment, 'The term comments on the enrollment that the caller can see.')],
  recordings: [lifecycle(TermComment, 'A term comment')],
});
