import { Migration } from '@mikro-orm/migrations';

/** The last day on which an enrollment was active, or is going to be; null for one that never is. */
const activeUntil = (e: string) => `case when ${e}.deleted_at is null and ${e}.batch_id is not null then
  case ${e}.status when 'active' then '9999-12-31' when 'completed' then ${e}.completion_date
    when 'dropped' then date(${e}.dropped_on, '-1 day') end end`;

/** The columns that decide who is active in a batch on which days. */
const ACTIVITY = ['student_id', 'batch_id', 'active_from', 'status', 'completion_date', 'dropped_on', 'deleted_at'];

const isChanged = (columns: readonly string[]) => columns.map((name) => `old.${name} is not new.${name}`).join(' or ');

/**
 * When places began: on the day of the approval that events record, else of the enrollment, and not before the batch. What was
 * billed for earlier days stays as it was billed, so those enrollments keep the day. From now on the first day of the place
 * decides who is expected in a session.
 */
export class EnrollmentPlaces extends Migration {
  override up(): void {
    this.addSql(`alter table \`enrollments\` add column \`active_from\` date null`);
    this.addSql(`alter table \`enrollments\` add column \`held_from\` date null`);
    this.addSql(`alter table \`enrollments\` add column \`billed_from\` date null`);
    this.fill();
    this.addSql(
      `create index \`enrollments_academy_id_held_from_id_deleted_at_index\` on \`enrollments\` (\`academy_id\`, \`held_from\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.keepExpected();
    this.addSql(`update schema_info set oldest_code = '20261124131344-enrollment-places'`);
  }

  private fill(): void {
    this.addSql(`update enrollments as e set held_from = max(e.enrollment_date, coalesce((select max(v.effective_on)
        from enrollment_events v where v.academy_id = e.academy_id and v.enrollment_id = e.id and v.to_stage = 'active'
          and v.from_stage in ('requested', 'waitlisted')), e.enrollment_date))
      where e.status in ('active', 'completed') or (e.status = 'dropped' and e.dropped_on is not null)`);
    const startDate = `coalesce((select b.start_date from batches b where b.academy_id = e.academy_id and b.id = e.batch_id), '')`;
    this.addSql(
      `update enrollments as e set active_from = max(e.held_from, ${startDate}) where e.held_from is not null`,
    );
    this.addSql(`update enrollments as e set billed_from = max(e.enrollment_date, ${startDate})
      where e.active_from > max(e.enrollment_date, ${startDate}) and exists (select 1 from fees f
        where f.academy_id = e.academy_id and f.enrollment_id = e.id and f.billing_key is not null)`);
    this.addSql(`update class_sessions as c set expected = null from enrollments e
      where e.active_from > e.enrollment_date and c.academy_id = e.academy_id and c.batch_id = e.batch_id
        and c.date >= e.enrollment_date and c.date < e.active_from and c.expected is not null`);
  }

  private keepExpected(): void {
    for (const operation of ['insert', 'update', 'delete'])
      this.addSql(`drop trigger enrollments_unsettle_${operation}`);
    const unsettle = (row: 'old' | 'new', since: string, until: string, where = 'true') => `
      update class_sessions set expected = null where academy_id = ${row}.academy_id and batch_id = ${row}.batch_id
        and date >= ${since} and date <= min(${until}, date('now', '+1 day')) and expected is not null and ${where};`;
    const [was, will] = [activeUntil('old'), activeUntil('new')];
    const stays = `(${was} is not null and ${will} is not null and old.batch_id = new.batch_id
      and old.student_id = new.student_id)`;
    this.addSql(`create trigger enrollments_unsettle_insert after insert on enrollments when new.batch_id is not null
      begin ${unsettle('new', 'new.active_from', will)} end`);
    this.addSql(`create trigger enrollments_unsettle_delete after delete on enrollments when old.batch_id is not null
      begin ${unsettle('old', 'old.active_from', was)} end`);
    // of one that stays, the days between the old first or last day and the new one
    const since = `case when old.active_from = new.active_from then date(min(${was}, ${will}), '+1 day')
      else min(old.active_from, new.active_from) end`;
    const until = `case when ${was} = ${will} then date(max(old.active_from, new.active_from), '-1 day')
      else max(${was}, ${will}) end`;
    this.addSql(`create trigger enrollments_unsettle_update after update of ${ACTIVITY.join(', ')} on enrollments
      when ${isChanged(ACTIVITY)} begin
        ${unsettle('new', since, until, stays)}
        ${unsettle('old', 'old.active_from', was, `not ${stays}`)}
        ${unsettle('new', 'new.active_from', will, `not ${stays}`)}
      end`);
  }
}
