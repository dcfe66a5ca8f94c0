import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { equals, type ReadModel, type Relation } from '../../../../platform/loaders/read-model.ts';
import { isFamily } from '../../../../platform/permissions/roles.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { isVisible } from '../../../../platform/tenancy/visibility.ts';
import { enrollmentReads } from '../../../academics/enrollments/enrollment.loaders.ts';
import { enrollmentVisibility } from '../../../people/students/student.visibility.ts';
import { TermComment } from './term-comment.entity.ts';

/**
 * The read model for term comments. Staff other than support staff see the comments on enrollments that they can see.
 * Families see published comments on their own students.
 */
export const termCommentReads: ReadModel<TermComment> = {
  entity: TermComment,
  visibility(context) {
    if (context.viewer.role === 'support_staff') return 'none';
    const enrollments = enrollmentVisibility(context, 'e');
    if (typeof enrollments === 'string') return enrollments;
    const own = sql`t.enrollment_id in (select e.id from enrollments e
      where e.academy_id = ${context.academyId} and e.deleted_at is null and ${enrollments})`;
    return isFamily(context.viewer) ? sql`(t.status = 'published' and ${own})` : own;
  },
  filters: {
    enrollmentId: equals('enrollmentId'),
    termId: equals('termId'),
    status: equals('status'),
  },
};

/** Returns true if the caller can see an enrollment, and may therefore comment on it. */
export const isSeenEnrollment = (ctx: RequestContext, em: SqlEntityManager, id: string): Promise<boolean> =>
  isVisible(ctx, em, enrollmentReads, id);

export const commentsOfEnrollment: Relation<TermComment> = {
  name: 'Enrollment.termComments',
  model: termCommentReads,
  key: sql`t.enrollment_id`,
};
