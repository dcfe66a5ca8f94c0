import { Migration } from '@mikro-orm/migrations';

export class Grades extends Migration {
  override up(): void {
    this.addSql(
      `create table \`grade_scales\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`name\` text not null, \`bands\` json not null, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `create index \`grade_scales_academy_id_created_at_id_index\` on \`grade_scales\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`grade_scales_academy_id_updated_at_id_index\` on \`grade_scales\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`grade_scales_academy_id_name_id_index\` on \`grade_scales\` (\`academy_id\`, \`name\`, \`id\`)`,
    );
    this.addSql(
      `create table \`grade_averages\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`batch_id\` text not null, \`student_id\` text not null, \`term_key\` text not null, \`average\` integer null, \`published_average\` integer null, primary key (\`academy_id\`, \`id\`), constraint \`grade_averages_academy_id_batch_id_foreign\` foreign key (\`academy_id\`, \`batch_id\`) references \`batches\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`grade_averages_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`grade_averages_academy_id_student_id_id_index\` on \`grade_averages\` (\`academy_id\`, \`student_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`grade_averages_academy_id_batch_id_index\` on \`grade_averages\` (\`academy_id\`, \`batch_id\`)`,
    );
    this.addSql(
      `create index \`grade_averages_academy_id_student_id_index\` on \`grade_averages\` (\`academy_id\`, \`student_id\`)`,
    );
    this.addSql(
      `create unique index \`grade_averages_one_unique\` on \`grade_averages\` (\`academy_id\`, \`batch_id\`, \`student_id\`, \`term_key\`)`,
    );
    this.addSql(
      `create table \`assessments\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`batch_id\` text not null, \`term_id\` text null, \`title\` text not null, \`kind\` text check (\`kind\` in ('exam', 'quiz', 'assignment', 'performance', 'other')) not null, \`date\` date null, \`max_score\` integer not null, \`weight\` integer not null default 1, \`status\` text check (\`status\` in ('draft', 'published', 'archived')) not null default 'draft', \`publish_at\` datetime null, primary key (\`academy_id\`, \`id\`), constraint \`assessments_academy_id_batch_id_foreign\` foreign key (\`academy_id\`, \`batch_id\`) references \`batches\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`assessments_academy_id_term_id_foreign\` foreign key (\`academy_id\`, \`term_id\`) references \`terms\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`assessments_academy_id_batch_id_created_at_id_index\` on \`assessments\` (\`academy_id\`, \`batch_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`assessments_academy_id_created_at_id_index\` on \`assessments\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`assessments_academy_id_updated_at_id_index\` on \`assessments\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`assessments_academy_id_term_id_id_index\` on \`assessments\` (\`academy_id\`, \`term_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`assessments_academy_id_status_created_at_id_index\` on \`assessments\` (\`academy_id\`, \`status\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`assessments_academy_id_kind_created_at_id_index\` on \`assessments\` (\`academy_id\`, \`kind\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`assessments_academy_id_batch_id_index\` on \`assessments\` (\`academy_id\`, \`batch_id\`)`,
    );
    this.addSql(
      `create index \`assessments_academy_id_term_id_index\` on \`assessments\` (\`academy_id\`, \`term_id\`)`,
    );
    this.addSql(
      `create table \`results\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`assessment_id\` text not null, \`student_id\` text not null, \`batch_id\` text not null, \`status\` text check (\`status\` in ('pending', 'graded', 'missing', 'excused')) not null, \`score\` integer null, \`feedback\` text null, \`graded_by\` text not null, \`graded_at\` datetime not null, primary key (\`academy_id\`, \`id\`), constraint \`results_academy_id_assessment_id_foreign\` foreign key (\`academy_id\`, \`assessment_id\`) references \`assessments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`results_academy_id_student_id_foreign\` foreign key (\`academy_id\`, \`student_id\`) references \`students\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`results_academy_id_batch_id_foreign\` foreign key (\`academy_id\`, \`batch_id\`) references \`batches\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`results_graded_by_foreign\` foreign key (\`graded_by\`) references \`users\` (\`id\`) on delete restrict)`,
    );
    this.addSql(`create index \`results_graded_by_index\` on \`results\` (\`graded_by\`)`);
    this.addSql(
      `create index \`results_of_student_in_batch_index\` on \`results\` (\`academy_id\`, \`batch_id\`, \`student_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`results_academy_id_student_id_created_at_id_index\` on \`results\` (\`academy_id\`, \`student_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`results_academy_id_batch_id_created_at_id_index\` on \`results\` (\`academy_id\`, \`batch_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`results_academy_id_assessment_id_created_at_id_index\` on \`results\` (\`academy_id\`, \`assessment_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`results_academy_id_created_at_id_index\` on \`results\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`results_academy_id_updated_at_id_index\` on \`results\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`results_academy_id_status_created_at_id_index\` on \`results\` (\`academy_id\`, \`status\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`results_academy_id_graded_by_id_index\` on \`results\` (\`academy_id\`, \`graded_by\`, \`id\`)`,
    );
    this.addSql(
      `create index \`results_academy_id_assessment_id_index\` on \`results\` (\`academy_id\`, \`assessment_id\`)`,
    );
    this.addSql(`create index \`results_academy_id_student_id_index\` on \`results\` (\`academy_id\`, \`student_id\`)`);
    this.addSql(`create index \`results_academy_id_batch_id_index\` on \`results\` (\`academy_id\`, \`batch_id\`)`);
    this.addSql(
      `create unique index \`results_academy_id_assessment_id_student_id_unique\` on \`results\` (\`academy_id\`, \`assessment_id\`, \`student_id\`)`,
    );
    this.addSql(
      `create table \`result_history\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`result_id\` text not null, \`status\` text check (\`status\` in ('pending', 'graded', 'missing', 'excused')) not null, \`score\` integer null, \`feedback\` text null, \`graded_by\` text not null, \`graded_at\` datetime not null, primary key (\`academy_id\`, \`id\`), constraint \`result_history_academy_id_result_id_foreign\` foreign key (\`academy_id\`, \`result_id\`) references \`results\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`result_history_academy_id_result_id_created_at_id_index\` on \`result_history\` (\`academy_id\`, \`result_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`result_history_academy_id_result_id_index\` on \`result_history\` (\`academy_id\`, \`result_id\`)`,
    );
  }
}
