import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords, referTo } from '../../../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../../../platform/errors/app-error.ts';
import { requireValue } from '../../../../platform/errors/require-value.ts';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { Skill } from '../../../academics/skills/skill.entity.ts';
import { User } from '../../../identity/auth/user.entity.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { SkillMark } from './skill-mark.entity.ts';
import type { SaveSkillMarksInput, SkillMarkRecordInput } from './skill-mark.inputs.ts';
import { markableSkillIds, seenStudentIds } from './skill-mark.loaders.ts';

/** The ids in a row, in lower case; null for an id with an error. */
interface SentIds {
  readonly studentId: string | null;
  readonly skillId: string | null;
}

/**
 * Adds marks for students. If any row is invalid, adds no marks, and throws BAD_USER_INPUT with an error for each
 * invalid row. Returns the marks in the order of the rows.
 */
export async function saveSkillMarks(ctx: RequestContext, { records }: SaveSkillMarksInput): Promise<SkillMark[]> {
  const errors: FieldErrors = { ...ctx.refused };
  // stops here if the number of rows is 0, or above the limit
  refuseIfAny(errors.records ? errors : {});
  const sent = records.map((record, index) => sentIds(record, `records.${index}`, errors));
  return ctx.session.write(async (em) => {
    await check(ctx, em, sent, errors);
    const markedAt = now();
    const marker = em.getReference(User, requireAcademy(ctx).viewer.userId);
    const marks = records.map(({ status }, index) => {
      const { studentId, skillId } = requireValue(sent[index]);
      const mark = new SkillMark();
      mark.student = referTo(em, Student, requireValue(studentId));
      mark.skill = referTo(em, Skill, requireValue(skillId));
      Object.assign(mark, { status, marker, markedAt });
      em.persist(mark);
      return mark;
    });
    await em.flush();
    return marks.map(asRow);
  });
}

function sentIds(record: SkillMarkRecordInput, row: string, errors: FieldErrors): SentIds {
  const idOf = (name: 'studentId' | 'skillId') =>
    errors[row] || errors[`${row}.${name}`] ? null : record[name].toLowerCase();
  return { studentId: idOf('studentId'), skillId: idOf('skillId') };
}

/** Locks the students and the skills, and throws BAD_USER_INPUT with the errors of each row. */
async function check(
  ctx: RequestContext,
  em: SqlEntityManager,
  sent: readonly SentIds[],
  errors: FieldErrors,
): Promise<void> {
  const studentIds = sent.flatMap(({ studentId }) => studentId ?? []);
  const skillIds = sent.flatMap(({ skillId }) => skillId ?? []);
  // a promotion locks its student too, so no mark changes while the promotion is checked
  await lockRecords(em, Student, studentIds, { lock: 'shared' });
  await lockRecords(em, Skill, skillIds, { lock: 'shared' });
  const students = await seenStudentIds(ctx, em, studentIds);
  const skills = await markableSkillIds(ctx, em, skillIds);
  const pairs = new Set<string>();
  for (const [index, { studentId, skillId }] of sent.entries()) {
    const [student, skill] = [`records.${index}.studentId`, `records.${index}.skillId`];
    if (studentId !== null && !students.has(studentId)) errors[student] ??= [messages.selected(student)];
    if (skillId !== null && !skills.has(skillId)) errors[skill] ??= [messages.selected(skill)];
    if (studentId === null || skillId === null) continue;
    const pair = `${studentId} ${skillId}`;
    if (pairs.has(pair)) errors[skill] ??= [messages.distinct(skill)];
    pairs.add(pair);
  }
  refuseIfAny(errors);
}

/** Returns the mark as a query returns it: with the ids of related records, not with these records. */
function asRow(mark: SkillMark): SkillMark {
  const { academyId, id, student, skill, status, marker, markedAt, voidedAt, voidReason, createdAt, updatedAt } = mark;
  const keys = { studentId: student.id, skillId: skill.id, markedBy: marker.id };
  return { academyId, id, ...keys, status, markedAt, voidedAt, voidReason, createdAt, updatedAt } as SkillMark;
}
