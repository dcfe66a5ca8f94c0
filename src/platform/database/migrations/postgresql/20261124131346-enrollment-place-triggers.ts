import { Migration } from '@mikro-orm/migrations';
import { fillPlaces } from './20261124131345-enrollment-place-rows.ts';

/** The last day on which an enrollment was active, or is going to be; null for one that never is. */
const activeUntil = (e: string) => `case when ${e}.deleted_at is null and ${e}.batch_id is not null then
  case ${e}.status when 'active' then date 'infinity' when 'completed' then ${e}.completion_date
    when 'dropped' then ${e}.dropped_on - 1 end end`;

/** The columns that decide who is active in a batch on which days. */
const ACTIVITY = ['student_id', 'batch_id', 'active_from', 'status', 'completion_date', 'dropped_on', 'deleted_at'];

/** From now on the first day of the place decides who is expected in a session, and no longer the day of the enrollment. */
export class EnrollmentPlaceTriggers extends Migration {
  override up(): void {
    this.addSql(`create or replace function unsettle_sessions_of_enrollment() returns trigger language plpgsql as $$
      declare
        was constant date := ${activeUntil('old')};
        will constant date := ${activeUntil('new')};
      begin
        if was is not null and will is not null and old.batch_id = new.batch_id and old.student_id = new.student_id then
          -- the days between the old first or last day and the new one
          perform unsettle_sessions(new.academy_id, new.batch_id,
            case when old.active_from = new.active_from then least(was, will) + 1
              else least(old.active_from, new.active_from) end,
            case when was = will then greatest(old.active_from, new.active_from) - 1 else greatest(was, will) end);
          return null;
        end if;
        if was is not null then perform unsettle_sessions(old.academy_id, old.batch_id, old.active_from, was); end if;
        if will is not null then perform unsettle_sessions(new.academy_id, new.batch_id, new.active_from, will); end if;
        return null;
      end $$`);
    const changed = ACTIVITY.map((name) => `old.${name} is distinct from new.${name}`).join(' or ');
    this.addSql(`create or replace trigger enrollments_unsettle_update after update of ${ACTIVITY.join(', ')} on enrollments
      for each row when (${changed}) execute function unsettle_sessions_of_enrollment()`);
    // those that code of the version before has made or approved meanwhile
    this.addSql(fillPlaces(''));
    this.addSql(`update schema_info set oldest_code = '20261124131346-enrollment-place-triggers'`);
  }
}
