import { Migration } from '@mikro-orm/migrations';

export class EnrollmentOverrideReason extends Migration {
  override up(): void {
    this.addSql(`alter table "enrollments" add "override_reason" varchar(255) null`);
  }
}
