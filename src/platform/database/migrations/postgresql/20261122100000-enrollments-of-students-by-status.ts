import { Migration } from '@mikro-orm/migrations';

const OWN = "academy_id = current_setting('app.academy_id')::uuid";

/** Counts the enrollments of each student by their status: a search among the active ones is a sum as well. */
export class EnrollmentsOfStudentsByStatus extends Migration {
  override up(): void {
    for (const operation of ['insert', 'delete', 'update'])
      this.addSql(`drop trigger enrollments_of_students_${operation} on enrollments`);
    this.addSql('drop function count_enrollments_of_students()');
    this.addSql('drop table student_enrollment_counts');
    this.addSql(`create table student_enrollment_counts ("academy_id" uuid not null, "student_id" uuid not null,
      "status" text not null, "total" int not null,
      primary key ("academy_id", "student_id", "status")) with (fillfactor = 70)`);
    this.createTriggers();
    this.fill();
    this.createFunction();
  }

  /** Run as whoever writes the rows, so that row-level security holds the counts. Their order keeps writers from deadlocks. */
  private createTriggers(): void {
    const count = (rows: string) => `insert into student_enrollment_counts as c (academy_id, student_id, status, total)
        select academy_id, student_id, status, sum(difference) from (${rows}) as written
        group by academy_id, student_id, status having sum(difference) <> 0 order by academy_id, student_id, status
        on conflict (academy_id, student_id, status) do update set total = c.total + excluded.total;`;
    const rowsOf = (transition: string, difference: number) =>
      `select academy_id, student_id, status, ${difference} as difference from ${transition} where deleted_at is null`;
    const row = (name: string, difference: number) =>
      `select ${name}.academy_id, ${name}.student_id, ${name}.status, ${difference} as difference where ${name}.deleted_at is null`;
    this.addSql(`create function count_enrollments_of_students() returns trigger language plpgsql as $$ begin
        case tg_op
        when 'INSERT' then ${count(rowsOf('added', 1))}
        when 'DELETE' then ${count(rowsOf('removed', -1))}
        else ${count(`${row('old', -1)} union all ${row('new', 1)}`)}
        end case;
        return null;
      end $$`);
    const trigger = (name: string, rest: string) =>
      this.addSql(
        `create trigger enrollments_of_students_${name} after ${rest} execute function count_enrollments_of_students()`,
      );
    trigger('insert', 'insert on enrollments referencing new table as added for each statement');
    trigger('delete', 'delete on enrollments referencing old table as removed for each statement');
    const columns = ['student_id', 'deleted_at', 'status'];
    const changed = columns.map((name) => `old.${name} is distinct from new.${name}`).join(' or ');
    trigger('update', `update of ${columns.join(', ')} on enrollments for each row when (${changed})`);
  }

  /** The rows that there are. Nobody writes meanwhile: the triggers have locked the table. */
  private fill(): void {
    this.addSql('alter table enrollments no force row level security');
    this.addSql(`insert into student_enrollment_counts select academy_id, student_id, status, count(*) from enrollments
      where deleted_at is null group by academy_id, student_id, status order by academy_id, student_id, status`);
    this.addSql('alter table enrollments force row level security');
    this.addSql('alter table student_enrollment_counts enable row level security');
    this.addSql(
      `create policy student_enrollment_counts_tenant on student_enrollment_counts using (${OWN}) with check (${OWN})`,
    );
    this.addSql('alter table student_enrollment_counts force row level security');
    this.addSql('grant select, insert, update on student_enrollment_counts to academy_tenant');
  }

  /** Takes a status, or null for all; older processes give none. */
  private createFunction(): void {
    this.addSql('drop function count_enrollments_of_students_found(text)');
    const count = (holds: string) => `return (select coalesce(sum(c.total), 0) from student_enrollment_counts c
        where c.academy_id = own and (wanted is null or c.status = wanted)
          and c.student_id in (select s.id from students_search s where s.academy_id = own and ${holds}));`;
    this.addSql(`create function count_enrollments_of_students_found(needle text, wanted text default null) returns bigint
      language plpgsql stable parallel safe security definer
      set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
      as $$ declare
        own constant uuid := current_setting('app.academy_id');
        pattern constant text := '%' || replace(replace(replace(needle, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%';
      begin
        if strpos(needle, chr(31)) > 0 then return 0; end if;
        if length(needle) < 3 then ${count('strpos(s.names, needle) > 0')}
        else ${count('s.text like pattern and s.names like pattern')} end if;
      end $$`);
    this.addSql('revoke execute on function count_enrollments_of_students_found(text, text) from public');
    this.addSql('grant execute on function count_enrollments_of_students_found(text, text) to academy_tenant');
  }
}
