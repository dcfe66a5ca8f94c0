import { Migration } from '@mikro-orm/migrations';

interface Searched {
  readonly table: string;
  /** The columns of the table that are searched. */
  readonly columns: readonly string[];
  /** Where it is not null, the row is not found. */
  readonly hiding?: string;
  /** What is searched by itself: the name of its functions, and the column of the kept texts. */
  readonly finders: Readonly<Record<string, string>>;
}

const SEARCHED: readonly Searched[] = [
  {
    table: 'students',
    columns: ['name', 'student_number', 'email'],
    hiding: 'deleted_at',
    finders: { students: 'text', student_names: 'names' },
  },
  {
    table: 'parents',
    columns: ['name', 'email', 'phone'],
    hiding: 'deleted_at',
    finders: { parents: 'text' },
  },
  { table: 'fees', columns: ['title', 'receipt_number'], hiding: 'voided_at', finders: { fees: 'text' } },
  { table: 'payments', columns: ['receipt_number', 'reference'], finders: { payments: 'text' } },
];

const OWN = "academy_id = current_setting('app.academy_id')::uuid";

/** The columns as one text in lower case. U+001F parts them, so that nothing is found across two. */
const together = (columns: readonly string[]): string =>
  `lower(concat_ws(chr(31), ${columns.join(', ')}) collate "und-x-icu")`;

/**
 * Keeps the searched texts of large tables in tables of their own, with trigrams. Row-level security hides rows before
 * `like` is asked, so no index could serve it there: these tables are the owner's alone, and functions that take the
 * academy from the session find in them.
 */
export class SearchTexts extends Migration {
  override up(): void {
    this.addSql(`do $$ begin
      create extension if not exists pg_trgm;
      create extension if not exists btree_gin;
    exception when insufficient_privilege or feature_not_supported or undefined_file then
      raise exception 'PostgreSQL''s extensions pg_trgm and btree_gin cannot be created in this database (%). Install its contrib modules, and run "create extension pg_trgm; create extension btree_gin" there as a superuser.', sqlerrm;
    end $$`);
    for (const searched of SEARCHED) {
      this.keepTexts(searched);
      this.keepCurrent(searched);
      for (const [name, column] of Object.entries(searched.finders)) this.createFinders(name, column, searched.table);
    }
  }

  /** The table of texts, filled. The names and numbers of students are searched by themselves too. */
  private keepTexts({ table, columns, hiding }: Searched): void {
    const names = table === 'students' ? '"names" text collate "C" not null, ' : '';
    this.addSql(`create table ${table}_search ("academy_id" uuid not null, "id" uuid not null,
      "text" text collate "C" not null, ${names}primary key ("academy_id", "id"))`);
    // forced row-level security would hold the owner, who migrates, to one academy
    this.addSql(`alter table ${table} no force row level security`);
    this.addSql(`insert into ${table}_search ${this.rowsOf(table, columns, hiding, table)} order by academy_id, id`);
    this.addSql(`alter table ${table} force row level security`);
    this.addSql(`create index ${table}_search_trigrams on ${table}_search using gin (academy_id, text gin_trgm_ops)`);
    // not forced: the functions run as the owner
    this.addSql(`alter table ${table}_search enable row level security`);
    this.addSql(`create policy ${table}_search_tenant on ${table}_search using (${OWN}) with check (${OWN})`);
  }

  private rowsOf(table: string, columns: readonly string[], hiding: string | undefined, from: string): string {
    const names = table === 'students' ? `, ${together(['name', 'student_number'])}` : '';
    const listed = hiding === undefined ? '' : ` where ${hiding} is null`;
    return `select academy_id, id, ${together(columns)}${names} from ${from}${listed}`;
  }

  /** Triggers that keep the texts as the rows are, in the transaction that writes them. */
  private keepCurrent({ table, columns, hiding }: Searched): void {
    const [names, changed] =
      table === 'students'
        ? [', names = excluded.names', '(s.text, s.names) <> (excluded.text, excluded.names)']
        : ['', 's.text <> excluded.text'];
    const forgetHidden = `delete from ${table}_search s using new_rows n
        where s.academy_id = n.academy_id and s.id = n.id and n.${hiding} is not null;`;
    this.addSql(`create function keep_${table}_search() returns trigger language plpgsql
      security definer set search_path = public, pg_temp as $$ begin
        if tg_op = 'DELETE' then
          delete from ${table}_search s using old_rows o where s.academy_id = o.academy_id and s.id = o.id;
          return null;
        end if;
        ${hiding === undefined ? '' : forgetHidden}
        insert into ${table}_search as s ${this.rowsOf(table, columns, hiding, 'new_rows')}
          on conflict (academy_id, id) do update set text = excluded.text${names} where ${changed};
        return null;
      end $$`);
    this.addSql(`revoke execute on function keep_${table}_search from public`);
    const trigger = (event: string, rows: string) =>
      this.addSql(`create trigger ${table}_search_${event} after ${event} on ${table} referencing ${rows}
        for each statement execute function keep_${table}_search()`);
    trigger('insert', 'new table as new_rows');
    trigger('delete', 'old table as old_rows');
    // the ledger, of which nothing is hidden, is never changed
    if (hiding !== undefined) trigger('update', 'new table as new_rows');
  }

  /** What finds rows, `most` at most, and what counts them. `text` stands in every condition: it has the index. */
  private createFinders(name: string, column: string, table: string): void {
    const pattern = `'%' || replace(replace(replace(needle, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;
    const holds = [...new Set(['text', column])].map((each) => `s.${each} like ${pattern}`).join(' and ');
    const where = `from ${table}_search s where s.${OWN} and ${holds} and strpos(needle, chr(31)) = 0`;
    this.createFunction(`find_${name}(needle text, most int)`, 'setof uuid', `query select s.id ${where} limit most`);
    this.createFunction(`count_${name}(needle text)`, 'bigint', `(select count(*) ${where})`);
  }

  /** Planned for each needle: a letter is found sooner by reading all texts of the academy, a name by its trigrams. */
  private createFunction(head: string, returned: string, answer: string): void {
    const rows = returned.startsWith('setof') ? ' rows 100' : '';
    this.addSql(`create function ${head} returns ${returned} language plpgsql stable parallel safe security definer${rows}
      set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
      as $$ begin return ${answer}; end $$`);
    const name = head.slice(0, head.indexOf('('));
    this.addSql(`revoke execute on function ${name} from public`);
    this.addSql(`grant execute on function ${name} to academy_tenant`);
  }
}
