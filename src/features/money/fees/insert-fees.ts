import type { SqlEntityManager } from '@mikro-orm/sql';
import { auditChanges } from '../../../platform/audit/bulk-audit.ts';
import { insertMissingRows } from '../../../platform/database/bulk-rows.ts';
import { recordInserted } from '../../../platform/events/outbox.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { EntryKind } from '../ledger/ledger.enums.ts';
import type { LedgerPosting } from '../ledger/ledger-posting.ts';
import { feeEvents } from './fee.outbox.ts';

/** The plain values of a new fee. */
export type FeeRow = Pick<
  Fee,
  | 'id'
  | 'studentId'
  | 'parentId'
  | 'accountId'
  | 'enrollmentId'
  | 'feeType'
  | 'title'
  | 'period'
  | 'amount'
  | 'currency'
  | 'dueDate'
  | 'steps'
  | 'tax'
  | 'taxes'
  | 'billingKey'
  | 'penaltyForId'
  | 'installment'
  | 'billingRunId'
> &
  Partial<Pick<Fee, 'siblingRank' | 'billedUnits'>>;

/**
 * Inserts thousands of fees with few SQL statements, and posts their charges. Skips fees whose billing key exists.
 * Returns the inserted fees. Each fee is inserted once, even if several callers bill it at the same time.
 */
export async function insertFees(
  em: SqlEntityManager,
  books: LedgerPosting,
  rows: readonly FeeRow[],
): Promise<FeeRow[]> {
  if (rows.length === 0) return [];
  const ids = await insertMissingRows(em, Fee, rows);
  const made = rows.filter(({ id }) => ids.has(id));
  for (const fee of made) books.post(fee.accountId, { kind: EntryKind.CHARGE, fee, amount: fee.amount });
  await auditChanges(
    em,
    Fee,
    made.map((row) => ({ from: null, to: shownOf(row) })),
  );
  await recordInserted(em, feeEvents, made.map(asEntity));
  return made;
}

const shownOf = ({ amount, tax, taxes, steps, siblingRank: _, billedUnits: __, ...row }: FeeRow) => ({
  ...row,
  amount: formatMoney(amount),
  tax: formatMoney(tax),
  taxes: taxes?.map((each) => ({ ...each })) ?? null,
  steps: steps?.map((step) => ({ ...step })) ?? null,
});

/** Builds the entity of an inserted fee, from which events are created. */
function asEntity({ studentId, parentId, accountId, enrollmentId, billingRunId, ...row }: FeeRow): Fee {
  const referTo = (id: string | null) => id && { id };
  const relations = {
    student: referTo(studentId),
    parent: referTo(parentId),
    account: referTo(accountId),
    enrollment: referTo(enrollmentId),
    billingRun: referTo(billingRunId),
  };
  return { ...row, ...relations, paidAmount: 0, creditedAmount: 0 } as Fee;
}
