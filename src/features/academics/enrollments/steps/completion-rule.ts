import type { SqlEntityManager } from '@mikro-orm/sql';
import { forbidden, invalidField } from '../../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../../platform/permissions/resource-scopes.ts';
import { isOffice } from '../../../../platform/permissions/roles.ts';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { Course } from '../../courses/course.entity.ts';
import type { Enrollment } from '../enrollment.entity.ts';
import { enrollmentCompleting } from '../enrollment.signals.ts';

/** Throws FORBIDDEN if a caller who is not an admin overrides the completion rule. */
export function assertMayOverride(ctx: RequestContext, reason: string | null | undefined): void {
  if (reason && !isOffice(requireAcademy(ctx).viewer)) throw forbidden();
}

/**
 * Checks a locked enrollment against the current completion rule of its course, before it is completed. If the input
 * has a reason, an unmet rule is overridden and the reason is stored. Otherwise throws BAD_USER_INPUT with the unmet
 * conditions.
 */
export async function checkCompletionRule(
  ctx: RequestContext,
  em: SqlEntityManager,
  enrollment: Enrollment,
  overrideReason: string | null | undefined,
): Promise<void> {
  enrollment.overrideReason = null;
  const course = await em.findOne(Course, { id: enrollment.course.id }, { filters: { notDeleted: false } });
  if (!course) return;
  const { completionRule: rule } = course;
  const unmet: string[] = [];
  const { minProgress } = rule;
  if (minProgress != null && enrollment.progressPercentage < minProgress) {
    unmet.push(valueIfReadable(ctx, 'Course', `progress of ${minProgress} %`, 'progress'));
  }
  unmet.push(...(await ctx.signals.ask(ctx, em, enrollmentCompleting, { enrollment, rule })).flat());
  if (unmet.length === 0) return;
  if (!overrideReason) {
    throw invalidField('status', `The enrollment does not meet the completion rule: it lacks ${unmet.join(', ')}.`);
  }
  enrollment.overrideReason = overrideReason;
}
