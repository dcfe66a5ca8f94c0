import DataLoader from 'dataloader';
import { requestLoader } from '../../platform/loaders/request-loader.ts';
import { requireAcademy } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import type { AccountStatement, StatementArgs } from './account-statement.types.ts';
import { entriesOfAccounts, openingOfAccounts } from './entries.loaders.ts';
import { inWords } from './entries-in-words.ts';

/** What happened to the money of an account in a period. Those of all accounts of a list are read together. */
export function statementOf(ctx: RequestContext, accountId: string, period: StatementArgs): Promise<AccountStatement> {
  // what was read before a write is not told behind it
  const make = () => new DataLoader((ids: readonly string[]) => statements(ctx, ids, period), { cache: false });
  return requestLoader(ctx, `statement ${period.from} ${period.to}`, make).load(accountId);
}

async function statements(
  ctx: RequestContext,
  ids: readonly string[],
  { from, to }: StatementArgs,
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
