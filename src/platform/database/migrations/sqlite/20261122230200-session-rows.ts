import { Migration } from '@mikro-orm/migrations';

/** A UUID of version 7: the time in milliseconds before what is random. */
const TIME = `printf('%012x', cast((julianday('now') - 2440587.5) * 86400000 as integer))`;
const UUID_V7 = `lower(substr(${TIME}, 1, 8) || '-' || substr(${TIME}, 9) || '-7' || substr(hex(randomblob(2)), 2) ||
  '-' || substr('89ab', 1 + abs(random() % 4), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`;

const NOW = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;

/** The name of a day of the week, as batches have it. */
const weekdayOf = (date: string) =>
  `case strftime('%w', ${date}) when '0' then 'sunday' when '1' then 'monday' when '2' then 'tuesday' when '3' then 'wednesday'
    when '4' then 'thursday' when '5' then 'friday' else 'saturday' end`;

/**
 * The sessions of the batches that there are: one for each day of their schedules from 400 days ago until in 400 days, of
 * batches that are over the past ones. What was marked without a label belongs to the session of its batch and day, that of
 * each label to an extra one with the label as its topic; they were held. `instant_at` and `day_in` are given by whoever
 * runs migrations.
 */
export class SessionRows extends Migration {
  override up(): void {
    this.addSql(`create temporary table scheduled as
      select b.academy_id, b.id as batch_id, b.start_date, b.end_date, b.start_time, b.end_time, b.days_of_week,
        b.instructor_id, b.room_id, b.classroom, b.deleted_at is null as is_kept, p.zone,
        case when b.status in ('upcoming', 'ongoing') then min(b.end_date, date(p.today, '+400 days'))
          else min(b.end_date, date(p.today, '-1 day')) end as until,
        date(p.today, '-400 days') as since
      from batches b
      join (select id as academy_id, settings ->> '$.timezone' as zone, day_in(settings ->> '$.timezone', ${NOW}) as today
        from academies) as p on p.academy_id = b.academy_id
      where b.sessions_until is null and not exists (
        select 1 from class_sessions c where c.academy_id = b.academy_id and c.batch_id = b.id)`);
    this.addSql(`create unique index temp.scheduled_batches on scheduled (academy_id, batch_id)`);
    this.addSql(`create temporary table days as
      with recursive days (date, last) as (
        select min(max(start_date, since)), max(until) from scheduled where is_kept
        union all select date(date, '+1 day'), last from days where date < last)
      select date, ${weekdayOf('date')} as weekday from days where date is not null`);
    this.addSql(`create temporary table lessons as
      with wanted as (
        select b.academy_id, b.batch_id, d.date, null as label, 0 as is_held
        from scheduled b join days d on d.date >= max(b.start_date, b.since) and d.date <= b.until
        where b.is_kept and d.weekday in (select value from json_each(b.days_of_week))
        union all
        select distinct a.academy_id, a.batch_id, a.date, nullif(a.session, ''), 1
        from attendance a join scheduled b on b.academy_id = a.academy_id and b.batch_id = a.batch_id
        where a.session_id is null)
      select w.academy_id, w.batch_id, w.date, w.label, max(w.is_held) as is_held,
        w.label is null and w.date >= b.start_date and w.date <= b.end_date and
          ${weekdayOf('w.date')} in (select value from json_each(b.days_of_week)) as is_slot
      from wanted w join scheduled b on b.academy_id = w.academy_id and b.batch_id = w.batch_id
      group by w.academy_id, w.batch_id, w.date, w.label`);
    this.addSql(`insert into class_sessions (academy_id, id, created_at, updated_at, batch_id, date, start_time, end_time,
        starts_at, ends_at, wall_start, wall_end, instructor_id, room_id, classroom, status, slot_date, overrides, topic)
      select academy_id, ${UUID_V7}, ${NOW}, ${NOW}, batch_id, date, start_time, end_time, starts_at,
        case when ends_at > starts_at then ends_at
          else strftime('%Y-%m-%dT%H:%M:%fZ', starts_at, '+' || (strftime('%s', end_time) - strftime('%s', start_time)) || ' seconds') end,
        date || 'T' || start_time, date || 'T' || end_time,
        instructor_id, room_id, classroom, case when is_held then 'held' else 'scheduled' end,
        case when is_slot then date end, '[]', label
      from (
        select l.*, b.start_time, b.end_time, b.instructor_id, b.room_id, b.classroom,
          instant_at(b.zone, l.date, b.start_time) as starts_at, instant_at(b.zone, l.date, b.end_time) as ends_at
        from lessons l join scheduled b on b.academy_id = l.academy_id and b.batch_id = l.batch_id)`);
    this.addSql(`update attendance as a set session_id = s.id
      from class_sessions s
      where s.status = 'held' and a.academy_id = s.academy_id and a.batch_id = s.batch_id and a.date = s.date
        and coalesce(a.session, '') = coalesce(s.topic, '') and a.session_id is null
        and exists (select 1 from scheduled b where b.academy_id = s.academy_id and b.batch_id = s.batch_id)`);
    this.addSql(`update batches as b set sessions_until = s.until from scheduled s
      where s.is_kept and s.start_date <= s.until and s.academy_id = b.academy_id and s.batch_id = b.id`);
    for (const table of ['lessons', 'days', 'scheduled']) this.addSql(`drop table temp.${table}`);
  }
}
