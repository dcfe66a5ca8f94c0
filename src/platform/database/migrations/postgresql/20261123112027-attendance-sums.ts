import { Migration } from '@mikro-orm/migrations';

const STATUSES = ['present', 'late', 'absent', 'excused'];
const SUMS = [...STATUSES, 'unplanned'];

/** What marks add to sums, or take from them: those of a transition table, once or minus once. */
const marks = (
  transition: string,
  sign: string,
) => `select academy_id, date_trunc('month', date::timestamp)::date as month,
  coalesce(batch_id, '00000000-0000-0000-0000-000000000000') as batch_id, student_id, session_id,
  ${STATUSES.map((status) => `case status when '${status}' then ${sign}1 else 0 end as ${status}`).join(', ')},
  case when session_id is null then ${sign}1 else 0 end as unplanned from ${transition}`;

/** Adds what is written to the sums, in one order, for those who write the same. */
const add = (written: string) => `
  insert into attendance_months as s (academy_id, month, batch_id, student_id, ${SUMS.join(', ')})
    select academy_id, month, batch_id, student_id, ${SUMS.map((sum) => `sum(${sum})`).join(', ')}
    from (${written}) as w group by academy_id, month, batch_id, student_id
    having ${SUMS.map((sum) => `sum(${sum}) <> 0`).join(' or ')} order by academy_id, month, batch_id, student_id
    on conflict (academy_id, month, batch_id, student_id)
      do update set ${SUMS.map((sum) => `${sum} = s.${sum} + excluded.${sum}`).join(', ')};
  update class_sessions c set ${STATUSES.map((status) => `${status} = c.${status} + w.${status}`).join(', ')}
    from (select academy_id, session_id, ${STATUSES.map((status) => `sum(${status}) as ${status}`).join(', ')}
      from (${written}) as w where session_id is not null group by academy_id, session_id
      having ${STATUSES.map((status) => `sum(${status}) <> 0`).join(' or ')}) as w
    where c.academy_id = w.academy_id and c.id = w.session_id;`;

/** The last day on which an enrollment was active, or is going to be; null for one that never is. */
const activeUntil = (e: string) => `case when ${e}.deleted_at is null and ${e}.batch_id is not null then
  case ${e}.status when 'active' then date 'infinity' when 'completed' then ${e}.completion_date
    when 'dropped' then ${e}.dropped_on - 1 end end`;

/** What says who is active in a batch on which days. */
const ACTIVITY = ['student_id', 'batch_id', 'enrollment_date', 'status', 'completion_date', 'dropped_on', 'deleted_at'];

/**
 * What marks come to, by session and by student, batch and month; and how many students were expected in a session. Triggers
 * keep them in the transaction that writes. What there is already is counted by the next migration.
 */
export class AttendanceSums extends Migration {
  override up(): void {
    // room on the pages lets a sum change without a new entry in the indexes
    this.addSql(
      `create table "attendance_months" ("academy_id" uuid not null, "month" date not null, "batch_id" uuid not null, "student_id" uuid not null, "present" int not null, "late" int not null, "absent" int not null, "excused" int not null, "unplanned" int not null, primary key ("academy_id", "month", "batch_id", "student_id")) with (fillfactor = 70)`,
    );
    this.addSql(
      `create index "attendance_months_academy_id_student_id_month_index" on "attendance_months" ("academy_id", "student_id", "month")`,
    );
    this.addSql(
      `alter table "class_sessions" add "present" int not null default 0, add "late" int not null default 0, add "absent" int not null default 0, add "excused" int not null default 0, add "expected" int null`,
    );
    this.addSql(`alter table "class_sessions" set (fillfactor = 85)`);
    this.addSql(`alter table "attendance_months" enable row level security`);
    this.addSql(
      `create policy "attendance_months_tenant" on "attendance_months" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "attendance_months" force row level security`);
    this.addSql(`grant select, insert, update on "attendance_months" to academy_tenant`);
    this.keepSums();
    this.keepExpected();
  }

  /** Runs as whoever writes the marks, so that row-level security holds the sums as it holds the marks. */
  private keepSums(): void {
    const added = marks('added', '');
    const removed = marks('removed', '-');
    this.addSql(`create function sum_attendance() returns trigger language plpgsql as $$ begin
      case tg_op
      when 'INSERT' then ${add(added)}
      when 'DELETE' then ${add(removed)}
      else ${add(`${added} union all ${removed}`)}
      end case;
      return null;
    end $$`);
    const transitions = {
      insert: 'new table as added',
      update: 'old table as removed new table as added',
      delete: 'old table as removed',
    };
    for (const [operation, tables] of Object.entries(transitions)) {
      this.addSql(`create trigger attendance_sum_${operation} after ${operation} on attendance
        referencing ${tables} for each statement execute function sum_attendance()`);
    }
  }

  /**
   * Takes back how many were expected on days of which an enrollment comes to say something else. Whoever counts them has
   * locked the batch, so either sees the enrollment, or is seen here. Days are over by the server's clock, whatever the zone.
   */
  private keepExpected(): void {
    this.addSql(`create function unsettle_sessions(academy uuid, batch uuid, since date, until date) returns void language plpgsql as $$
      declare last constant date := least(until, (now() at time zone 'UTC')::date + 1);
      begin
        if since > last then return; end if;
        perform from batches b where b.academy_id = academy and b.id = batch for no key update;
        update class_sessions c set expected = null
          where c.academy_id = academy and c.batch_id = batch and c.date between since and last and c.expected is not null;
      end $$`);
    this.addSql(`create function unsettle_sessions_of_enrollment() returns trigger language plpgsql as $$
      declare
        was constant date := ${activeUntil('old')};
        will constant date := ${activeUntil('new')};
      begin
        if was is not null and will is not null and old.batch_id = new.batch_id and old.student_id = new.student_id then
          -- the days between the old first or last day and the new one
          perform unsettle_sessions(new.academy_id, new.batch_id,
            case when old.enrollment_date = new.enrollment_date then least(was, will) + 1
              else least(old.enrollment_date, new.enrollment_date) end,
            case when was = will then greatest(old.enrollment_date, new.enrollment_date) - 1 else greatest(was, will) end);
          return null;
        end if;
        if was is not null then perform unsettle_sessions(old.academy_id, old.batch_id, old.enrollment_date, was); end if;
        if will is not null then perform unsettle_sessions(new.academy_id, new.batch_id, new.enrollment_date, will); end if;
        return null;
      end $$`);
    const changed = ACTIVITY.map((name) => `old.${name} is distinct from new.${name}`).join(' or ');
    const trigger = (operation: string, rest: string) =>
      this.addSql(`create trigger enrollments_unsettle_${operation} after ${rest}
        execute function unsettle_sessions_of_enrollment()`);
    trigger('insert', `insert on enrollments for each row when (new.batch_id is not null)`);
    trigger('update', `update of ${ACTIVITY.join(', ')} on enrollments for each row when (${changed})`);
    trigger('delete', `delete on enrollments for each row when (old.batch_id is not null)`);
    this.addSql(`create function unsettle_session() returns trigger language plpgsql as $$ begin
      new.expected := null;
      return new;
    end $$`);
    this.addSql(`create trigger class_sessions_unsettle before update of batch_id, date on class_sessions for each row
      when (old.batch_id is distinct from new.batch_id or old.date is distinct from new.date)
      execute function unsettle_session()`);
  }
}
