import { Migration } from '@mikro-orm/migrations';

/** Batches of a transaction: nobody waits for one of them, or for a mark of it, for longer than that takes. */
const BATCHES = 100;

/** A UUID of version 7: the time in milliseconds before what is random. PostgreSQL 18 has a function for that, those before have none. */
const UUID_V7 = `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid`;

/**
 * The instant at which clocks show a time: of two the earlier, where PostgreSQL takes the later. They go back by half an
 * hour, one or two.
 */
const instantAt = (wall: string) => {
  const at = `(${wall}) at time zone place.zone`;
  const earlier = (back: string) =>
    `case when (${at} - interval '${back}') at time zone place.zone = ${wall} then ${at} - interval '${back}' end`;
  return `least(${at}, ${['30 minutes', '1 hour', '2 hours'].map(earlier).join(', ')})`;
};

/**
 * The sessions of the batches that there are: one for each day of their schedules from 400 days ago until in 400 days, of
 * batches that are over the past ones. What was marked without a label belongs to the session of its batch and day, that of
 * each label to an extra one with the label as its topic; they were held.
 */
export class SessionRows extends Migration {
  /** Begun again it goes on with the batches that have no sessions: old processes work on meanwhile, and no table is locked. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`create temporary table chunk (batch_id uuid, start_date date, end_date date, start_time time, end_time time,
      days_of_week jsonb, instructor_id uuid, room_id uuid, classroom text, is_kept boolean, until date, since date)
      on commit delete rows`);
    this.addSql(`create temporary table lessons (id uuid, batch_id uuid, date date, label text, is_slot boolean, is_held boolean)
      on commit delete rows`);
    this.addSql(`create temporary table instants (date date, start_time time, end_time time, starts_at timestamptz, ends_at timestamptz)
      on commit delete rows`);
    // else PostgreSQL takes hardly any mark for one without a session, and asks all of an academy's for each few batches
    this.addSql(`analyze attendance`);
    // a zone that the server does not know counts as UTC
    this.addSql(`create temporary table places as
      with zones as materialized (select lower(name) as name from pg_timezone_names)
      select o.id, case when z.name is null then 'UTC' else o.settings ->> 'timezone' end as zone
      from academies o left join zones z on z.name = lower(o.settings ->> 'timezone')`);
    this.addSql(`do $$
      declare place record; last uuid; today date;
      begin
        for place in select id, zone from places loop
          last := null;
          loop
            -- the policies show the owner one academy
            perform set_config('app.academy_id', place.id::text, true);
            today := (now() at time zone place.zone)::date;
            insert into chunk select b.id, b.start_date, b.end_date, b.start_time, b.end_time, b.days_of_week,
                b.instructor_id, b.room_id, b.classroom, b.deleted_at is null,
                least(b.end_date, case when b.status in ('upcoming', 'ongoing') then today + 400 else today - 1 end), today - 400
              from batches b
              where b.academy_id = place.id and (last is null or b.id > last) and b.sessions_until is null
                and (select 1 from class_sessions c where c.academy_id = place.id and c.batch_id = b.id limit 1) is null
              order by b.id limit ${BATCHES} for no key update;
            exit when not found;
            -- what is new has no statistics: each of the next would ask every row for every other
            analyze chunk;
            insert into lessons select ${UUID_V7}, batch_id, date, label, is_slot, is_held
              from (
                select d.batch_id, d.date, d.label, bool_or(d.is_held) as is_held,
                  d.label is null and d.date between b.start_date and b.end_date and b.days_of_week @> to_jsonb((array['sunday',
                    'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'])[extract(dow from d.date) + 1]) as is_slot
                from (
                  select c.batch_id, d::date as date, null as label, false as is_held
                  from chunk c cross join generate_series(greatest(c.start_date, c.since)::timestamp, c.until::timestamp, interval '1 day') as d
                  where c.is_kept
                  union all
                  (select distinct c.batch_id, a.date, nullif(a.session, ''), true from chunk c
                    join attendance a on a.academy_id = place.id and a.batch_id = c.batch_id and a.session_id is null)
                ) as d join chunk b on b.batch_id = d.batch_id
                group by d.batch_id, d.date, d.label, b.start_date, b.end_date, b.days_of_week) as wanted
              where is_slot or is_held;
            analyze lessons;
            insert into instants select date, start_time, end_time, ${instantAt('date + start_time')}, ${instantAt('date + end_time')}
              from (select distinct l.date, b.start_time, b.end_time from lessons l join chunk b on b.batch_id = l.batch_id) as times;
            analyze instants;
            insert into class_sessions (academy_id, id, created_at, updated_at, batch_id, date, start_time, end_time,
                starts_at, ends_at, wall_start, wall_end, instructor_id, room_id, classroom, status, slot_date, overrides, topic)
              select place.id, l.id, now(), now(), l.batch_id, l.date, b.start_time, b.end_time, i.starts_at,
                case when i.ends_at > i.starts_at then i.ends_at else i.starts_at + (b.end_time - b.start_time) end,
                to_char(l.date + b.start_time, 'YYYY-MM-DD"T"HH24:MI:SS'), to_char(l.date + b.end_time, 'YYYY-MM-DD"T"HH24:MI:SS'),
                b.instructor_id, b.room_id, b.classroom, case when l.is_held then 'held' else 'scheduled' end,
                case when l.is_slot then l.date end, '[]', l.label
              from lessons l join chunk b on b.batch_id = l.batch_id
              join instants i on i.date = l.date and i.start_time = b.start_time and i.end_time = b.end_time
              order by l.id;
            update attendance a set session_id = l.id from lessons l
              where l.is_held and a.academy_id = place.id and a.batch_id = l.batch_id and a.date = l.date
                and coalesce(a.session, '') = coalesce(l.label, '') and a.session_id is null;
            update batches b set sessions_until = c.until from chunk c
              where c.is_kept and c.start_date <= c.until and b.academy_id = place.id and b.id = c.batch_id;
            last := (select max(batch_id::text)::uuid from chunk);
            commit;
          end loop;
        end loop;
      end $$`);
    // built at once they take a fraction of what each row by itself would
    this.addSql(
      `create index if not exists "class_sessions_academy_id_instructor_id_starts_at_id_index" on "class_sessions" ("academy_id", "instructor_id", "starts_at", "id")`,
    );
    this.addSql(
      `create index if not exists "class_sessions_academy_id_room_id_starts_at_id_index" on "class_sessions" ("academy_id", "room_id", "starts_at", "id")`,
    );
    this.addSql(
      `create index if not exists "class_sessions_academy_id_closure_id_id_index" on "class_sessions" ("academy_id", "closure_id", "id")`,
    );
    this.addSql(
      `create index if not exists "class_sessions_academy_id_status_date_start_time_id_index" on "class_sessions" ("academy_id", "status", "date", "start_time", "id")`,
    );
    this.addSql(
      `create index if not exists "class_sessions_academy_id_instructor_id_date_start_d820e_index" on "class_sessions" ("academy_id", "instructor_id", "date", "start_time", "id")`,
    );
    this.addSql(
      `create index if not exists "class_sessions_academy_id_room_id_date_start_time_id_index" on "class_sessions" ("academy_id", "room_id", "date", "start_time", "id")`,
    );
    this.addSql(
      `create index if not exists "class_sessions_academy_id_created_at_id_index" on "class_sessions" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index if not exists "class_sessions_academy_id_updated_at_id_index" on "class_sessions" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index if not exists "class_sessions_academy_id_date_start_time_id_index" on "class_sessions" ("academy_id", "date", "start_time", "id")`,
    );
    this.addSql(
      `create index if not exists "class_sessions_academy_id_start_time_id_index" on "class_sessions" ("academy_id", "start_time", "id")`,
    );
    this.addSql(
      `create index if not exists "class_sessions_academy_id_batch_id_date_start_time_id_index" on "class_sessions" ("academy_id", "batch_id", "date", "start_time", "id")`,
    );
    this.addSql(
      `create index if not exists "class_sessions_topic_index" on "class_sessions" ("academy_id", "id", "topic") where topic is not null`,
    );
    for (const table of ['chunk', 'lessons', 'instants', 'places']) this.addSql(`drop table ${table}`);
  }
}
