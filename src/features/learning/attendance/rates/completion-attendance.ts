import { valueIfReadable } from '../../../../platform/permissions/resource-scopes.ts';
import { onQuestion } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../../platform/tenancy/require-read-context.ts';
import { enrollmentsCompleting } from '../../../academics/enrollments/enrollment.signals.ts';
import { attendedEnough } from './completion-attendance.loaders.ts';

/** Requires the minimum attendance of the course's completion rule. */
export const requireAttendance = onQuestion(
  enrollmentsCompleting,
  async (ctx: RequestContext, em, { enrollments, rule: { minAttendance } }) => {
    if (minAttendance == null) return new Map();
    const ids = enrollments.map(({ id }) => id);
    const met = await attendedEnough(em, requireReadContext(ctx), ids, minAttendance);
    const unmet = valueIfReadable(ctx, 'Course', `attendance of ${minAttendance} %`, 'attendance');
    return new Map(ids.flatMap((id) => (met.has(id) ? [] : [[id, unmet]])));
  },
);
