import { Migration } from '@mikro-orm/migrations';

export class ErasedPeople extends Migration {
  override up(): void {
    this.addSql(`alter table \`students\` add column \`erased_at\` datetime null`);
    this.addSql(`alter table \`staff\` add column \`erased_at\` datetime null`);
    this.addSql(`alter table \`parents\` add column \`erased_at\` datetime null`);
    // the references of payments were never changed before
    this.addSql(`create trigger payments_search_update after update of receipt_number, reference on payments begin
      delete from payments_search where academy_id = old.academy_id and id = old.id;
      insert into payments_search
        select new.academy_id, new.id, unicode_lower(concat_ws(char(31), new.receipt_number, new.reference));
    end`);
  }
}
