import { assertVersion, assignGiven, getRecord } from '../../platform/database/records.ts';
import { type FieldErrors, forbidden, refuseIfAny } from '../../platform/errors/app-error.ts';
import { asFieldError } from '../../platform/errors/unique-violation.ts';
import { formatMoney } from '../../platform/graphql/scalars.ts';
import { requireAcademy } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { texts } from '../../platform/validation/words.ts';
import { Fee } from './fee.entity.ts';
import { PaymentStatus } from './fee.enums.ts';
import type { UpdateFeeInput } from './fee.inputs.ts';
import { assertUnpaid, balanceOf, enterPayment } from './ledger.ts';

const UNIQUE_KEYS = { fees_academy_id_enrollment_id_fee_type_period_unique: 'feeType' };

/** Changes a fee that is not paid yet, and pays the balance when it is told to be paid; support staff may only that. */
export function updateFee(
  ctx: RequestContext,
  id: string,
  { expectedVersion, paymentStatus, paymentMethod, ...changes }: UpdateFeeInput,
): Promise<void> {
  const isChange = Object.values(changes).some((value) => value !== undefined);
  if (isChange && requireAcademy(ctx).viewer.role === 'support_staff') throw forbidden();
  const isPaying = paymentStatus === PaymentStatus.PAID;
  return ctx.session.write(async (em) => {
    const fee = await getRecord(em, Fee, id, 'Fee', { lock: true });
    assertVersion(fee, expectedVersion);
    if (isChange || isPaying) assertUnpaid(fee, isPaying ? 'paymentStatus' : 'id');
    const errors: FieldErrors = {};
    if (changes.amount !== undefined && changes.amount < fee.paidAmount) {
      errors.amount = [texts.atLeast('amount', formatMoney(fee.paidAmount))];
    }
    if (isPaying && !paymentMethod) errors.paymentMethod = [texts.required('paymentMethod')];
    refuseIfAny(errors);
    assignGiven(fee, changes);
    if (isPaying && paymentMethod && balanceOf(fee) > 0) {
      await enterPayment(ctx, em, fee, { amount: balanceOf(fee), method: paymentMethod });
    }
    await asFieldError(() => em.flush(), UNIQUE_KEYS);
  });
}
