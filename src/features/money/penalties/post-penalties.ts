import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords, referTo } from '../../../platform/database/records.ts';
import { recordEvent } from '../../../platform/events/outbox.ts';
import { percentText } from '../../../platform/money/percents.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Parent } from '../../people/parents/parent.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import { lockAccounts } from '../accounts/open-accounts.ts';
import { BillingRun } from '../ledger/billing-run.entity.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { FeeType } from '../ledger/fee.enums.ts';
import { type PenaltyBasis, type PriceStep } from '../ledger/fee-values.entity.ts';
import { EntryKind } from '../ledger/ledger.enums.ts';
import { LedgerPosting } from '../ledger/ledger-posting.ts';
import { type DuePenalty, duePenalties } from './due-penalties.ts';
import { penaltyPosted } from './penalty.outbox.ts';

/** Selects the penalties to post. */
export interface PostPenalties {
  /** The day on which the penalties are due: today or earlier. */
  readonly asOf: string;
  /** The ids of the fees to check for penalties. */
  readonly feeIds: readonly string[];
  readonly billingRunId: string;
}

/**
 * Posts one penalty for each fee that requires a penalty, in the account of the fee. Pays the penalties from account
 * credit. Locks students, parents, accounts and fees. All overdue fees of one account must be handled in one
 * transaction. Returns the amounts of the posted penalties, in minor units.
 */
export async function postPenalties(
  ctx: RequestContext,
  em: SqlEntityManager,
  { asOf, feeIds, billingRunId }: PostPenalties,
): Promise<number[]> {
  const billingRun = referTo(em, BillingRun, billingRunId);
  const known = await em.find(Fee, { id: { $in: [...feeIds] } });
  // without these locks, a concurrent erasure of the person would miss the titles of the new penalties
  const shared = { lock: 'shared' } as const;
  await lockRecords(
    em,
    Student,
    known.map(({ student }) => student?.id),
    shared,
  );
  await lockRecords(
    em,
    Parent,
    known.map(({ parent }) => parent?.id),
    shared,
  );
  const accounts = new Map(
    (
      await lockAccounts(
        em,
        known.map(({ account }) => account.id),
      )
    ).map((account) => [account.id, account]),
  );
  const fees = new Map((await lockRecords(em, Fee, feeIds)).map((fee) => [fee.id, fee]));
  const books = new LedgerPosting(ctx, em, [...accounts.values()]);
  const amounts: number[] = [];
  // reads the due penalties under the locks, because fees may have changed since the billing run found them
  for (const due of await duePenalties(ctx, em, asOf, feeIds)) {
    const fee = fees.get(due.feeId);
    // if a fee moved to another payer meanwhile, the next billing run handles this fee
    if (!fee || !accounts.has(fee.account.id)) continue;
    const penalty = Object.assign(penaltyFor(fee, due, books.today), { billingRun });
    em.persist(penalty);
    books.postFee(penalty, { kind: EntryKind.CHARGE, amount: penalty.amount });
    recordEvent(em, penaltyPosted, penalty);
    amounts.push(penalty.amount);
  }
  await books.commit();
  return amounts;
}

/** Builds the penalty for a fee, with the same payer. The penalty is due today. */
function penaltyFor(fee: Fee, { amount, basis }: DuePenalty, today: string): Fee {
  const { student, parent, account, enrollment, currency } = fee;
  return Object.assign(new Fee(), {
    ...{ student, parent, account, enrollment, currency, amount },
    feeType: FeeType.LATE_PAYMENT_PENALTY,
    title: fee.title && titleOf(fee.title),
    dueDate: today,
    steps: [stepOf(basis, amount)],
    penaltyFor: fee,
    penaltyBasis: basis,
  });
}

const TITLE_LENGTH = 255;

const titleOf = (title: string): string => [...`Late payment: ${title}`].slice(0, TITLE_LENGTH).join('');

const stepOf = ({ graceEnd, balance, percent }: PenaltyBasis, amount: number): PriceStep => ({
  label: `Left to pay at the end of ${graceEnd}`,
  basis: percent === null ? null : balance,
  fraction: percent === null ? null : percentText(percent),
  amount,
  total: amount,
});
