import { creates, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';
import { accountReads } from '../accounts/account.loaders.ts';
import { feeReads, paymentReads, paymentsOfAccount, paymentsOfFee } from '../fees/fee.loaders.ts';
import { RecordAccountPaymentInput } from './account-payment.inputs.ts';
import { PaymentListArgs, RecordPaymentInput, RefundPaymentInput } from './payment.inputs.ts';
import { recordAccountPayment } from './record-account-payment.ts';
import { recordPayment } from './record-payment.ts';
import { refundPayment } from './refund-payment.ts';

const mayRead = scoped('payments:read', roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student'));
const mayWrite = scoped('payments:write', writers('academy_admin', 'administrator', 'support_staff'));

export const payments = resource({
  noun: 'payment',
  reads: paymentReads,
  list: PaymentListArgs,
  operations: {
    payment: readsOne({ may: mayRead, description: 'Returns a payment by id, or null if the caller cannot see it.' }),
    payments: readsList({
      may: mayRead,
      description: "The payments for fees that the caller can see, and the payments of the caller's own account.",
    }),
    recordPayment: creates(RecordPaymentInput, recordPayment, {
      may: mayWrite,
      description: 'Records money that was received for a fee.',
    }),
    recordAccountPayment: creates(RecordAccountPaymentInput, recordAccountPayment, {
      may: mayWrite,
      description:
        'Records money received from a payer, for several fees or as credit. The part that is not allocated to a ' +
        'fee becomes credit. Credit pays open fees automatically unless `autoApplyCredit` of the account is ' +
        'false.',
    }),
    refundPayment: updates(RefundPaymentInput, refundPayment, {
      may: scoped('payments:write', writers('academy_admin')),
      input: 'The amount and the reason.',
      optional: true,
      description: 'Refunds a payment, in full or in part. Returns the refund: a payment with a negative amount.',
    }),
  },
  fields: {
    fee: refersTo(
      feeReads,
      'feeId',
      'The paid fee; null for a payment for several fees or as credit of the account, or if the caller cannot ' +
        'see the fee.',
    ),
    account: refersTo(
      accountReads,
      'accountId',
      'The account that the payment is for; null if the caller cannot see the account.',
    ),
  },
  elsewhere: [
    listedIn(paymentsOfFee, 'The payments and refunds of the fee, including payments for several fees.'),
    listedIn(paymentsOfAccount, 'The payments and refunds of the account that the caller can see.'),
  ],
});
