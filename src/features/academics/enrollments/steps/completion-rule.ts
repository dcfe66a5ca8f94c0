import type { SqlEntityManager } from '@mikro-orm/sql';
import { forbidden, invalidField } from '../../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../../platform/permissions/resource-scopes.ts';
import { isOffice } from '../../../../platform/permissions/roles.ts';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { Course } from '../../courses/course.entity.ts';
import type { Enrollment } from '../enrollment.entity.ts';
import { enrollmentsCompleting } from '../enrollment.signals.ts';

/** Throws FORBIDDEN if a caller who is not an admin gives a reason for overriding the completion rule. */
export function assertMayOverride(ctx: RequestContext, reason: string | null | undefined): void {
  if (reason && !isOffice(requireAcademy(ctx).viewer)) throw forbidden();
}

/**
 * Checks a locked enrollment against the current completion rule of its course, before the enrollment is completed. If
 * the enrollment does not meet the rule, stores `overrideReason` in the enrollment. Without an `overrideReason`, throws
 * BAD_USER_INPUT with the conditions that are not met.
 */
export async function checkCompletionRule(
  ctx: RequestContext,
  em: SqlEntityManager,
  enrollment: Enrollment,
  overrideReason: string | null | undefined,
): Promise<void> {
  enrollment.overrideReason = null;
  const progressOf = (each: Enrollment) => each.progressPercentage;
  const unmet = (await unmetConditions(ctx, em, [enrollment], progressOf)).get(enrollment.id) ?? [];
  if (unmet.length === 0) return;
  if (!overrideReason) {
    throw invalidField('status', `The enrollment does not meet the completion rule: it lacks ${unmet.join(', ')}.`);
  }
  enrollment.overrideReason = overrideReason;
}

/**
 * Returns the conditions of the current completion rule that enrollments do not meet: a map from the id of an
 * enrollment to its unmet conditions, as texts. The enrollments must be locked and belong to one course. `progressOf`
 * returns the progress of an enrollment in percent; null if it is unknown.
 */
export async function unmetConditions(
  ctx: RequestContext,
  em: SqlEntityManager,
  enrollments: readonly Enrollment[],
  progressOf: (enrollment: Enrollment) => number | null,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const id = enrollments[0]?.course.id;
  const course = id === undefined ? null : await em.findOne(Course, { id }, { filters: { notDeleted: false } });
  if (!course) return new Map();
  const { completionRule: rule } = course;
  const answers = await ctx.signals.ask(ctx, em, enrollmentsCompleting, { enrollments, rule });
  const { minProgress } = rule;
  return new Map(
    enrollments.map((enrollment) => {
      const lacksProgress = minProgress != null && (progressOf(enrollment) ?? -1) < minProgress;
      const progress = valueIfReadable(ctx, 'Course', `progress of ${minProgress} %`, 'progress');
      const others = answers.flatMap((unmet) => unmet.get(enrollment.id) ?? []);
      return [enrollment.id, [...(lacksProgress ? [progress] : []), ...others]];
    }),
  );
}
