/** How much belongs to each student. */
interface Counted {
  readonly rows: string;
  readonly counts: string;
  /** Further columns that they are counted by, beside the student. */
  readonly groups: readonly string[];
  /** Which rows count, of a row by its name. */
  where(row: string): string;
  /** The columns by which it changes what counts. */
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

/** How much belongs to each student, kept by triggers, so that lists that are searched by students' names are counted quickly. */
export const studentCounts: readonly string[] = COUNTED.flatMap(statementsOf);
