import { findRecord, getRecord } from '../../../../platform/database/records.ts';
import { forbidden, invalidField, notFound } from '../../../../platform/errors/app-error.ts';
import { isOffice } from '../../../../platform/permissions/roles.ts';
import { dayOf, requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { Academy } from '../../../academy/academies/academy.entity.ts';
import { isWithinEditHours } from '../../../academy/academies/edit-hours.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { SkillMark } from './skill-mark.entity.ts';
import type { VoidSkillMarkArgs } from './skill-mark.inputs.ts';
import { seenStudentIds } from './skill-mark.loaders.ts';

/**
 * Voids a mark, so that the student's previous mark for the skill counts again. Teachers and department heads may void
 * only their own marks, until the academy's `attendanceEditHours` have passed after the end of the day of the mark.
 */
export function voidSkillMark(
  ctx: RequestContext,
  id: string,
  _version: unknown,
  { reason }: VoidSkillMarkArgs,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const { student } = await getRecord(em, SkillMark, id, { name: 'Skill mark' });
    // locks the student before the mark, as a promotion does
    await findRecord(em, Student, student.id, { lock: 'shared' });
    if (!(await seenStudentIds(ctx, em, [student.id])).has(student.id)) throw notFound('Skill mark');
    const mark = await getRecord(em, SkillMark, id, { name: 'Skill mark', lock: true });
    const { viewer, timezone } = requireAcademy(ctx);
    if (!isOffice(viewer)) {
      if (mark.marker.id !== viewer.userId) throw forbidden();
      const { settings } = await em.findOneOrFail(Academy, { id: ctx.session.academyId });
      const day = dayOf(ctx, mark.markedAt);
      if (!isWithinEditHours(day, timezone, settings.attendanceEditHours, now())) {
        throw invalidField('id', 'The skill mark is outside the edit window.');
      }
    }
    if (mark.voidedAt !== null) throw invalidField('id', 'The skill mark has been voided.');
    mark.voidedAt = now();
    mark.voidReason = reason;
  });
}
