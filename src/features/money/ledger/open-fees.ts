import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../../platform/database/records.ts';
import { Fee } from './fee.entity.ts';
import { creditableOf, openFeesOf } from './money.sql.ts';

/** Locks the fees of accounts, in a currency, of which something is left to pay, together with `others` by their ids. */
export async function lockOpenFees(
  em: SqlEntityManager,
  accountIds: readonly string[],
  currency: string,
  others: readonly (string | null)[] = [],
): Promise<Fee[]> {
  return lockRecords(em, Fee, [...(await openFeesOf(em, accountIds, currency)), ...others]);
}

/** What credit notes may still come to of an account, or of a fee of it: what was billed and not credited yet. */
export const creditable = (em: SqlEntityManager, accountId: string, fee: Fee | null): Promise<number> =>
  creditableOf(em, accountId, fee?.id ?? null);
