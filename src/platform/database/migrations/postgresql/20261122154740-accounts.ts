import { Migration } from '@mikro-orm/migrations';

export class Accounts extends Migration {
  override up(): void {
    this.addSql(
      `create table "account_tokens" ("id" uuid not null, "user_id" uuid not null, "purpose" text not null, "token_hash" varchar(64) not null, "is_mailed" boolean not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"))`,
    );
    this.addSql(`alter table "account_tokens" add constraint "account_tokens_token_hash_unique" unique ("token_hash")`);
    this.addSql(`create index "account_tokens_expires_at_index" on "account_tokens" ("expires_at")`);
    this.addSql(`create index "account_tokens_user_id_purpose_index" on "account_tokens" ("user_id", "purpose")`);
    this.addSql(`alter table "users" add "email_verified_at" timestamptz(3) null`);
    // admins see it of their members
    this.addSql(`grant select (email_verified_at) on users to academy_tenant`);
    this.addSql(`alter table "sessions" add "user_agent" varchar(255) null, add "address" varchar(50) null`);
    this.addSql(`alter table "operator_actions" drop constraint "operator_actions_action_check"`);
    this.addSql(
      `alter table "operator_actions" add constraint "operator_actions_action_check" check ("action" in ('grant_super_admin', 'revoke_super_admin', 'reset_password'))`,
    );
    this.addSql(
      `alter table "account_tokens" add constraint "account_tokens_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "account_tokens" add constraint "account_tokens_purpose_check" check ("purpose" in ('password_reset', 'email_verification'))`,
    );
  }
}
