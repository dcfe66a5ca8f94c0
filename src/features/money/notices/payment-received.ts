import { sql } from 'kysely';
import { engineOf } from '../../../platform/database/bulk-rows.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { inIds } from '../../../platform/loaders/read-model.ts';
import { NoticeKind } from '../../academy/academies/notice.enums.ts';
import { noticeCause } from '../../operations/notices/core/notice-causes.ts';
import { noticeKind } from '../../operations/notices/core/notice-kinds.ts';
import type { NoticeRun } from '../../operations/notices/core/notice-run.ts';
import { notify } from '../../operations/notices/core/notify.ts';
import { amountInWords, dayInWords } from '../../operations/notices/core/texts.ts';
import { SuppressionReason } from '../../operations/notices/notice-send.enums.ts';
import { payersOf } from './billed-fees.ts';

interface PaidAmount {
  readonly id: string;
  readonly accountId: string;
  readonly amount: number;
  readonly refunded: number;
  readonly currency: string;
  readonly paidAt: string;
  readonly receiptNumber: string;
}

/** Returns payments by id. */
async function paymentsById({ em, academy }: NoticeRun, ids: readonly string[]): Promise<Map<string, PaidAmount>> {
  const rows = await rowsOf(
    em,
    sql<PaidAmount>`select p.id, p.account_id as "accountId", p.amount, p.currency, p.paid_at as "paidAt",
        p.receipt_number as "receiptNumber",
        (select cast(coalesce(-sum(r.amount), 0) as bigint) from payments r
          where r.academy_id = ${academy.id} and r.refund_of_id = p.id) as refunded
      from payments p where p.academy_id = ${academy.id} and ${inIds(sql`p.id`, ids, engineOf(em))}`,
  );
  return new Map(
    rows.map((row) => [row.id, { ...row, amount: Number(row.amount), refunded: Number(row.refunded) }] as const),
  );
}

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
