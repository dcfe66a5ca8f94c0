import { Migration } from '@mikro-orm/migrations';

export class WebhookLanes extends Migration {
  override up(): void {
    this.addSql(
      `create index \`outbox_events_academy_id_type_sequence_index\` on \`outbox_events\` (\`academy_id\`, \`type\`, \`sequence\`)`,
    );
    this.addSql(`alter table \`webhook_endpoints\` add column \`recent_sends\` json null`);
    this.addSql(
      `create index \`webhook_deliveries_academy_id_endpoint_id_next_attempt_at_index\` on \`webhook_deliveries\` (\`academy_id\`, \`endpoint_id\`, \`next_attempt_at\`) where lock_token is not null`,
    );
  }
}
