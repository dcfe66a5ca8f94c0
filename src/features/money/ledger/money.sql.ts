import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/database/bulk-rows.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { inIds, type Sql } from '../../../platform/loaders/read-model.ts';
import type { Money } from './ledger.types.ts';

// Sums of ledger entries for operations that have locked the accounts.

/**
 * Reads the amount of money that each payment or credit note has on each fee, or as credit. The oldest payment or
 * credit note comes first.
 */
async function moneyWhere(em: SqlEntityManager, condition: Sql): Promise<Money[]> {
  const rows = await rowsOf(
    em,
    sql<Money>`
      select e.account_id as "accountId", e.fee_id as "feeId", e.payment_id as "paymentId",
        e.credit_note_id as "creditNoteId", cast(-sum(e.amount) as bigint) as amount
      from ledger_entries e
      left join payments p on p.academy_id = ${academyOf(em)} and p.id = e.payment_id
      left join credit_notes n on n.academy_id = ${academyOf(em)} and n.id = e.credit_note_id
      where e.academy_id = ${academyOf(em)} and (e.payment_id is not null or e.credit_note_id is not null)
        and ${condition}
      group by e.account_id, e.fee_id, e.payment_id, e.credit_note_id, p.created_at, n.created_at
      having sum(e.amount) < 0
      order by coalesce(p.created_at, n.created_at), coalesce(e.payment_id, e.credit_note_id)`,
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** Returns the credit of accounts by source, with the oldest source first. */
export const creditsOf = (em: SqlEntityManager, accountIds: readonly string[]): Promise<Money[]> =>
  moneyWhere(em, sql`e.fee_id is null and ${inIds(sql`e.account_id`, accountIds, engineOf(em))}`);

/** Returns the amounts that a payment has on fees and as credit, less refunds. */
export const moneyOfPayment = (em: SqlEntityManager, paymentId: string): Promise<Money[]> =>
  moneyWhere(em, sql`e.payment_id = ${paymentId}`);

/** Returns the amounts that a credit note has on fees and as credit of the account. */
export const moneyOfCreditNote = (em: SqlEntityManager, creditNoteId: string): Promise<Money[]> =>
  moneyWhere(em, sql`e.credit_note_id = ${creditNoteId}`);

/** Returns the ids of the accounts' open fees whose currency is `currency`. */
export async function openFeesOf(
  em: SqlEntityManager,
  accountIds: readonly string[],
  currency: string,
): Promise<string[]> {
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`select f.id from fees f where f.academy_id = ${academyOf(em)}
      and ${inIds(sql`f.account_id`, accountIds, engineOf(em))} and f.currency = ${currency}
      and f.voided_at is null and f.paid_amount + f.credited_amount < f.amount`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the amount that can still be credited to an account, or to a fee of the account. This is the billed amount,
 * less existing credit notes.
 */
export async function creditableOf(em: SqlEntityManager, accountId: string, feeId: string | null): Promise<number> {
  const academyId = academyOf(em);
  const [ofBilled, ofNotes] = feeId
    ? [sql`e.fee_id = ${feeId}`, sql`n.fee_id = ${feeId}`]
    : [sql`e.account_id = ${accountId}`, sql`n.account_id = ${accountId}`];
  const rows = await rowsOf(
    em,
    sql<{ amount: string }>`select
      (select coalesce(sum(e.amount), 0) from ledger_entries e where e.academy_id = ${academyId} and ${ofBilled}
        and e.kind in ('charge', 'adjust', 'void'))
      - (select coalesce(sum(n.amount), 0) from credit_notes n where n.academy_id = ${academyId}
        and n.voided_at is null and ${ofNotes})
      as amount`,
  );
  return Math.max(0, Number(rows[0]?.amount ?? 0));
}

/** Returns the sum of the credit notes for each fee, by fee id. Omits voided credit notes. */
export async function creditNotesOf(em: SqlEntityManager, feeIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsOf(
    em,
    sql<{ id: string; amount: string }>`select n.fee_id as id, sum(n.amount) as amount from credit_notes n
      where n.academy_id = ${academyOf(em)} and ${inIds(sql`n.fee_id`, feeIds, engineOf(em))} and n.voided_at is null group by n.fee_id`,
  );
  return new Map(rows.map(({ id, amount }) => [id, Number(amount)]));
}
