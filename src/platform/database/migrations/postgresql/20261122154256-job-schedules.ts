import { Migration } from '@mikro-orm/migrations';

export class JobSchedules extends Migration {
  override up(): void {
    this.addSql(
      `create table "schedule_runs" ("name" varchar(100) not null, "time_zone" varchar(100) not null, "last_due" timestamptz(3) not null, primary key ("name", "time_zone"))`,
    );
  }
}
