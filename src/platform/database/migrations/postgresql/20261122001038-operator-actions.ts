import { Migration } from '@mikro-orm/migrations';

export class OperatorActions extends Migration {
  override up(): void {
    this.addSql(
      `create table "operator_actions" ("id" uuid not null, "created_at" timestamptz(3) not null, "operator" varchar(255) not null, "action" text not null, "user_id" uuid not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "operator_actions_user_id_created_at_index" on "operator_actions" ("user_id", "created_at")`,
    );
    this.addSql(
      `alter table "operator_actions" add constraint "operator_actions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict`,
    );
    this.addSql(
      `alter table "operator_actions" add constraint "operator_actions_action_check" check ("action" in ('grant_super_admin', 'revoke_super_admin'))`,
    );
  }
}
