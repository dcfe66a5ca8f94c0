import { assignGiven, lockRecords } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { requireValue } from '../../../platform/errors/require-value.ts';
import { onQuestion, onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { parentsChoosing, parentsChosen } from '../students/student.signals.ts';
import { Parent } from './parent.entity.ts';
import { NO_FLAGS, setLink } from './parent-links.ts';
import { ParentStudent } from './parent-student.entity.ts';

/**
 * Returns errors for parents in a list who do not exist or are listed twice. Locks the parents in the list and the
 * student's present parents.
 */
export const checkParents = onQuestion(parentsChoosing, async (_ctx: RequestContext, em, { student, parents }) => {
  const errors: FieldErrors = {};
  const present = await em.find(ParentStudent, { student });
  const ids = parents.map(({ parentId }) => parentId.toLowerCase());
  const locked = await lockRecords(em, Parent, [...ids, ...present.map(({ parent }) => parent.id)]);
  const theirs = new Set(present.map(({ parent }) => parent.id));
  // an erased parent is accepted only if already linked to the student
  const known = new Set(locked.filter(({ id, erasedAt }) => erasedAt === null || theirs.has(id)).map(({ id }) => id));
  for (const [index, id] of ids.entries()) {
    const field = `parents.${index}.parentId`;
    if (!known.has(id)) errors[field] = [messages.selected(field)];
    else if (ids.indexOf(id) < index) errors[field] = [messages.distinct(field)];
  }
  return errors;
});

/** Replaces all links of a student to parents with the given ones. */
export const linkParents = onSignal(parentsChosen, async (_ctx, em, { student, parents }) => {
  const present = new Map((await em.find(ParentStudent, { student })).map((link) => [link.parent.id, link]));
  const others = [...present.keys()];
  const parentOf = new Map(
    (await em.find(Parent, { id: { $in: [...parents.map(({ parentId }) => parentId.toLowerCase()), ...others] } })).map(
      (parent) => [parent.id, parent],
    ),
  );
  for (const { parentId, ...given } of parents) {
    const id = parentId.toLowerCase();
    const link = present.get(id) ?? null;
    if (link) assignGiven(link, NO_FLAGS);
    setLink(em, { parent: requireValue(parentOf.get(id)), known: link, studentId: student.id }, given);
    present.delete(id);
  }
  for (const [id, link] of present) {
    em.remove(link);
    const parent = parentOf.get(id);
    if (parent) parent.updatedAt = now();
  }
  await em.flush();
});
