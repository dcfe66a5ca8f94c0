import { Migration } from '@mikro-orm/migrations';

export class RefusingAddresses extends Migration {
  override up(): void {
    this.addSql(
      `create table "refusing_addresses" ("hash" varchar(64) not null, "since" timestamptz(3) not null, "reason" varchar(20) not null, primary key ("hash"))`,
    );
    this.addSql(`create index "refusing_addresses_since_index" on "refusing_addresses" ("since")`);
  }
}
