/** A kind of rows that is counted per student. */
interface Counted {
  readonly rows: string;
  readonly counts: string;
  /** The columns by which rows are counted, in addition to the student. */
  readonly groups: readonly string[];
  /** Returns the condition for rows that count. `row` is the alias of the row in SQL. */
  where(row: string): string;
  /** The columns whose changes affect the counts. */
  readonly changes: readonly string[];
}

const COUNTED: readonly Counted[] = [
  {
    ...{ rows: 'attendance', counts: 'student_attendance_counts', groups: [], changes: ['student_id'] },
    where: () => 'true',
  },
  {
    ...{ rows: 'fees', counts: 'student_fee_counts', groups: [], changes: ['student_id', 'voided_at'] },
    where: (row) => `${row}.voided_at is null and ${row}.student_id is not null`,
  },
  {
    ...{ rows: 'enrollments', counts: 'student_enrollment_counts', groups: ['status'] },
    changes: ['student_id', 'deleted_at', 'status'],
    where: (row) => `${row}.deleted_at is null`,
  },
];

function statementsOf({ rows, counts, groups, where, changes }: Counted): string[] {
  const key = ['academy_id', 'student_id', ...groups];
  const count = (row: string, difference: number) => `insert into ${counts}
        select ${key.map((name) => `${row}.${name}`).join(', ')}, ${difference} where ${where(row)}
        on conflict do update set total = total + excluded.total;`;
  const [added, removed] = [count('new', 1), count('old', -1)];
  return [
    `create table ${counts} (
      ${key.map((name) => `${name} text not null,`).join('\n      ')}
      total integer not null,
      primary key (${key.join(', ')})) without rowid`,
    `create trigger ${rows}_of_students_insert after insert on ${rows} begin
      ${added}
    end`,
    `create trigger ${rows}_of_students_delete after delete on ${rows} begin
      ${removed}
    end`,
    `create trigger ${rows}_of_students_update after update of ${changes.join(', ')} on ${rows} begin
      ${removed}
      ${added}
    end`,
  ];
}

/**
 * Triggers that count the rows of each student. The length of a list that is searched by student names is the sum of a
 * few such counts.
 */
export const studentCounts: readonly string[] = COUNTED.flatMap(statementsOf);
