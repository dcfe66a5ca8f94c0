import { createCreditNote } from '../../src/features/money/credit-notes/create-credit-note.ts';
import { createFeesForBatch } from '../../src/features/money/fees/create-fees-for-batch.ts';
import { updateFee } from '../../src/features/money/fees/update-fee.ts';
import { voidFee } from '../../src/features/money/fees/void-fee.ts';
import { FeeType, PaymentMethod, PaymentStatus } from '../../src/features/money/ledger/fee.enums.ts';
import { CreditReason } from '../../src/features/money/ledger/ledger.enums.ts';
import { recordAccountPayment } from '../../src/features/money/payments/record-account-payment.ts';
import { recordPayment } from '../../src/features/money/payments/record-payment.ts';
import { refundPayment } from '../../src/features/money/payments/refund-payment.ts';
import { addDays } from '../calendar.ts';
import { type DemoContext, theFirst } from '../demo-context.ts';

/** The price of the outing in minor units. The number is the same in the currency of each demo academy. */
const PRICE = 4_500;

/**
 * Bills this month's outing to the teacher's batch. Some students pay, one pays a part, one pays later, and one fee is
 * voided.
 */
export async function billBatch(context: DemoContext): Promise<void> {
  const { as, member, rows, today } = context;
  const { staffId } = member('teacher');
  const batch = theFirst(rows.batches, ({ instructorId }) => instructorId === staffId);
  const input = {
    batchId: batch.id,
    feeType: FeeType.ACTIVITY,
    title: 'Outing of the batch',
    amount: PRICE,
    dueDate: addDays(today, 21),
    period: today.slice(0, 7),
  };
  const feeIds = await as('office', (ctx) => createFeesForBatch(ctx, input));
  const [part, full, balance, later, none] = feeIds as [string, string, string, string, string];
  await as('support', (ctx) =>
    recordPayment(ctx, { feeId: part, amount: 1_500, method: PaymentMethod.CASH, idempotencyKey: `pay-${part}` }),
  );
  await as('office', (ctx) =>
    recordPayment(ctx, { feeId: full, amount: PRICE, method: PaymentMethod.BANK_TRANSFER, reference: 'Outing' }),
  );
  await as('support', (ctx) =>
    updateFee(ctx, balance, { paymentStatus: PaymentStatus.PAID, paymentMethod: PaymentMethod.CARD }),
  );
  await as('office', (ctx) =>
    updateFee(ctx, later, { dueDate: addDays(today, 35), notes: 'Pays after the holidays.' }),
  );
  await as('admin', (ctx) => voidFee(ctx, none));
  await refundHalf(context);
}

/** Records a payment that is larger than the open fees of a family, and a credit for a cancelled lesson. */
export async function payForFamily({ as, rows }: DemoContext): Promise<void> {
  const account = theFirst(rows.accounts.toReversed(), ({ owed }) => owed > 0);
  const payment = { accountId: account.id, amount: account.owed + 10_000, method: PaymentMethod.BANK_TRANSFER };
  await as('office', (ctx) => recordAccountPayment(ctx, { ...payment, reference: 'All fees' }));
  const creditNote = {
    accountId: account.id,
    amount: 1_000,
    reason: CreditReason.GOODWILL,
    note: 'A lesson fell out.',
  };
  await as('admin', (ctx) => createCreditNote(ctx, creditNote));
}

/** Refunds half of the payment for a fee that is not due yet. */
async function refundHalf({ as, rows, today }: DemoContext): Promise<void> {
  const paid = theFirst(rows.fees, ({ amount, paidAmount, dueDate }) => paidAmount === amount && dueDate > today);
  const payment = theFirst(rows.payments, ({ feeId }) => feeId === paid.id);
  await as('admin', (ctx) =>
    refundPayment(ctx, payment.id, { amount: Math.floor(payment.amount / 2), reason: 'Half a term away' }),
  );
}
