import { Migration } from '@mikro-orm/migrations';

/** Batches of a transaction: nobody waits for one of them, or for a mark of it, for longer than that takes. */
const BATCHES = 50;

const STATUSES = ['present', 'late', 'absent', 'excused'];
const SUMS = [...STATUSES, 'unplanned'];

const COUNTS = STATUSES.map((status) => `count(*) filter (where status = '${status}') as ${status}`).join(', ');

/** Adds to the sums of marks that a condition finds, in the batches of another, what they lack. */
const addMissing = (isMark: string, isSum: string) => `
  insert into attendance_months as s (academy_id, month, batch_id, student_id, ${SUMS.join(', ')})
    select place.id, month, batch_id, student_id, ${SUMS.map((sum) => `sum(${sum})`).join(', ')} from (
      select date_trunc('month', a.date::timestamp)::date as month,
        coalesce(a.batch_id, '00000000-0000-0000-0000-000000000000') as batch_id, a.student_id,
        ${COUNTS}, count(*) filter (where session_id is null) as unplanned
      from attendance a where a.academy_id = place.id and ${isMark} group by 1, 2, 3
      union all
      select m.month, m.batch_id, m.student_id, ${SUMS.map((sum) => `-m.${sum}`).join(', ')}
      from attendance_months m where m.academy_id = place.id and ${isSum}) as w
    group by month, batch_id, student_id having ${SUMS.map((sum) => `sum(${sum}) <> 0`).join(' or ')}
    order by month, batch_id, student_id
    on conflict (academy_id, month, batch_id, student_id)
      do update set ${SUMS.map((sum) => `${sum} = s.${sum} + excluded.${sum}`).join(', ')};`;

/** The sums of the marks that there are, and who was expected in the sessions of days that are over. */
export class AttendanceSumRows extends Migration {
  /** Begun again it adds what is missing still: others mark meanwhile, and no table is locked. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`create temporary table chunk (batch_id uuid primary key) on commit delete rows`);
    // a zone that the server does not know counts as UTC
    this.addSql(`create temporary table places as
      with zones as materialized (select lower(name) as name from pg_timezone_names)
      select o.id, case when z.name is null then 'UTC' else o.settings ->> 'timezone' end as zone
      from academies o left join zones z on z.name = lower(o.settings ->> 'timezone')`);
    this.addSql(`do $$
      declare place record; last uuid; today date; months date[];
      begin
        for place in select id, zone from places loop
          -- the policies show the owner one academy
          perform set_config('app.academy_id', place.id::text, true);
          ${addMissing('a.batch_id is null', `m.batch_id = '00000000-0000-0000-0000-000000000000'`)}
          commit;
          last := null;
          loop
            perform set_config('app.academy_id', place.id::text, true);
            today := (now() at time zone place.zone)::date;
            insert into chunk select b.id from batches b where b.academy_id = place.id and (last is null or b.id > last)
              order by b.id limit ${BATCHES} for no key update;
            exit when not found;
            -- what is new has no statistics: each of the next would ask every row for every other
            analyze chunk;
            months := array(select distinct date_trunc('month', a.date::timestamp)::date from attendance a
              where a.academy_id = place.id and a.batch_id in (select batch_id from chunk));
            ${addMissing('a.batch_id in (select batch_id from chunk)', 'm.month = any(months) and m.batch_id in (select batch_id from chunk)')}
            update class_sessions c set expected = w.expected, ${STATUSES.map((status) => `${status} = c.${status} + w.${status}`).join(', ')}
              from (
                select k.id, ${STATUSES.map((status) => `coalesce(a.${status}, 0) - k.${status} as ${status}`).join(', ')},
                  case when k.date < today then (select count(distinct e.student_id) from enrollments e
                    where e.academy_id = place.id and e.batch_id = k.batch_id and e.deleted_at is null and e.enrollment_date <= k.date
                      and (e.status = 'active' or (e.status = 'completed' and e.completion_date >= k.date)
                        or (e.status = 'dropped' and e.dropped_on > k.date))) end as expected
                from class_sessions k
                left join (select session_id, ${COUNTS} from attendance
                  where academy_id = place.id and batch_id in (select batch_id from chunk) and session_id is not null
                  group by session_id) as a on a.session_id = k.id
                where k.academy_id = place.id and k.batch_id in (select batch_id from chunk)
                  and (k.date < today or a.session_id is not null)) as w
              where c.academy_id = place.id and c.id = w.id
                and (c.expected is distinct from w.expected or ${STATUSES.map((status) => `w.${status} <> 0`).join(' or ')});
            last := (select max(batch_id::text)::uuid from chunk);
            commit;
          end loop;
        end loop;
      end $$`);
    for (const table of ['chunk', 'places']) this.addSql(`drop table ${table}`);
  }
}
