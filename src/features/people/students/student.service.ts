import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, getRecord, lockRecords } from '../../../platform/database/records.ts';
import { asFieldError } from '../../../platform/database/unique-violation.ts';
import {
  type FieldErrors,
  forbidden,
  invalidField,
  notFound,
  refuseIfAny,
} from '../../../platform/errors/app-error.ts';
import { ADDRESS_FIELDS } from '../../../platform/fields/address-fields.ts';
import { assertOnly } from '../../../platform/permissions/fields.ts';
import { isFamily } from '../../../platform/permissions/roles.ts';
import { assertScope } from '../../../platform/permissions/selection-scopes.ts';
import { assertNotErased } from '../../../platform/privacy/erasable.ts';
import { requireAcademy, todayOf } from '../../../platform/tenancy/context.ts';
import { fileErrors } from '../../../platform/tenancy/file-errors.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { assertVisible } from '../../../platform/tenancy/visibility.ts';
import { now } from '../../../platform/time/now.ts';
import { emptyAsNull } from '../../../platform/validation/empty-text.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { lockAcademy } from '../../academy/academies/academy-lock.ts';
import { assertWithinPlan } from '../../academy/academies/plan.ts';
import { Student } from './student.entity.ts';
import type { CreateStudentInput, UpdateStudentInput } from './student.inputs.ts';
import { studentReads } from './student.loaders.ts';
import { parentsChoosing, parentsChosen, studentDeleted, studentDeleting, studentRestored } from './student.signals.ts';
import type { StudentDocumentInput } from './student-details.inputs.ts';
import { assignValues, calendarErrors, newStudent, UNIQUE_KEYS } from './student-values.ts';

/** The fields that parents may change in their children's records, and students in their own. */
const CONTACT_DATA = ['email', 'phone', ...ADDRESS_FIELDS, 'photoUrl', 'photoFileId', 'documents', 'emergencyContact'];

/**
 * Registers a student. Throws PLAN_LIMIT_REACHED if the academy's plan does not allow another one. Returns the
 * student's id.
 */
export function createStudent(ctx: RequestContext, input: CreateStudentInput): Promise<string> {
  assertMayLink(ctx, input);
  return ctx.session.write(async (em) => {
    const academy = await lockAcademy(em, ctx.session.academyId);
    const student = newStudent(todayOf(ctx));
    await change(ctx, em, student, input);
    await assertWithinPlan(em, academy, { resource: 'students', entity: Student });
    em.persist(student);
    await write(ctx, em, student, input);
    return student.id;
  });
}

/**
 * Changes a student. Admins may change all data. Parents may change the contact data of their children, and add
 * documents, but not change or remove existing documents. Students may do the same in their own record.
 */
export function updateStudent(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...changes }: UpdateStudentInput,
): Promise<void> {
  if (isFamily(requireAcademy(ctx).viewer)) assertOnly(changes, CONTACT_DATA);
  assertMayLink(ctx, changes);
  return ctx.session.write(async (em) => {
    await assertVisible(ctx, em, { model: studentReads, id, name: 'Student' });
    const student = await getRecord(em, Student, id, { name: 'Student', lock: true });
    assertNotErased(student, 'student');
    assertVersion(student, expectedVersion);
    if (isFamily(requireAcademy(ctx).viewer)) assertKeepsDocuments(student, changes);
    await change(ctx, em, student, changes);
    await write(ctx, em, student, changes);
  });
}

/**
 * Marks a student as deleted, and ends the student's open enrollments and membership. If there is a reason for a
 * confirmation, such as an unpaid fee, throws BAD_USER_INPUT unless `confirm` is true.
 */
export function deleteStudent(
  ctx: RequestContext,
  id: string,
  { expectedVersion, confirm }: { expectedVersion?: number | null; confirm?: boolean | null } = {},
): Promise<void> {
  return ctx.session.write(async (em) => {
    await lockAcademy(em, ctx.session.academyId);
    const student = await getRecord(em, Student, id, { name: 'Student', lock: true });
    assertVersion(student, expectedVersion);
    if (!confirm) refuseIfAny(together(await ctx.signals.ask(ctx, em, studentDeleting, { student })));
    student.deletedAt = now();
    await ctx.signals.publish(ctx, em, studentDeleted, { student });
  });
}

