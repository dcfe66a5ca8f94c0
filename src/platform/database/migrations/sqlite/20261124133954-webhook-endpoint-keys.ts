import { Migration } from '@mikro-orm/migrations';

export class WebhookEndpointKeys extends Migration {
  override up(): void {
    this.addSql(`alter table \`webhook_endpoints\` add column \`key_id\` text null`);
    // the audit log tells who saved an endpoint last
    this.addSql(`update webhook_endpoints set key_id = (select k.id from (
        select a.user_id from audit_entries a
        where a.academy_id = webhook_endpoints.academy_id and a.resource = 'WebhookEndpoint'
          and a.resource_id = webhook_endpoints.id and a.user_id is not null
        order by a.created_at desc, a.id desc limit 1) l
      join api_keys k on k.academy_id = webhook_endpoints.academy_id and k.id = l.user_id)`);
  }
}
