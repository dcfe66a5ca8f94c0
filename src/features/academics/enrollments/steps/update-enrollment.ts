import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven } from '../../../../platform/database/records.ts';
import { assertUnreachable, type FieldErrors, forbidden, refuseIfAny } from '../../../../platform/errors/app-error.ts';
import type { Viewer } from '../../../../platform/permissions/roles.ts';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { assertMayCorrect, changeDays } from '../change-days.ts';
import type { Enrollment } from '../enrollment.entity.ts';
import { EnrollmentStatus } from '../enrollment.enums.ts';
import type { UpdateEnrollmentInput } from '../enrollment.inputs.ts';
import { enrollmentsCompleted, enrollmentsDropped, placesMoved } from '../enrollment.signals.ts';
import { lockEnrollment } from '../locked-enrollment.ts';
import { passSeatsOn } from '../seats.ts';
import { approve } from './approve-enrollment.ts';
import { publishEnrollmentOpened } from './choose-extras.ts';
import { complete, reopen } from './complete-enrollment.ts';
import { assertMayOverride, checkCompletionRule } from './completion-rule.ts';
import { drop } from './drop-enrollment.ts';
import { assertMayBecome } from './transitions.ts';

const { PENDING, ACTIVE, COMPLETED, DROPPED } = EnrollmentStatus;

/**
 * Changes an enrollment. A new status approves, drops, completes or reopens the enrollment; the rules of these
 * operations apply. Teachers may change only the grade and the progress. Parents may only drop an enrollment.
 */
export function updateEnrollment(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateEnrollmentInput,
): Promise<void> {
  const { viewer } = requireAcademy(ctx);
  assertMayChange(viewer, input);
  assertMayCorrect(viewer, input);
  const { status, dropReason, overrideReason, enrollmentDate, activeFrom, ...given } = input;
  assertMayOverride(ctx, overrideReason);
  return ctx.session.write(async (em) => {
    // a new day also changes the rosters of the batch's sessions, so the batch is locked too
    const isMoved = enrollmentDate !== undefined || activeFrom !== undefined;
    const enrollment = await lockEnrollment(ctx, em, id, {
      seats: status !== undefined || isMoved,
      student: status === ACTIVE || isMoved,
    });
    assertVersion(enrollment, expectedVersion);
    assignGiven(enrollment, given);
    const isChanged = status !== undefined && status !== enrollment.status;
    if (isChanged && status === COMPLETED) {
      assertMayBecome(enrollment, status);
      await checkCompletionRule(ctx, em, enrollment, overrideReason);
    }
    if (isChanged) await changeStatus(ctx, em, enrollment, { status, dropReason: dropReason ?? null });
    const errors: FieldErrors = {};
    const move = changeDays(ctx, { enrollment, batch: enrollment.batch }, { enrollmentDate, activeFrom }, errors);
    refuseIfAny(errors);
    if (isChanged) {
      if (status !== ACTIVE) await passSeatsOn(em, enrollment.batch);
      if (status === ACTIVE) await publishEnrollmentOpened(ctx, em, enrollment);
      if (status === COMPLETED) await ctx.signals.publish(ctx, em, enrollmentsCompleted, { ids: [enrollment.id] });
      if (status === DROPPED) await ctx.signals.publish(ctx, em, enrollmentsDropped, { ids: [enrollment.id] });
    }
    if (!move) return;
    await em.flush();
    await ctx.signals.publish(ctx, em, placesMoved, { moves: [move] });
  });
}

/**
 * Throws FORBIDDEN if the input contains a change that callers with this role may never make. Runs before any row is
 * read.
 */
function assertMayChange({ role }: Viewer, input: UpdateEnrollmentInput): void {
  const changed = Object.entries(input).filter(([, value]) => value !== undefined);
  const isAllowed = (name: string, value: unknown): boolean => {
    if (role === 'teacher') return name === 'grade' || name === 'progressPercentage';
    if (role === 'parent') return (name === 'status' && value === DROPPED) || name === 'dropReason';
    return true;
  };
  if (!changed.every(([name, value]) => isAllowed(name, value))) throw forbidden();
}

/**
 * Changes the status of a locked enrollment; the rules for the new status apply. If the new status frees a seat, the
 * caller must give this seat to the waitlist.
 */
export async function changeStatus(
  ctx: RequestContext,
  em: SqlEntityManager,
  enrollment: Enrollment,
  { status, dropReason }: { status: EnrollmentStatus; dropReason: string | null },
): Promise<void> {
  const { role } = requireAcademy(ctx).viewer;
  const isReopened = enrollment.status === COMPLETED && status === ACTIVE;
  if (isReopened && role !== 'academy_admin' && role !== 'super_admin') throw forbidden();
  assertMayBecome(enrollment, status);
  switch (status) {
    case ACTIVE:
      return isReopened ? reopen(ctx, em, enrollment) : approve(ctx, em, enrollment);
    case COMPLETED:
      complete(ctx, enrollment);
      break;
    case DROPPED:
      drop(ctx, enrollment, dropReason);
      break;
    case PENDING:
      break;
    default:
      assertUnreachable(status);
  }
}
