import { accessTo, type Finder, finder } from './finder.ts';
import { type FunctionText, onOneServer } from './function-text.ts';
import { HOLDS, OWN } from './search-texts.ts';

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

function tableOf({ counts, groups }: Counted): string[] {
  const key = ['academy_id', 'student_id', ...groups].join(', ');
  return [
    `create table ${counts} (
      academy_id uuid not null,
      student_id uuid not null,
      ${groups.map((group) => `${group} text not null,\n      `).join('')}total int not null,
      primary key (${key})) with (fillfactor = 70)`,
    `alter table ${counts} enable row level security`,
    `alter table ${counts} force row level security`,
    `create policy ${counts}_tenant on ${counts} using (${OWN}) with check (${OWN})`,
    `grant select, insert, update on ${counts} to academy_tenant`,
  ];
}

function countingFunction({ rows, counts, groups, where }: Counted, text: FunctionText): string {
  const names = ['academy_id', 'student_id', ...groups];
  const key = names.join(', ');
  const valuesOf = (row: string) => names.map((name) => `${row}.${name}`).join(', ');
  const count = (written: string) =>
    text.inTrigger(`insert into [${counts}] as c (${key}, total)
          select ${key}, sum(difference) from (${written}) as written
          group by ${key} having sum(difference) <> 0 order by ${key}
          on conflict (${key}) do update set total = c.total + excluded.total`);
  const all = (transition: string, difference: string) =>
    count(`select ${valuesOf('r')}, ${difference} as difference from ${transition} r where ${where('r')}`);
  const one = (row: string, difference: string) =>
    `select ${valuesOf(row)}, ${difference} as difference where ${where(row)}`;
  return `create function count_${rows}_of_students() returns trigger language plpgsql as $$ begin
      case tg_op
      when 'INSERT' then ${all('added', '1')}
      when 'DELETE' then ${all('removed', '-1')}
      else ${count(`${one('{old}', '-1')} union all ${one('{new}', '1')}`)}
      end case;
      return null;
    end $$`;
}

function triggersOf({ rows, changes }: Counted): string[] {
  const changed = changes.map((name) => `old.${name} is distinct from new.${name}`).join(' or ');
  const run = `execute function count_${rows}_of_students()`;
  return [
    `create trigger ${rows}_of_students_insert after insert on ${rows}
      referencing new table as added for each statement ${run}`,
    `create trigger ${rows}_of_students_delete after delete on ${rows}
      referencing old table as removed for each statement ${run}`,
    `create trigger ${rows}_of_students_update after update of ${changes.join(', ')} on ${rows}
      for each row when (${changed}) ${run}`,
  ];
}

const students = (condition: string) =>
  `select s.id from [students_search] s where s.academy_id = {own} and ${condition}`;

/** Counts the rows that belong to students whose name or number contains the needle. */
function countFound(head: string, counts: string, also = ''): Finder {
  const sum = (condition: string) => `(select coalesce(sum(c.total), 0) from [${counts}] c
        where c.academy_id = {own}${also} and c.student_id in (${students(condition)}))`;
  return { head, isSet: false, short: sum(HOLDS.names.short), long: sum(HOLDS.names.long) };
}

/** A function that counts the fees whose own texts, or whose students' texts, contain the needle. */
const countFeesFound: Finder = {
  ...{ head: 'count_fees_found(needle text)', isSet: false },
  // nearly all names contain a given letter, so it is faster to count the fees that do not match. The case expression
  // fixes the order of evaluation
  short: `(with found as materialized (${students(HOLDS.names.short)})
        select (select coalesce(sum(c.total), 0) from [fee_counts] c where c.academy_id = {own})
          - (select count(*) from [fees_search] s where s.academy_id = {own} and case
              when ${HOLDS.text.short} then false
              else (s.student_id in (select id from found)) is not true end))`,
  long: `(with found as materialized (${students(HOLDS.names.long)})
        select (select coalesce(sum(c.total), 0) from [student_fee_counts] c
            where c.academy_id = {own} and c.student_id in (select id from found))
          + (select count(*) from [fees_search] s where s.academy_id = {own} and ${HOLDS.text.long}
              and (s.student_id in (select id from found)) is not true))`,
};

const FINDERS = [
  countFound('count_attendance_of_students_found(needle text)', 'student_attendance_counts'),
  countFound(
    'count_enrollments_of_students_found(needle text, wanted text default null)',
    'student_enrollment_counts',
    ' and ({wanted} is null or c.status = {wanted})',
  ),
  countFound('count_fees_of_students_found(needle text)', 'student_fee_counts'),
  countFeesFound,
];

/**
 * Triggers that count the rows of each student. The length of a list that is searched by student names is the sum of a
 * few such counts.
 */
export const studentCounts: readonly string[] = [
  ...COUNTED.flatMap((counted) => [
    ...tableOf(counted),
    countingFunction(counted, onOneServer),
    ...triggersOf(counted),
  ]),
  ...FINDERS.flatMap((found) => [finder(found, onOneServer), ...accessTo(found)]),
];

export const studentCountFunctions = (text: FunctionText): string[] => [
  ...COUNTED.map((counted) => countingFunction(counted, text)),
  ...FINDERS.map((found) => finder(found, text)),
];
