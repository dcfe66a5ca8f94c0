import type { SqlEntityManager } from '@mikro-orm/sql';
import {
  assertVersion,
  assignGiven,
  findRecord,
  getRecord,
  lockRecords,
} from '../../../../platform/database/records.ts';
import { asFieldError } from '../../../../platform/database/unique-violation.ts';
import { type FieldErrors, invalidField, refuseIfAny } from '../../../../platform/errors/app-error.ts';
import { assertNotErased } from '../../../../platform/privacy/erasable.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { assertVisible } from '../../../../platform/tenancy/visibility.ts';
import { now } from '../../../../platform/time/now.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import { Term } from '../../../academy/terms/term.entity.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { TermComment } from './term-comment.entity.ts';
import type { CreateTermCommentInput, UpdateTermCommentInput } from './term-comment.inputs.ts';
import { isSeenEnrollment, termCommentReads } from './term-comment.loaders.ts';

const NAME = 'Term comment';

const UNIQUE_KEYS = { term_comments_academy_id_enrollment_id_term_id_unique: 'termId' };

/** Creates a comment on an enrollment that the caller can see and that was ever active. Returns its id. */
export function createTermComment(
  ctx: RequestContext,
  { enrollmentId, termId, ...given }: CreateTermCommentInput,
): Promise<string> {
  return ctx.session.write(async (em) => {
    const errors: FieldErrors = {};
    const enrollment = await commentable(ctx, em, enrollmentId);
    if (!enrollment) errors.enrollmentId = [messages.selected('enrollmentId')];
    // the locked term cannot be deleted until the transaction ends
    const term = await findRecord(em, Term, termId, { lock: 'shared' });
    if (!term) errors.termId = [messages.selected('termId')];
    else if (enrollment && (await em.count(TermComment, { enrollment, term })) > 0) {
      errors.termId = [messages.taken('termId')];
    }
    refuseIfAny(errors);
    const comment = new TermComment();
    Object.assign(comment, { enrollment, term });
    assignGiven(comment, given);
    em.persist(comment);
    await asFieldError(() => em.flush(), UNIQUE_KEYS);
    return comment.id;
  });
}

/** Changes a comment that the caller can see. */
export function updateTermComment(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...given }: UpdateTermCommentInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const comment = await writableComment(ctx, em, id);
    assertVersion(comment, expectedVersion);
    assignGiven(comment, given);
  });
}

/** Deletes a comment that the caller can see. A new comment on the same enrollment and term can then be created. */
export function deleteTermComment(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const comment = await writableComment(ctx, em, id);
    assertVersion(comment, expectedVersion);
    comment.deletedAt = now();
  });
}

/**
 * Returns the enrollment for a new comment. Returns null if the enrollment does not exist, was never active or is not
 * visible to the caller, or if its student was erased.
 */
async function commentable(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<Enrollment | null> {
  const enrollment = await findRecord(em, Enrollment, id);
  if (!enrollment?.activeFrom || !(await isSeenEnrollment(ctx, em, enrollment.id))) return null;
  const student = await lockStudent(em, enrollment);
  return student.erasedAt === null ? enrollment : null;
}

/** Locks a comment. Throws NOT_FOUND if the caller cannot see it, and BAD_USER_INPUT if the student was erased. */
async function writableComment(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<TermComment> {
  await assertVisible(ctx, em, { model: termCommentReads, id, name: NAME });
  const { enrollment } = await getRecord(em, TermComment, id, { name: NAME });
  const known = await em.findOneOrFail(Enrollment, { id: enrollment.id }, { filters: { notDeleted: false } });
  assertNotErased(await lockStudent(em, known), 'student');
  return getRecord(em, TermComment, id, { name: NAME, lock: true });
}

/** Locks the student of an enrollment, so that an erasure does not miss a new text. */
async function lockStudent(em: SqlEntityManager, { student }: Enrollment): Promise<Student> {
  const [locked] = await lockRecords(em, Student, [student.id], { lock: 'shared', filters: { notDeleted: false } });
  if (!locked) throw invalidField('enrollmentId', messages.selected('enrollmentId'));
  return locked;
}
