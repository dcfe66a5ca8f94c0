import { Migration } from '@mikro-orm/migrations';

const NOW = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;

const STATUSES = ['present', 'late', 'absent', 'excused'];
const SUMS = [...STATUSES, 'unplanned'];
const KEY = 'academy_id, month, batch_id, student_id';

const NO_BATCH = `'00000000-0000-0000-0000-000000000000'`;

/** The columns of a mark that sums depend on. */
const SUMMED = ['academy_id', 'student_id', 'batch_id', 'session_id', 'date', 'status'];

/** What a mark is in, and what it adds to sums. */
const keyOf = (row: string) =>
  `${row}academy_id, substr(${row}date, 1, 8) || '01', coalesce(${row}batch_id, ${NO_BATCH}), ${row}student_id`;
const addedBy = (row: string) => [
  ...STATUSES.map((status) => `(${row}status = '${status}')`),
  `(${row}session_id is null)`,
];

/** The last day on which an enrollment was active, or is going to be; null for one that never is. */
const activeUntil = (e: string) => `case when ${e}.deleted_at is null and ${e}.batch_id is not null then
  case ${e}.status when 'active' then '9999-12-31' when 'completed' then ${e}.completion_date
    when 'dropped' then date(${e}.dropped_on, '-1 day') end end`;

/** What says who is active in a batch on which days. */
const ACTIVITY = ['student_id', 'batch_id', 'enrollment_date', 'status', 'completion_date', 'dropped_on', 'deleted_at'];

const isChanged = (columns: readonly string[]) => columns.map((name) => `old.${name} is not new.${name}`).join(' or ');

/**
 * What marks come to, by session and by student, batch and month; and how many students were expected in a session. Triggers
 * keep them in the transaction that writes.
 */
export class AttendanceSums extends Migration {
  override up(): void {
    this.addSql(
      `create table \`attendance_months\` (\`academy_id\` text not null, \`month\` date not null, \`batch_id\` text not null, \`student_id\` text not null, \`present\` integer not null, \`late\` integer not null, \`absent\` integer not null, \`excused\` integer not null, \`unplanned\` integer not null, primary key (\`academy_id\`, \`month\`, \`batch_id\`, \`student_id\`))`,
    );
    this.addSql(
      `create index \`attendance_months_academy_id_student_id_month_index\` on \`attendance_months\` (\`academy_id\`, \`student_id\`, \`month\`)`,
    );
    this.addSql(`alter table \`class_sessions\` add column \`present\` integer not null default 0`);
    this.addSql(`alter table \`class_sessions\` add column \`late\` integer not null default 0`);
    this.addSql(`alter table \`class_sessions\` add column \`absent\` integer not null default 0`);
    this.addSql(`alter table \`class_sessions\` add column \`excused\` integer not null default 0`);
    this.addSql(`alter table \`class_sessions\` add column \`expected\` integer null`);
    this.fill();
    this.keepSums();
    this.keepExpected();
  }

  /** The sums of the marks that there are, and who was expected in the sessions of days that are over. */
  private fill(): void {
    this.addSql(`insert into attendance_months (${KEY}, ${SUMS.join(', ')})
      select ${keyOf('')}, ${addedBy('')
        .map((added) => `sum(${added})`)
        .join(', ')} from attendance group by 1, 2, 3, 4`);
    this.addSql(`update class_sessions as c set ${STATUSES.map((status) => `${status} = a.${status}`).join(', ')}
      from (select academy_id, session_id, ${STATUSES.map((status) => `sum(status = '${status}') as ${status}`).join(', ')}
        from attendance where session_id is not null group by academy_id, session_id) as a
      where c.academy_id = a.academy_id and c.id = a.session_id`);
    this.addSql(`update class_sessions as c set expected = (select count(distinct e.student_id) from enrollments e
        where e.academy_id = c.academy_id and e.batch_id = c.batch_id and e.deleted_at is null and e.enrollment_date <= c.date
          and (e.status = 'active' or (e.status = 'completed' and e.completion_date >= c.date)
            or (e.status = 'dropped' and e.dropped_on > c.date)))
      from (select id, day_in(settings ->> '$.timezone', ${NOW}) as today from academies) as o
      where o.id = c.academy_id and c.date < o.today`);
  }

  private keepSums(): void {
    const add = (row: 'old.' | 'new.', sign: '+' | '-') => `
      insert into attendance_months (${KEY}, ${SUMS.join(', ')})
        select ${keyOf(row)}, ${addedBy(row)
          .map((added) => `${sign}${added}`)
          .join(', ')} where true
        on conflict (${KEY}) do update set ${SUMS.map((sum) => `${sum} = ${sum} + excluded.${sum}`).join(', ')};
      update class_sessions set ${STATUSES.map((status) => `${status} = ${status} ${sign} (${row}status = '${status}')`).join(', ')}
        where academy_id = ${row}academy_id and id = ${row}session_id;`;
    this.addSql(`create trigger attendance_sum_insert after insert on attendance begin ${add('new.', '+')} end`);
    this.addSql(`create trigger attendance_sum_delete after delete on attendance begin ${add('old.', '-')} end`);
    this.addSql(`create trigger attendance_sum_update after update of ${SUMMED.join(', ')} on attendance
      when ${isChanged(SUMMED)} begin ${add('old.', '-')} ${add('new.', '+')} end`);
  }

  /** Takes back how many were expected on days of which an enrollment comes to say something else. */
  private keepExpected(): void {
    const unsettle = (row: 'old' | 'new', since: string, until: string, where = 'true') => `
      update class_sessions set expected = null where academy_id = ${row}.academy_id and batch_id = ${row}.batch_id
        and date >= ${since} and date <= min(${until}, date('now', '+1 day')) and expected is not null and ${where};`;
    const [was, will] = [activeUntil('old'), activeUntil('new')];
    const stays = `(${was} is not null and ${will} is not null and old.batch_id = new.batch_id
      and old.student_id = new.student_id)`;
    this.addSql(`create trigger enrollments_unsettle_insert after insert on enrollments when new.batch_id is not null
      begin ${unsettle('new', 'new.enrollment_date', will)} end`);
    this.addSql(`create trigger enrollments_unsettle_delete after delete on enrollments when old.batch_id is not null
      begin ${unsettle('old', 'old.enrollment_date', was)} end`);
    // of one that stays, the days between the old first or last day and the new one
    const since = `case when old.enrollment_date = new.enrollment_date then date(min(${was}, ${will}), '+1 day')
      else min(old.enrollment_date, new.enrollment_date) end`;
    const until = `case when ${was} = ${will} then date(max(old.enrollment_date, new.enrollment_date), '-1 day')
      else max(${was}, ${will}) end`;
    this.addSql(`create trigger enrollments_unsettle_update after update of ${ACTIVITY.join(', ')} on enrollments
      when ${isChanged(ACTIVITY)} begin
        ${unsettle('new', since, until, stays)}
        ${unsettle('old', 'old.enrollment_date', was, `not ${stays}`)}
        ${unsettle('new', 'new.enrollment_date', will, `not ${stays}`)}
      end`);
    this.addSql(`create trigger class_sessions_unsettle after update of batch_id, date on class_sessions
      when ${isChanged(['batch_id', 'date'])} begin
        update class_sessions set expected = null where academy_id = new.academy_id and id = new.id and expected is not null;
      end`);
  }
}
