import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { insertRows, type PlainRow } from '../../platform/database/bulk-rows.ts';
import { split } from '../../platform/money/split.ts';
import { requireAcademy } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import type { Account } from '../accounts/account.entity.ts';
import { lockAccounts } from '../accounts/open-accounts.ts';
import { Books } from '../fees/books.ts';
import type { Fee } from '../fees/fee.entity.ts';
import type { CreditReason } from '../fees/ledger.enums.ts';
import { balanceOf } from '../fees/ledger.ts';
import { lockOpenFees } from '../fees/open-fees.ts';
import { postCreditNote } from '../ledger/create-credit-note.ts';
import { type BilledCharge, chargeOf, readBilledCharges } from './billed-charges.ts';
import { ChargeCredit } from './charge-credit.entity.ts';

/** What of a charge is to be credited. */
export interface DueCredit {
  readonly charge: BilledCharge;
  /** Minor units; 0 where it is only noted that there is nothing to credit. */
  readonly amount: number;
  /** The days of the weekly schedule that it is for; none where it is for what is not used in the end. */
  readonly days: readonly string[];
}

/**
 * Credits charges of enrollments, which are locked: what `decide` says of what was billed, under the locks of the accounts and
 * their fees. The installments of a charge are credited as one total, the last first.
 */
export async function creditCharges(
  ctx: RequestContext,
  em: SqlEntityManager,
  enrollmentIds: readonly string[],
  reason: CreditReason,
  decide: (charges: readonly BilledCharge[]) => Promise<readonly DueCredit[]>,
): Promise<void> {
  const locked = new Set<string>();
  const accounts = new Map<string, Account>();
  let charges = await readBilledCharges(em, enrollmentIds);
  // fees may be given to other payers meanwhile
  for (;;) {
    const others = accountsOf(charges).difference(locked);
    if (others.size === 0) break;
    for (const account of await lockAccounts(em, others)) accounts.set(account.id, account);
    for (const id of others) locked.add(id);
    charges = await readBilledCharges(em, enrollmentIds);
  }
  const due = charges.length > 0 ? await decide(charges) : [];
  if (due.length === 0) return;
  const { currency } = requireAcademy(ctx);
  const feeIds = due.flatMap(({ charge }) => charge.fees.map(({ id }) => id));
  const fees = new Map((await lockOpenFees(em, [...accounts.keys()], currency, feeIds)).map((fee) => [fee.id, fee]));
  const books = new Books(ctx, em, [...accounts.values()]);
  for (const { charge, amount } of due) {
    for (const [fee, part] of partsOf(charge, amount, books, fees)) {
      const account = accounts.get(fee.account.id) as Account;
      await postCreditNote(em, books, account, { fee, amount: part, reason, currency });
    }
  }
  await insertRows(em, ChargeCredit, due.flatMap(rowsOf));
  await books.close();
}

const accountsOf = (charges: readonly BilledCharge[]): Set<string> =>
  new Set(charges.flatMap(({ fees }) => fees.map(({ accountId }) => accountId)));

/** What of an amount is credited of which fee: the last first, and of none more than there is left to credit. */
function partsOf(
  { fees: billed }: BilledCharge,
  amount: number,
  books: Books,
  fees: ReadonlyMap<string, Fee>,
): [Fee, number][] {
  let left = amount;
  return billed.toReversed().flatMap(({ id, amount: whole, noted }): [Fee, number][] => {
    const fee = fees.get(id);
    if (!fee) return [];
    // credit is in the academy's currency
    const most = books.isOwn(fee) ? whole - noted : Math.min(whole - noted, balanceOf(fee));
    const part = Math.min(left, most);
    left -= part;
    return part > 0 ? [[fee, part]] : [];
  });
}

/** What is noted of it, so that it is credited once. */
function rowsOf({ charge, amount, days }: DueCredit): PlainRow[] {
  const { enrollmentId } = charge;
  const common = { enrollmentId, charge: chargeOf(charge) };
  if (days.length === 0) return [{ id: uuid(), ...common, slotDate: null, amount }];
  const shares = split(
    amount,
    days.map(() => 1),
  );
  return days.map((slotDate, index) => ({ id: uuid(), ...common, slotDate, amount: shares[index] ?? 0 }));
}
