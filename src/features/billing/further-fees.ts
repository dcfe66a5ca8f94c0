import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { laterOf } from '../../platform/time/days.ts';
import type { Fee } from '../fees/fee.entity.ts';
import { taxesIn } from '../fees/fee-taxes.ts';
import type { FeeRow } from '../fees/insert-fees.ts';
import { againKeyOf, chargeKeyIn, chargeKeyOf, furtherKeyOf, isChargedAgain, numberIn } from '../pricing/charges.ts';
import type { BilledCharge } from './billed-charges.ts';
import { readBillingKeys } from './billing.loaders.ts';

/** How a further fee of a charge comes about. */
export interface FurtherFee {
  readonly charge: BilledCharge;
  /** Minor units; above 0. */
  readonly amount: number;
  /** The step of its price. */
  readonly label: string;
  /** Whether it takes back what was credited: such a fee is no part of the price of the charge. */
  readonly isAgain: boolean;
}

/** Makes further fees of charges, whose enrollments and accounts are locked. */
export interface FurtherFees {
  /** Returns a fee like the first one of its charge: of the same payer and at the same tax rates, due no earlier than today. */
  make(further: FurtherFee, first: Fee): FeeRow;
}

/** Reads the numbers that further fees of charges may have: after all that were used, also by voided fees. */
export async function furtherFees(
  em: SqlEntityManager,
  charges: readonly BilledCharge[],
  today: string,
): Promise<FurtherFees> {
  const enrollmentIds = new Set(charges.map(({ enrollmentId }) => enrollmentId));
  const last = new Map<string, number>();
  for (const key of await readBillingKeys(em, [...enrollmentIds])) {
    const line = lineOf(chargeKeyIn(key), isChargedAgain(key));
    last.set(line, Math.max(last.get(line) ?? 0, numberIn(key)));
  }

  function nextKey({ enrollmentId, code, periodKey }: BilledCharge, isAgain: boolean): string {
    const chargeKey = chargeKeyOf(enrollmentId, code, periodKey);
    const line = lineOf(chargeKey, isAgain);
    const n = (last.get(line) ?? 0) + 1;
    last.set(line, n);
    return isAgain ? againKeyOf(chargeKey, n) : furtherKeyOf(chargeKey, n);
  }

  return {
    make({ charge, amount, label, isAgain }, first) {
      const { feeType, title, currency, parent, student, account, dueDate } = first;
      return {
        ...{ id: uuid(), feeType, title, currency, amount, period: charge.periodKey, ...taxesIn(first, amount) },
        ...{ studentId: student?.id ?? null, parentId: parent?.id ?? null, accountId: account.id },
        enrollmentId: charge.enrollmentId,
        dueDate: laterOf(dueDate, today),
        steps: [{ label, basis: null, fraction: null, amount, total: amount }],
        billingKey: nextKey(charge, isAgain),
        ...{ penaltyForId: null, installment: null, billingRunId: null, siblingRank: first.siblingRank },
      };
    },
  };
}

/** The fees of a charge that are numbered in one line. */
const lineOf = (chargeKey: string, isAgain: boolean): string => `${chargeKey} ${isAgain}`;
