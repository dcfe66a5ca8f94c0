import { Migration } from '@mikro-orm/migrations';

export class FormerDueDates extends Migration {
  override up(): void {
    this.addSql(
      `create table \`former_due_dates\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`fee_id\` text not null, \`due_date\` date not null, \`since\` date not null, \`until\` date not null, primary key (\`academy_id\`, \`id\`), constraint \`former_due_dates_academy_id_fee_id_foreign\` foreign key (\`academy_id\`, \`fee_id\`) references \`fees\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`former_due_dates_academy_id_fee_id_index\` on \`former_due_dates\` (\`academy_id\`, \`fee_id\`)`,
    );
    this.addSql(
      `create unique index \`former_due_dates_academy_id_fee_id_until_unique\` on \`former_due_dates\` (\`academy_id\`, \`fee_id\`, \`until\`)`,
    );
  }
}
