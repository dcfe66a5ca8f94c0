import { Migration } from '@mikro-orm/migrations';

const together = (...columns: string[]): string =>
  `lower(concat_ws(chr(31), ${columns.join(', ')}) collate "und-x-icu")`;

/** What is kept of a row, by its column in the table of the texts, and what hides the row. */
const KEPT: readonly [table: string, hiding: string, texts: Readonly<Record<string, string>>][] = [
  [
    'students',
    'deleted_at',
    { text: together('name', 'student_number', 'email'), names: together('name', 'student_number') },
  ],
  ['parents', 'deleted_at', { text: together('name', 'email', 'phone') }],
  ['fees', 'voided_at', { text: together('title', 'receipt_number'), student_id: 'student_id' }],
];

/** Rows that are new have no texts to forget: to look for them, PostgreSQL read all texts for each insert of many rows. */
export class SearchTextsOfNewRows extends Migration {
  override up(): void {
    for (const [table, hiding, texts] of KEPT) {
      const columns = Object.keys(texts).join(', ');
      const list = (alias: string) =>
        `(${Object.keys(texts)
          .map((name) => `${alias}.${name}`)
          .join(', ')})`;
      const changed = Object.keys(texts).map((name) => `${name} = excluded.${name}`);
      this.addSql(`create or replace function keep_${table}_search() returns trigger language plpgsql
        security definer set search_path = public, pg_temp as $$ begin
          if tg_op = 'DELETE' then
            delete from ${table}_search s using old_rows o where s.academy_id = o.academy_id and s.id = o.id;
            return null;
          end if;
          if tg_op = 'UPDATE' then
            delete from ${table}_search s using new_rows n
            where s.academy_id = n.academy_id and s.id = n.id and n.${hiding} is not null;
          end if;
          insert into ${table}_search as s (academy_id, id, ${columns})
            select academy_id, id, ${Object.values(texts).join(', ')} from new_rows where ${hiding} is null
            on conflict (academy_id, id) do update set ${changed.join(', ')}
              where ${list('s')} is distinct from ${list('excluded')};
          return null;
        end $$`);
    }
  }
}
