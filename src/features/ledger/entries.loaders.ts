import type DataLoader from 'dataloader';
import { sql } from 'kysely';
import { isAnyOf, type ReadContext, type Sql } from '../../platform/loaders/read-model.ts';
import type { Reads } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import type { FeeType } from '../fees/fee.enums.ts';
import type { EntryKind } from '../fees/ledger.enums.ts';

/** A line of the ledger with the names of what it is about. */
export interface EntryRow {
  readonly id: string;
  readonly accountId: string;
  readonly feeId: string | null;
  readonly paymentId: string | null;
  readonly creditNoteId: string | null;
  readonly refundId: string | null;
  readonly kind: EntryKind;
  readonly amount: number;
  readonly effectiveOn: string;
  readonly recordedAt: string;
  readonly feeType: FeeType | null;
  readonly feeTitle: string | null;
  readonly receiptNumber: string | null;
  readonly creditNoteNumber: string | null;
}

/** The lines that a condition holds for, in the order in which they count. */
export async function readEntries(ctx: RequestContext, condition: Sql): Promise<EntryRow[]> {
  const { academyId } = ctx.readContext as ReadContext;
  const rows = await ctx.session.query(
    sql<EntryRow>`select e.id, e.account_id as "accountId", e.fee_id as "feeId", e.payment_id as "paymentId",
      e.credit_note_id as "creditNoteId", e.refund_id as "refundId", e.kind, e.amount, e.effective_on as "effectiveOn",
      e.created_at as "recordedAt", f.fee_type as "feeType", f.title as "feeTitle", p.receipt_number as "receiptNumber",
      n.number as "creditNoteNumber"
    from ledger_entries e
    left join fees f on f.academy_id = e.academy_id and f.id = e.fee_id
    left join payments p on p.academy_id = e.academy_id and p.id = coalesce(e.refund_id, e.payment_id)
    left join credit_notes n on n.academy_id = e.academy_id and n.id = e.credit_note_id
    where e.academy_id = ${academyId} and ${condition}
    order by e.effective_on, e.id`,
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** Whether a line is in the academy's currency: what was billed in another is no part of accounts. */
const IS_OWN = (academyId: string | null): Sql => sql`(e.fee_id is null or exists (select 1 from fees f
  where f.academy_id = e.academy_id and f.id = e.fee_id
    and f.currency = (select a.settings ->> 'currency' from academies a where a.id = ${academyId})))`;

/** The lines of accounts in a period. */
export const entriesOfAccounts = (
  ctx: RequestContext,
  ids: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<EntryRow[]> => {
  const { academyId, engine } = ctx.readContext as ReadContext;
  return readEntries(
    ctx,
    sql`${isAnyOf(sql`e.account_id`, ids, engine)} and e.effective_on >= ${from} and e.effective_on <= ${to}
      and ${IS_OWN(academyId)}`,
  );
};

/** What accounts owed when a day began, less their credit. */
export async function openingOfAccounts(
  ctx: RequestContext,
  ids: readonly string[],
  from: string,
): Promise<Map<string, number>> {
  const { academyId, engine } = ctx.readContext as ReadContext;
  const rows = await ctx.session.query(
    sql<{ id: string; amount: string }>`select e.account_id as id, sum(e.amount) as amount from ledger_entries e
    where e.academy_id = ${academyId} and ${isAnyOf(sql`e.account_id`, ids, engine)} and e.effective_on < ${from}
      and ${IS_OWN(academyId)}
    group by e.account_id`,
  );
  return new Map(rows.map(({ id, amount }) => [id, Number(amount)]));
}

/** The lines of fees up to a day. */
export const entriesOfFees = (ctx: RequestContext, ids: readonly string[], asOf: string): Promise<EntryRow[]> =>
  readEntries(
    ctx,
    sql`${isAnyOf(sql`e.fee_id`, ids, (ctx.readContext as ReadContext).engine)} and e.effective_on <= ${asOf}`,
  );

const kept = new WeakMap<Reads, Map<string, DataLoader<any, any>>>();

/** The loader of a request by its key, made when it is asked for first: all rows of a list are read at once. */
export function loaderOf<Key, Value>(
  ctx: RequestContext,
  key: string,
  make: () => DataLoader<Key, Value>,
): DataLoader<Key, Value> {
  const loaders = kept.get(ctx.reads) ?? new Map<string, DataLoader<any, any>>();
  kept.set(ctx.reads, loaders);
  const loader = loaders.get(key) ?? make();
  loaders.set(key, loader);
  return loader;
}
