import { Migration } from '@mikro-orm/migrations';

export class OutboxAndJobs extends Migration {
  override up(): void {
    this.addSql(`create table \`event_cursors\` (\`academy_id\` text not null primary key, \`last\` bigint not null)`);
    this.addSql(
      `create table \`jobs\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`kind\` text not null, \`payload\` json not null, \`run_at\` datetime not null, \`state\` text not null default 'waiting', \`attempts\` integer not null default 0, \`max_attempts\` integer not null, \`locked_until\` datetime null, \`lock_token\` text null, \`dedupe_key\` text null, \`last_error\` text null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`jobs_locked_until_id_index\` on \`jobs\` (\`locked_until\`, \`id\`) where lock_token is not null`,
    );
    this.addSql(
      `create index \`jobs_run_at_id_index\` on \`jobs\` (\`run_at\`, \`id\`) where coalesce(state, '') = 'waiting'`,
    );
    this.addSql(
      `create index \`jobs_academy_id_created_at_id_index\` on \`jobs\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create unique index \`jobs_academy_id_dedupe_key_unique\` on \`jobs\` (\`academy_id\`, \`dedupe_key\`)`,
    );
    this.addSql(
      `create table \`outbox_events__new\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`type\` text not null, \`resource\` text not null, \`resource_id\` text not null, \`resource_version\` integer null, \`occurred_at\` datetime not null, \`payload\` json not null, \`sequence\` bigint null, primary key (\`academy_id\`, \`id\`))`,
    );
    // so far there was one kind of event, which nobody has heard of; it named an address
    this.addSql(
      `insert into \`outbox_events__new\` (\`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`type\`, \`resource\`, \`resource_id\`, \`occurred_at\`, \`payload\`) select \`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`type\`, 'Invitation', coalesce(\`payload\` ->> 'invitationId', \`id\`), \`created_at\`, json_remove(\`payload\`, '$.invitationId', '$.email') from \`outbox_events\``,
    );
    this.addSql(`drop table \`outbox_events\``);
    this.addSql(`alter table \`outbox_events__new\` rename to \`outbox_events\``);
    this.addSql(
      `create index \`outbox_events_academy_id_occurred_at_id_index\` on \`outbox_events\` (\`academy_id\`, \`occurred_at\`, \`id\`) where sequence is null`,
    );
    this.addSql(
      `create index \`outbox_events_academy_id_created_at_id_index\` on \`outbox_events\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create unique index \`outbox_events_academy_id_sequence_unique\` on \`outbox_events\` (\`academy_id\`, \`sequence\`)`,
    );
    this.addSql(
      `create table \`system_jobs\` (\`id\` text not null primary key, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`kind\` text not null, \`payload\` json not null, \`run_at\` datetime not null, \`state\` text not null default 'waiting', \`attempts\` integer not null default 0, \`max_attempts\` integer not null, \`locked_until\` datetime null, \`lock_token\` text null, \`dedupe_key\` text null, \`last_error\` text null)`,
    );
    this.addSql(
      `create index \`system_jobs_locked_until_id_index\` on \`system_jobs\` (\`locked_until\`, \`id\`) where lock_token is not null`,
    );
    this.addSql(
      `create index \`system_jobs_run_at_id_index\` on \`system_jobs\` (\`run_at\`, \`id\`) where coalesce(state, '') = 'waiting'`,
    );
    this.addSql(`create index \`system_jobs_created_at_id_index\` on \`system_jobs\` (\`created_at\`, \`id\`)`);
    this.addSql(`create unique index \`system_jobs_dedupe_key_unique\` on \`system_jobs\` (\`dedupe_key\`)`);
    this.addSql(`update schema_info set oldest_code = '20261122151831-outbox-and-jobs'`);
  }
}
