import { Migration } from '@mikro-orm/migrations';

export class Notices extends Migration {
  override up(): void {
    this.addSql(`alter table "notice_cursors" no force row level security`);
  }
}
