import { Migration } from '@mikro-orm/migrations';

/** How a table counts the rows of another. */
interface Counts {
  readonly table: string;
  readonly counted: string;
  /** The columns of the groups, in the order of the primary key: name, type, and the value of a row where it is no column. */
  readonly groups: readonly (readonly [column: string, type: string, value?: string])[];
  /** Which rows count; all when left out. */
  readonly where?: string;
}

const SETTLEMENT = `case when paid_amount >= amount then 'paid' when paid_amount > 0 then 'partial' else 'unpaid' end`;

const COUNTS: readonly Counts[] = [
  { table: 'student_counts', counted: 'students', groups: [['status', 'text']], where: 'deleted_at is null' },
  { table: 'parent_counts', counted: 'parents', groups: [['status', 'text']], where: 'deleted_at is null' },
  {
    table: 'enrollment_counts',
    counted: 'enrollments',
    groups: [
      ['course_id', 'uuid'],
      ['status', 'text'],
    ],
    where: 'deleted_at is null',
  },
  {
    table: 'attendance_counts',
    counted: 'attendance',
    groups: [
      ['date', 'date'],
      ['status', 'text'],
    ],
  },
  {
    table: 'fee_counts',
    counted: 'fees',
    groups: [
      ['due_date', 'date'],
      ['fee_type', 'text'],
      ['settlement', 'text', SETTLEMENT],
    ],
    where: 'voided_at is null',
  },
  { table: 'payment_counts', counted: 'payments', groups: [['method', 'text']] },
  {
    table: 'audit_entry_counts',
    counted: 'audit_entries',
    groups: [
      ['resource', 'varchar(50)'],
      ['action', 'varchar(20)'],
    ],
  },
];

/** Totals of lists, kept by triggers in the transactions that write the rows. */
export class RowCounts extends Migration {
  override up(): void {
    for (const counts of COUNTS) {
      this.createTable(counts);
      this.createTriggers(counts);
      this.fill(counts);
      this.protect(counts);
    }
  }

  private createTable({ table, groups }: Counts): void {
    const columns = groups.map(([name, type]) => `"${name}" ${type} not null, `).join('');
    const key = ['academy_id', 'shard', ...groups.map(([name]) => name)].map((name) => `"${name}"`).join(', ');
    this.addSql(
      `create table "${table}" ("academy_id" uuid not null, "shard" int not null, ${columns}"total" int not null, primary key (${key}))`,
    );
  }

  /** Runs as whoever writes the rows, so that row-level security holds the counts as it holds the rows. */
  private createTriggers({ table, counted, groups, where = 'true' }: Counts): void {
    const names = groups.map(([name]) => name).join(', ');
    const values = groups.map(([name, , value = name]) => `${value} as ${name}`).join(', ');
    const rows = (transition: string, sign: string) =>
      `select academy_id, ${values}, ${sign}1 as difference from ${transition} where ${where}`;
    const added = rows('added', '');
    const removed = rows('removed', '-');
    // in one order, for those who count in the same shard
    const count = (difference: string) => `insert into ${table} as c (academy_id, shard, ${names}, total)
        select academy_id, pg_backend_pid() % 16, ${names}, sum(difference) from (${difference}) as written
        group by academy_id, ${names} having sum(difference) <> 0 order by academy_id, ${names}
        on conflict (academy_id, shard, ${names}) do update set total = c.total + excluded.total;`;
    this.addSql(`create function count_${counted}() returns trigger language plpgsql as $$ begin
      case tg_op
      when 'INSERT' then ${count(added)}
      when 'DELETE' then ${count(removed)}
      else ${count(`${added} union all ${removed}`)}
      end case;
      return null;
    end $$`);
    const transitions = {
      insert: 'new table as added',
      update: 'old table as removed new table as added',
      delete: 'old table as removed',
    };
    for (const [operation, tables] of Object.entries(transitions)) {
      this.addSql(`create trigger ${counted}_count_${operation} after ${operation} on ${counted}
        referencing ${tables} for each statement execute function count_${counted}()`);
    }
  }

  /** The rows that there are. Nobody writes meanwhile: the triggers have locked the table. */
  private fill({ table, counted, groups, where = 'true' }: Counts): void {
    const names = groups.map(([name]) => name).join(', ');
    const values = groups.map(([name, , value = name]) => `${value} as ${name}`).join(', ');
    // the owner sees the rows of all academies for as long as the table does not force its policy
    this.addSql(`alter table "${counted}" no force row level security`);
    this.addSql(`insert into ${table} (academy_id, shard, ${names}, total)
      select academy_id, 0, ${names}, count(*) from (select academy_id, ${values} from ${counted} where ${where}) as rows
      group by academy_id, ${names}`);
    this.addSql(`alter table "${counted}" force row level security`);
  }

  private protect({ table }: Counts): void {
    const own = `academy_id = current_setting('app.academy_id')::uuid`;
    this.addSql(`alter table "${table}" enable row level security`);
    this.addSql(`alter table "${table}" force row level security`);
    this.addSql(`create policy "${table}_tenant" on "${table}" using (${own}) with check (${own})`);
    this.addSql(`grant select, insert, update on ${table} to academy_tenant`);
  }
}
