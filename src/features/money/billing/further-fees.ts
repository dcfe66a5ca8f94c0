import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { laterOf } from '../../../platform/time/days.ts';
import { againKeyOf, chargeKeyIn, chargeKeyOf, furtherKeyOf, isChargedAgain, numberIn } from '../fees/billing-keys.ts';
import { taxesIn } from '../fees/fee-taxes.ts';
import { type FeeRow, insertFees } from '../fees/insert-fees.ts';
import type { Fee } from '../ledger/fee.entity.ts';
import type { LedgerPosting } from '../ledger/ledger-posting.ts';
import type { BilledCharge } from './billed-charges.ts';
import { readBillingKeys } from './billing.loaders.ts';
import { tellFees } from './runs/tell-preview.ts';

/** An additional fee to bill for a charge that was already billed. */
export interface FurtherFee {
  readonly charge: BilledCharge;
  /** The amount in minor units, greater than 0. */
  readonly amount: number;
  /** The label of the fee's price step. */
  readonly label: string;
  /** True if the fee charges a credited amount again. Such a fee does not count in the price of the charge. */
  readonly isAgain: boolean;
}

/**
 * Bills further fees. Each fee copies the payer and the tax rates from the first fee of its charge, and is due today or
 * later. `fees` maps ids to fees. If the first fee of a charge is not in `fees`, the charge gets no further fee. The
 * enrollments and the accounts must be locked.
 */
export async function billFurther(
  em: SqlEntityManager,
  books: LedgerPosting,
  further: readonly FurtherFee[],
  fees: ReadonlyMap<string, Fee>,
): Promise<void> {
  const nextKey = await furtherKeys(em, further);
  const rows = further.flatMap(({ charge, amount, label, isAgain }): FeeRow[] => {
    const first = fees.get(charge.fees[0]?.id ?? '');
    if (!first) return [];
    const { feeType, title, currency, parent, student, account, dueDate } = first;
    return [
      {
        ...{ id: uuid(), feeType, title, currency, amount, period: charge.periodKey, ...taxesIn(first, amount) },
        ...{ studentId: student?.id ?? null, parentId: parent?.id ?? null, accountId: account.id },
        enrollmentId: charge.enrollmentId,
        dueDate: laterOf(dueDate, books.today),
        steps: [{ label, basis: null, fraction: null, amount, total: amount }],
        billingKey: nextKey(charge, isAgain),
        ...{ penaltyForId: null, installment: null, billingRunId: null, siblingRank: first.siblingRank },
      },
    ];
  });
  tellFees(books.ctx, await insertFees(em, books, rows));
}

/**
 * Reads the highest used fee number of each charge, including the numbers of voided fees. Returns a function that
 * creates the next billing key of a charge.
 */
async function furtherKeys(
  em: SqlEntityManager,
  further: readonly FurtherFee[],
): Promise<(charge: BilledCharge, isAgain: boolean) => string> {
  const enrollmentIds = new Set(further.map(({ charge }) => charge.enrollmentId));
  const last = new Map<string, number>();
  for (const key of await readBillingKeys(em, [...enrollmentIds])) {
    const line = lineOf(chargeKeyIn(key), isChargedAgain(key));
    last.set(line, Math.max(last.get(line) ?? 0, numberIn(key)));
  }

  return ({ enrollmentId, code, periodKey }, isAgain) => {
    const chargeKey = chargeKeyOf(enrollmentId, code, periodKey);
    const line = lineOf(chargeKey, isAgain);
    const n = (last.get(line) ?? 0) + 1;
    last.set(line, n);
    return isAgain ? againKeyOf(chargeKey, n) : furtherKeyOf(chargeKey, n);
  };
}

/**
 * Returns the key of a numbering sequence. Each charge has two sequences: one for its further fees, and one for fees
 * that charge a credited amount again.
 */
const lineOf = (chargeKey: string, isAgain: boolean): string => `${chargeKey} ${isAgain}`;
