import { Migration } from '@mikro-orm/migrations';

export class SessionUse extends Migration {
  override up(): void {
    this.addSql(`alter table "sessions" add "last_used_at" timestamptz(3) null`);
  }
}
