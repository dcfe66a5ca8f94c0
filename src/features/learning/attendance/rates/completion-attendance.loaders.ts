import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { rowsOf } from '../../../../platform/database/rows-of.ts';
import type { ReadContext } from '../../../../platform/loaders/read-model.ts';
import { wasActiveOn } from '../../../scheduling/sessions/session.visibility.ts';
import { ratesOf, WEIGHTS } from './attendance-rates.loaders.ts';

/** Returns true if the attendance of an enrollment reaches a percentage; false if no mark counts. */
export async function reachesAttendance(
  em: SqlEntityManager,
  context: ReadContext,
  enrollmentId: string,
  percent: number,
): Promise<boolean> {
  const weightOf = (name: string) => WEIGHTS[name as keyof typeof WEIGHTS](context);
  const { rate } = ratesOf((name) => (name in WEIGHTS ? weightOf(name) : sql.ref(`m.${name}`)));
  const count = (status: string) =>
    sql`coalesce(sum(case when a.status = ${sql.lit(status)} then 1 else 0 end), 0) as ${sql.ref(status)}`;
  const [row] = await rowsOf(
    em,
    sql<{
      met: unknown;
    }>`select case when ${rate.whole} > 0 and 100 * ${rate.part} >= ${sql.lit(percent)} * ${rate.whole}
        then 1 else 0 end as met
      from (select ${count('present')}, ${count('late')}, ${count('absent')}, ${count('excused')}
        from enrollments e
        join attendance a on a.academy_id = e.academy_id and a.student_id = e.student_id and a.batch_id = e.batch_id
        where e.academy_id = ${context.academyId} and e.id = ${enrollmentId} and ${wasActiveOn(sql`a.date`)}) as m`,
  );
  return Number(row?.met) === 1;
}
