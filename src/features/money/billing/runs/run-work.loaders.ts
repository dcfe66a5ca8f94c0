import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { rowsOf } from '../../../../platform/database/rows-of.ts';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';
import type { Sql } from '../../../../platform/loaders/read-model.ts';
import type { Days } from '../../../../platform/time/days.ts';
import { BillingRunKind } from '../../ledger/billing-run.enums.ts';
import { IS_BILLABLE } from '../billing.loaders.ts';

/** An item that a run bills: an enrollment or, in a run for penalties, an overdue fee. */
export interface WorkItem {
  readonly id: string;
  /**
   * The id of the payer or, in a run for penalties, of the account. All charges of one account must be billed in one
   * transaction.
   */
  readonly owner: string;
}

/** The days that a run bills. If `since` is set, it is the first day for one-time charges. */
interface Terms {
  readonly days: Days;
  readonly since?: string | null;
}

/** Finds the enrollments of a run, grouped by payer. */
export async function findEnrollments(em: SqlEntityManager, kind: BillingRunKind, terms: Terms): Promise<WorkItem[]> {
  // the payer, by the same rule as in `payersOf`
  const payer = sql`coalesce((select l.parent_id from parent_students l
    join parents p on p.academy_id = ${academyOf(em)} and p.id = l.parent_id and p.deleted_at is null
    where l.academy_id = ${academyOf(em)} and l.student_id = e.student_id and l.receives_billing
    order by l.is_primary desc, l.created_at, l.id limit 1), e.student_id)`;
  return rowsOf(
    em,
    sql<WorkItem>`
      select e.id, ${payer} as owner from enrollments e
      join students s on s.academy_id = ${academyOf(em)} and s.id = e.student_id
      where e.academy_id = ${academyOf(em)} and ${IS_BILLABLE} and ${isFor(em, kind, terms)}
      order by owner, e.id`,
  );
}

function isFor(em: SqlEntityManager, kind: BillingRunKind, { days: { from, until }, since }: Terms): Sql {
  switch (kind) {
    case BillingRunKind.ENROLLMENT:
      return sql`e.status <> 'dropped' and e.held_from between ${since ?? from} and ${until}`;
    case BillingRunKind.SESSION:
      return sql`e.batch_id is not null and exists (select 1 from attendance a
        where a.academy_id = ${academyOf(em)} and a.student_id = e.student_id and a.batch_id = e.batch_id
          and a.session_id is not null and a.date between ${from} and ${until})`;
    default:
      return sql`e.active_from <= ${until}
        and coalesce(e.dropped_on, e.completion_date, ${until}) >= ${from}`;
  }
}
