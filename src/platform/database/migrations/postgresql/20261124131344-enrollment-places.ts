import { Migration } from '@mikro-orm/migrations';

export class EnrollmentPlaces extends Migration {
  override up(): void {
    this.addSql(
      `alter table "enrollments" add "active_from" date null, add "held_from" date null, add "billed_from" date null`,
    );
  }
}
