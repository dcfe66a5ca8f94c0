import { Migration } from '@mikro-orm/migrations';

export class SkillProgress extends Migration {
  override up(): void {
    this.addSql(
      `create table \`student_levels\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`student_id\` text not null, \`track_id\` text not null, \`level_id\` text not null, \`from\` date not null, \`promoted_by\` text not null, \`reason\` text null, \`undone_at\` datetime null, \`undo_reason\` text null, primary key (\`academy_id\`, \`id\`), constraint \`student_levels_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`student_levels_academy_id_track_id_foreign\` foreign key (\`academy_id\`, \`track_id\`) references \`tracks\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`student_levels_academy_id_level_id_foreign\` foreign key (\`academy_id\`, \`level_id\`) references \`levels\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`student_levels_promoted_by_foreign\` foreign key (\`promoted_by\`) references \`users\` (\`id\`) on delete restrict)`,
    );
    this.addSql(`create index \`student_levels_promoted_by_index\` on \`student_levels\` (\`promoted_by\`)`);
    this.addSql(
      `create index \`student_levels_held_index\` on \`student_levels\` (\`academy_id\`, \`student_id\`, \`track_id\`, \`created_at\`, \`id\`) where undone_at is null`,
    );
    this.addSql(
      `create index \`student_levels_academy_id_created_at_id_index\` on \`student_levels\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`student_levels_academy_id_promoted_by_id_index\` on \`student_levels\` (\`academy_id\`, \`promoted_by\`, \`id\`)`,
    );
    this.addSql(
      `create index \`student_levels_academy_id_updated_at_id_index\` on \`student_levels\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`student_levels_academy_id_student_id_created_at_id_index\` on \`student_levels\` (\`academy_id\`, \`student_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`student_levels_academy_id_track_id_created_at_id_index\` on \`student_levels\` (\`academy_id\`, \`track_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`student_levels_academy_id_level_id_created_at_id_index\` on \`student_levels\` (\`academy_id\`, \`level_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`student_levels_academy_id_student_id_index\` on \`student_levels\` (\`academy_id\`, \`student_id\`)`,
    );
    this.addSql(
      `create index \`student_levels_academy_id_track_id_index\` on \`student_levels\` (\`academy_id\`, \`track_id\`)`,
    );
    this.addSql(
      `create index \`student_levels_academy_id_level_id_index\` on \`student_levels\` (\`academy_id\`, \`level_id\`)`,
    );
    this.addSql(
      `create table \`skill_marks\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`student_id\` text not null, \`skill_id\` text not null, \`status\` text check (\`status\` in ('introduced', 'practising', 'achieved')) not null, \`marked_by\` text not null, \`marked_at\` datetime not null, \`voided_at\` datetime null, \`void_reason\` text null, primary key (\`academy_id\`, \`id\`), constraint \`skill_marks_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`skill_marks_academy_id_skill_id_foreign\` foreign key (\`academy_id\`, \`skill_id\`) references \`skills\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`skill_marks_marked_by_foreign\` foreign key (\`marked_by\`) references \`users\` (\`id\`) on delete restrict)`,
    );
    this.addSql(`create index \`skill_marks_marked_by_index\` on \`skill_marks\` (\`marked_by\`)`);
    this.addSql(
      `create index \`skill_marks_in_force_index\` on \`skill_marks\` (\`academy_id\`, \`student_id\`, \`skill_id\`, \`marked_at\`, \`id\`) where voided_at is null`,
    );
    this.addSql(
      `create index \`skill_marks_academy_id_created_at_id_index\` on \`skill_marks\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`skill_marks_academy_id_marked_by_id_index\` on \`skill_marks\` (\`academy_id\`, \`marked_by\`, \`id\`)`,
    );
    this.addSql(
      `create index \`skill_marks_academy_id_updated_at_id_index\` on \`skill_marks\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`skill_marks_academy_id_status_created_at_id_index\` on \`skill_marks\` (\`academy_id\`, \`status\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`skill_marks_academy_id_student_id_created_at_id_index\` on \`skill_marks\` (\`academy_id\`, \`student_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`skill_marks_academy_id_skill_id_created_at_id_index\` on \`skill_marks\` (\`academy_id\`, \`skill_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`skill_marks_academy_id_student_id_index\` on \`skill_marks\` (\`academy_id\`, \`student_id\`)`,
    );
    this.addSql(
      `create index \`skill_marks_academy_id_skill_id_index\` on \`skill_marks\` (\`academy_id\`, \`skill_id\`)`,
    );
  }
}
