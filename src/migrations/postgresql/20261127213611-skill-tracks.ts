import { Migration } from '@mikro-orm/migrations';

export class SkillTracks extends Migration {
  override up(): void {
    this.addSql(`alter table "courses" no force row level security`);
    this.addSql(
      `create table "tracks" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" varchar(100) not null, "status" text not null default 'active', primary key ("academy_id", "id"))`,
    );
    this.addSql(`create index "tracks_academy_id_created_at_id_index" on "tracks" ("academy_id", "created_at", "id")`);
    this.addSql(`create index "tracks_academy_id_updated_at_id_index" on "tracks" ("academy_id", "updated_at", "id")`);
    this.addSql(`create index "tracks_academy_id_name_id_index" on "tracks" ("academy_id", "name", "id")`);
    this.addSql(`create index "tracks_academy_id_status_id_index" on "tracks" ("academy_id", "status", "id")`);
    this.addSql(
      `create table "levels" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "track_id" uuid not null, "name" varchar(100) not null, "position" int not null, "min_age" int null, "min_days" int null, "min_sessions" int null, "status" text not null default 'active', primary key ("academy_id", "id"))`,
    );
    this.addSql(`create index "levels_academy_id_created_at_id_index" on "levels" ("academy_id", "created_at", "id")`);
    this.addSql(`create index "levels_academy_id_updated_at_id_index" on "levels" ("academy_id", "updated_at", "id")`);
    this.addSql(`create index "levels_academy_id_name_id_index" on "levels" ("academy_id", "name", "id")`);
    this.addSql(`create index "levels_academy_id_position_id_index" on "levels" ("academy_id", "position", "id")`);
    this.addSql(`create index "levels_academy_id_status_id_index" on "levels" ("academy_id", "status", "id")`);
    this.addSql(
      `create index "levels_academy_id_track_id_position_id_index" on "levels" ("academy_id", "track_id", "position", "id")`,
    );
    this.addSql(
      `create table "skills" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "level_id" uuid not null, "name" varchar(255) not null, "position" int not null, "required" boolean not null default true, "status" text not null default 'active', primary key ("academy_id", "id"))`,
    );
    this.addSql(`create index "skills_academy_id_created_at_id_index" on "skills" ("academy_id", "created_at", "id")`);
    this.addSql(`create index "skills_academy_id_updated_at_id_index" on "skills" ("academy_id", "updated_at", "id")`);
    this.addSql(`create index "skills_academy_id_name_id_index" on "skills" ("academy_id", "name", "id")`);
    this.addSql(`create index "skills_academy_id_position_id_index" on "skills" ("academy_id", "position", "id")`);
    this.addSql(`create index "skills_academy_id_status_id_index" on "skills" ("academy_id", "status", "id")`);
    this.addSql(
      `create index "skills_academy_id_level_id_position_id_index" on "skills" ("academy_id", "level_id", "position", "id")`,
    );
    this.addSql(`alter table "courses" add "level_id" uuid null`);
    this.addSql(
      `alter table "courses" add constraint "courses_academy_id_level_id_foreign" foreign key ("academy_id", "level_id") references "levels" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "tracks" add constraint "tracks_status_check" check ("status" in ('active', 'archived'))`);
    this.addSql(`alter table "tracks" enable row level security`);
    this.addSql(
      `create policy "tracks_tenant" on "tracks" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "levels" add constraint "levels_academy_id_track_id_foreign" foreign key ("academy_id", "track_id") references "tracks" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "levels" add constraint "levels_status_check" check ("status" in ('active', 'archived'))`);
    this.addSql(`alter table "levels" enable row level security`);
    this.addSql(
      `create policy "levels_tenant" on "levels" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "skills" add constraint "skills_academy_id_level_id_foreign" foreign key ("academy_id", "level_id") references "levels" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "skills" add constraint "skills_status_check" check ("status" in ('active', 'archived'))`);
    this.addSql(`alter table "skills" enable row level security`);
    this.addSql(
      `create policy "skills_tenant" on "skills" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "tracks" force row level security`);
    this.addSql(`alter table "levels" force row level security`);
    this.addSql(`alter table "skills" force row level security`);
    this.addSql(`alter table "courses" force row level security`);
    this.addSql(`grant select, insert, update, delete on "tracks" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "skills" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "levels" to academy_tenant`);
  }
}
