import { Migration } from '@mikro-orm/migrations';

export class EnrollmentOverrideReason extends Migration {
  override up(): void {
    this.addSql(`alter table \`enrollments\` add column \`override_reason\` text null`);
  }
}
