import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { type FieldErrors, invalid, invalidField } from '../../../platform/errors/app-error.ts';
import { requireValue } from '../../../platform/errors/require-value.ts';
import { type FilterValues, filterValues } from '../../../platform/loaders/conditions.ts';
import {
  type Connection,
  connectionOf,
  connectionSelection,
  emptyConnection,
} from '../../../platform/loaders/connection.ts';
import { cursorSql, type ListArguments, orderSql, pageOf } from '../../../platform/loaders/page.ts';
import { FilterValueList, isValue, type ReadContext, type Sql } from '../../../platform/loaders/read-model.ts';
import type { Selection } from '../../../platform/loaders/selection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { addDays, daysBetween } from '../../../platform/time/days.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { batchesWith } from '../sessions/session.loaders.ts';
import { ClashKind } from './clash.enums.ts';
import type { Clash } from './clash.types.ts';
import { DAYS, MOST_CLASHES, MOST_DAYS } from './clash-days.ts';
import { type ClashRow, clashColumns, clashOf } from './clash-rows.loaders.ts';
import { beginsMeanwhile, type ClashScope, clashesSql, isEarlier, overlaps } from './clash-sql.loaders.ts';
import { clashesBySlots } from './clashes-by-slots.loaders.ts';

/** Describes the list of clashes as a table, because paging needs a table. Clashes are not stored in one. */
const TABLE = {
  name: 'clashes',
  kind: (property: string) => (property === 'startsAt' ? ('timestamp' as const) : ('text' as const)),
  order: ['startsAt asc'],
  properties: (selection: Selection) => ['id', ...selection.keys()],
};

const TOO_MANY =
  `There are more than ${MOST_CLASHES.toLocaleString('en')} clashes in this period: ` +
  'ask for fewer days, or for less of them by a filter.';

const COLUMNS: Record<string, Sql> = { startsAt: sql`c.starts_at`, id: sql`c.id` };
const column = (property: string): Sql => requireValue(COLUMNS[property]);

/**
 * Returns a page of the clashes in a period. Each pair of clashing sessions occurs once. This function uses no read
 * model, because a read model filters the rows of a table. Here, the filters select the sessions that are then
 * compared. Throws BAD_USER_INPUT if there are too many clashes.
 */
export async function clashList(
  ctx: RequestContext,
  args: ListArguments,
  info: GraphQLResolveInfo,
): Promise<Connection<Clash>> {
  const context = requireReadContext(ctx);
  const page = pageOf(args, TABLE);
  const filter = filterValues(args.filter, context);
  const kinds = kindsOf(filter);
  if (kinds.length === 0) return emptyConnection();
  const scope: ClashScope = {
    engine: context.engine,
    academyId: context.academyId,
    kinds,
    sessions: sessionsOf(filter, context, 's'),
    pairs: pairsOf(filter, context),
  };
  const isOfFew = Object.keys(NAMED).some((name) => filter.has(name));
  const found =
    context.engine === 'postgresql' && !isOfFew ? clashesBySlots(scope, daysOf(filter, context)) : clashesSql(scope);
  const excluded = filter.get('exclude');
  const clashes = excluded
    ? sql`(select c.* from ${found} as c where not (${isValue(sql`c.id`, excluded, context)}))`
    : found;
  const asked = connectionSelection(TABLE, info);
  const properties = asked.rows ? asked.properties : [];
  const size = asked.rows ? page.size + 1 : 0;
  const after = cursorSql(page, column);
  // returns at least one row, which contains the total count. The search stops after it has found one clash more than
  // the maximum
  const statement = sql<
    ClashRow & { $count: number }
  >`with found as materialized (select c.* from ${clashes} as c limit ${MOST_CLASHES + 1})
    select n."$count", ${clashColumns(properties, context)} from (select count(*) as "$count" from found) as n
    left join (select c.* from found as c where ${after ?? sql`1 = 1`}
      order by ${orderSql(page, column)} limit ${size} offset ${page.offset}) as c on 1 = 1
    order by ${orderSql(page, column)}`;
  const answer = asked.rows || asked.count ? await ctx.heavyReads.run(ctx, statement) : [];
  const count = Number(answer[0]?.$count ?? 0);
  if (count > MOST_CLASHES) throw invalidField('to', TOO_MANY);
  const rows = answer.filter(({ id }) => id !== null).map(({ $count, ...row }) => clashOf(row));
  return connectionOf(rows, count, { page, asked });
}

/** Returns the kinds in a filter, or all kinds if the filter contains none. */
function kindsOf(filter: FilterValues): ClashKind[] {
  const asked = filter.get('kind');
  const wanted = asked instanceof FilterValueList ? asked.values : [asked];
  return Object.values(ClashKind).filter((kind) => asked === undefined || wanted.includes(kind));
}

/**
 * The filters on sessions, except the period and the search, with their columns. A clash matches if at least one of its
 * sessions matches.
 */
const NAMED = { batchId: 'batch_id', instructorId: 'instructor_id', roomId: 'room_id' };

/**
 * Returns conditions on pairs of sessions that find each clash only once. If both sessions match the filter, `s` must
 * be the earlier one.
 */
function pairsOf(filter: FilterValues, context: ReadContext): Sql[] {
  const isAlone = sql`not coalesce(${sessionsOf(filter, context, 'o')}, false)`;
  const isOfSome = [...Object.keys(NAMED), 'search'].some((name) => filter.has(name));
  if (isOfSome) return [sql`${overlaps} and (${isEarlier} or ${isAlone})`];
  // of the sessions that begin before the period, only those of the night before can overlap sessions in the period
  const { from } = daysOf(filter, context);
  return [beginsMeanwhile, sql`s.date <= ${addDays(from, 1)} and not ${isEarlier} and ${overlaps} and ${isAlone}`];
}

/** Returns the condition that a session matches a filter. Throws BAD_USER_INPUT if the period has too many days. */
function sessionsOf(filter: FilterValues, context: ReadContext, session: 's' | 'o'): Sql {
  const column = (name: string) => sql.ref(`${session}.${name}`);
  const { from, to } = daysOf(filter, context);
  const errors: FieldErrors = {};
  if (to < from) errors.to = [messages.dateAfterOrEqual('to', 'from')];
  if (daysBetween(from, to) >= MOST_DAYS) errors.to = [messages.dateBeforeOrEqual('to', addDays(from, MOST_DAYS - 1))];
  if (errors.to) throw invalid(errors);
  const conditions = [
    sql`${column('date')} >= ${from} and ${column('date')} <= ${to}`,
    ...Object.entries(NAMED)
      .filter(([name]) => filter.has(name))
      .map(([name, key]) => isValue(column(key), filter.get(name), context)),
    ...(filter.has('search') ? [sql`${column('batch_id')} in (${batchesWith(filter.get('search'), context)})`] : []),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Returns the first and last day of a filter's period. */
function daysOf(filter: FilterValues, { today }: ReadContext): { from: string; to: string } {
  const from: string = filter.get('from') ?? today;
  return { from, to: filter.get('to') ?? addDays(from, DAYS - 1) };
}
