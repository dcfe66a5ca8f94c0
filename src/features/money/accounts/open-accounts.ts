import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { insertMissingRows, type PlainRow } from '../../../platform/database/bulk-rows.ts';
import { lockRecords, lockWhere, newCode, referTo } from '../../../platform/database/records.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { addDays, lastMonthEnd } from '../../../platform/time/days.ts';
import { now } from '../../../platform/time/now.ts';
import { Parent } from '../../people/parents/parent.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import { Account } from './account.entity.ts';
import { type Billed, keyOf, type Payer, payersOf } from './payers.ts';

/** The accounts that {@link openAccounts} locked. */
export interface OpenAccounts {
  /** All locked accounts, without duplicates. */
  readonly all: readonly Account[];
  /** The payer's account for each element of `billed`, in the same order. */
  readonly of: readonly Account[];
}

/**
 * Locks the accounts of the payers for `billed`, and the accounts whose ids are in `others`, until the transaction
 * ends. Creates an account for each payer who has none. All accounts are locked in the order of their ids. Every change
 * of an account's money requires this lock.
 */
export async function openAccounts(
  em: SqlEntityManager,
  billed: readonly Billed[],
  others: readonly string[] = [],
): Promise<OpenAccounts> {
  const payers = await payersOf(em, billed);
  const missing = new Map(payers.map((payer) => [keyOf(payer), payer]));
  const accountOf = new Map<string, Account>();
  const all: Account[] = [];
  const keep = (accounts: readonly Account[]) => {
    for (const account of accounts) {
      const key = keyOf(payerOf(account));
      accountOf.set(key, account);
      missing.delete(key);
      all.push(account);
    }
  };
  keep(await lockWhereAny(em, [...missing.values()], others));
  keep(await makeAccounts(em, [...missing.values()]));
  // locks the accounts that concurrent transactions have created meanwhile
  keep(await lockWhereAny(em, [...missing.values()]));
  const of = payers.map((payer) => {
    const account = accountOf.get(keyOf(payer));
    if (!account) throw new Error('The account of a payer could not be made.');
    return account;
  });
  return { all, of };
}

/** Locks the existing accounts that {@link openAccounts} would lock, in the same order. */
export const lockPayers = async (
  em: SqlEntityManager,
  billed: readonly Billed[],
  others: readonly string[],
): Promise<Account[]> => lockWhereAny(em, await payersOf(em, billed), others);

/** Locks accounts in the same order as {@link openAccounts}. */
export const lockAccounts = (em: SqlEntityManager, ids: Iterable<string>): Promise<Account[]> =>
  lockRecords(em, Account, ids);

const payerOf = ({ parent, student }: Account): Payer =>
  parent ? { parentId: parent.id } : { studentId: student?.id ?? '' };

const idsOf = (payers: readonly Payer[], key: 'parentId' | 'studentId'): string[] =>
  payers.flatMap((payer) => (key in payer ? Object.values(payer) : [])).sort();

async function lockWhereAny(
  em: SqlEntityManager,
  payers: readonly Payer[],
  ids: readonly string[] = [],
): Promise<Account[]> {
  const [parents, students] = [idsOf(payers, 'parentId'), idsOf(payers, 'studentId')];
  const either = [
    ...(parents.length > 0 ? [{ parent: { id: { $in: parents } } }] : []),
    ...(students.length > 0 ? [{ student: { id: { $in: students } } }] : []),
    ...(ids.length > 0 ? [{ id: { $in: [...ids] } }] : []),
  ];
  return either.length === 0 ? [] : lockWhere<Account>(em, Account, { $or: either });
}

/**
 * Creates the accounts of payers who have none. If several transactions need the account of the same payer, one of them
 * creates it, and the others wait until it exists.
 */
async function makeAccounts(em: SqlEntityManager, payers: readonly Payer[]): Promise<Account[]> {
  const made: Account[] = [];
  for (const key of ['parentId', 'studentId'] as const) {
    const rows = idsOf(payers, key).map((payerId) => ({
      ...{ id: uuid(), number: newCode('ACC'), [key]: payerId },
      // a new account has no entries, so no past month needs a stored balance; one day is subtracted, because the month
      // may have ended in UTC but not yet in the academy's time zone
      balancesKeptUntil: lastMonthEnd(addDays(now().slice(0, 10), -1)),
    }));
    const inserted = await insertMissingRows(em, Account, rows, key);
    for (const row of rows) if (inserted.has(row.id)) made.push(asRead(em, row));
  }
  return made;
}

/** Builds the account entity of an inserted row, without reading it from the database. */
function asRead(em: SqlEntityManager, { parentId, studentId, ...row }: PlainRow): Account {
  const parent = parentId ? referTo(em, Parent, parentId as string) : null;
  const student = studentId ? referTo(em, Student, studentId as string) : null;
  const empty = { version: 1, owed: 0, credit: 0, autoApplyCredit: true };
  return em.merge<Account>(Account, { academyId: academyOf(em), ...row, ...empty, parent, student });
}
