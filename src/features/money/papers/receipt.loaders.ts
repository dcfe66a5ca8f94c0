import { sql } from 'kysely';
import { visibilityConditions } from '../../../platform/loaders/conditions.ts';
import { tableOf } from '../../../platform/loaders/table.ts';
import { dayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { conditionOf, studentVisibility } from '../../people/students/student.visibility.ts';
import { accountVisibility } from '../accounts/account.visibility.ts';
import { paymentReads } from '../fees/fee.loaders.ts';
import { feeVisibility } from '../fees/fee.visibility.ts';
import type { Receipt, ReceiptPart, ReceiptRefund } from './receipt.types.ts';

type ReceiptRow = Omit<Receipt, 'paidOn'> & { readonly paidOn: string | null };

/** Returns a payment with its payer; null if the caller cannot see the payment. */
export async function readReceipt(ctx: RequestContext, id: string): Promise<Receipt | null> {
  const context = requireReadContext(ctx);
  const { academyId } = context;
  const visibility = visibilityConditions(tableOf(ctx.database, paymentReads), paymentReads, context);
  if (!visibility) return null;
  const seen = conditionOf(accountVisibility(context, 'a'));
  const [row] = await ctx.session.query(
    sql<ReceiptRow>`select t.receipt_number as number, t.amount, t.currency, t.method, t.reference,
        t.paid_at as "paidAt", t.paid_on as "paidOn", o.receipt_number as "refundOf",
        case when ${seen} then a.number end as account, case when ${seen} then coalesce(p.name, s.name) end as payer
      from payments t
      join accounts a on a.academy_id = ${academyId} and a.id = t.account_id
      left join parents p on p.academy_id = ${academyId} and p.id = a.parent_id
      left join students s on s.academy_id = ${academyId} and s.id = a.student_id
      left join payments o on o.academy_id = ${academyId} and o.id = t.refund_of_id
      where t.academy_id = ${academyId} and t.id = ${id} and ${sql.join(visibility, sql` and `)}`,
  );
  return row ? { ...row, amount: Number(row.amount), paidOn: row.paidOn ?? dayOf(ctx, row.paidAt) } : null;
}

/**
 * Returns the parts of a payment that paid fees, or the parts of a refund that were taken from fees. Omits fees that
 * the caller cannot see.
 */
export async function readReceiptParts(ctx: RequestContext, id: string): Promise<ReceiptPart[]> {
  const context = requireReadContext(ctx);
  const { academyId } = context;
  const entries = (which: 'payment' | 'refund') => sql`select e.fee_id, e.id, e.amount from ledger_entries e
    where e.academy_id = ${academyId} and e.fee_id is not null and ${
      which === 'refund' ? sql`e.refund_id = ${id}` : sql`e.payment_id = ${id} and e.refund_id is null`
    }`;
  const rows = await ctx.session.query(
    sql<ReceiptPart>`select f.title, f.fee_type as type, m.amount,
        case when ${conditionOf(studentVisibility(context, sql`f.student_id`))} then s.name end as student
      from (select e.fee_id, min(cast(e.id as text)) as place, cast(-sum(e.amount) as bigint) as amount
        from (${entries('payment')} union all ${entries('refund')}) as e
        group by e.fee_id having sum(e.amount) <> 0) as m
      join fees f on f.academy_id = ${academyId} and f.id = m.fee_id
      left join students s on s.academy_id = ${academyId} and s.id = f.student_id
      where ${conditionOf(feeVisibility(context, sql`f.id`))}
      order by m.place`,
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** Returns the refunds of a payment, oldest first. */
export async function readRefunds(ctx: RequestContext, id: string): Promise<ReceiptRefund[]> {
  const { academyId } = requireReadContext(ctx);
  const rows = await ctx.session.query(
    sql<ReceiptRefund & { paidAt: string }>`select r.receipt_number as number, r.amount, r.paid_on as "paidOn",
        r.paid_at as "paidAt"
      from payments r where r.academy_id = ${academyId} and r.refund_of_id = ${id} order by r.id`,
  );
  return rows.map(({ number, amount, paidOn, paidAt }) => ({
    number,
    amount: Number(amount),
    paidOn: paidOn ?? dayOf(ctx, paidAt),
  }));
}
