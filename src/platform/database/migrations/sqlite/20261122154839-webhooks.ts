import { Migration } from '@mikro-orm/migrations';

export class Webhooks extends Migration {
  override up(): void {
    this.addSql(
      `create table \`webhook_endpoints\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`url\` text not null, \`description\` text null, \`event_types\` json not null, \`status\` text check (\`status\` in ('active', 'paused', 'disabled')) not null default 'active', \`disabled_reason\` text null, \`rate_per_second\` integer not null default 20, \`failing_since\` datetime null, \`sealed_secret\` text not null, \`former_sealed_secret\` text null, \`former_signs_until\` datetime null, \`rotated_at\` datetime not null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`webhook_endpoints_academy_id_created_at_id_index\` on \`webhook_endpoints\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`webhook_endpoints_academy_id_updated_at_id_index\` on \`webhook_endpoints\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`webhook_endpoints_academy_id_status_id_index\` on \`webhook_endpoints\` (\`academy_id\`, \`status\`, \`id\`)`,
    );
    this.addSql(
      `create table \`webhook_deliveries\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`endpoint_id\` text not null, \`event_id\` text not null, \`type\` text not null, \`sequence\` bigint null, \`occurred_at\` datetime not null, \`status\` text check (\`status\` in ('pending', 'delivered', 'dead', 'cancelled')) not null default 'pending', \`attempt_count\` integer not null default 0, \`failures\` integer not null default 0, \`next_attempt_at\` datetime null, \`lock_token\` text null, \`attempts\` json not null, primary key (\`academy_id\`, \`id\`), constraint \`webhook_deliveries_academy_id_endpoint_id_foreign\` foreign key (\`academy_id\`, \`endpoint_id\`) references \`webhook_endpoints\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`webhook_deliveries_endpoint_id_next_attempt_at_sequence_id_index\` on \`webhook_deliveries\` (\`endpoint_id\`, \`next_attempt_at\`, \`sequence\`, \`id\`) where next_attempt_at is not null`,
    );
    this.addSql(
      `create index \`webhook_deliveries_academy_id_created_at_id_index\` on \`webhook_deliveries\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`webhook_deliveries_academy_id_updated_at_id_index\` on \`webhook_deliveries\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`webhook_deliveries_academy_id_event_id_id_index\` on \`webhook_deliveries\` (\`academy_id\`, \`event_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`webhook_deliveries_academy_id_endpoint_id_created_at_id_index\` on \`webhook_deliveries\` (\`academy_id\`, \`endpoint_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`webhook_deliveries_academy_id_status_created_at_id_index\` on \`webhook_deliveries\` (\`academy_id\`, \`status\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`webhook_deliveries_academy_id_type_created_at_id_index\` on \`webhook_deliveries\` (\`academy_id\`, \`type\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`webhook_deliveries_academy_id_endpoint_id_index\` on \`webhook_deliveries\` (\`academy_id\`, \`endpoint_id\`)`,
    );
    this.addSql(
      `create unique index \`webhook_deliveries_academy_id_endpoint_id_event_id_unique\` on \`webhook_deliveries\` (\`academy_id\`, \`endpoint_id\`, \`event_id\`)`,
    );
  }
}
