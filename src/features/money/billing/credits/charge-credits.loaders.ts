import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../../platform/database/bulk-rows.ts';
import { rowsOf } from '../../../../platform/database/rows-of.ts';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';
import { inIds, type Sql } from '../../../../platform/loaders/read-model.ts';
import type { Days } from '../../../../platform/time/days.ts';
import { CancelCause } from '../../../scheduling/sessions/session.enums.ts';
import type { FeeType } from '../../ledger/fee.enums.ts';

// Reads the charges of enrollments and their credits. Each function of this file sends one SQL statement.

/**
 * Returns true if any of the enrollments may have an amount to credit or to charge again. Most ended enrollments have
 * no such amount. The caller then needs no further SQL statement.
 */
export async function wereBilled(em: SqlEntityManager, enrollmentIds: readonly string[]): Promise<boolean> {
  const academyId = academyOf(em);
  const isOne = (column: Sql) => inIds(column, enrollmentIds, engineOf(em));
  const rows = await rowsOf(
    em,
    sql`select 1 where exists (select 1 from fees f where f.academy_id = ${academyId} and ${isOne(sql`f.enrollment_id`)})
      or exists (select 1 from enrollment_transfers t where t.academy_id = ${academyId} and t.was_active
        and ${isOne(sql`t.entered_id`)})
      or exists (select 1 from discount_uses u where u.academy_id = ${academyId} and ${isOne(sql`u.enrollment_id`)})`,
  );
  return rows.length > 0;
}

/** A fee that was billed automatically, or a part of such a fee that was split off. */
export interface BilledFee {
  readonly id: string;
  readonly accountId: string;
  readonly enrollmentId: string;
  readonly currency: string;
  readonly feeType: FeeType;
  /** The billing key of the fee; for a part that was split off, the key of the original fee. */
  readonly billingKey: string;
  readonly dueDate: string;
  readonly createdAt: string;
  readonly amount: number;
  /** The sum of the fee's credit notes, in minor units. */
  readonly noted: number;
  /**
   * The label of the fee's first price step, which is the name of the billed item. Null if the fee stores no price
   * steps.
   */
  readonly label: string | null;
  /** The amount of the fee's first price step, in minor units. Null if the fee stores no price steps. */
  readonly price: number | null;
  /** See {@link Fee.billedUnits}. */
  readonly billedUnits: number | null;
}

/** Reads the automatically billed fees of enrollments, by due date, the earliest first. Omits voided fees. */
export async function readBilledFees(em: SqlEntityManager, enrollmentIds: readonly string[]): Promise<BilledFee[]> {
  const isPostgres = engineOf(em) === 'postgresql';
  const wholeId = isPostgres ? sql`(f.installment ->> 'groupId')::uuid` : sql`json_extract(f.installment, '$.groupId')`;
  // the original fee keeps the billing key, even if the fee is voided
  const key = sql`coalesce(f.billing_key, (select w.billing_key from fees w
    where w.academy_id = ${academyOf(em)} and w.id = ${wholeId}))`;
  const ofFirstStep = (name: 'label' | 'amount') =>
    isPostgres ? sql`f.steps -> 0 ->> ${sql.lit(name)}` : sql`json_extract(f.steps, ${sql.lit(`$[0].${name}`)})`;
  const rows = await rowsOf<BilledFee>(
    em,
    sql`select f.id, f.account_id as "accountId", f.enrollment_id as "enrollmentId", f.currency, f.fee_type as "feeType",
        ${key} as "billingKey",
        f.due_date as "dueDate", f.created_at as "createdAt", f.amount, f.billed_units as "billedUnits",
        ${ofFirstStep('label')} as label,
        ${ofFirstStep('amount')} as price,
        (select coalesce(sum(n.amount), 0) from credit_notes n where n.academy_id = ${academyOf(em)} and n.fee_id = f.id
          and n.voided_at is null) as noted
      from fees f where f.academy_id = ${academyOf(em)} and ${inIds(sql`f.enrollment_id`, enrollmentIds, engineOf(em))}
        and f.voided_at is null and ${key} is not null
      order by f.due_date, f.billing_key, f.id`,
  );
  return rows.map(({ amount, noted, price, ...row }) => ({
    ...row,
    ...{ amount: Number(amount), noted: Number(noted), price: price === null ? null : Number(price) },
  }));
}

/**
 * A stored credit for a charge: for one day or, if `slotDate` is null, for the unused part of the charge after the
 * enrollment ended.
 */
export interface KnownCredit {
  readonly id: string;
  readonly enrollmentId: string;
  readonly charge: string;
  readonly slotDate: string | null;
  readonly amount: number;
  readonly creditNoteId: string | null;
}

export async function readKnownCredits(em: SqlEntityManager, enrollmentIds: readonly string[]): Promise<KnownCredit[]> {
  const rows = await rowsOf<KnownCredit>(
    em,
    sql`select c.id, c.enrollment_id as "enrollmentId", c.charge, c.slot_date as "slotDate", c.amount,
        c.credit_note_id as "creditNoteId" from charge_credits c
      where c.academy_id = ${academyOf(em)} and ${inIds(sql`c.enrollment_id`, enrollmentIds, engineOf(em))}`,
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** A day for which the weekly schedule of a batch planned a session, and the time at which the session begins. */
export interface Slot {
  readonly batchId: string;
  readonly slotDate: string;
  readonly startsAt: string;
}

/**
 * Reads the slots of batches from the day `from` to the day `until`, and later slots whose sessions were moved before
 * `now`. Omits slots whose sessions a changed weekly schedule cancelled, because no student pays for them.
 */
export const readSlots = (
  em: SqlEntityManager,
  batchIds: readonly string[],
  { from, until, now }: Days & { readonly now: string },
): Promise<Slot[]> =>
  rowsOf(
    em,
    sql`select s.batch_id as "batchId", s.slot_date as "slotDate", s.starts_at as "startsAt" from class_sessions s
      where s.academy_id = ${academyOf(em)} and ${inIds(sql`s.batch_id`, batchIds, engineOf(em))}
        and s.slot_date >= ${from} and (s.slot_date <= ${until} or s.starts_at <= ${now})
        and (s.cancel_cause is null or s.cancel_cause <> ${sql.lit(CancelCause.SCHEDULE)})`,
  );

/** Reads the ids of the enrollments that were active in a batch on any day of a range. */
export async function readLearners(
  em: SqlEntityManager,
  batchId: string,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    em,
    sql`select e.id from enrollments e
      where e.academy_id = ${academyOf(em)} and e.batch_id = ${batchId} and e.active_from <= ${until}
        and (e.status = 'active' or coalesce(e.dropped_on, e.completion_date) >= ${from})
      order by e.id`,
  );
  return rows.map(({ id }) => id);
}