/** Combines several error objects into one that has all error texts of each field. */
const together = (all: readonly FieldErrors[]): FieldErrors => {
  const texts = all.flatMap((errors) => Object.entries(errors));
  const byField = Map.groupBy(texts, ([field]) => field);
  return Object.fromEntries([...byField].map(([field, own]) => [field, own.flatMap(([, each]) => each)]));
};

/** The number of days during which a deleted student can be restored. */
const RESTORABLE_DAYS = 30;

/**
 * Restores a student who was deleted in the last {@link RESTORABLE_DAYS} days. The membership and the enrollments that
 * ended are not restored. Does nothing if the student is not deleted.
 */
export function restoreStudent(ctx: RequestContext, id: string): Promise<void> {
  return ctx.session.write(async (em) => {
    const academy = await lockAcademy(em, ctx.session.academyId);
    const [student] = await lockRecords(em, Student, [id], { filters: { notDeleted: false } });
    const since = new Date(Date.now() - RESTORABLE_DAYS * 24 * 60 * 60 * 1000).toISOString();
    if (!student || student.erasedAt || (student.deletedAt && student.deletedAt < since)) throw notFound('Student');
    if (!student.deletedAt) return;
    const { externalId } = student;
    const isTaken = externalId !== null && (await em.count(Student, { externalId })) > 0;
    if (isTaken) throw invalidField('externalId', messages.taken('externalId'));
    await assertWithinPlan(em, academy, { resource: 'students', entity: Student });
    student.deletedAt = null;
    await asFieldError(() => em.flush(), UNIQUE_KEYS);
    await ctx.signals.publish(ctx, em, studentRestored, { student });
  });
}

/** Throws FORBIDDEN if an API key sends the parents of a student, but may not link parents to students. */
function assertMayLink(ctx: RequestContext, { parents }: CreateStudentInput | UpdateStudentInput): void {
  if (parents) assertScope(ctx, 'parents:write');
}

/** Throws FORBIDDEN if an input by a parent or a student changes or removes one of the student's documents. */
function assertKeepsDocuments(student: Student, { documents }: UpdateStudentInput): void {
  if (!documents) return;
  const given = new Set(documents.map(documentText));
  if (!student.documents.every((each) => given.has(documentText(each)))) throw forbidden();
}

const documentText = ({ title, url, fileId, expiresOn }: StudentDocumentInput): string =>
  JSON.stringify([title, url || '', fileId?.toLowerCase() ?? null, expiresOn ?? null]);

/** Applies an input to a student, but not the parents. Throws BAD_USER_INPUT with all errors. */
async function change(
  ctx: RequestContext,
  em: SqlEntityManager,
  student: Student,
  input: CreateStudentInput | UpdateStudentInput,
): Promise<void> {
  const { parents, ...given } = emptyAsNull(input);
  const errors = calendarErrors(todayOf(ctx), given);
  if (given.externalId && given.externalId !== student.externalId) {
    const isTaken = (await em.count(Student, { externalId: given.externalId })) > 0;
    if (isTaken) errors.externalId = [messages.taken('externalId')];
  }
  if (parents) Object.assign(errors, ...(await ctx.signals.ask(ctx, em, parentsChoosing, { student, parents })));
  Object.assign(errors, await fileErrors(ctx, em, Student, given));
  refuseIfAny(errors);
  assignValues(student, given);
}

/** Writes a student. If the input contains parents, also replaces the student's links to parents. */
async function write(
  ctx: RequestContext,
  em: SqlEntityManager,
  student: Student,
  { parents }: CreateStudentInput | UpdateStudentInput,
): Promise<void> {
  await asFieldError(() => em.flush(), UNIQUE_KEYS);
  if (parents) await ctx.signals.publish(ctx, em, parentsChosen, { student, parents });
}
