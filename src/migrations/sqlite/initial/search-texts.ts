interface Searched {
  readonly table: string;
  /**
   * The stored columns in addition to the academy and the id: the SQL of each column's value, by the name of the
   * column.
   */
  readonly kept: Readonly<Record<string, (row: string) => string>>;
  /** The columns from which the stored texts are built. */
  readonly columns: readonly string[];
  /** The name of a column that hides rows: searches exclude rows in which the column is not null. */
  readonly hiding?: string;
}

/**
 * Returns SQL that joins the columns to one text in lower case. U+001F separates the columns, so that a search cannot
 * match across two columns.
 */
const together =
  (...columns: readonly string[]) =>
  (row: string): string =>
    `unicode_lower(concat_ws(char(31), ${columns.map((column) => `${row}.${column}`).join(', ')}))`;

const SEARCHED: readonly Searched[] = [
  {
    table: 'students',
    kept: { text: together('name', 'student_number', 'email'), names: together('name', 'student_number') },
    columns: ['first_name', 'last_name', 'student_number', 'email', 'deleted_at'],
    hiding: 'deleted_at',
  },
  {
    table: 'parents',
    kept: { text: together('name', 'email', 'phone') },
    columns: ['first_name', 'last_name', 'email', 'phone', 'deleted_at'],
    hiding: 'deleted_at',
  },
  {
    table: 'fees',
    kept: { text: together('title', 'receipt_number'), student_id: (row) => `${row}.student_id` },
    columns: ['title', 'receipt_number', 'voided_at', 'student_id'],
    hiding: 'voided_at',
  },
  {
    table: 'payments',
    kept: { text: together('receipt_number', 'reference') },
    columns: ['receipt_number', 'reference'],
  },
];

function statementsOf({ table, kept, columns, hiding }: Searched): string[] {
  const values = Object.values(kept).map((value) => value('new'));
  const listed = hiding === undefined ? '' : ` where new.${hiding} is null`;
  const keep = `insert into ${table}_search select new.academy_id, new.id, ${values.join(', ')}${listed};`;
  const forget = `delete from ${table}_search where academy_id = old.academy_id and id = old.id;`;
  const texts = Object.keys(kept).map((column) => `${column} text${column === 'student_id' ? '' : ' not null'},`);
  return [
    `create table ${table}_search (
      academy_id text not null,
      id text not null,
      ${texts.join('\n      ')}
      primary key (academy_id, id)) without rowid`,
    `create trigger ${table}_search_insert after insert on ${table} begin ${keep} end`,
    `create trigger ${table}_search_update after update of ${columns.join(', ')} on ${table} begin
      ${forget}
      ${keep}
    end`,
    `create trigger ${table}_search_delete after delete on ${table} begin ${forget} end`,
  ];
}

/**
 * Tables that store the searched texts of large tables, in lower case. The rows of these tables are small and adjacent,
 * so a search reads little data.
 */
export const searchTexts: readonly string[] = SEARCHED.flatMap(statementsOf);
