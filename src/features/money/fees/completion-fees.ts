import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import { onQuestion } from '../../../platform/signals/signals.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { enrollmentsCompleting } from '../../academics/enrollments/enrollment.signals.ts';
import { Fee } from '../ledger/fee.entity.ts';

/** If the completion rule requires payment, an enrollment can be completed only if its fees and penalties are paid. */
export const requirePaidFees = onQuestion(
  enrollmentsCompleting,
  async (ctx: RequestContext, em, { enrollments, rule }) => {
    if (!rule.requirePaid) return new Map();
    const fees = await em.find(Fee, { enrollment: { $in: [...enrollments] }, voidedAt: null });
    const ofEnrollments = Map.groupBy(fees, (fee) => fee.enrollment?.id ?? '');
    return new Map(
      [...ofEnrollments].flatMap(([id, own]) => {
        const open = own.reduce((sum, fee) => sum + fee.amount - fee.paidAmount - fee.creditedAmount, 0);
        return open > 0 ? [[id, paymentOf(ctx, open)]] : [];
      }),
    );
  },
);

/** Describes the missing payment in words. */
function paymentOf(ctx: RequestContext, open: number): string {
  // department heads may not read fees, so they do not see the amount; all other roles that complete enrollments may
  // read fees
  if (requireAcademy(ctx).viewer.role === 'department_head') return 'payment';
  return valueIfReadable(ctx, 'Fee', `payment of ${formatMoney(open)}`, 'payment');
}
