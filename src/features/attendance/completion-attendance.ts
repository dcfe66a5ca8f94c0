import { sql } from 'kysely';
import { rowsOf } from '../../platform/database/rows-of.ts';
import { onEvent } from '../../platform/events/events.ts';
import type { ReadContext } from '../../platform/loaders/read-model.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { enrollmentCompleting } from '../enrollments/enrollment.events.ts';
import { wasActiveOn } from '../sessions/session.visibility.ts';
import { ratesOf, WEIGHTS } from './attendance-rates.loaders.ts';

/** The rate of attendance that a completion rule asks for; without a mark that counts it is not met. */
export const requireAttendance = onEvent(
  enrollmentCompleting,
  async (ctx: RequestContext, em, { enrollment, rule, unmet }) => {
    const { minAttendance } = rule;
    if (minAttendance == null) return;
    const context = ctx.readContext as ReadContext;
    const { rate } = ratesOf((name) => (name in WEIGHTS ? weightOf(name, context) : sql.ref(`m.${name}`)));
    const count = (status: string) =>
      sql`coalesce(sum(case when a.status = ${sql.lit(status)} then 1 else 0 end), 0) as ${sql.ref(status)}`;
    const [row] = await rowsOf(
      em,
      sql<{
        met: unknown;
      }>`select case when ${rate.whole} > 0 and 100 * ${rate.part} >= ${sql.lit(minAttendance)} * ${rate.whole}
          then 1 else 0 end as met
        from (select ${count('present')}, ${count('late')}, ${count('absent')}, ${count('excused')}
          from enrollments e
          join attendance a on a.academy_id = e.academy_id and a.student_id = e.student_id and a.batch_id = e.batch_id
          where e.academy_id = ${context.academyId} and e.id = ${enrollment.id} and ${wasActiveOn(sql`a.date`)}) as m`,
    );
    if (Number(row?.met) !== 1) unmet.push(`attendance of ${minAttendance} %`);
  },
);

const weightOf = (name: string, context: ReadContext) => WEIGHTS[name as keyof typeof WEIGHTS](context);
