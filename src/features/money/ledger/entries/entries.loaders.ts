import { sql } from 'kysely';
import { inArraySubquery } from '../../../../platform/loaders/planner-hints.ts';
import { inIds, type ReadContext, type Sql } from '../../../../platform/loaders/read-model.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../../platform/tenancy/require-read-context.ts';
import type { FeeType } from '../fee.enums.ts';
import type { EntryRow } from './entries.types.ts';

interface Line extends Omit<EntryRow, 'feeType' | 'feeTitle' | 'receiptNumber' | 'creditNoteNumber' | 'actor'> {
  readonly actorId: string | null;
}

/**
 * Reads the entries that match a condition, in the order of the days from which they count. Reads the fees, payments
 * and users to which the entries refer in separate SQL statements: with outdated statistics, PostgreSQL would join all
 * payments to each entry.
 */
export async function readEntries(ctx: RequestContext, condition: Sql): Promise<EntryRow[]> {
  const { academyId } = requireReadContext(ctx);
  const lines = await ctx.session.query(
    sql<Line>`select e.id, e.account_id as "accountId", e.fee_id as "feeId", e.payment_id as "paymentId",
      e.credit_note_id as "creditNoteId", e.refund_id as "refundId", e.kind, e.amount, e.effective_on as "effectiveOn",
      e.created_at as "recordedAt", e.actor_id as "actorId"
    from ledger_entries e
    where e.academy_id = ${academyId} and ${condition}
    order by e.effective_on, e.id`,
  );
  const moneyOf = ({ refundId, paymentId }: Pick<Line, 'refundId' | 'paymentId'>) => refundId ?? paymentId;
  const fees = await named<{ feeType: FeeType; feeTitle: string | null }>(
    ctx,
    sql`fees`,
    sql`t.fee_type as "feeType", t.title as "feeTitle"`,
    lines.map(({ feeId }) => feeId),
  );
  const payments = await named<{ number: string }>(
    ctx,
    sql`payments`,
    sql`t.receipt_number as number`,
    lines.map(moneyOf),
  );
  const notes = await named<{ number: string }>(
    ctx,
    sql`credit_notes`,
    sql`t.number`,
    lines.map(({ creditNoteId }) => creditNoteId),
  );
  const actors = await actorsOf(
    ctx,
    lines.map(({ actorId }) => actorId),
  );
  return lines.map(({ actorId, ...line }) => {
    const { feeType = null, feeTitle = null } = fees.get(line.feeId) ?? {};
    const receiptNumber = payments.get(moneyOf(line))?.number ?? null;
    const creditNoteNumber = notes.get(line.creditNoteId)?.number ?? null;
    const actor = actors.get(actorId) ?? null;
    return { ...line, amount: Number(line.amount), feeType, feeTitle, receiptNumber, creditNoteNumber, actor };
  });
}

/** Reads the given columns of the rows with the given ids. Returns these columns by id. */
async function named<Names>(
  ctx: RequestContext,
  table: Sql,
  columns: Sql,
  ids: readonly (string | null)[],
): Promise<Map<string | null, Names>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const { academyId, engine } = requireReadContext(ctx);
  const rows = await ctx.session.query(
    sql<Names & { id: string }>`select t.id, ${columns} from ${table} t
    where t.academy_id = ${academyId} and ${inIds(sql`t.id`, wanted, engine)}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads the names of users, by their ids. Families may see these names, but no other data of the users. */
async function actorsOf(ctx: RequestContext, ids: readonly (string | null)[]): Promise<Map<string | null, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const { engine } = requireReadContext(ctx);
  const rows = await ctx.session.query(
    sql<{ id: string; name: string }>`select u.id, u.name from users u where ${inIds(sql`u.id`, wanted, engine)}`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Selects the ids of fees that are not in the academy's currency. There are few such fees, and the balances of accounts
 * ignore them.
 */
export const foreignFees = ({ academyId }: Pick<ReadContext, 'academyId'>, currency: string): Sql =>
  sql`select f.id from fees f
    where f.academy_id = ${academyId} and (f.currency < ${currency} or f.currency > ${currency})`;

/**
 * Returns the condition that an entry is in the academy's currency. The subquery that finds the fees in this currency
 * runs only once.
 */
function isOwn({ academyId, engine }: ReadContext, ids: readonly string[]): Sql {
  const theirs = sql`select o.fee_id from ledger_entries o
    where o.academy_id = ${academyId} and o.fee_id is not null and ${inIds(sql`o.account_id`, ids, engine)}`;
  const own = sql`select f.id from fees f
    where f.academy_id = ${academyId} and ${inArraySubquery(sql`f.id`, theirs, { engine })}
      and f.currency = (select a.settings ->> 'currency' from academies a where a.id = ${academyId})`;
  return sql`(e.fee_id is null or ${inArraySubquery(sql`e.fee_id`, own, { engine })})`;
}

/** Reads the entries of accounts in a period. */
export const entriesOfAccounts = (
  ctx: RequestContext,
  ids: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<EntryRow[]> => {
  const context = requireReadContext(ctx);
  return readEntries(
    ctx,
    sql`${inIds(sql`e.account_id`, ids, context.engine)} and e.effective_on >= ${from} and e.effective_on <= ${to}
      and ${isOwn(context, ids)}`,
  );
};

/**
 * Returns the balance of each account, by account id, at the beginning of a day: its open amount less its credit, in
 * minor units.
 */
export async function openingOfAccounts(
  ctx: RequestContext,
  ids: readonly string[],
  from: string,
): Promise<Map<string, number>> {
  const context = requireReadContext(ctx);
  const rows = await ctx.session.query(
    sql<{ id: string; amount: string }>`select e.account_id as id, sum(e.amount) as amount from ledger_entries e
    where e.academy_id = ${context.academyId} and ${inIds(sql`e.account_id`, ids, context.engine)}
      and e.effective_on < ${from} and ${isOwn(context, ids)}
    group by e.account_id`,
  );
  return new Map(rows.map(({ id, amount }) => [id, Number(amount)]));
}

/** Reads the entries of fees up to a day. If the day is null, reads all entries. */
export const entriesOfFees = (ctx: RequestContext, ids: readonly string[], asOf: string | null): Promise<EntryRow[]> =>
  readEntries(
    ctx,
    sql`${inIds(sql`e.fee_id`, ids, requireReadContext(ctx).engine)}
      and ${asOf === null ? sql`true` : sql`e.effective_on <= ${asOf}`}`,
  );
