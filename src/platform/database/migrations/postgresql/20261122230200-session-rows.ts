import { Migration } from '@mikro-orm/migrations';

/** The owner sees the rows of all academies for as long as a table does not force its policy. */
const TABLES = ['attendance', 'batches', 'class_sessions'];

/** A UUID of version 7: the time in milliseconds before what is random. PostgreSQL 18 has a function for that, those before have none. */
const UUID_V7 = `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid`;

/**
 * The instant at which clocks show a time: of two the earlier, where PostgreSQL takes the later. They go back by half an
 * hour, one or two.
 */
const instantAt = (wall: string, zone: string) => {
  const at = `(${wall}) at time zone ${zone}`;
  const earlier = (back: string) =>
    `case when (${at} - interval '${back}') at time zone ${zone} = ${wall} then ${at} - interval '${back}' end`;
  return `least(${at}, ${['30 minutes', '1 hour', '2 hours'].map(earlier).join(', ')})`;
};

/**
 * The sessions of the batches that there are: one for each day of their schedules from 400 days ago until in 400 days, of
 * batches that are over the past ones. What was marked without a label belongs to the session of its batch and day, that of
 * each label to an extra one with the label as its topic; they were held.
 */
export class SessionRows extends Migration {
  override up(): void {
    for (const table of TABLES) this.addSql(`alter table "${table}" no force row level security`);
    // a zone that the server does not know counts as UTC
    this.addSql(`create temporary table scheduled on commit drop as
      with zones as materialized (select lower(name) as name from pg_timezone_names),
      places as materialized (
        select o.id as academy_id,
          case when z.name is null then 'UTC' else o.settings ->> 'timezone' end as zone
        from academies o left join zones z on z.name = lower(o.settings ->> 'timezone'))
      select b.academy_id, b.id as batch_id, b.start_date, b.end_date, b.start_time, b.end_time, b.days_of_week,
        b.instructor_id, b.room_id, b.classroom, b.deleted_at is null as is_kept, p.zone,
        case when b.status in ('upcoming', 'ongoing') then least(b.end_date, p.today + 400) else least(b.end_date, p.today - 1) end as until,
        p.today - 400 as since
      from batches b
      join (select academy_id, zone, (now() at time zone zone)::date as today from places) as p on p.academy_id = b.academy_id
      where b.sessions_until is null and not exists (
        select 1 from class_sessions c where c.academy_id = b.academy_id and c.batch_id = b.id)`);
    // what is new has no statistics: each of the next would ask every row for every other
    this.addSql(`create unique index scheduled_batches on scheduled (academy_id, batch_id)`);
    this.addSql(`analyze scheduled`);
    this.addSql(`create temporary table lessons on commit drop as
      with marked as (
        select distinct a.academy_id, a.batch_id, a.date, a.session from attendance a
        where a.batch_id is not null and a.session_id is null),
      days as (
        select b.academy_id, b.batch_id, cast(d as date) as date, null as label, false as is_held
        from scheduled b
        cross join generate_series(greatest(b.start_date, b.since)::timestamp, b.until::timestamp, interval '1 day') as d
        where b.is_kept
        union all
        select m.academy_id, m.batch_id, m.date, m.session, true
        from marked m join scheduled b on b.academy_id = m.academy_id and b.batch_id = m.batch_id)
      select academy_id, batch_id, date, label, is_slot, bool_or(is_held) as is_held
      from (
        select d.*, d.label is null and d.date between b.start_date and b.end_date and b.days_of_week @>
            to_jsonb((array['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'])[extract(dow from d.date) + 1]) as is_slot
        from days d join scheduled b on b.academy_id = d.academy_id and b.batch_id = d.batch_id) as wanted
      where is_slot or is_held
      group by academy_id, batch_id, date, label, is_slot`);
    this.addSql(`analyze lessons`);
    this.addSql(`insert into class_sessions (academy_id, id, created_at, updated_at, batch_id, date, start_time, end_time,
        starts_at, ends_at, wall_start, wall_end, instructor_id, room_id, classroom, status, slot_date, overrides, topic)
      select academy_id, ${UUID_V7}, now(), now(), batch_id, date, start_time, end_time, starts_at,
        case when ends_at > starts_at then ends_at else starts_at + (end_time - start_time) end,
        to_char(date + start_time, 'YYYY-MM-DD"T"HH24:MI:SS'), to_char(date + end_time, 'YYYY-MM-DD"T"HH24:MI:SS'),
        instructor_id, room_id, classroom, case when is_held then 'held' else 'scheduled' end,
        case when is_slot then date end, '[]', label
      from (
        select l.*, b.start_time, b.end_time, b.instructor_id, b.room_id, b.classroom,
          ${instantAt('l.date + b.start_time', 'b.zone')} as starts_at,
          ${instantAt('l.date + b.end_time', 'b.zone')} as ends_at
        from lessons l join scheduled b on b.academy_id = l.academy_id and b.batch_id = l.batch_id
        -- worked out once a row
        offset 0) as timed`);
    this.addSql(`analyze class_sessions`);
    // the counts that triggers keep do not change
    this.addSql(`alter table "attendance" disable trigger user`);
    this.addSql(`update attendance a set session_id = s.id
      from class_sessions s join scheduled b on b.academy_id = s.academy_id and b.batch_id = s.batch_id
      where s.status = 'held' and a.academy_id = s.academy_id and a.batch_id = s.batch_id and a.date = s.date
        and coalesce(a.session, '') = coalesce(s.topic, '') and a.session_id is null`);
    this.addSql(`alter table "attendance" enable trigger user`);
    this.addSql(`update batches b set sessions_until = s.until from scheduled s
      where s.is_kept and s.academy_id = b.academy_id and s.batch_id = b.id`);
    for (const table of TABLES) this.addSql(`alter table "${table}" force row level security`);
  }
}
