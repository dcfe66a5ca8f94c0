import type { Account } from '../../src/features/money/accounts/account.entity.ts';
import { FIRST_DAY } from '../../src/platform/time/days.ts';
import { type Maker, recordOf } from '../maker.ts';
import type { ParentRow } from './parents.ts';

export type AccountRow = Omit<Account, 'academyId' | 'version' | 'parent' | 'student' | 'balance'>;

/** Creates the account of the parent who pays for a household. The account has no open amount yet. */
export const makeAccount = (maker: Maker, payer: ParentRow): AccountRow => ({
  ...recordOf(maker, payer.createdAt),
  number: maker.random.code('ACC'),
  parentId: payer.id,
  studentId: null,
  owed: 0,
  credit: 0,
  autoApplyCredit: true,
  balancesKeptUntil: FIRST_DAY,
});
