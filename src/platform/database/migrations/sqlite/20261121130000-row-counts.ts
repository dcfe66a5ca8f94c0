import { Migration } from '@mikro-orm/migrations';

/** How a table counts the rows of another. */
interface Counts {
  readonly table: string;
  readonly counted: string;
  /** The columns of the groups, in the order of the primary key: name, type, and the value of a row where it is no column. */
  readonly groups: readonly (readonly [column: string, type: string, value?: (row: string) => string])[];
  /** Which rows count; all when left out. */
  readonly where?: (row: string) => string;
  /** The columns that all of this depends on. */
  readonly columns: readonly string[];
}

const settlement = (row: string) =>
  `case when ${row}paid_amount >= ${row}amount then 'paid' when ${row}paid_amount > 0 then 'partial' else 'unpaid' end`;
const notDeleted = (row: string) => `${row}deleted_at is null`;

const COUNTS: readonly Counts[] = [
  {
    table: 'student_counts',
    counted: 'students',
    groups: [['status', 'text']],
    where: notDeleted,
    columns: ['status', 'deleted_at'],
  },
  {
    table: 'parent_counts',
    counted: 'parents',
    groups: [['status', 'text']],
    where: notDeleted,
    columns: ['status', 'deleted_at'],
  },
  {
    table: 'enrollment_counts',
    counted: 'enrollments',
    groups: [
      ['course_id', 'text'],
      ['status', 'text'],
    ],
    where: notDeleted,
    columns: ['course_id', 'status', 'deleted_at'],
  },
  {
    table: 'attendance_counts',
    counted: 'attendance',
    groups: [
      ['date', 'date'],
      ['status', 'text'],
    ],
    columns: ['date', 'status'],
  },
  {
    table: 'fee_counts',
    counted: 'fees',
    groups: [
      ['due_date', 'date'],
      ['fee_type', 'text'],
      ['settlement', 'text', settlement],
    ],
    where: (row) => `${row}voided_at is null`,
    columns: ['due_date', 'fee_type', 'paid_amount', 'amount', 'voided_at'],
  },
  { table: 'payment_counts', counted: 'payments', groups: [['method', 'text']], columns: ['method'] },
  {
    table: 'audit_entry_counts',
    counted: 'audit_entries',
    groups: [
      ['resource', 'text'],
      ['action', 'text'],
    ],
    columns: ['resource', 'action'],
  },
];

/** Totals of lists, kept by triggers in the transactions that write the rows. There is one writer, so one shard. */
export class RowCounts extends Migration {
  override up(): void {
    for (const counts of COUNTS) {
      this.createTable(counts);
      this.fill(counts);
      this.createTriggers(counts);
    }
  }

  private createTable({ table, groups }: Counts): void {
    const columns = groups.map(([name, type]) => `\`${name}\` ${type} not null, `).join('');
    const key = ['academy_id', 'shard', ...groups.map(([name]) => name)].map((name) => `\`${name}\``).join(', ');
    this.addSql(
      `create table \`${table}\` (\`academy_id\` text not null, \`shard\` integer not null, ${columns}\`total\` integer not null, primary key (${key}))`,
    );
  }

  private fill({ table, counted, groups, where = () => 'true' }: Counts): void {
    const names = groups.map(([name]) => name).join(', ');
    const values = groups.map(([name, , value = () => name]) => value('')).join(', ');
    this.addSql(`insert into ${table} (academy_id, shard, ${names}, total)
      select academy_id, 0, ${values}, count(*) from ${counted} where ${where('')} group by academy_id, ${values}`);
  }

  private createTriggers({ table, counted, groups, where = () => 'true', columns }: Counts): void {
    const key = ['academy_id', 'shard', ...groups.map(([name]) => name)].join(', ');
    const count = (row: string, difference: number) => {
      const values = groups.map(([name, , value = (row: string) => row + name]) => value(row)).join(', ');
      return `insert into ${table} (${key}, total) select ${row}academy_id, 0, ${values}, ${difference} where ${where(row)}
        on conflict (${key}) do update set total = total + excluded.total;`;
    };
    const added = count('new.', 1);
    const removed = count('old.', -1);
    this.addSql(`create trigger ${counted}_count_insert after insert on ${counted} begin ${added} end`);
    this.addSql(`create trigger ${counted}_count_delete after delete on ${counted} begin ${removed} end`);
    this.addSql(`create trigger ${counted}_count_update after update of academy_id, ${columns.join(', ')} on ${counted}
      begin ${removed} ${added} end`);
  }
}
