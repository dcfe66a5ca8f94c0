import { type FunctionText, onOneServer } from './function-text.ts';

/** Returns SQL for the last day on which an enrollment was or will be active; null if it is never active. */
const activeUntil = (e: string) => `case when ${e}.deleted_at is null and ${e}.batch_id is not null then
        case ${e}.status when 'active' then date 'infinity' when 'completed' then ${e}.completion_date
          when 'dropped' then ${e}.dropped_on - 1 end end`;

/** The columns that determine which students are active in a batch on which days. */
const ACTIVITY = ['student_id', 'batch_id', 'active_from', 'status', 'completion_date', 'dropped_on', 'deleted_at'];

const changed = ACTIVITY.map((name) => `old.${name} is distinct from new.${name}`).join(' or ');

const trigger = (operation: string, rest: string) => `create trigger enrollments_unsettle_${operation} after ${rest}
    execute function unsettle_sessions_of_enrollment()`;

export const expectedStudentFunctions = (text: FunctionText): string[] => [
  `create function unsettle_sessions(academy uuid, batch uuid, since date, until date) returns void language plpgsql as $$
    declare last constant date := least(until, (now() at time zone 'UTC')::date + 1);
    begin
      if since > last then return; end if;
      ${text.run('select from [batches] b where b.academy_id = {academy} and b.id = {batch} for no key update', 'academy')}
      ${text.run(
        `update [class_sessions] c set expected = null
        where c.academy_id = {academy} and c.batch_id = {batch} and c.date between {since} and {last} and c.expected is not null`,
        'academy',
      )}
    end $$`,
];

/**
 * Triggers that reset the expected students of sessions on the days that a changed enrollment affects. The code that
 * counts the expected students locks the batch. Therefore, either that code sees the changed enrollment, or these
 * triggers reset the count that it has stored. The triggers reset days up to tomorrow by the server's clock, which
 * includes today in every time zone.
 */
export const expectedStudents: readonly string[] = [
  ...expectedStudentFunctions(onOneServer),
  `create function unsettle_sessions_of_enrollment() returns trigger language plpgsql as $$
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
    end $$`,
  trigger('insert', 'insert on enrollments for each row when (new.batch_id is not null)'),
  trigger('update', `update of ${ACTIVITY.join(', ')} on enrollments for each row when (${changed})`),
  trigger('delete', 'delete on enrollments for each row when (old.batch_id is not null)'),
  `create function unsettle_session() returns trigger language plpgsql as $$ begin
    new.expected := null;
    return new;
  end $$`,
  `create trigger class_sessions_unsettle before update of batch_id, date on class_sessions for each row
    when (old.batch_id is distinct from new.batch_id or old.date is distinct from new.date)
    execute function unsettle_session()`,
];
