import { Migration } from '@mikro-orm/migrations';

/** Enrollments of a transaction: nobody waits for one of them for longer than that takes. */
const ENROLLMENTS = 5_000;

/** A UUID of version 7 of an instant: its milliseconds before what is random. PostgreSQL 18 has a function for that, those before have none. */
const uuidV7 = (at: string) => `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from ${at}) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid`;

/** The day of an instant in the academy. */
const dayOf = (at: string) => `(${at} at time zone place.zone)::date`;

/**
 * What can be known of the steps of the enrollments that there are: how each began, and how it ended. Whoever was dropped while
 * they were active has the day of that, others were not active before. Of an end whose hour is not known it is noon.
 */
export class EnrollmentEventRows extends Migration {
  /** Begun again it goes on behind the last enrollment that has steps. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // a zone that the server does not know counts as UTC
    this.addSql(`create temporary table places as
      with zones as materialized (select lower(name) as name from pg_timezone_names)
      select o.id, case when z.name is null then 'UTC' else o.settings ->> 'timezone' end as zone
      from academies o left join zones z on z.name = lower(o.settings ->> 'timezone')`);
    this.addSql(`do $$
      declare place record; last uuid;
      begin
        for place in select id, zone from places loop
          -- the policies show the owner one academy
          perform set_config('app.academy_id', place.id::text, true);
          last := (select v.enrollment_id from enrollment_events v where v.academy_id = place.id
            order by v.enrollment_id desc limit 1);
          loop
            perform set_config('app.academy_id', place.id::text, true);
            with part as materialized (
              select e.* from enrollments e where e.academy_id = place.id and (last is null or e.id > last)
              order by e.id limit ${ENROLLMENTS} for no key update),
            told as (
              select e.id, e.created_at, e.updated_at, least(e.enrollment_date, ${dayOf('e.created_at')}) as began_on,
                case when e.status = 'pending' and e.waitlist_position is not null then 'waitlisted'
                  when e.status = 'pending' or (e.status = 'dropped' and e.dropped_on is null) then 'requested'
                  else 'active' end as began,
                case when e.status in ('completed', 'dropped') then e.status end as ended,
                coalesce(case e.status when 'completed' then e.completion_date else e.dropped_on end,
                  ${dayOf('e.updated_at')}) as ended_on
              from part e),
            steps as (
              select t.id, t.created_at as at, null as from_stage, t.began as to_stage, t.began_on as day from told t
              union all
              select t.id, greatest(t.created_at + interval '1 millisecond', case when ${dayOf('t.updated_at')} = t.ended_on
                  then t.updated_at else (t.ended_on + time '12:00') at time zone place.zone end),
                t.began, t.ended, greatest(t.began_on, t.ended_on)
              from told t where t.ended is not null),
            added as (
              insert into enrollment_events (academy_id, id, created_at, updated_at, enrollment_id, from_stage, to_stage, effective_on)
              select place.id, ${uuidV7('s.at')}, s.at, s.at, s.id, s.from_stage, s.to_stage, s.day from steps s order by s.at)
            select (select p.id from part p order by p.id desc limit 1) into last;
            exit when last is null;
            commit;
          end loop;
          commit;
        end loop;
      end $$`);
    this.addSql(`drop table places`);
    this.addSql(`analyze enrollment_events`);
  }
}
