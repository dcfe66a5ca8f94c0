import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { ClashKind, severityOf } from './clash.enums.ts';
import type { ClashWithin } from './clash.types.ts';
import { MOST_PREVIEWED_CLASHES } from './clash-days.ts';
import { clashColumns } from './clash-rows.loaders.ts';
import { clashesSql } from './clash-sql.loaders.ts';

const TOO_MANY =
  `The sessions of the preview have more than ${MOST_PREVIEWED_CLASHES.toLocaleString('en')} clashes: ` +
  'make the change without a preview.';

/**
 * Returns all clashes of the sessions that match the condition `sessions` and are not over, ordered by time. Runs in
 * the transaction of `em`. If two of the matching sessions clash, the clash is returned twice, once for each session.
 * Throws BAD_USER_INPUT if there are too many clashes.
 */
export async function clashesWithin(
  ctx: RequestContext,
  em: SqlEntityManager,
  sessions: (context: ReadContext) => Sql,
): Promise<ClashWithin[]> {
  const context = requireReadContext(ctx);
  const found = clashesSql({
    engine: context.engine,
    academyId: context.academyId,
    kinds: Object.values(ClashKind),
    sessions: sql`${sessions(context)} and s.ends_at > ${context.now}`,
  });
  const rows = await rowsOf(
    em,
    sql<ClashWithin>`select ${clashColumns(['studentCount'], context)}
      from (select c.* from ${found} as c limit ${MOST_PREVIEWED_CLASHES + 1}) as c order by c.starts_at, c.id`,
  );
  if (rows.length > MOST_PREVIEWED_CLASHES) throw new AppError('BAD_USER_INPUT', TOO_MANY);
  return rows.map((row) => ({ ...row, studentCount: Number(row.studentCount), severity: severityOf(row.kind) }));
}
