import { Migration } from '@mikro-orm/migrations';

/** Academies get the settings of schedules that they lack, as those that choose none have them. */
export class ScheduleSettings extends Migration {
  override up(): void {
    this.addSql(`update "academies"
      set settings = '{"clashPolicy": "warn", "attendanceRequiresSession": false}'::jsonb || settings
      where settings -> 'clashPolicy' is null or settings -> 'attendanceRequiresSession' is null`);
  }
}
