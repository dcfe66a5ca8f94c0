import { Migration } from '@mikro-orm/migrations';

/** How a table counts what belongs to students. */
interface Counted {
  readonly rows: string;
  readonly counts: string;
  /** The columns that say whose row it is, and whether it counts. */
  readonly changes: readonly string[];
  /** Which rows count; all when left out. */
  where?(row: string): string;
}

const COUNTED: readonly Counted[] = [
  {
    rows: 'attendance',
    counts: 'student_attendance_counts',
    changes: ['student_id'],
  },
  {
    rows: 'enrollments',
    counts: 'student_enrollment_counts',
    changes: ['student_id', 'deleted_at'],
    where: (row) => `${row}deleted_at is null`,
  },
  {
    rows: 'fees',
    counts: 'student_fee_counts',
    changes: ['student_id', 'voided_at'],
    where: (row) => `${row}voided_at is null and ${row}student_id is not null`,
  },
];

/** What is searched: the name of its functions, the table, and which of its columns. The text has the index. */
const FINDERS = [
  ['students', 'students', 'text'],
  ['student_names', 'students', 'names'],
  ['parents', 'parents', 'text'],
  ['fees', 'fees', 'text'],
  ['payments', 'payments', 'text'],
] as const;

/** The condition that a column holds the needle, which is part of the text that has the index. */
type Holds = (column: string) => string;

/**
 * How much belongs to each student, kept by triggers in the transactions that write the rows: what belongs to thousands of
 * students who were found is a sum over them. A table for each kind, so that writers wait for their like alone.
 */
export class RowsOfStudents extends Migration {
  override up(): void {
    for (const counted of COUNTED) {
      this.createTable(counted);
      this.createTriggers(counted);
      this.fill(counted);
    }
    this.nameStudentsOfFees();
    this.replaceFunctions();
  }

  /** Room on its pages lets a count change without a new entry in the index. */
  private createTable({ counts }: Counted): void {
    this.addSql(`create table ${counts} ("academy_id" uuid not null, "student_id" uuid not null, "total" int not null,
      primary key ("academy_id", "student_id")) with (fillfactor = 70)`);
  }

  /** Runs as whoever writes the rows, so that row-level security holds the counts. Their order keeps writers from deadlocks. */
  private createTriggers({ rows, counts, changes, where = () => 'true' }: Counted): void {
    const add = (from: string, sign: string) => `insert into ${counts} as c (academy_id, student_id, total)
        select r.academy_id, r.student_id, ${sign}count(*) from ${from} r where ${where('r.')}
        group by r.academy_id, r.student_id order by r.academy_id, r.student_id
        on conflict (academy_id, student_id) do update set total = c.total + excluded.total;`;
    const change = (row: string, difference: string) => `insert into ${counts} as c (academy_id, student_id, total)
        select ${row}.academy_id, ${row}.student_id, ${difference} where ${where(`${row}.`)}
        on conflict (academy_id, student_id) do update set total = c.total + excluded.total;`;
    this.addSql(`create function count_${rows}_of_students() returns trigger language plpgsql as $$ begin
        case tg_op
        when 'INSERT' then ${add('added', '')}
        when 'DELETE' then ${add('removed', '-')}
        else ${change('old', '-1')} ${change('new', '1')}
        end case;
        return null;
      end $$`);
    const trigger = (name: string, rest: string) =>
      this.addSql(
        `create trigger ${rows}_of_students_${name} after ${rest} execute function count_${rows}_of_students()`,
      );
    trigger('insert', `insert on ${rows} referencing new table as added for each statement`);
    trigger('delete', `delete on ${rows} referencing old table as removed for each statement`);
    // seldom: of a row at a time, so that no other change costs anything
    const changed = changes.map((name) => `old.${name} is distinct from new.${name}`).join(' or ');
    trigger('update', `update of ${changes.join(', ')} on ${rows} for each row when (${changed})`);
  }

  /** The rows that there are. Nobody writes meanwhile: the triggers have locked the table. */
  private fill({ rows, counts, where = () => 'true' }: Counted): void {
    this.addSql(`alter table ${rows} no force row level security`);
    this.addSql(`insert into ${counts} select academy_id, student_id, count(*) from ${rows}
      where ${where('')} group by academy_id, student_id order by academy_id, student_id`);
    this.addSql(`alter table ${rows} force row level security`);
    this.protect(counts);
    this.addSql(`alter table ${counts} force row level security`);
    this.addSql(`grant select, insert, update on ${counts} to academy_tenant`);
  }

