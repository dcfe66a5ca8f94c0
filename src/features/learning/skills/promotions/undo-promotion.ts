import { findRecord, getRecord } from '../../../../platform/database/records.ts';
import { invalidField } from '../../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { promotionUndone } from './promotion.signals.ts';
import { StudentLevel } from './student-level.entity.ts';
import type { UndoPromotionArgs } from './student-level.inputs.ts';

/** Undoes the last promotion of a student in a track, so that the student holds the previous level again. */
export function undoPromotion(
  ctx: RequestContext,
  id: string,
  _version: unknown,
  { reason }: UndoPromotionArgs,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const { student, track } = await getRecord(em, StudentLevel, id, { name: 'Promotion' });
    await findRecord(em, Student, student.id, { lock: true });
    const promotion = await getRecord(em, StudentLevel, id, { name: 'Promotion', lock: true });
    if (promotion.undoneAt !== null) throw invalidField('id', 'The promotion has been undone.');
    const [last] = await em.find(
      StudentLevel,
      { student, track, undoneAt: null },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
    );
    if (last?.id !== promotion.id) throw invalidField('id', 'The student has a later promotion in this track.');
    promotion.undoneAt = now();
    promotion.undoReason = reason;
    const undone = { studentId: student.id, trackId: track.id, levelId: promotion.level.id };
    await ctx.signals.publish(ctx, em, promotionUndone, undone);
  });
}
