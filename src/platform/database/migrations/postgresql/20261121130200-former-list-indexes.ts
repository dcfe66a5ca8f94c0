import { Migration } from '@mikro-orm/migrations';

/** The indexes that those of what lists show stand for. */
export class FormerListIndexes extends Migration {
  override up(): void {
    this.addSql(`drop index "students_academy_id_created_at_id_index"`);
    this.addSql(`drop index "students_academy_id_name_id_index"`);
    this.addSql(`drop index "students_academy_id_status_id_index"`);
    this.addSql(`drop index "students_academy_id_updated_at_id_index"`);
    this.addSql(`drop index "enrollments_academy_id_batch_id_status_waitlist_po_ef547_index"`);
    this.addSql(`drop index "enrollments_academy_id_created_at_id_index"`);
    this.addSql(`drop index "enrollments_academy_id_enrollment_date_id_index"`);
    this.addSql(`drop index "enrollments_academy_id_status_id_index"`);
    this.addSql(`drop index "enrollments_academy_id_updated_at_id_index"`);
    this.addSql(`drop index "parents_academy_id_created_at_id_index"`);
    this.addSql(`drop index "parents_academy_id_name_id_index"`);
    this.addSql(`drop index "parents_academy_id_status_id_index"`);
    this.addSql(`drop index "parents_academy_id_updated_at_id_index"`);
    this.addSql(`drop index "fees_academy_id_amount_id_index"`);
    this.addSql(`drop index "fees_academy_id_created_at_id_index"`);
    this.addSql(`drop index "fees_academy_id_due_date_id_index"`);
    this.addSql(`drop index "fees_academy_id_fee_type_id_index"`);
    this.addSql(`drop index "fees_academy_id_updated_at_id_index"`);
    this.addSql(`drop index "attendance_academy_id_status_id_index"`);
    this.addSql(`drop index "attendance_academy_id_created_at_id_index"`);
  }
}
