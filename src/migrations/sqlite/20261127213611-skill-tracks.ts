import { Migration } from '@mikro-orm/migrations';

export class SkillTracks extends Migration {
  override up(): void {
    this.addSql(
      `create table \`tracks\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`name\` text not null, \`status\` text check (\`status\` in ('active', 'archived')) not null default 'active', primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`tracks_academy_id_created_at_id_index\` on \`tracks\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`tracks_academy_id_updated_at_id_index\` on \`tracks\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(`create index \`tracks_academy_id_name_id_index\` on \`tracks\` (\`academy_id\`, \`name\`, \`id\`)`);
    this.addSql(
      `create index \`tracks_academy_id_status_id_index\` on \`tracks\` (\`academy_id\`, \`status\`, \`id\`)`,
    );
    this.addSql(
      `create table \`levels\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`track_id\` text not null, \`name\` text not null, \`position\` integer not null, \`min_age\` integer null, \`min_days\` integer null, \`min_sessions\` integer null, \`status\` text check (\`status\` in ('active', 'archived')) not null default 'active', primary key (\`academy_id\`, \`id\`), constraint \`levels_academy_id_track_id_foreign\` foreign key (\`academy_id\`, \`track_id\`) references \`tracks\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`levels_academy_id_created_at_id_index\` on \`levels\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`levels_academy_id_updated_at_id_index\` on \`levels\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(`create index \`levels_academy_id_name_id_index\` on \`levels\` (\`academy_id\`, \`name\`, \`id\`)`);
    this.addSql(
      `create index \`levels_academy_id_position_id_index\` on \`levels\` (\`academy_id\`, \`position\`, \`id\`)`,
    );
    this.addSql(
      `create index \`levels_academy_id_status_id_index\` on \`levels\` (\`academy_id\`, \`status\`, \`id\`)`,
    );
    this.addSql(
      `create index \`levels_academy_id_track_id_position_id_index\` on \`levels\` (\`academy_id\`, \`track_id\`, \`position\`, \`id\`)`,
    );
    this.addSql(`create index \`levels_academy_id_track_id_index\` on \`levels\` (\`academy_id\`, \`track_id\`)`);
    this.addSql(
      `create table \`skills\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`level_id\` text not null, \`name\` text not null, \`position\` integer not null, \`required\` integer not null default true, \`status\` text check (\`status\` in ('active', 'archived')) not null default 'active', primary key (\`academy_id\`, \`id\`), constraint \`skills_academy_id_level_id_foreign\` foreign key (\`academy_id\`, \`level_id\`) references \`levels\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`skills_academy_id_created_at_id_index\` on \`skills\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`skills_academy_id_updated_at_id_index\` on \`skills\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(`create index \`skills_academy_id_name_id_index\` on \`skills\` (\`academy_id\`, \`name\`, \`id\`)`);
    this.addSql(
      `create index \`skills_academy_id_position_id_index\` on \`skills\` (\`academy_id\`, \`position\`, \`id\`)`,
    );
    this.addSql(
      `create index \`skills_academy_id_status_id_index\` on \`skills\` (\`academy_id\`, \`status\`, \`id\`)`,
    );
    this.addSql(
      `create index \`skills_academy_id_level_id_position_id_index\` on \`skills\` (\`academy_id\`, \`level_id\`, \`position\`, \`id\`)`,
    );
    this.addSql(`create index \`skills_academy_id_level_id_index\` on \`skills\` (\`academy_id\`, \`level_id\`)`);
    this.addSql(
      `create table \`courses__new\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`name\` text not null, \`code\` text not null, \`description\` text null, \`category\` text null, \`level\` text check (\`level\` in ('beginner', 'intermediate', 'advanced', 'all')) not null default 'all', \`department_id\` text null, \`level_id\` text null, \`min_age\` integer null, \`max_age\` integer null, \`color\` text null, \`price\` bigint null, \`billing_frequency\` text check (\`billing_frequency\` in ('one_time', 'monthly', 'per_term', 'per_session')) not null default 'one_time', \`completion_rule\` json not null, \`status\` text check (\`status\` in ('draft', 'active', 'archived')) not null default 'active', primary key (\`academy_id\`, \`id\`), constraint \`courses_academy_id_department_id_foreign\` foreign key (\`academy_id\`, \`department_id\`) references \`departments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`courses_academy_id_level_id_foreign\` foreign key (\`academy_id\`, \`level_id\`) references \`levels\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `insert into \`courses__new\` (\`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`version\`, \`deleted_at\`, \`name\`, \`code\`, \`description\`, \`category\`, \`level\`, \`department_id\`, \`min_age\`, \`max_age\`, \`color\`, \`price\`, \`billing_frequency\`, \`completion_rule\`, \`status\`) select \`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`version\`, \`deleted_at\`, \`name\`, \`code\`, \`description\`, \`category\`, \`level\`, \`department_id\`, \`min_age\`, \`max_age\`, \`color\`, \`price\`, \`billing_frequency\`, \`completion_rule\`, \`status\` from \`courses\``,
    );
    this.addSql(`drop table \`courses\``);
    this.addSql(`alter table \`courses__new\` rename to \`courses\``);
    this.addSql(
      `create index \`courses_academy_id_created_at_id_index\` on \`courses\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`courses_academy_id_updated_at_id_index\` on \`courses\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(`create index \`courses_academy_id_name_id_index\` on \`courses\` (\`academy_id\`, \`name\`, \`id\`)`);
    this.addSql(
      `create index \`courses_academy_id_status_id_index\` on \`courses\` (\`academy_id\`, \`status\`, \`id\`)`,
    );
    this.addSql(
      `create index \`courses_academy_id_category_id_index\` on \`courses\` (\`academy_id\`, \`category\`, \`id\`)`,
    );
    this.addSql(
      `create index \`courses_academy_id_department_id_id_index\` on \`courses\` (\`academy_id\`, \`department_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`courses_academy_id_level_id_id_index\` on \`courses\` (\`academy_id\`, \`level_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`courses_academy_id_department_id_index\` on \`courses\` (\`academy_id\`, \`department_id\`)`,
    );
    this.addSql(`create index \`courses_academy_id_level_id_index\` on \`courses\` (\`academy_id\`, \`level_id\`)`);
    this.addSql(`create unique index \`courses_academy_id_code_unique\` on \`courses\` (\`academy_id\`, \`code\`)`);
  }
}
