import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, findRecord, getRecord } from '../../../platform/database/records.ts';
import { isEmailTaken } from '../../../platform/database/unique-email.ts';
import { asFieldError } from '../../../platform/database/unique-violation.ts';
import { forbidden, invalidField, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { assertNotErased } from '../../../platform/privacy/erasable.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { assertVisible } from '../../../platform/tenancy/visibility.ts';
import { now } from '../../../platform/time/now.ts';
import { emptyAsNull } from '../../../platform/validation/empty-text.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { lockAcademy } from '../../academy/academies/academy-lock.ts';
import { Student } from '../students/student.entity.ts';
import { Parent } from './parent.entity.ts';
import type { CreateParentInput, UpdateParentInput } from './parent.inputs.ts';
import { parentReads } from './parent.loaders.ts';
import { parentDeleted } from './parent.signals.ts';
import type { LinkParentArgs, UnlinkParentArgs } from './parent-link.inputs.ts';
import { linkErrors, replaceLinks, setLink } from './parent-links.ts';
import { ParentStudent } from './parent-student.entity.ts';
import { assignParent, UNIQUE_KEYS } from './parent-values.ts';

/** Registers a parent, with links to students of the academy. Returns the parent's id. */
export function createParent(ctx: RequestContext, input: CreateParentInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const parent = new Parent();
    await change(em, parent, input);
    return parent.id;
  });
}

/** Changes a parent. Parents may change their own record, except the status and the children. */
export function updateParent(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...changes }: UpdateParentInput,
): Promise<void> {
  const isOffices = changes.status !== undefined || changes.students !== undefined;
  if (requireAcademy(ctx).viewer.role === 'parent' && isOffices) throw forbidden();
  return ctx.session.write(async (em) => {
    await assertVisible(ctx, em, { model: parentReads, id, name: 'Parent' });
    const parent = await getRecord(em, Parent, id, { name: 'Parent', lock: true });
    assertNotErased(parent, 'parent');
    assertVersion(parent, expectedVersion);
    await change(em, parent, changes);
  });
}

/** Marks a parent as deleted, and ends the parent's membership. The records of the children are kept. */
export function deleteParent(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    await lockAcademy(em, ctx.session.academyId);
    const parent = await getRecord(em, Parent, id, { name: 'Parent', lock: true });
    assertVersion(parent, expectedVersion);
    parent.deletedAt = now();
    await ctx.signals.publish(ctx, em, parentDeleted, { parent });
  });
}

/** Links a student to a parent, or changes the existing link. */
export function linkParent(ctx: RequestContext, { parentId, studentId, ...given }: LinkParentArgs): Promise<void> {
  return ctx.session.write(async (em) => {
    const parent = await getRecord(em, Parent, parentId, { name: 'Parent', lock: true });
    assertNotErased(parent, 'parent');
    const student = await findRecord(em, Student, studentId);
    if (!student || student.erasedAt !== null) throw invalidField('studentId', messages.selected('studentId'));
    const known = await em.findOne(ParentStudent, { parent, student });
    setLink(em, { parent, known, studentId: student.id }, given);
  });
}

/** Removes the link between a parent and a student. */
export function unlinkParent(ctx: RequestContext, { parentId, studentId }: UnlinkParentArgs): Promise<void> {
  return ctx.session.write(async (em) => {
    const parent = await getRecord(em, Parent, parentId, { name: 'Parent', lock: true });
    const links = await em.find(ParentStudent, { parent });
    const link = links.find(({ student }) => student.id === studentId.toLowerCase());
    if (!link) throw invalidField('studentId', messages.selected('studentId'));
    em.remove(link);
    parent.updatedAt = now();
  });
}

/** Applies an input to a parent and writes the parent. Throws BAD_USER_INPUT with all errors. */
async function change(
  em: SqlEntityManager,
  parent: Parent,
  input: CreateParentInput | UpdateParentInput,
): Promise<void> {
  const { communicationPreferences, students, ...given } = emptyAsNull(input);
  const errors = await linkErrors(em, parent, students ?? []);
  if (given.email !== undefined && given.email !== parent.email) {
    if (await isEmailTaken(em, parent, given.email)) errors.email = [messages.taken('email')];
  }
  refuseIfAny(errors);
  assignParent(parent, { ...given, communicationPreferences });
  em.persist(parent);
  await asFieldError(() => em.flush(), UNIQUE_KEYS);
  if (students) await replaceLinks(em, parent, students);
}
