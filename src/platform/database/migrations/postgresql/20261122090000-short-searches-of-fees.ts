import { Migration } from '@mikro-orm/migrations';

/**
 * Counts the fees that a short text is found for by those that it is not found for: it stands in most texts, and those
 * that are left are few to be asked for their students.
 */
export class ShortSearchesOfFees extends Migration {
  override up(): void {
    this.addSql(`create or replace function count_fees_found(needle text) returns bigint language plpgsql stable
      parallel safe security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
      as $$ declare
        own constant uuid := current_setting('app.academy_id');
        pattern constant text := '%' || replace(replace(replace(needle, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%';
      begin
        if strpos(needle, chr(31)) > 0 then return 0; end if;
        if length(needle) < 3 then
          -- the case says what is asked first
          return (with found as materialized (
              select s.id from students_search s where s.academy_id = own and strpos(s.names, needle) > 0)
            select (select coalesce(sum(c.total), 0) from fee_counts c where c.academy_id = own)
              - (select count(*) from fees_search s where s.academy_id = own and case
                  when strpos(s.text, needle) > 0 then false
                  else (s.student_id in (select id from found)) is not true end));
        end if;
        return (with found as materialized (
            select s.id from students_search s where s.academy_id = own and s.text like pattern and s.names like pattern)
          select (select coalesce(sum(c.total), 0) from student_fee_counts c
              where c.academy_id = own and c.student_id in (select id from found))
            + (select count(*) from fees_search s where s.academy_id = own and s.text like pattern
                and (s.student_id in (select id from found)) is not true));
      end $$`);
  }
}
