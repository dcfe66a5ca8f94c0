import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FieldErrors } from '../../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import type { Enrollment } from '../enrollment.entity.ts';
import { EnrollmentStatus } from '../enrollment.enums.ts';
import { enrollmentsActivated, extrasChoosing, extrasChosen } from '../enrollment.signals.ts';
import type { EnrollmentExtras } from '../enrollment-extras.types.ts';

const isNothing = ({ coupon, addOnPlanIds }: EnrollmentExtras): boolean => !coupon && !addOnPlanIds?.length;

/** Returns the errors in the options of an enrollment. `enrollment` is null if it has not been created yet. */
export async function checkExtras(
  ctx: RequestContext,
  em: SqlEntityManager,
  enrollment: Enrollment | null,
  extras: EnrollmentExtras,
): Promise<FieldErrors> {
  if (isNothing(extras)) return {};
  return Object.assign({}, ...(await ctx.signals.ask(ctx, em, extrasChoosing, { enrollment, extras })));
}

/**
 * Publishes `extrasChosen` if an enrollment was created or approved with options. If the enrollment is active, also
 * publishes `enrollmentsActivated`.
 */
export async function publishEnrollmentOpened(
  ctx: RequestContext,
  em: SqlEntityManager,
  enrollment: Enrollment,
  extras: EnrollmentExtras = {},
): Promise<void> {
  if (!isNothing(extras)) await ctx.signals.publish(ctx, em, extrasChosen, { enrollment, extras });
  if (enrollment.status === EnrollmentStatus.ACTIVE) {
    await ctx.signals.publish(ctx, em, enrollmentsActivated, { ids: [enrollment.id] });
  }
}
