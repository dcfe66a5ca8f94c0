/** Returns SQL for the last day on which an enrollment was or will be active; null if it is never active. */
const activeUntil = (e: string) => `case when ${e}.deleted_at is null and ${e}.batch_id is not null then
        case ${e}.status when 'active' then '9999-12-31' when 'completed' then ${e}.completion_date
          when 'dropped' then date(${e}.dropped_on, '-1 day') end end`;

/** The columns that determine which students are active in a batch on which days. */
const ACTIVITY = ['student_id', 'batch_id', 'active_from', 'status', 'completion_date', 'dropped_on', 'deleted_at'];

const isChanged = (columns: readonly string[]) => columns.map((name) => `old.${name} is not new.${name}`).join(' or ');

const unsettle = (row: 'old' | 'new', since: string, until: string, where = 'true') => `
      update class_sessions set expected = null where academy_id = ${row}.academy_id and batch_id = ${row}.batch_id
        and date >= ${since} and date <= min(${until}, date('now', '+1 day')) and expected is not null and ${where};`;

const [was, will] = [activeUntil('old'), activeUntil('new')] as const;

const stays = `(${was} is not null and ${will} is not null and old.batch_id = new.batch_id
      and old.student_id = new.student_id)`;

/**
 * SQL for the first and the last affected day of a changed enrollment that remains active in its batch. The affected
 * days are between its former and its new first day, or between its former and its new last day.
 */
const between = {
  since: `case when old.active_from = new.active_from then date(min(${was}, ${will}), '+1 day')
      else min(old.active_from, new.active_from) end`,
  until: `case when ${was} = ${will} then date(max(old.active_from, new.active_from), '-1 day')
      else max(${was}, ${will}) end`,
};

/** Triggers that reset the expected students of sessions on the days that a changed enrollment affects. */
export const expectedStudents: readonly string[] = [
  `create trigger enrollments_unsettle_insert after insert on enrollments when new.batch_id is not null
    begin ${unsettle('new', 'new.active_from', will)}
    end`,
  `create trigger enrollments_unsettle_delete after delete on enrollments when old.batch_id is not null
    begin ${unsettle('old', 'old.active_from', was)}
    end`,
  `create trigger enrollments_unsettle_update after update of ${ACTIVITY.join(', ')} on enrollments
    when ${isChanged(ACTIVITY)} begin
      ${unsettle('new', between.since, between.until, stays)}
      ${unsettle('old', 'old.active_from', was, `not ${stays}`)}
      ${unsettle('new', 'new.active_from', will, `not ${stays}`)}
    end`,
  `create trigger class_sessions_unsettle after update of batch_id, date on class_sessions
    when ${isChanged(['batch_id', 'date'])} begin
      update class_sessions set expected = null where academy_id = new.academy_id and id = new.id and expected is not null;
    end`,
];
