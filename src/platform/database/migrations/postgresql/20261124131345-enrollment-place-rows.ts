import { Migration } from '@mikro-orm/migrations';

/** Enrollments of a transaction: nobody waits for one of them for longer than that takes. */
const ENROLLMENTS = 2_000;

/**
 * Fills in when the places of an academy began: on the day of the approval that events record, else of the enrollment, and not
 * before the batch. What was billed for earlier days stays as it was billed, so those enrollments keep the day.
 */
export const fillPlaces = (afterEach: string): string => `do $$
  declare place uuid; last uuid; chunk uuid[];
  begin
    for place in select id from academies loop
      last := null;
      loop
        -- the policies show the owner one academy
        perform set_config('app.academy_id', place::text, true);
        chunk := array(select e.id from enrollments e where e.academy_id = place and e.held_from is null
          and (e.status in ('active', 'completed') or (e.status = 'dropped' and e.dropped_on is not null))
          and (last is null or e.id > last) order by e.id limit ${ENROLLMENTS});
        exit when cardinality(chunk) = 0;
        perform from batches b where b.academy_id = place
          and b.id in (select e.batch_id from enrollments e where e.academy_id = place and e.id = any(chunk))
          order by b.id for no key update;
        with known as (
          select e.id, b.start_date, greatest(e.enrollment_date, b.start_date) as billed,
            greatest(e.enrollment_date, (select max(v.effective_on) from enrollment_events v
              where v.academy_id = place and v.enrollment_id = e.id and v.to_stage = 'active'
                and v.from_stage in ('requested', 'waitlisted'))) as held
          from enrollments e left join batches b on b.academy_id = place and b.id = e.batch_id
          where e.academy_id = place and e.id = any(chunk)),
        filled as (
          update enrollments e set held_from = k.held, active_from = greatest(k.held, k.start_date),
            billed_from = case when greatest(k.held, k.start_date) > k.billed and exists (select from fees f
              where f.academy_id = place and f.enrollment_id = k.id and f.billing_key is not null) then k.billed end
          from known k where e.academy_id = place and e.id = k.id
          returning e.batch_id, e.enrollment_date, e.active_from)
        update class_sessions c set expected = null from filled p
          where c.academy_id = place and c.batch_id = p.batch_id and c.date >= p.enrollment_date and c.date < p.active_from
            and c.expected is not null;
        last := chunk[cardinality(chunk)];
        ${afterEach}
      end loop;
    end loop;
  end $$`;

/** When the places of the enrollments that there are began, and who was expected in the sessions before. */
export class EnrollmentPlaceRows extends Migration {
  /** Begun again it goes on with those that lack it: others enroll meanwhile, and no table is locked. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(fillPlaces('commit;'));
    this.addSql(`analyze enrollments`);
  }
}
