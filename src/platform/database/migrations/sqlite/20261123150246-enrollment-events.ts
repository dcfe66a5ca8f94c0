import { Migration } from '@mikro-orm/migrations';

/** A UUID of version 7 of an instant: its milliseconds before what is random. */
function uuidV7(at: string): string {
  const time = `printf('%012x', cast(round((julianday(${at}) - 2440587.5) * 86400000) as integer))`;
  return `lower(substr(${time}, 1, 8) || '-' || substr(${time}, 9) || '-7' || substr(hex(randomblob(2)), 2) ||
    '-' || substr('89ab', 1 + abs(random() % 4), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`;
}

/**
 * The steps of enrollments, with what can be known of those that there are: how each began, and how it ended. Whoever was dropped
 * while they were active has the day of that, others were not active before. Of an end whose hour is not known it is noon.
 * `day_in` and `instant_at` are given by whoever runs migrations.
 */
export class EnrollmentEvents extends Migration {
  override up(): void {
    this.addSql(
      `create table \`enrollment_events\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`enrollment_id\` text not null, \`from_stage\` text check (\`from_stage\` in ('requested', 'waitlisted', 'active', 'completed', 'dropped')) null, \`to_stage\` text check (\`to_stage\` in ('requested', 'waitlisted', 'active', 'completed', 'dropped')) not null, \`effective_on\` date not null, \`actor_id\` text null, primary key (\`academy_id\`, \`id\`), constraint \`enrollment_events_academy_id_enrollment_id_foreign\` foreign key (\`academy_id\`, \`enrollment_id\`) references \`enrollments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`enrollment_events_academy_id_enrollment_id_id_index\` on \`enrollment_events\` (\`academy_id\`, \`enrollment_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`enrollment_events_academy_id_effective_on_id_index\` on \`enrollment_events\` (\`academy_id\`, \`effective_on\`, \`id\`)`,
    );
    this.addSql(
      `create index \`enrollment_events_academy_id_enrollment_id_index\` on \`enrollment_events\` (\`academy_id\`, \`enrollment_id\`)`,
    );
    this.addSql(`insert into enrollment_events (academy_id, id, created_at, updated_at, enrollment_id, from_stage, to_stage, effective_on)
      with told as materialized (
        select e.academy_id, e.id, e.created_at, e.updated_at, o.settings ->> '$.timezone' as zone,
          min(e.enrollment_date, day_in(o.settings ->> '$.timezone', e.created_at)) as began_on,
          case when e.status = 'pending' and e.waitlist_position is not null then 'waitlisted'
            when e.status = 'pending' or (e.status = 'dropped' and e.dropped_on is null) then 'requested'
            else 'active' end as began,
          iif(e.status in ('completed', 'dropped'), e.status, null) as ended,
          coalesce(iif(e.status = 'completed', e.completion_date, e.dropped_on),
            day_in(o.settings ->> '$.timezone', e.updated_at)) as ended_on
        from enrollments e join academies o on o.id = e.academy_id),
      steps as materialized (
        select t.academy_id, t.id, t.created_at as at, null as from_stage, t.began as to_stage, t.began_on as day from told t
        union all
        select t.academy_id, t.id, max(strftime('%Y-%m-%dT%H:%M:%fZ', t.created_at, '+0.001 seconds'),
            iif(day_in(t.zone, t.updated_at) = t.ended_on, t.updated_at, instant_at(t.zone, t.ended_on, '12:00:00'))),
          t.began, t.ended, max(t.began_on, t.ended_on)
        from told t where t.ended is not null)
      select s.academy_id, ${uuidV7('s.at')}, s.at, s.at, s.id, s.from_stage, s.to_stage, s.day from steps s order by s.at`);
    this.addSql(`update schema_info set oldest_code = '20261123150246-enrollment-events'`);
  }
}
