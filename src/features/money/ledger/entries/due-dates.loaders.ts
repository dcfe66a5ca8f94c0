import { sql } from 'kysely';
import { inIds, type ReadContext, type Sql } from '../../../../platform/loaders/read-model.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../../platform/tenancy/require-read-context.ts';

/** The due date that fees had when a day ended. */
export interface DueDates {
  /** The due date of the fee `f`. */
  readonly dueDate: Sql;
  /** The tables that it needs beside `f`. */
  readonly join: Sql;
}

const isOf = (day: string): Sql => sql`d.since <= ${day} and d.until > ${day}`;

/** Returns SQL for the due dates of fees as of a day, to be selected with them. Few fees have had another one. */
export const dueDatesAsOf = ({ academyId, today }: ReadContext, day: string): DueDates =>
  day >= today
    ? { dueDate: sql`f.due_date`, join: sql`` }
    : {
        dueDate: sql`coalesce(d.due_date, f.due_date)`,
        join: sql`left join former_due_dates d on d.academy_id = ${academyId} and d.fee_id = f.id and ${isOf(day)}`,
      };

/** The due dates that fees had when a day ended, by their ids; of those that had another one than now. */
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
