import { sql } from 'kysely';
import { inIds, type ReadContext, type Sql } from '../../../../platform/loaders/read-model.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../../platform/tenancy/require-read-context.ts';

/** The due dates of fees at the end of a day, as SQL. */
export interface DueDates {
  /** The SQL expression for the due date of the fee `f`. */
  readonly dueDate: Sql;
  /** The SQL join that the expression needs in addition to the table `f`; empty if it needs none. */
  readonly join: Sql;
}

const isOf = (day: string): Sql => sql`d.since <= ${day} and d.until > ${day}`;

/**
 * Returns SQL that selects the due dates that fees had at the end of a day. Only the few due dates that were changed
 * later have rows in `former_due_dates`.
 */
export const dueDatesAsOf = ({ academyId, today }: ReadContext, day: string): DueDates =>
  day >= today
    ? { dueDate: sql`f.due_date`, join: sql`` }
    : {
        dueDate: sql`coalesce(d.due_date, f.due_date)`,
        join: sql`left join former_due_dates d on d.academy_id = ${academyId} and d.fee_id = f.id and ${isOf(day)}`,
      };

/**
 * Reads the due dates that fees had at the end of a day, by fee id. Returns only fees whose due date has changed since
 * that day.
 */
export async function formerDueDates(
  ctx: RequestContext,
  feeIds: readonly string[],
  day: string,
): Promise<Map<string, string>> {
  const { academyId, engine, today } = requireReadContext(ctx);
  if (day >= today) return new Map();
  const rows = await ctx.session.query(
    sql<{ feeId: string; dueDate: string }>`select d.fee_id as "feeId", d.due_date as "dueDate" from former_due_dates d
      where d.academy_id = ${academyId} and ${inIds(sql`d.fee_id`, feeIds, engine)} and ${isOf(day)}`,
  );
  return new Map(rows.map(({ feeId, dueDate }) => [feeId, dueDate]));
}
