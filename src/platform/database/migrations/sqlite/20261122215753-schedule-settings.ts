import { Migration } from '@mikro-orm/migrations';

/** Academies get the settings of schedules that they lack, as those that choose none have them. */
export class ScheduleSettings extends Migration {
  override up(): void {
    this.addSql(`update \`academies\`
      set settings = json_insert(settings, '$.clashPolicy', 'warn', '$.attendanceRequiresSession', json('false'))
      where settings -> '$.clashPolicy' is null or settings -> '$.attendanceRequiresSession' is null`);
  }
}
