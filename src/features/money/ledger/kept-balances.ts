import type { SqlEntityManager } from '@mikro-orm/sql';
import { addToSums } from '../../../platform/database/sums.ts';
import { eachMonthEnd, laterOf } from '../../../platform/time/days.ts';
import { FeeBalance, FIRST_KEPT, NO_FEE } from './fee-balance.entity.ts';

/** An entry dated in a month whose balances are already stored. */
export interface LateEntry {
  readonly accountId: string;
  readonly feeId: string | null;
  readonly amount: number;
  readonly effectiveOn: string;
  /** The last day of the latest month whose balances are stored for the account. */
  readonly keptUntil: string;
}

/**
 * Corrects the stored balances of the months that end on or after the date of each entry. The accounts must be locked.
 */
export async function correctKept(em: SqlEntityManager, entries: readonly LateEntry[]): Promise<void> {
  const corrections = new Map<string, { month: string; accountId: string; feeId: string; balance: number }>();
  for (const { accountId, feeId, amount, effectiveOn, keptUntil } of entries) {
    for (const month of eachMonthEnd(laterOf(effectiveOn, FIRST_KEPT), keptUntil)) {
      const of = { month, accountId, feeId: feeId ?? NO_FEE };
      const key = Object.values(of).join(' ');
      corrections.set(key, { ...of, balance: (corrections.get(key)?.balance ?? 0) + amount });
    }
  }
  const changed = [...corrections.values()].filter(({ balance }) => balance !== 0);
  await addToSums(em, FeeBalance, changed);
}
