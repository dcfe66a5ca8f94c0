import { Migration } from '@mikro-orm/migrations';

const COPIED = 'academy_id, id, user_id, role, staff_role, staff_id, parent_id, student_id';

export class CallerMemberships extends Migration {
  override up(): void {
    this.addSql(
      `create table "caller_memberships" ("academy_id" uuid not null, "id" uuid not null, "user_id" uuid not null, "role" text not null, "staff_role" text null, "staff_id" uuid null, "parent_id" uuid null, "student_id" uuid null, primary key ("academy_id", "id"))`,
    );
    this.addSql(`comment on table "caller_memberships" is 'stored on each server of a cluster'`);
    this.addSql(
      `alter table "caller_memberships" add constraint "caller_memberships_academy_id_user_id_unique" unique ("academy_id", "user_id")`,
    );
    this.addSql(
      `create index "caller_memberships_user_id_academy_id_index" on "caller_memberships" ("user_id", "academy_id")`,
    );
    this.addSql(`alter table "memberships" no force row level security`);
    this.addSql(`insert into "caller_memberships" (${COPIED}) select ${COPIED} from "memberships"`);
    this.addSql(`alter table "memberships" force row level security`);
    this.addSql(`drop policy "memberships_tenant" on "memberships"`);
    this.addSql(
      `create policy "memberships_tenant" on "memberships" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`comment on table "calendar_feeds" is 'stored on each server of a cluster'`);
    this.addSql(`comment on table "api_keys" is 'stored on each server of a cluster'`);
    this.addSql(`alter table "caller_memberships" enable row level security`);
    this.addSql(
      `create policy "caller_memberships_tenant" on "caller_memberships" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`grant select, insert, update, delete on "caller_memberships" to academy_tenant`);
    this.addSql(`update schema_info set oldest_code = '20261128133052-caller-memberships'`);
  }
}
