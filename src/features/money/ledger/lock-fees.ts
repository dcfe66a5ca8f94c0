import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, findRecord, lockRecords } from '../../../platform/database/records.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { Account } from '../accounts/account.entity.ts';
import { lockAccounts } from '../accounts/open-accounts.ts';
import { Fee } from './fee.entity.ts';
import { openFeesOf } from './money.sql.ts';

/** A fee and its account, both locked. */
export interface LockedFee {
  readonly fee: Fee;
  readonly account: Account;
}

/** Locks the account of a fee, and then the fee. Returns null if the fee does not exist. */
export async function lockFee(em: SqlEntityManager, id: string): Promise<LockedFee | null> {
  const known = await findRecord(em, Fee, id);
  if (!known) return null;
  for (let accountId = known.account.id; ; ) {
    const [account] = await lockAccounts(em, [accountId]);
    const fee = await findRecord(em, Fee, id, { lock: true });
    if (!fee || !account) return null;
    if (fee.account.id === accountId) return { fee, account };
    // the fee moved to another payer meanwhile, so the loop locks that payer's account
    accountId = fee.account.id;
  }
}

/** Locks a fee like {@link lockFee}. Throws NOT_FOUND, or CONFLICT if the version differs from the expected version. */
export async function lockFeeAt(
  em: SqlEntityManager,
  id: string,
  expectedVersion: number | null | undefined,
): Promise<LockedFee> {
  const locked = await lockFee(em, id);
  if (!locked) throw notFound('Fee');
  assertVersion(locked.fee, expectedVersion);
  return locked;
}

/** Locks the accounts' open fees whose currency is `currency`, and the fees whose ids are in `others`. */
export async function lockOpenFees(
  em: SqlEntityManager,
  accountIds: readonly string[],
  currency: string,
  others: readonly (string | null)[] = [],
): Promise<Fee[]> {
  return lockRecords(em, Fee, [...(await openFeesOf(em, accountIds, currency)), ...others]);
}
