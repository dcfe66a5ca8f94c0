import { lockRecords } from '../../../platform/database/records.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { lockAccounts } from '../accounts/open-accounts.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { CreditReason } from '../ledger/ledger.enums.ts';
import { moneyEnteredLate } from '../ledger/ledger.signals.ts';
import { LedgerPosting } from '../ledger/ledger-posting.ts';
import { balancesAtGraceEnd } from './overdue-fees.loaders.ts';
import { penaltyOf } from './penalty-rule.ts';
import { reducePenalty } from './reduce-penalty.ts';

const ENTERED_LATE = {
  label: 'A payment was entered late',
  reason: CreditReason.CORRECTION,
  note: 'A payment was entered late.',
};

/**
 * After back-dated payments, lowers penalties to the amounts that they would have if the payments had been entered in
 * time.
 */
export const lowerPenalties = onSignal(moneyEnteredLate, async (ctx: RequestContext, em, { books, feeIds }) => {
  const known = await em.find(Fee, { penaltyFor: { id: { $in: [...feeIds] } }, voidedAt: null });
  if (known.length === 0) return;
  // a fee may have moved to another payer after its penalty was posted
  const accountIds = known.map(({ account }) => account.id).filter((id) => !books.holds(id));
  const others = new LedgerPosting(ctx, em, await lockAccounts(em, accountIds));
  const penalties = await lockRecords(
    em,
    Fee,
    known.map(({ id }) => id),
  );
  const balances = await balancesAtGraceEnd(
    em,
    penalties.map(({ id }) => id),
  );
  for (const penalty of penalties) {
    const { penaltyBasis, voidedAt, account } = penalty;
    const balance = balances.get(penalty.id);
    if (!penaltyBasis || voidedAt || balance === undefined) continue;
    const amount = penaltyOf({ ...penaltyBasis, balance });
    await reducePenalty(em, books.holds(account.id) ? books : others, penalty, { amount, ...ENTERED_LATE });
  }
  await others.commit();
});
