import { sql } from 'kysely';
import type { Sql } from './read-model.ts';

/** Text that holds `needle`, whatever the case. No character of it is special. */
export function searchSql(
  targets: readonly (string | Sql)[],
  needle: string,
  column: (property: string) => Sql,
  engine: 'postgresql' | 'sqlite',
): Sql {
  const matches = targets.map((target) => {
    const text = typeof target === 'string' ? column(target) : target;
    return engine === 'postgresql'
      ? sql`position(lower(${needle}) in lower(${text})) > 0`
      : sql`instr(unicode_lower(${text}), ${needle.toLowerCase()}) > 0`;
  });
  return sql`(${sql.join(matches, sql` or `)})`;
}
