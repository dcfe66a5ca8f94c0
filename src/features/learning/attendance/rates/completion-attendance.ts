import { valueIfReadable } from '../../../../platform/permissions/resource-scopes.ts';
import { onQuestion } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../../platform/tenancy/require-read-context.ts';
import { enrollmentCompleting } from '../../../academics/enrollments/enrollment.signals.ts';
import { reachesAttendance } from './completion-attendance.loaders.ts';

/** Requires the minimum attendance of the course's completion rule. */
export const requireAttendance = onQuestion(
  enrollmentCompleting,
  async (ctx: RequestContext, em, { enrollment, rule: { minAttendance } }) => {
    if (minAttendance == null) return [];
    const isMet = await reachesAttendance(em, requireReadContext(ctx), enrollment.id, minAttendance);
    return isMet ? [] : [valueIfReadable(ctx, 'Course', `attendance of ${minAttendance} %`, 'attendance')];
  },
);
