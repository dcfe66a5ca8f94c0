import { sql } from 'kysely';
import { invalidField } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { conditionOf } from '../../people/students/student.visibility.ts';
import { wasActiveOn } from '../../scheduling/sessions/session.visibility.ts';
import { percentOf, ratesOf, WEIGHTS } from '../attendance/rates/attendance-rates.loaders.ts';
import { gradeVisibility } from '../grades/grade.visibility.ts';
import type { ReportedAttendance, ReportedEnrollment, ReportedResult } from './report-card.types.ts';

/** The values of an enrollment and of a term. `term` is null if the term does not exist. */
type FoundEnrollment = ReportedEnrollment | (Omit<ReportedEnrollment, 'term'> & { readonly term: null });

/**
 * Returns the values of an enrollment and of a term. Returns null if the caller may not see the grades of the
 * enrollment. Throws BAD_USER_INPUT if the term does not exist.
 */
export async function readReportedEnrollment(
  ctx: RequestContext,
  id: string,
  termId: string,
): Promise<ReportedEnrollment | null> {
  const context = requireReadContext(ctx);
  const { academyId } = context;
  const visibility = gradeVisibility(context, 'e');
  if (visibility === 'none') return null;
  const [row] = await ctx.session.query(
    sql<FoundEnrollment>`select e.student_id as "studentId", e.batch_id as "batchId", s.name as student,
        c.name as course, b.name as batch, t.name as term, t.starts_on as "from", t.ends_on as "to", e.grade
      from enrollments e
      join students s on s.academy_id = ${academyId} and s.id = e.student_id
      join courses c on c.academy_id = ${academyId} and c.id = e.course_id
      left join terms t on t.academy_id = ${academyId} and t.id = ${termId} and t.deleted_at is null
      left join batches b on b.academy_id = ${academyId} and b.id = e.batch_id
      where e.academy_id = ${academyId} and e.id = ${id} and e.deleted_at is null and ${conditionOf(visibility)}`,
  );
  if (row?.term === null) throw invalidField('term_id', messages.selected('term_id'));
  return row ?? null;
}

/** Returns the results of a student in the published assessments of a term, by date. */
export async function readReportedResults(
  ctx: RequestContext,
  { studentId, batchId }: Pick<ReportedEnrollment, 'studentId' | 'batchId'>,
  termId: string,
): Promise<ReportedResult[]> {
  const { academyId } = requireReadContext(ctx);
  return ctx.session.query(
    sql<ReportedResult>`select a.title, a.date, r.status, r.score, a.max_score as max, r.feedback
      from assessments a
      left join results r on r.academy_id = ${academyId} and r.assessment_id = a.id and r.student_id = ${studentId}
      where a.academy_id = ${academyId} and a.batch_id = ${batchId} and a.term_id = ${termId}
        and a.status = 'published' and a.deleted_at is null
      order by a.date, a.id`,
  );
}

/** Returns the average of a student over the published assessments of a term, in hundredths of a per cent. */
export async function readReportedAverage(
  ctx: RequestContext,
  { studentId, batchId }: Pick<ReportedEnrollment, 'studentId' | 'batchId'>,
  termId: string,
): Promise<number | null> {
  const { academyId } = requireReadContext(ctx);
  const [row] = await ctx.session.query(
    sql<{ average: number | null }>`select g.published_average as average from grade_averages g
      where g.academy_id = ${academyId} and g.batch_id = ${batchId} and g.student_id = ${studentId}
        and g.term_key = ${termId}`,
  );
  return row?.average ?? null;
}

/** Returns the attendance for an enrollment between two days. Counts only days on which the enrollment was active. */
export async function readReportedAttendance(
  ctx: RequestContext,
  enrollmentId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReportedAttendance> {
  const context = requireReadContext(ctx);
  const { academyId } = context;
  const { rate } = ratesOf((name) =>
    name in WEIGHTS ? WEIGHTS[name as keyof typeof WEIGHTS](context) : sql.ref(`m.${name}`),
  );
  const count = (status: string) =>
    sql`coalesce(sum(case when a.status = ${sql.lit(status)} then 1 else 0 end), 0) as ${sql.ref(status)}`;
  const [row] = await ctx.session.query(
    sql<Record<keyof ReportedAttendance, string | number>>`select m.*, ${percentOf(rate)} as rate from (
      select ${count('present')}, ${count('late')}, ${count('absent')}, ${count('excused')}
      from enrollments e
      join attendance a on a.academy_id = ${academyId} and a.student_id = e.student_id and a.batch_id = e.batch_id
      where e.academy_id = ${academyId} and e.id = ${enrollmentId} and ${wasActiveOn(sql`a.date`)}
        and a.date >= ${from} and a.date <= ${to}) as m`,
  );
  const { present = 0, late = 0, absent = 0, excused = 0, rate: percent = null } = row ?? {};
  const counts = { present: Number(present), late: Number(late), absent: Number(absent), excused: Number(excused) };
  return { ...counts, rate: percent === null ? null : String(percent) };
}

/** Returns the published comment on an enrollment in a term; null if there is none. */
export async function readReportedComment(
  ctx: RequestContext,
  enrollmentId: string,
  termId: string,
): Promise<string | null> {
  const { academyId } = requireReadContext(ctx);
  const [row] = await ctx.session.query(
    sql<{ text: string }>`select k.text from term_comments k
      where k.academy_id = ${academyId} and k.enrollment_id = ${enrollmentId} and k.term_id = ${termId}
        and k.status = 'published' and k.deleted_at is null`,
  );
  return row?.text ?? null;
}