  /** Fees are found by their students too: one that is found by both counts once. */
  private nameStudentsOfFees(): void {
    const text = 'lower(concat_ws(chr(31), title, receipt_number) collate "und-x-icu")';
    this.addSql('drop table fees_search');
    this.addSql(`create table fees_search ("academy_id" uuid not null, "id" uuid not null,
      "text" text collate "C" not null, "student_id" uuid, primary key ("academy_id", "id"))`);
    this.addSql('alter table fees no force row level security');
    this.addSql(`insert into fees_search select academy_id, id, ${text}, student_id
      from fees where voided_at is null order by academy_id, id`);
    this.addSql('alter table fees force row level security');
    this.addSql('create index fees_search_trigrams on fees_search using gin (academy_id, text gin_trgm_ops)');
    // not forced: functions and triggers run as the owner
    this.protect('fees_search');
    this.addSql(`create or replace function keep_fees_search() returns trigger language plpgsql
      security definer set search_path = public, pg_temp as $$ begin
        if tg_op = 'DELETE' then
          delete from fees_search s using old_rows o where s.academy_id = o.academy_id and s.id = o.id;
          return null;
        end if;
        delete from fees_search s using new_rows n
        where s.academy_id = n.academy_id and s.id = n.id and n.voided_at is not null;
        insert into fees_search as s (academy_id, id, text, student_id)
          select academy_id, id, ${text}, student_id from new_rows where voided_at is null
          on conflict (academy_id, id) do update set text = excluded.text, student_id = excluded.student_id
            where (s.text, s.student_id) is distinct from (excluded.text, excluded.student_id);
        return null;
      end $$`);
  }

  private protect(table: string): void {
    const own = `academy_id = current_setting('app.academy_id')::uuid`;
    this.addSql(`alter table ${table} enable row level security`);
    this.addSql(`create policy ${table}_tenant on ${table} using (${own}) with check (${own})`);
  }

  /** The functions that find, and that count what is found. */
  private replaceFunctions(): void {
    const found = (table: string, column: string) => (holds: Holds) =>
      `from ${table}_search s where s.academy_id = own and ${holds(column)}`;
    const students = found('students', 'names');
    for (const [name, table, column] of FINDERS) {
      const rows = found(table, column);
      const find = (holds: Holds) => `return query select s.id ${rows(holds)} limit most;`;
      this.createFunction(`find_${name}(needle text, most int)`, 'setof uuid', find);
      this.createFunction(
        `count_${name}(needle text)`,
        'bigint',
        (holds) => `return (select count(*) ${rows(holds)});`,
      );
    }
    for (const { rows, counts } of COUNTED) {
      const count = (holds: Holds) => `return (select coalesce(sum(c.total), 0) from ${counts} c
        where c.academy_id = own and c.student_id in (select s.id ${students(holds)}));`;
      this.createFunction(`count_${rows}_of_students_found(needle text)`, 'bigint', count);
    }
    // compared, so that the students are kept in a hash table
    const countFees = (holds: Holds) => `return (with found as materialized (select s.id ${students(holds)})
      select (select coalesce(sum(c.total), 0) from student_fee_counts c
          where c.academy_id = own and c.student_id in (select id from found))
        + (select count(*) ${found('fees', 'text')(holds)} and (s.student_id in (select id from found)) is not true));`;
    this.createFunction('count_fees_found(needle text)', 'bigint', countFees);
  }

  /**
   * Planned for each needle: a name is found by its trigrams, what stands in most texts is sooner found without. Of fewer
   * than three characters there is no trigram, and the index would be read to its end. Nothing is found across two texts.
   */
  private createFunction(head: string, returned: string, answer: (holds: Holds) => string): void {
    const isSet = returned.startsWith('setof');
    this.addSql(`create or replace function ${head} returns ${returned} language plpgsql stable parallel safe
      security definer${isSet ? ' rows 100' : ''} set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
      as $$ declare
        own constant uuid := current_setting('app.academy_id');
        pattern constant text := '%' || replace(replace(replace(needle, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%';
      begin
        if strpos(needle, chr(31)) > 0 then return${isSet ? '' : ' 0'}; end if;
        if length(needle) < 3 then ${answer((column) => `strpos(s.${column}, needle) > 0`)}
        else ${answer((column) => [...new Set(['text', column])].map((each) => `s.${each} like pattern`).join(' and '))} end if;
        ${isSet ? 'return;' : ''}
      end $$`);
    // triggers call functions of the same names
    const name = head.replaceAll(/\w+ (?=text|int)/g, '');
    this.addSql(`revoke execute on function ${name} from public`);
    this.addSql(`grant execute on function ${name} to academy_tenant`);
  }
}
