import { Migration } from '@mikro-orm/migrations';

/** Indexes of what lists show: rows that are deleted or void are not in them, and fees that are open have their own. */
export class ListIndexes extends Migration {
  override up(): void {
    this.addSql(`drop index \`students_academy_id_created_at_id_index\``);
    this.addSql(`drop index \`students_academy_id_name_id_index\``);
    this.addSql(`drop index \`students_academy_id_status_id_index\``);
    this.addSql(`drop index \`students_academy_id_updated_at_id_index\``);
    this.addSql(
      `create index \`students_academy_id_created_at_id_deleted_at_index\` on \`students\` (\`academy_id\`, \`created_at\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.addSql(
      `create index \`students_academy_id_name_id_deleted_at_status_index\` on \`students\` (\`academy_id\`, \`name\`, \`id\`, \`deleted_at\`, \`status\`) where deleted_at is null`,
    );
    this.addSql(
      `create index \`students_academy_id_status_created_at_id_deleted_at_index\` on \`students\` (\`academy_id\`, \`status\`, \`created_at\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.addSql(
      `create index \`students_academy_id_updated_at_id_deleted_at_index\` on \`students\` (\`academy_id\`, \`updated_at\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.addSql(`drop index \`enrollments_academy_id_batch_id_status_waitlist_position_id_index\``);
    this.addSql(`drop index \`enrollments_academy_id_created_at_id_index\``);
    this.addSql(`drop index \`enrollments_academy_id_enrollment_date_id_index\``);
    this.addSql(`drop index \`enrollments_academy_id_status_id_index\``);
    this.addSql(`drop index \`enrollments_academy_id_updated_at_id_index\``);
    this.addSql(
      `create index \`enrollments_academy_id_batch_id_deleted_at_status_waitlist_position_id_index\` on \`enrollments\` (\`academy_id\`, \`batch_id\`, \`deleted_at\`, \`status\`, \`waitlist_position\`, \`id\`)`,
    );
    this.addSql(
      `create index \`enrollments_academy_id_created_at_id_deleted_at_index\` on \`enrollments\` (\`academy_id\`, \`created_at\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.addSql(
      `create index \`enrollments_academy_id_enrollment_date_id_deleted_at_index\` on \`enrollments\` (\`academy_id\`, \`enrollment_date\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.addSql(
      `create index \`enrollments_academy_id_status_created_at_id_deleted_at_index\` on \`enrollments\` (\`academy_id\`, \`status\`, \`created_at\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.addSql(
      `create index \`enrollments_academy_id_updated_at_id_deleted_at_index\` on \`enrollments\` (\`academy_id\`, \`updated_at\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.addSql(`drop index \`parents_academy_id_created_at_id_index\``);
    this.addSql(`drop index \`parents_academy_id_name_id_index\``);
    this.addSql(`drop index \`parents_academy_id_status_id_index\``);
    this.addSql(`drop index \`parents_academy_id_updated_at_id_index\``);
    this.addSql(
      `create index \`parents_academy_id_created_at_id_deleted_at_index\` on \`parents\` (\`academy_id\`, \`created_at\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.addSql(
      `create index \`parents_academy_id_name_id_deleted_at_status_index\` on \`parents\` (\`academy_id\`, \`name\`, \`id\`, \`deleted_at\`, \`status\`) where deleted_at is null`,
    );
    this.addSql(
      `create index \`parents_academy_id_status_created_at_id_deleted_at_index\` on \`parents\` (\`academy_id\`, \`status\`, \`created_at\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.addSql(
      `create index \`parents_academy_id_updated_at_id_deleted_at_index\` on \`parents\` (\`academy_id\`, \`updated_at\`, \`id\`, \`deleted_at\`) where deleted_at is null`,
    );
    this.addSql(`drop index \`fees_academy_id_amount_id_index\``);
    this.addSql(`drop index \`fees_academy_id_created_at_id_index\``);
    this.addSql(`drop index \`fees_academy_id_due_date_id_index\``);
    this.addSql(`drop index \`fees_academy_id_fee_type_id_index\``);
    this.addSql(`drop index \`fees_academy_id_updated_at_id_index\``);
    this.addSql(
      `create index \`fees_academy_id_amount_id_voided_at_fee_type_index\` on \`fees\` (\`academy_id\`, \`amount\`, \`id\`, \`voided_at\`, \`fee_type\`) where voided_at is null`,
    );
    this.addSql(
      `create index \`fees_academy_id_created_at_id_voided_at_index\` on \`fees\` (\`academy_id\`, \`created_at\`, \`id\`, \`voided_at\`) where voided_at is null`,
    );
    this.addSql(
      `create index \`fees_academy_id_due_date_id_voided_at_index\` on \`fees\` (\`academy_id\`, \`due_date\`, \`id\`, \`voided_at\`) where voided_at is null`,
    );
    this.addSql(
      `create index \`fees_academy_id_fee_type_created_at_id_voided_at_index\` on \`fees\` (\`academy_id\`, \`fee_type\`, \`created_at\`, \`id\`, \`voided_at\`) where voided_at is null`,
    );
    this.addSql(
      `create index \`fees_academy_id_updated_at_id_voided_at_index\` on \`fees\` (\`academy_id\`, \`updated_at\`, \`id\`, \`voided_at\`) where voided_at is null`,
    );
    this.addSql(
      `create index \`fees_open_created_at_index\` on \`fees\` (\`academy_id\`, \`created_at\`, \`id\`, \`due_date\`) where voided_at is null and paid_amount < amount`,
    );
    this.addSql(
      `create index \`fees_open_due_date_index\` on \`fees\` (\`academy_id\`, \`due_date\`, \`id\`) where voided_at is null and paid_amount < amount`,
    );
    this.addSql(`drop index \`attendance_academy_id_status_id_index\``);
    this.addSql(
      `create index \`attendance_academy_id_status_created_at_id_index\` on \`attendance\` (\`academy_id\`, \`status\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`fees_open_updated_at_index\` on \`fees\` (\`academy_id\`, \`updated_at\`, \`id\`, \`due_date\`) where voided_at is null and paid_amount < amount`,
    );
    this.addSql(`drop index \`attendance_academy_id_created_at_id_index\``);
    this.addSql(
      `create index \`attendance_academy_id_created_at_id_date_index\` on \`attendance\` (\`academy_id\`, \`created_at\`, \`id\`, \`date\`)`,
    );
  }
}
