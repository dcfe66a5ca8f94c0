import { sql } from 'kysely';
import type { Sql } from './read-model.ts';

/** Text that holds `lower`, which is in lower case, whatever the case of the text. No character of it is special. */
export function searchSql(
  targets: readonly (string | Sql)[],
  lower: string,
  column: (property: string) => Sql,
  engine: 'postgresql' | 'sqlite',
): Sql {
  const matches = targets.map((target) => {
    const text = typeof target === 'string' ? column(target) : target;
    // the collation's lower() is JavaScript's, whatever the locale of the database
    return engine === 'postgresql'
      ? sql`position(${lower} in lower(${text} collate "und-x-icu")) > 0`
      : sql`instr(unicode_lower(${text}), ${lower}) > 0`;
  });
  return sql`(${sql.join(matches, sql` or `)})`;
}
