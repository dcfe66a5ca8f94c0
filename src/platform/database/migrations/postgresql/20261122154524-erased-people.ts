import { Migration } from '@mikro-orm/migrations';

export class ErasedPeople extends Migration {
  override up(): void {
    this.addSql(`alter table "students" add "erased_at" timestamptz(3) null`);
    this.addSql(`alter table "staff" add "erased_at" timestamptz(3) null`);
    this.addSql(`alter table "parents" add "erased_at" timestamptz(3) null`);
    // the references of payments were never changed before
    this.addSql(`create trigger payments_search_update after update on payments referencing new table as new_rows
      for each statement execute function keep_payments_search()`);
  }
}
