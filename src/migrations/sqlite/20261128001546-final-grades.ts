import { Migration } from '@mikro-orm/migrations';

export class FinalGrades extends Migration {
  override up(): void {
    this.addSql(
      `create table \`term_comments\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`enrollment_id\` text not null, \`term_id\` text not null, \`text\` text not null, \`status\` text check (\`status\` in ('draft', 'published')) not null default 'draft', primary key (\`academy_id\`, \`id\`), constraint \`term_comments_academy_id_enrollment_id_foreign\` foreign key (\`academy_id\`, \`enrollment_id\`) references \`enrollments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict, constraint \`term_comments_academy_id_term_id_foreign\` foreign key (\`academy_id\`, \`term_id\`) references \`terms\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`term_comments_academy_id_enrollment_id_created_at_id_index\` on \`term_comments\` (\`academy_id\`, \`enrollment_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`term_comments_academy_id_created_at_id_index\` on \`term_comments\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`term_comments_academy_id_updated_at_id_index\` on \`term_comments\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`term_comments_academy_id_term_id_created_at_id_index\` on \`term_comments\` (\`academy_id\`, \`term_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`term_comments_academy_id_status_created_at_id_index\` on \`term_comments\` (\`academy_id\`, \`status\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`term_comments_academy_id_enrollment_id_index\` on \`term_comments\` (\`academy_id\`, \`enrollment_id\`)`,
    );
    this.addSql(
      `create index \`term_comments_academy_id_term_id_index\` on \`term_comments\` (\`academy_id\`, \`term_id\`)`,
    );
    this.addSql(
      `create unique index \`term_comments_academy_id_enrollment_id_term_id_unique\` on \`term_comments\` (\`academy_id\`, \`enrollment_id\`, \`term_id\`) where deleted_at is null`,
    );
    this.addSql(
      `create table \`final_grades\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`enrollment_id\` text not null, primary key (\`academy_id\`, \`id\`), constraint \`final_grades_academy_id_enrollment_id_foreign\` foreign key (\`academy_id\`, \`enrollment_id\`) references \`enrollments\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`final_grades_academy_id_enrollment_id_index\` on \`final_grades\` (\`academy_id\`, \`enrollment_id\`)`,
    );
    this.addSql(
      `create unique index \`final_grades_one_unique\` on \`final_grades\` (\`academy_id\`, \`enrollment_id\`)`,
    );
  }
}
