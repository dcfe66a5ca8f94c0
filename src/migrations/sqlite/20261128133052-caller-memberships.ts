import { Migration } from '@mikro-orm/migrations';

const COPIED = 'academy_id, id, user_id, role, staff_role, staff_id, parent_id, student_id';

export class CallerMemberships extends Migration {
  override up(): void {
    this.addSql(
      `create table \`caller_memberships\` (\`academy_id\` text not null, \`id\` text not null, \`user_id\` text not null, \`role\` text not null, \`staff_role\` text null, \`staff_id\` text null, \`parent_id\` text null, \`student_id\` text null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`caller_memberships_user_id_academy_id_index\` on \`caller_memberships\` (\`user_id\`, \`academy_id\`)`,
    );
    this.addSql(
      `create unique index \`caller_memberships_academy_id_user_id_unique\` on \`caller_memberships\` (\`academy_id\`, \`user_id\`)`,
    );
    this.addSql(`insert into \`caller_memberships\` (${COPIED}) select ${COPIED} from \`memberships\``);
    this.addSql(`update schema_info set oldest_code = '20261128133052-caller-memberships'`);
  }
}
