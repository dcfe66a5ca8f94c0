import { Migration } from '@mikro-orm/migrations';

export class OperatorActions extends Migration {
  override up(): void {
    this.addSql(
      `create table \`operator_actions\` (\`id\` text not null primary key, \`created_at\` datetime not null, \`operator\` text not null, \`action\` text check (\`action\` in ('grant_super_admin', 'revoke_super_admin')) not null, \`user_id\` text not null, constraint \`operator_actions_user_id_foreign\` foreign key (\`user_id\`) references \`users\` (\`id\`) on delete restrict)`,
    );
    this.addSql(`create index \`operator_actions_user_id_index\` on \`operator_actions\` (\`user_id\`)`);
    this.addSql(
      `create index \`operator_actions_user_id_created_at_index\` on \`operator_actions\` (\`user_id\`, \`created_at\`)`,
    );
  }
}
