import { Migration } from '@mikro-orm/migrations';

export class AttendanceCounting extends Migration {
  override up(): void {
    // as those have it that choose nothing
    this.addSql(`update \`academies\` set settings = json_insert(settings, '$.attendanceCounting',
        json('{"late": "present", "excused": "ignore"}'))
      where settings -> '$.attendanceCounting' is null`);
  }
}
