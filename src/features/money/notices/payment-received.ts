import { NoticeKind } from '../../academy/academies/notice.enums.ts';
import { noticeCause } from '../../operations/notices/core/notice-causes.ts';
import { noticeKind } from '../../operations/notices/core/notice-kinds.ts';
import { notify } from '../../operations/notices/core/notify.ts';
import { amountInWords, dayInWords } from '../../operations/notices/core/texts.ts';
import { SuppressionReason } from '../../operations/notices/notice-send.enums.ts';
import { payersOf } from './billed-fees.ts';
import { paymentsById } from './received-payments.loaders.ts';

noticeCause({
  kinds: [NoticeKind.PAYMENT_RECEIVED],
  types: ['payment.recorded'],
  async follow(run, events) {
    const ids = events.map(({ resourceId }) => resourceId);
    const payments = [...(await paymentsById(run, ids)).values()];
    const payers = await payersOf(run, [...new Set(payments.map(({ accountId }) => accountId))]);
    await notify(
      run,
      NoticeKind.PAYMENT_RECEIVED,
      payments.map(({ id, accountId }) => ({
        dedupeKey: `payment_received ${id}`,
        resource: { type: 'payment', id },
        params: { accountId, paymentId: id },
        recipients: payers.get(accountId) ?? [],
      })),
    );
  },
});

noticeKind({
  kind: NoticeKind.PAYMENT_RECEIVED,
  mayBeInDigest: true,
  placeholders: {
    amount: 'The amount of the payment.',
    date: 'The day of the payment, in words.',
    receipt_number: 'The receipt number.',
  },
  texts: {
    subject: '{{academy_name}} received your payment of {{amount}}',
    body:
      'Hello {{recipient_name}},\n\n{{academy_name}} received your payment of {{amount}} on {{date}}.\n\n' +
      'The receipt number is {{receipt_number}}.',
    sms: '{{academy_name}} received your payment of {{amount}}. Receipt: {{receipt_number}}.',
  },
  async valuesOf(run, facts, locale) {
    const ids = facts.map(({ params }) => String(params.paymentId));
    const payments = await paymentsById(run, [...new Set(ids)]);
    return ids.map((id) => {
      const payment = payments.get(id);
      if (!payment) return { amount: amountInWords(run, 0), date: '', receipt_number: '' };
      return {
        amount: amountInWords(run, payment.amount, payment.currency),
        date: dayInWords(run.clock.dayOf(payment.paidAt), locale),
        receipt_number: payment.receiptNumber,
      };
    });
  },
  async obsolete(run, { params }) {
    const payment = (await paymentsById(run, [String(params.paymentId)])).get(String(params.paymentId));
    return !payment || payment.refunded >= payment.amount ? SuppressionReason.CORRECTED : null;
  },
});
