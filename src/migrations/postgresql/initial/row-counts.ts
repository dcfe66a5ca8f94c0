import { type FunctionText, onOneServer } from './function-text.ts';

/** Describes how a table counts the rows of another table. */
interface Counts {
  readonly table: string;
  readonly counted: string;
  /**
   * The columns of the groups: the SQL for each column's value, by the name of the column. The SQL is empty if the
   * counted table has a column with the same name.
   */
  readonly groups: Readonly<Record<string, string>>;
  /** The condition for rows that count; if omitted, all rows count. */
  readonly where?: string;
}

const SETTLEMENT = `case when paid_amount + credited_amount >= amount then 'paid'
            when paid_amount > 0 then 'partial' else 'unpaid' end`;

const COUNTS: readonly Counts[] = [
  { table: 'student_counts', counted: 'students', groups: { status: '' }, where: 'deleted_at is null' },
  { table: 'parent_counts', counted: 'parents', groups: { status: '' }, where: 'deleted_at is null' },
  {
    table: 'enrollment_counts',
    counted: 'enrollments',
    groups: { course_id: '', status: '' },
    where: 'deleted_at is null',
  },
  { table: 'attendance_counts', counted: 'attendance', groups: { date: '', status: '' } },
  {
    table: 'fee_counts',
    counted: 'fees',
    groups: { due_date: '', fee_type: '', settlement: SETTLEMENT },
    where: 'voided_at is null',
  },
  { table: 'payment_counts', counted: 'payments', groups: { method: '' } },
  { table: 'audit_entry_counts', counted: 'audit_entries', groups: { resource: '', action: '' } },
];

/** The transition tables that a trigger for each operation can read. */
export const TRANSITIONS = {
  insert: 'new table as added',
  update: 'old table as removed new table as added',
  delete: 'old table as removed',
};

/**
 * Returns the counting function. The function uses the writer's role, so that row-level security protects the counts.
 */
function countingFunction({ table, counted, groups, where = 'true' }: Counts, text: FunctionText): string {
  const names = Object.keys(groups).join(', ');
  const values = Object.entries(groups).map(([name, value]) => (value ? `${value} as ${name}` : name));
  const rows = (transition: string, difference: string) =>
    `select academy_id, ${values.join(', ')}, ${difference} as difference from ${transition} where ${where}`;
  const [added, removed] = [rows('added', '1'), rows('removed', '-1')];
  // in a fixed order, so that writers in the same shard do not deadlock
  const count = (difference: string) =>
    text.inTrigger(`insert into [${table}] as c (academy_id, shard, ${names}, total)
          select academy_id, pg_backend_pid() % 16, ${names}, sum(difference) from (${difference}) as written
          group by academy_id, ${names} having sum(difference) <> 0 order by academy_id, ${names}
          on conflict (academy_id, shard, ${names}) do update set total = c.total + excluded.total`);
  return `create function count_${counted}() returns trigger language plpgsql as $$ begin
      case tg_op
      when 'INSERT' then ${count(added)}
      when 'DELETE' then ${count(removed)}
      else ${count(`${added} union all ${removed}`)}
      end case;
      return null;
    end $$`;
}

const triggersOf = ({ counted }: Counts): string[] =>
  Object.entries(TRANSITIONS).map(
    ([operation, tables]) => `create trigger ${counted}_count_${operation} after ${operation} on ${counted}
        referencing ${tables} for each statement execute function count_${counted}()`,
  );

/** Triggers that update the stored totals of lists in the transactions that write the rows. */
export const rowCounts: readonly string[] = COUNTS.flatMap((counts) => [
  countingFunction(counts, onOneServer),
  ...triggersOf(counts),
]);

export const rowCountFunctions = (text: FunctionText): string[] =>
  COUNTS.map((counts) => countingFunction(counts, text));
