import { sql } from 'kysely';
import { inIds } from '../../../platform/loaders/read-model.ts';
import type { NoticeReading } from '../../operations/notices/core/notice-run.types.ts';

/** A payment as notices describe it. */
interface PaidAmount {
  readonly id: string;
  readonly accountId: string;
  readonly amount: number;
  /** The sum of the refunds. */
  readonly refunded: number;
  readonly currency: string;
  readonly paidAt: string;
  readonly receiptNumber: string;
}

/** Returns payments by id. */
export async function paymentsById(
  { academy, engine, read }: NoticeReading,
  ids: readonly string[],
): Promise<Map<string, PaidAmount>> {
  const academyId = academy.id;
  const rows =
    await read(sql<PaidAmount>`select p.id, p.account_id as "accountId", p.amount, p.currency, p.paid_at as "paidAt",
        p.receipt_number as "receiptNumber",
        (select cast(coalesce(-sum(r.amount), 0) as bigint) from payments r
          where r.academy_id = ${academyId} and r.refund_of_id = p.id) as refunded
      from payments p where p.academy_id = ${academyId} and ${inIds(sql`p.id`, ids, engine)}`);
  return new Map(
    rows.map((row) => [row.id, { ...row, amount: Number(row.amount), refunded: Number(row.refunded) }] as const),
  );
}
