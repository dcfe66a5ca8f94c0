import { accessTo, type Finder, finder } from './finder.ts';
import { type FunctionText, onOneServer } from './function-text.ts';

interface Searched {
  readonly table: string;
  /**
   * The stored columns in addition to the academy and the id: the SQL of each column's value, by the name of the
   * column.
   */
  readonly kept: Readonly<Record<string, string>>;
  /** The name of a column that hides rows: searches exclude rows in which the column is not null. */
  readonly hiding?: string;
}

/** The condition for rows that row-level security shows to a session: the rows of its academy. */
export const OWN = "academy_id = current_setting('app.academy_id')::uuid";

/**
 * Returns SQL that joins the columns to one text in lower case. U+001F separates the columns, so that a search cannot
 * match across two columns.
 */
const together = (...columns: readonly string[]): string =>
  `lower(concat_ws(chr(31), ${columns.join(', ')}) collate "und-x-icu")`;

const SEARCHED: readonly Searched[] = [
  {
    table: 'students',
    kept: { text: together('name', 'student_number', 'email'), names: together('name', 'student_number') },
    hiding: 'deleted_at',
  },
  { table: 'parents', kept: { text: together('name', 'email', 'phone') }, hiding: 'deleted_at' },
  {
    table: 'fees',
    kept: { text: together('title', 'receipt_number'), student_id: 'student_id' },
    hiding: 'voided_at',
  },
  { table: 'payments', kept: { text: together('receipt_number', 'reference') } },
];

const TYPES: Readonly<Record<string, string>> = { student_id: 'uuid' };

/**
 * Creates the table with the stored texts. Row-level security does not apply to the table's owner, because the search
 * functions run as the owner.
 */
const keepTexts = ({ table, kept }: Searched): string[] => [
  `create table ${table}_search (
    academy_id uuid not null,
    id uuid not null,
    ${Object.keys(kept)
      .map((column) => `${column} ${TYPES[column] ?? 'text collate "C" not null'},`)
      .join('\n    ')}
    primary key (academy_id, id))`,
  `create index ${table}_search_trigrams on ${table}_search using gin (academy_id, text gin_trgm_ops)`,
  `alter table ${table}_search enable row level security`,
  `create policy ${table}_search_tenant on ${table}_search using (${OWN}) with check (${OWN})`,
];

/** Creates the function that updates the stored texts in the transaction that writes the rows. */
function keepingFunction({ table, kept, hiding }: Searched, text: FunctionText): string {
  const columns = Object.keys(kept);
  const current = columns.map((column) => `${column} = excluded.${column}`).join(', ');
  const [had, has] = ['s', 'excluded'].map((row) => columns.map((column) => `${row}.${column}`).join(', '));
  const forgetHidden = `
      if tg_op = 'UPDATE' then
        ${text.inTrigger(`delete from [${table}_search] s using new_rows n
          where s.academy_id = n.academy_id and s.id = n.id and n.${hiding} is not null`)}
      end if;`;
  return `create function keep_${table}_search() returns trigger language plpgsql
      security definer set search_path = public, pg_temp as $$ begin
      if tg_op = 'DELETE' then
        ${text.inTrigger(`delete from [${table}_search] s using old_rows o where s.academy_id = o.academy_id and s.id = o.id`)}
        return null;
      end if;${hiding === undefined ? '' : forgetHidden}
      ${text.inTrigger(`insert into [${table}_search] as s (academy_id, id, ${columns.join(', ')})
        select academy_id, id, ${Object.values(kept).join(', ')} from new_rows${hiding === undefined ? '' : ` where ${hiding} is null`}
        on conflict (academy_id, id) do update set ${current} where (${had}) is distinct from (${has})`)}
      return null;
    end $$`;
}

function triggersOf({ table }: Searched): string[] {
  const trigger = (event: string, rows: string) =>
    `create trigger ${table}_search_${event} after ${event} on ${table} referencing ${rows} as ${rows.slice(0, 3)}_rows
      for each statement execute function keep_${table}_search()`;
  return [
    `revoke execute on function keep_${table}_search from public`,
    trigger('insert', 'new table'),
    trigger('update', 'new table'),
    trigger('delete', 'old table'),
  ];
}

/**
 * The condition that a stored text contains the needle. A long needle in the column `text` is found by trigrams, and a
 * short needle by reading the text.
 */
export const HOLDS = {
  text: { short: 'strpos(s.text, {needle}) > 0', long: 's.text like {pattern}' },
  names: { short: 'strpos(s.names, {needle}) > 0', long: 's.text like {pattern} and s.names like {pattern}' },
};

/** Returns two functions: one finds at most `most` rows, the other one counts all rows that contain the needle. */
function finders(name: string, table: string, holds: (typeof HOLDS)['text']): Finder[] {
  const found = (condition: string) => `from [${table}_search] s where s.academy_id = {own} and ${condition}`;
  return [
    {
      ...{ head: `find_${name}(needle text, most int)`, isSet: true },
      short: `select s.id ${found(holds.short)} limit {most}`,
      long: `select s.id ${found(holds.long)} limit {most}`,
    },
    {
      ...{ head: `count_${name}(needle text)`, isSet: false },
      short: `(select count(*) ${found(holds.short)})`,
      long: `(select count(*) ${found(holds.long)})`,
    },
  ];
}

const FINDERS = [
  ...SEARCHED.flatMap(({ table }) => finders(table, table, HOLDS.text)),
  ...finders('student_names', 'students', HOLDS.names),
];

/**
 * Tables that store the searched texts of large tables, with trigram indexes. Row-level security filters rows before
 * `like`, so an index on the original table could not be used. The text tables therefore belong to the owner, and
 * functions search them in the session's academy.
 */
export const searchTexts: readonly string[] = [
  `do $$ begin
    -- with "if not exists", Citus would require the owner of an existing extension
    if not exists (select from pg_extension where extname = 'pg_trgm') then create extension pg_trgm; end if;
    if not exists (select from pg_extension where extname = 'btree_gin') then create extension btree_gin; end if;
  exception when insufficient_privilege or feature_not_supported or undefined_file then
    raise exception 'PostgreSQL''s extensions pg_trgm and btree_gin cannot be created in this database (%). Install its contrib modules, and run "create extension pg_trgm; create extension btree_gin" there as a superuser.', sqlerrm;
  end $$`,
  ...SEARCHED.flatMap((searched) => [
    ...keepTexts(searched),
    keepingFunction(searched, onOneServer),
    ...triggersOf(searched),
  ]),
  ...FINDERS.flatMap((found) => [finder(found, onOneServer), ...accessTo(found)]),
];

export const searchTextFunctions = (text: FunctionText): string[] => [
  ...SEARCHED.map((searched) => keepingFunction(searched, text)),
  ...FINDERS.map((found) => finder(found, text)),
];
