import { Migration } from '@mikro-orm/migrations';

interface Searched {
  readonly table: string;
  /** The columns of the table that are searched. */
  readonly columns: readonly string[];
  /** The columns that they are made of, and that hide the row; none where rows never change. */
  readonly changed: readonly string[];
  /** Where it is not null, the row is not found. */
  readonly hiding?: string;
}

const SEARCHED: readonly Searched[] = [
  {
    table: 'students',
    columns: ['name', 'student_number', 'email'],
    changed: ['first_name', 'last_name', 'student_number', 'email', 'deleted_at'],
    hiding: 'deleted_at',
  },
  {
    table: 'parents',
    columns: ['name', 'email', 'phone'],
    changed: ['first_name', 'last_name', 'email', 'phone', 'deleted_at'],
    hiding: 'deleted_at',
  },
  {
    table: 'fees',
    columns: ['title', 'receipt_number'],
    changed: ['title', 'receipt_number', 'voided_at'],
    hiding: 'voided_at',
  },
  { table: 'payments', columns: ['receipt_number', 'reference'], changed: [] },
];

/**
 * Keeps the searched texts of large tables in tables of their own, in lower case: a search reads these small rows, which
 * lie together, and no other.
 */
export class SearchTexts extends Migration {
  override up(): void {
    for (const { table, columns, changed, hiding } of SEARCHED) {
      const isStudents = table === 'students';
      // U+001F parts the columns, so that nothing is found across two
      const together = (from: string, names: readonly string[]) =>
        `unicode_lower(concat_ws(char(31), ${names.map((name) => from + name).join(', ')}))`;
      const row = (from: string) =>
        `select ${from}academy_id, ${from}id, ${together(from, columns)}` +
        // they are searched by themselves too
        (isStudents ? `, ${together(from, ['name', 'student_number'])}` : '');
      const listed = (from: string) => (hiding === undefined ? '' : ` where ${from}${hiding} is null`);
      this.addSql(`create table ${table}_search (academy_id text not null, id text not null, text text not null,
        ${isStudents ? 'names text not null, ' : ''}primary key (academy_id, id)) without rowid`);
      this.addSql(`insert into ${table}_search ${row('')} from ${table}${listed('')} order by academy_id, id`);
      const forget = `delete from ${table}_search where academy_id = old.academy_id and id = old.id`;
      const keep = `insert into ${table}_search ${row('new.')}${listed('new.')}`;
      this.addSql(`create trigger ${table}_search_insert after insert on ${table} begin ${keep}; end`);
      this.addSql(`create trigger ${table}_search_delete after delete on ${table} begin ${forget}; end`);
      if (changed.length > 0) {
        this.addSql(`create trigger ${table}_search_update after update of ${changed.join(', ')} on ${table}
          begin ${forget}; ${keep}; end`);
      }
    }
  }
}
