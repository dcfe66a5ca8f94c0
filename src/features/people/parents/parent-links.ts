import type { SqlEntityManager } from '@mikro-orm/sql';
import { assignGiven, referTo } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { now } from '../../../platform/time/now.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Student } from '../students/student.entity.ts';
import type { Parent } from './parent.entity.ts';
import type { StudentLinkInput } from './parent-link.inputs.ts';
import { ParentStudent } from './parent-student.entity.ts';

/** The values that a link has if the input omits them. */
export const NO_FLAGS = { isPrimary: false, canPickup: false, receivesBilling: false };

/**
 * Returns the errors in a list of a parent's children, by paths such as `students.0.studentId`. Each child must exist
 * and be listed only once. An erased student is allowed only if the parent is already linked to the student.
 */
export async function linkErrors(
  em: SqlEntityManager,
  parent: Parent,
  links: readonly StudentLinkInput[],
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  if (links.length === 0) return errors;
  const ids = links.map(({ studentId }) => studentId.toLowerCase());
  const students = await em.find(Student, { id: { $in: ids } }, { fields: ['id', 'erasedAt'] });
  const erased = students.filter(({ erasedAt }) => erasedAt !== null);
  const former = erased.length > 0 ? await em.find(ParentStudent, { student: { $in: erased as Student[] } }) : [];
  const kept = new Set(former.filter((link) => link.parent.id === parent.id).map(({ student }) => student.id));
  const known = new Set(students.filter(({ id, erasedAt }) => erasedAt === null || kept.has(id)).map(({ id }) => id));
  for (const [index, id] of ids.entries()) {
    const field = `students.${index}.studentId`;
    if (!known.has(id)) errors[field] = [messages.selected(field)];
    else if (ids.indexOf(id) < index) errors[field] = [messages.distinct(field)];
  }
  return errors;
}

/** Replaces all links of a parent to children with the given ones. The parent must be locked or new. */
export async function replaceLinks(
  em: SqlEntityManager,
  parent: Parent,
  links: readonly StudentLinkInput[],
): Promise<void> {
  exchangeLinks(em, parent, await em.find(ParentStudent, { parent }), links);
}

/** Does the same as {@link replaceLinks}. `known` contains the existing links, which the caller has already loaded. */
export function exchangeLinks(
  em: SqlEntityManager,
  parent: Parent,
  known: readonly ParentStudent[],
  links: readonly StudentLinkInput[],
): void {
  const present = new Map(known.map((link) => [link.student.id, link]));
  for (const { studentId, ...given } of links) {
    const id = studentId.toLowerCase();
    const link = present.get(id) ?? null;
    if (link) assignGiven(link, NO_FLAGS);
    setLink(em, { parent, known: link, studentId: id }, given);
    present.delete(id);
  }
  for (const link of present.values()) em.remove(link);
  // changed children count as a change of the parent, so that concurrent edits of the parent are detected
  parent.updatedAt = now();
}

/** A locked parent, the id of a student, and the existing link between them (`known`); null if there is none. */
interface LinkedPair {
  readonly parent: Parent;
  readonly known: ParentStudent | null;
  readonly studentId: string;
}

/** Changes a link, or creates it if `known` is null. Omitted values of an existing link stay unchanged. */
export function setLink(
  em: SqlEntityManager,
  { parent, known, studentId }: LinkedPair,
  given: Partial<Omit<StudentLinkInput, 'studentId'>>,
): void {
  const link = known ?? new ParentStudent();
  if (!known) {
    link.parent = parent;
    link.student = referTo(em, Student, studentId);
  }
  assignGiven(link, given);
  em.persist(link);
  parent.updatedAt = now();
}
