import { Migration } from '@mikro-orm/migrations';

/** How a table counts what belongs to students. */
interface Counted {
  readonly rows: string;
  readonly counts: string;
  /** The columns that say whose row it is, and whether it counts. */
  readonly changes: readonly string[];
  /** Which rows count; all when left out. */
  where?(row: string): string;
}

const COUNTED: readonly Counted[] = [
  {
    rows: 'attendance',
    counts: 'student_attendance_counts',
    changes: ['student_id'],
  },
  {
    rows: 'enrollments',
    counts: 'student_enrollment_counts',
    changes: ['student_id', 'deleted_at'],
    where: (row) => `${row}deleted_at is null`,
  },
  {
    rows: 'fees',
    counts: 'student_fee_counts',
    changes: ['student_id', 'voided_at'],
    where: (row) => `${row}voided_at is null and ${row}student_id is not null`,
  },
];

/**
 * How much belongs to each student, kept by triggers in the transactions that write the rows: what belongs to thousands of
 * students who were found is a sum over them.
 */
export class RowsOfStudents extends Migration {
  override up(): void {
    this.nameStudentsOfFees();
    for (const { rows, counts, changes, where = () => 'true' } of COUNTED) {
      this.addSql(`create table ${counts} (academy_id text not null, student_id text not null, total integer not null,
        primary key (academy_id, student_id)) without rowid`);
      this.addSql(`insert into ${counts} select academy_id, student_id, count(*) from ${rows} where ${where('')}
        group by academy_id, student_id order by academy_id, student_id`);
      const count = (row: string, difference: number) =>
        `insert into ${counts} select ${row}academy_id, ${row}student_id, ${difference} where ${where(row)}
          on conflict do update set total = total + excluded.total;`;
      const trigger = (name: string, event: string, statements: string) =>
        this.addSql(`create trigger ${rows}_of_students_${name} after ${event} on ${rows} begin ${statements} end`);
      trigger('insert', 'insert', count('new.', 1));
      trigger('delete', 'delete', count('old.', -1));
      trigger('update', `update of ${changes.join(', ')}`, `${count('old.', -1)} ${count('new.', 1)}`);
    }
  }

  /** Fees are found by their students too: one that is found by both counts once. */
  private nameStudentsOfFees(): void {
    const row = (from: string) => `select ${from}academy_id, ${from}id,
      unicode_lower(concat_ws(char(31), ${from}title, ${from}receipt_number)), ${from}student_id`;
    this.addSql('drop trigger fees_search_insert');
    this.addSql('drop trigger fees_search_update');
    this.addSql('drop trigger fees_search_delete');
    this.addSql('drop table fees_search');
    this.addSql(`create table fees_search (academy_id text not null, id text not null, text text not null,
      student_id text, primary key (academy_id, id)) without rowid`);
    this.addSql(`insert into fees_search ${row('')} from fees where voided_at is null order by academy_id, id`);
    const forget = 'delete from fees_search where academy_id = old.academy_id and id = old.id';
    const keep = `insert into fees_search ${row('new.')} where new.voided_at is null`;
    this.addSql(`create trigger fees_search_insert after insert on fees begin ${keep}; end`);
    this.addSql(`create trigger fees_search_delete after delete on fees begin ${forget}; end`);
    this.addSql(`create trigger fees_search_update after update of title, receipt_number, voided_at, student_id on fees
      begin ${forget}; ${keep}; end`);
  }
}
