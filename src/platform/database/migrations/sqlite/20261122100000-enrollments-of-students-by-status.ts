import { Migration } from '@mikro-orm/migrations';

/**
 * Counts the enrollments of each student by their status: a search among the active ones is a sum as well. Older code
 * expects one count of each student.
 */
export class EnrollmentsOfStudentsByStatus extends Migration {
  override up(): void {
    for (const operation of ['insert', 'delete', 'update'])
      this.addSql(`drop trigger enrollments_of_students_${operation}`);
    this.addSql('drop table student_enrollment_counts');
    this.addSql(`create table student_enrollment_counts (academy_id text not null, student_id text not null,
      status text not null, total integer not null, primary key (academy_id, student_id, status)) without rowid`);
    this.addSql(`insert into student_enrollment_counts select academy_id, student_id, status, count(*) from enrollments
      where deleted_at is null group by academy_id, student_id, status order by academy_id, student_id, status`);
    const count = (row: string, difference: number) => `insert into student_enrollment_counts
        select ${row}.academy_id, ${row}.student_id, ${row}.status, ${difference} where ${row}.deleted_at is null
        on conflict do update set total = total + excluded.total;`;
    const trigger = (name: string, event: string, statements: string) =>
      this.addSql(
        `create trigger enrollments_of_students_${name} after ${event} on enrollments begin ${statements} end`,
      );
    trigger('insert', 'insert', count('new', 1));
    trigger('delete', 'delete', count('old', -1));
    trigger('update', 'update of student_id, deleted_at, status', `${count('old', -1)} ${count('new', 1)}`);
    this.addSql(`update schema_info set oldest_code = '20261122100000-enrollments-of-students-by-status'`);
  }
}
