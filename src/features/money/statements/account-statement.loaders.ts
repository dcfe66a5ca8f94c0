import DataLoader from 'dataloader';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { requestLoader } from '../../../platform/loaders/request-loader.ts';
import { requireAcademy, todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { addDays, daysBetween, FIRST_DAY, laterOf } from '../../../platform/time/days.ts';
import { messages } from '../../../platform/validation/messages.ts';
import {
  type AccountStatement,
  MOST_DAYS,
  type StatementArgs,
  USUAL_DAYS,
} from '../ledger/entries/account-statement.types.ts';
import { entriesOfAccounts, openingOfAccounts } from '../ledger/entries/entries.loaders.ts';
import { inWords } from '../ledger/entries/entries-in-words.loaders.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

/** Completes the period of an account statement. By default, the period ends today and has 90 days. */
function periodOf(ctx: RequestContext, { from, to }: StatementArgs): Period {
  const last = to ?? laterOf(todayOf(ctx), from ?? FIRST_DAY);
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  if (daysBetween(first, last) >= MOST_DAYS) throw invalidField('to', messages.atMostDays(MOST_DAYS));
  return { from: first, to: last };
}

/**
 * Returns the account statement of a period. For a list of accounts, the entries of all accounts are read with the same
 * SQL statements.
 */
export async function statementOf(
  ctx: RequestContext,
  accountId: string,
  given: StatementArgs,
): Promise<AccountStatement> {
  const period = periodOf(ctx, given);
  // the loader has no cache, because values that were read before a write must not be returned after the write
  const make = () => new DataLoader((ids: readonly string[]) => statements(ctx, ids, period), { cache: false });
  return requestLoader(ctx, `statement ${period.from} ${period.to}`, make).load(accountId);
}

async function statements(
  ctx: RequestContext,
  ids: readonly string[],
  { from, to }: Period,
): Promise<AccountStatement[]> {
  const { currency } = requireAcademy(ctx);
  const openings = await openingOfAccounts(ctx, ids, from);
  const entries = Map.groupBy(await entriesOfAccounts(ctx, ids, { from, to }), ({ accountId }) => accountId);
  return ids.map((id) => {
    const opening = openings.get(id) ?? 0;
    const told = inWords(entries.get(id) ?? [], opening);
    return { from, to, currency, opening, entries: told, closing: told.at(-1)?.balance ?? opening };
  });
}
