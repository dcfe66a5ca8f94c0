import { Migration } from '@mikro-orm/migrations';

export class AttendanceCounting extends Migration {
  override up(): void {
    // as those have it that choose nothing
    this.addSql(`update "academies" set settings =
        '{"attendanceCounting": {"late": "present", "excused": "ignore"}}'::jsonb || settings
      where settings -> 'attendanceCounting' is null`);
  }
}
