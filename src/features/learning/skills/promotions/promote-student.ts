import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../../platform/database/records.ts';
import { forbidden, invalidField, notFound } from '../../../../platform/errors/app-error.ts';
import { isOffice } from '../../../../platform/permissions/roles.ts';
import { requireAcademy, todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../../platform/tenancy/require-read-context.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { CurriculumStatus } from '../../../academics/skills/curriculum.enums.ts';
import { Level } from '../../../academics/skills/level.entity.ts';
import { Track } from '../../../academics/skills/track.entity.ts';
import { User } from '../../../identity/auth/user.entity.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { seenStudentIds } from '../marks/skill-mark.loaders.ts';
import { studentPromoted } from './promotion.signals.ts';
import { readStudentProgress } from './readiness.loaders.ts';
import { isHeldAlready, isReady } from './readiness.ts';
import { StudentLevel } from './student-level.entity.ts';
import type { PromoteStudentInput } from './student-level.inputs.ts';

/**
 * Promotes a student to a level whose requirements the student meets. An admin's reason overrides unmet requirements and
 * is stored. Returns the id of the promotion.
 */
export function promoteStudent(
  ctx: RequestContext,
  { studentId, levelId, overrideReason }: PromoteStudentInput,
): Promise<string> {
  if (overrideReason && !isOffice(requireAcademy(ctx).viewer)) throw forbidden();
  return ctx.session.write(async (em) => {
    // the lock makes concurrent promotions and marks of the student wait
    const student = await findRecord(em, Student, studentId, { lock: true });
    if (!student || !(await seenStudentIds(ctx, em, [student.id])).has(student.id)) throw notFound('Student');
    const level = await offeredLevel(em, levelId);
    const today = todayOf(ctx);
    const plain = asPlain(level);
    const wanted = { studentId: student.id, level: plain };
    const { facts, counts } = await readStudentProgress(em, wanted, requireReadContext(ctx));
    const isMet = isReady(facts, plain, counts, today);
    if (isHeldAlready(facts, plain)) {
      throw invalidField('levelId', 'The student holds this level or a higher one.');
    }
    if (!isMet && !overrideReason) throw invalidField('levelId', 'The student is not ready for this level.');
    const promotion = new StudentLevel();
    const promoter = em.getReference(User, requireAcademy(ctx).viewer.userId);
    const reason = isMet ? null : (overrideReason ?? null);
    Object.assign(promotion, { student, track: level.track, level, from: today, promoter, reason });
    em.persist(promotion);
    const promoted = { studentId: student.id, trackId: level.track.id, levelId: level.id };
    await ctx.signals.publish(ctx, em, studentPromoted, promoted);
    return promotion.id;
  });
}

/**
 * Returns the level, locked against deletion. Throws BAD_USER_INPUT if the level is unknown, or if the level or its
 * track is not active.
 */
async function offeredLevel(em: SqlEntityManager, id: string): Promise<Level> {
  const level = await findRecord(em, Level, id, { lock: 'shared' });
  const isActive = level?.status === CurriculumStatus.ACTIVE;
  const track = isActive ? await em.findOne(Track, { id: level.track.id }) : null;
  if (!level || track?.status !== CurriculumStatus.ACTIVE) throw invalidField('levelId', messages.selected('levelId'));
  return level;
}

const asPlain = ({ id, track, position, minAge, minDays, minSessions }: Level) => ({
  ...{ id, trackId: track.id, position, minAge, minDays, minSessions },
});
