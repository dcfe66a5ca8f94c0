import type { SqlEntityManager } from '@mikro-orm/sql';
import { type RawBuilder, sql } from 'kysely';

/**
 * For each table of counts: the table whose rows are counted, the groups, and the condition that the rows must meet.
 */
export const COUNTED: Record<string, { rows: string; groups: Record<string, string>; where?: string }> = {
  student_counts: { rows: 'students', groups: { status: 'status' }, where: 'deleted_at is null' },
  parent_counts: { rows: 'parents', groups: { status: 'status' }, where: 'deleted_at is null' },
  enrollment_counts: {
    rows: 'enrollments',
    groups: { course_id: 'course_id', status: 'status' },
    where: 'deleted_at is null',
  },
  attendance_counts: { rows: 'attendance', groups: { date: 'date', status: 'status' } },
  fee_counts: {
    rows: 'fees',
    groups: {
      due_date: 'due_date',
      fee_type: 'fee_type',
      settlement: "case when paid_amount >= amount then 'paid' when paid_amount > 0 then 'partial' else 'unpaid' end",
    },
    where: 'voided_at is null',
  },
  payment_counts: { rows: 'payments', groups: { method: 'method' } },
  student_attendance_counts: { rows: 'attendance', groups: { student_id: 'student_id' } },
  student_enrollment_counts: {
    rows: 'enrollments',
    groups: { student_id: 'student_id', status: 'status' },
    where: 'deleted_at is null',
  },
  student_fee_counts: {
    rows: 'fees',
    groups: { student_id: 'student_id' },
    where: 'voided_at is null and student_id is not null',
  },
  audit_entry_counts: { rows: 'audit_entries', groups: { resource: 'resource', action: 'action' } },
};

const rowsOf = async (em: SqlEntityManager, statement: RawBuilder<unknown>): Promise<unknown[]> =>
  (await statement.execute(em.getKysely())).rows;

/**
 * Returns the stored counts of an academy (`kept`), and the numbers of its rows (`counted`). Runs in a transaction of
 * the academy.
 */
export async function recount(em: SqlEntityManager, academyId: string, table: string) {
  const { rows, groups, where = '1 = 1' } = COUNTED[table] as (typeof COUNTED)[string];
  const names = Object.keys(groups).join(', ');
  const values = Object.entries(groups).map(([name, value]) => `${value} as ${name}`);
  const own = sql`academy_id = ${academyId}`;
  return {
    kept: await rowsOf(
      em,
      sql`select ${sql.raw(names)}, sum(total) as total from ${sql.table(table)} where ${own}
        group by ${sql.raw(names)} having sum(total) <> 0 order by ${sql.raw(names)}`,
    ),
    counted: await rowsOf(
      em,
      sql`select ${sql.raw(names)}, count(*) as total
        from (select ${sql.raw(values.join(', '))} from ${sql.table(rows)} where ${own} and ${sql.raw(where)}) as r
        group by ${sql.raw(names)} order by ${sql.raw(names)}`,
    ),
  };
}
