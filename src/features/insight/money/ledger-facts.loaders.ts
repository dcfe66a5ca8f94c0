import { sql } from 'kysely';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { foreignFees } from '../../money/ledger/entries/entries.loaders.ts';
import { type Asking, type Measure, sum } from '../core/report.loaders.ts';
import { lastDay } from '../core/report-period.ts';

// The kinds of ledger entries that reports sum for a period. The kind `move` is missing, because the sum of all moves
// is 0.

const OF_PERIOD = ['charge', 'adjust', 'void', 'credit_note', 'payment', 'refund'];

/** Returns the condition that an entry is in the academy's currency. */
export const isOwnLine = (line: Sql, { context, currency }: Asking): Sql =>
  sql`(${line}.fee_id is null or ${line}.fee_id not in (${foreignFees(context, currency)}))`;

/** Selects the entries `e` of the period. */
export function linesOfPeriod(asking: Asking, kinds: readonly string[] = OF_PERIOD): Sql {
  const { context, period } = asking;
  return sql`select e.effective_on as day, e.kind, e.amount, e.tax, e.fee_id, coalesce(e.refund_id, e.payment_id) as payment_id
    from ledger_entries e
    where e.academy_id = ${context.academyId} and e.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})
      and e.effective_on >= ${period.from} and e.effective_on <= ${lastDay(period)} and ${isOwnLine(sql`e`, asking)}`;
}

/** Sums entries by day and kind. This reduces millions of entries to a few rows per day. */
export const sumsOfDays = (
  lines: Sql,
): Sql => sql`select l.day, l.kind, ${sum(sql`l.amount`)} as amount, ${sum(sql`l.tax`)} as tax
  from (${lines}) as l group by l.day, l.kind`;

const ofKinds = (kinds: readonly string[], sign: '' | '-'): Measure => {
  const among = sql.join(kinds.map((kind) => sql.lit(kind)));
  return { of: sum(sql`case when x.kind in (${among}) then ${sql.raw(sign)}x.amount else 0 end`) };
};

/** The measures of the entries of a period. */
export const LEDGER_MEASURES = {
  billed: ofKinds(['charge', 'adjust'], ''),
  credited: ofKinds(['credit_note'], '-'),
  voided: ofKinds(['void'], '-'),
  collected: ofKinds(['payment'], '-'),
  refunded: ofKinds(['refund'], ''),
} satisfies Record<string, Measure>;
