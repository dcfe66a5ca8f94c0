import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { rowsOf } from '../../../../platform/database/rows-of.ts';
import { inIds, type ReadContext } from '../../../../platform/loaders/read-model.ts';
import { wasActiveOn } from '../../../scheduling/sessions/session.visibility.ts';
import { ratesOf, WEIGHTS } from './attendance-rates.loaders.ts';

/**
 * Returns the ids of those enrollments whose attendance reaches a percentage. An enrollment without a mark that counts
 * does not reach the percentage.
 */
export async function attendedEnough(
  em: SqlEntityManager,
  context: ReadContext,
  enrollmentIds: readonly string[],
  percent: number,
): Promise<ReadonlySet<string>> {
  const weightOf = (name: string) => WEIGHTS[name as keyof typeof WEIGHTS](context);
  const { rate } = ratesOf((name) => (name in WEIGHTS ? weightOf(name) : sql.ref(`m.${name}`)));
  const count = (status: string) =>
    sql`coalesce(sum(case when a.status = ${sql.lit(status)} then 1 else 0 end), 0) as ${sql.ref(status)}`;
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`select m.id
      from (select e.id, ${count('present')}, ${count('late')}, ${count('absent')}, ${count('excused')}
        from enrollments e
        join attendance a on a.academy_id = ${context.academyId} and a.student_id = e.student_id and a.batch_id = e.batch_id
        where e.academy_id = ${context.academyId} and ${inIds(sql`e.id`, enrollmentIds, context.engine)}
          and ${wasActiveOn(sql`a.date`)}
        group by e.id) as m
      where ${rate.whole} > 0 and 100 * ${rate.part} >= ${sql.lit(percent)} * ${rate.whole}`,
  );
  return new Set(rows.map(({ id }) => id));
}
