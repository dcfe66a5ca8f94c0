import { Migration } from '@mikro-orm/migrations';

export class Accounts extends Migration {
  override up(): void {
    this.addSql(`alter table \`users\` add column \`email_verified_at\` datetime null`);
    this.addSql(`alter table \`sessions\` add column \`user_agent\` text null`);
    this.addSql(`alter table \`sessions\` add column \`address\` text null`);
    this.addSql(
      `create index \`sessions_user_id_created_at_id_index\` on \`sessions\` (\`user_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create table \`operator_actions__new\` (\`id\` text not null primary key, \`created_at\` datetime not null, \`operator\` text not null, \`action\` text check (\`action\` in ('grant_super_admin', 'revoke_super_admin', 'reset_password')) not null, \`user_id\` text not null, constraint \`operator_actions_user_id_foreign\` foreign key (\`user_id\`) references \`users\` (\`id\`) on delete restrict)`,
    );
    this.addSql(
      `insert into \`operator_actions__new\` (\`id\`, \`created_at\`, \`operator\`, \`action\`, \`user_id\`) select \`id\`, \`created_at\`, \`operator\`, \`action\`, \`user_id\` from \`operator_actions\``,
    );
    this.addSql(`drop table \`operator_actions\``);
    this.addSql(`alter table \`operator_actions__new\` rename to \`operator_actions\``);
    this.addSql(`create index \`operator_actions_user_id_index\` on \`operator_actions\` (\`user_id\`)`);
    this.addSql(
      `create index \`operator_actions_user_id_created_at_index\` on \`operator_actions\` (\`user_id\`, \`created_at\`)`,
    );
    this.addSql(
      `create table \`account_tokens\` (\`id\` text not null primary key, \`user_id\` text not null, \`purpose\` text check (\`purpose\` in ('password_reset', 'email_verification')) not null, \`token_hash\` text not null, \`is_mailed\` integer not null, \`expires_at\` datetime not null, \`used_at\` datetime null, \`created_at\` datetime not null, constraint \`account_tokens_user_id_foreign\` foreign key (\`user_id\`) references \`users\` (\`id\`) on delete cascade)`,
    );
    this.addSql(`create index \`account_tokens_user_id_index\` on \`account_tokens\` (\`user_id\`)`);
    this.addSql(`create unique index \`account_tokens_token_hash_unique\` on \`account_tokens\` (\`token_hash\`)`);
    this.addSql(`create index \`account_tokens_expires_at_index\` on \`account_tokens\` (\`expires_at\`)`);
    this.addSql(
      `create index \`account_tokens_user_id_purpose_index\` on \`account_tokens\` (\`user_id\`, \`purpose\`)`,
    );
  }
}
