import { Migration } from '@mikro-orm/migrations';

export class Materials extends Migration {
  override up(): void {
    this.addSql(`create table \`materials\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`title\` text not null, \`description\` text null, \`file_id\` text null, \`url\` text null, \`course_id\` text null, \`batch_id\` text null, \`session_id\` text null, \`place_id\` text not null, \`section\` text null, \`position\` integer not null, \`status\` text check (\`status\` in ('draft', 'published', 'archived')) not null default 'draft', \`visible_from\` date null, \`visible_until\` date null, \`audience\` text check (\`audience\` in ('enrolled', 'parents', 'staff')) not null default 'enrolled', primary key (\`academy_id\`, \`id\`), constraint \`materials_academy_id_course_id_foreign\` foreign key (\`academy_id\`, \`course_id\`) references \`courses\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`materials_academy_id_batch_id_foreign\` foreign key (\`academy_id\`, \`batch_id\`) references \`batches\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`materials_academy_id_session_id_foreign\` foreign key (\`academy_id\`, \`session_id\`) references \`class_sessions\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`materials_file_or_url_check\` check (deleted_at is not null or (file_id is null) <> (url is null)), constraint \`materials_one_place_check\` check (case when course_id is null then 0 else 1 end + case when batch_id is null then 0 else 1 end
+ case when session_id is null then 0 else 1 end = 1))`);
    this.addSql(
      `create index \`materials_academy_id_file_id_id_index\` on \`materials\` (\`academy_id\`, \`file_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`materials_academy_id_course_id_position_id_index\` on \`materials\` (\`academy_id\`, \`course_id\`, \`position\`, \`id\`)`,
    );
    this.addSql(
      `create index \`materials_academy_id_batch_id_position_id_index\` on \`materials\` (\`academy_id\`, \`batch_id\`, \`position\`, \`id\`)`,
    );
    this.addSql(
      `create index \`materials_academy_id_session_id_position_id_index\` on \`materials\` (\`academy_id\`, \`session_id\`, \`position\`, \`id\`)`,
    );
    this.addSql(
      `create index \`materials_academy_id_place_id_position_id_deleted_at_index\` on \`materials\` (\`academy_id\`, \`place_id\`, \`position\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.addSql(
      `create index \`materials_academy_id_created_at_id_deleted_at_index\` on \`materials\` (\`academy_id\`, \`created_at\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.addSql(
      `create index \`materials_academy_id_updated_at_id_deleted_at_index\` on \`materials\` (\`academy_id\`, \`updated_at\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.addSql(
      `create index \`materials_academy_id_position_id_deleted_at_index\` on \`materials\` (\`academy_id\`, \`position\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.addSql(
      `create index \`materials_academy_id_status_position_id_deleted_at_index\` on \`materials\` (\`academy_id\`, \`status\`, \`position\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.addSql(
      `create index \`materials_academy_id_audience_position_id_deleted_at_index\` on \`materials\` (\`academy_id\`, \`audience\`, \`position\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.addSql(
      `create index \`materials_academy_id_course_id_index\` on \`materials\` (\`academy_id\`, \`course_id\`)`,
    );
    this.addSql(`create index \`materials_academy_id_batch_id_index\` on \`materials\` (\`academy_id\`, \`batch_id\`)`);
    this.addSql(
      `create index \`materials_academy_id_session_id_index\` on \`materials\` (\`academy_id\`, \`session_id\`)`,
    );
    this.addSql(
      `create table \`material_views\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`material_id\` text not null, \`student_id\` text not null, \`first_viewed_at\` datetime not null, \`last_viewed_at\` datetime not null, \`count\` integer not null, primary key (\`academy_id\`, \`id\`), constraint \`material_views_academy_id_material_id_foreign\` foreign key (\`academy_id\`, \`material_id\`) references \`materials\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`material_views_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`material_views_academy_id_created_at_id_index\` on \`material_views\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`material_views_academy_id_updated_at_id_index\` on \`material_views\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`material_views_academy_id_material_id_created_at_id_index\` on \`material_views\` (\`academy_id\`, \`material_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`material_views_academy_id_student_id_id_index\` on \`material_views\` (\`academy_id\`, \`student_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`material_views_academy_id_material_id_index\` on \`material_views\` (\`academy_id\`, \`material_id\`)`,
    );
    this.addSql(
      `create index \`material_views_academy_id_student_id_index\` on \`material_views\` (\`academy_id\`, \`student_id\`)`,
    );
    this.addSql(
      `create unique index \`material_views_one_unique\` on \`material_views\` (\`academy_id\`, \`material_id\`, \`student_id\`)`,
    );
  }
}
