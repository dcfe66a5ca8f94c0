import { Migration } from '@mikro-orm/migrations';

export class RefusingAddresses extends Migration {
  override up(): void {
    this.addSql(
      `create table \`refusing_addresses\` (\`hash\` text not null primary key, \`since\` datetime not null, \`reason\` text not null)`,
    );
    this.addSql(`create index \`refusing_addresses_since_index\` on \`refusing_addresses\` (\`since\`)`);
  }
}
