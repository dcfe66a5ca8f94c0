/** Describes how a table counts the rows of another table. */
interface Counts {
  readonly table: string;
  readonly counted: string;
  /**
   * The columns of the groups: a function that returns the SQL for the column's value, by the name of the column. Null
   * if the counted table has a column with the same name.
   */
  readonly groups: Readonly<Record<string, ((row: string) => string) | null>>;
  /** Returns the condition for rows that count; if omitted, all rows count. */
  readonly where?: (row: string) => string;
  /** The columns on which the groups and the condition depend. */
  readonly columns: readonly string[];
}

const settlement = (row: string) =>
  `case when ${row}.paid_amount + ${row}.credited_amount >= ${row}.amount then 'paid'
          when ${row}.paid_amount > 0 then 'partial' else 'unpaid' end`;

const notDeleted = (row: string) => `${row}.deleted_at is null`;

const COUNTS: readonly Counts[] = [
  {
    ...{ table: 'student_counts', counted: 'students', groups: { status: null } },
    ...{ where: notDeleted, columns: ['status', 'deleted_at'] },
  },
  {
    ...{ table: 'parent_counts', counted: 'parents', groups: { status: null } },
    ...{ where: notDeleted, columns: ['status', 'deleted_at'] },
  },
  {
    ...{ table: 'enrollment_counts', counted: 'enrollments', groups: { course_id: null, status: null } },
    ...{ where: notDeleted, columns: ['course_id', 'status', 'deleted_at'] },
  },
  {
    ...{ table: 'attendance_counts', counted: 'attendance', groups: { date: null, status: null } },
    columns: ['date', 'status'],
  },
  {
    ...{ table: 'fee_counts', counted: 'fees', groups: { due_date: null, fee_type: null, settlement } },
    where: (row) => `${row}.voided_at is null`,
    columns: ['due_date', 'fee_type', 'paid_amount', 'credited_amount', 'amount', 'voided_at'],
  },
  { table: 'payment_counts', counted: 'payments', groups: { method: null }, columns: ['method'] },
  {
    ...{ table: 'audit_entry_counts', counted: 'audit_entries', groups: { resource: null, action: null } },
    columns: ['resource', 'action'],
  },
];

function triggersOf({ table, counted, groups, where = () => 'true', columns }: Counts): string[] {
  const key = ['academy_id', 'shard', ...Object.keys(groups)].join(', ');
  const count = (row: string, difference: number) => {
    const values = Object.entries(groups).map(([name, value]) => value?.(row) ?? `${row}.${name}`);
    return `insert into ${table} (${key}, total)
        select ${row}.academy_id, 0, ${values.join(', ')}, ${difference} where ${where(row)}
        on conflict (${key}) do update set total = total + excluded.total;`;
  };
  const [added, removed] = [count('new', 1), count('old', -1)];
  return [
    `create trigger ${counted}_count_insert after insert on ${counted} begin
      ${added}
    end`,
    `create trigger ${counted}_count_delete after delete on ${counted} begin
      ${removed}
    end`,
    `create trigger ${counted}_count_update after update of academy_id, ${columns.join(', ')} on ${counted} begin
      ${removed}
      ${added}
    end`,
  ];
}

/**
 * Triggers that update the stored totals of lists in the transactions that write the rows. SQLite has one writer, so
 * there is one shard.
 */
export const rowCounts: readonly string[] = COUNTS.flatMap(triggersOf);
