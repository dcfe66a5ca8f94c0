import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import { onQuestion } from '../../../platform/signals/signals.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { enrollmentCompleting } from '../../academics/enrollments/enrollment.signals.ts';
import { Fee } from '../ledger/fee.entity.ts';

/** If the completion rule requires payment, an enrollment can be completed only if its fees and penalties are paid. */
export const requirePaidFees = onQuestion(
  enrollmentCompleting,
  async (ctx: RequestContext, em, { enrollment, rule }) => {
    if (!rule.requirePaid) return [];
    const fees = await em.find(Fee, { enrollment, voidedAt: null });
    const open = fees.reduce((sum, fee) => sum + fee.amount - fee.paidAmount - fee.creditedAmount, 0);
    if (open <= 0) return [];
    const withAmount = valueIfReadable(ctx, 'Fee', `payment of ${formatMoney(open)}`, 'payment');
    // department heads may not read fees, so they do not see the amount; all other roles that complete enrollments may
    // read fees
    return [requireAcademy(ctx).viewer.role === 'department_head' ? 'payment' : withAmount];
  },
);
