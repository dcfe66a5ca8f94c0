import { Migration } from '@mikro-orm/migrations';

export class JobSchedules extends Migration {
  override up(): void {
    this.addSql(
      `create index \`jobs_academy_id_id_index\` on \`jobs\` (\`academy_id\`, \`id\`) where coalesce(state, '') = 'held'`,
    );
    this.addSql(
      `create index \`jobs_dead_index\` on \`jobs\` (\`updated_at\`, \`id\`) where coalesce(state, '') = 'dead'`,
    );
    this.addSql(
      `create index \`jobs_done_index\` on \`jobs\` (\`updated_at\`, \`id\`) where coalesce(state, '') = 'done'`,
    );
    this.addSql(
      `create table \`schedule_runs\` (\`name\` text not null, \`time_zone\` text not null, \`last_due\` datetime not null, primary key (\`name\`, \`time_zone\`))`,
    );
    this.addSql(
      `create index \`system_jobs_dead_index\` on \`system_jobs\` (\`updated_at\`, \`id\`) where coalesce(state, '') = 'dead'`,
    );
    this.addSql(
      `create index \`system_jobs_done_index\` on \`system_jobs\` (\`updated_at\`, \`id\`) where coalesce(state, '') = 'done'`,
    );
  }
}
