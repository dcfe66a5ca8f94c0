import { Migration } from '@mikro-orm/migrations';

/**
 * What the database says about itself: the oldest version of the service that works on it, by the name of the newest
 * migration that the version knows. A migration after which older ones would fail moves it on to itself.
 */
export class SchemaInfo extends Migration {
  override up(): void {
    this.addSql(
      `create table \`schema_info\` (\`id\` integer not null primary key default 1 check (\`id\` = 1), \`oldest_code\` text not null)`,
    );
    this.addSql(`insert into \`schema_info\` (\`oldest_code\`) values ('20261121100000-schema-info')`);
  }
}
