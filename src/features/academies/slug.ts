import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { asFieldError } from '../../platform/errors/unique-violation.ts';

const MAX_LENGTH = 100;

/** A slug made from a name; with a number behind it where an academy has it already. */
export async function slugFor(database: Database, name: string): Promise<string> {
  const base = slugOf(name);
  const { rows } = await sql<{ slug: string }>`select slug from academies
    where slug = ${base} or slug like ${`${base}-%`}`.execute(database.kysely);
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(base)) return base;
  for (let number = 2; number <= taken.size + 1; number++) {
    if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
  }
  return `${base}-${randomInt(1_000_000_000)}`;
}

/** "Zoë's Swim School" as "zoes-swim-school". */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    // room for the number
    .slice(0, MAX_LENGTH - 11)
    .replaceAll(/^-+|-+$/g, '');
  return slug || 'academy';
}

/** Runs `write`, and tells a slug that another academy has got as a field's error. */
export const refuseTakenSlug = <T>(write: () => Promise<T>): Promise<T> =>
  asFieldError(write, { academies_slug_unique: 'slug' });
