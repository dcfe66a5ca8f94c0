import { Migration } from '@mikro-orm/migrations';

export class WebhookLanes extends Migration {
  override up(): void {
    this.addSql(`alter table "webhook_endpoints" add "recent_sends" jsonb null`);
  }
}
