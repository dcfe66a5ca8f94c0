import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { DryRunEnd } from '../../../platform/database/tenant-session.ts';
import { asFieldError } from '../../../platform/database/unique-violation.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';

const MAX_LENGTH = 100;

/**
 * Runs `write` with a slug that is made from a name. If another academy gets this slug at the same time, runs `write`
 * once more with another slug.
 */
export async function withSlugOf<T>(database: Database, name: string, write: (slug: string) => Promise<T>): Promise<T> {
  const base = slugOf(name);
  try {
    return await refuseTakenSlug(async () => write(await freeSlug(database, base)));
  } catch (error) {
    if (!(error instanceof AppError && error.details.fields?.slug)) throw error;
    return refuseTakenSlug(() => write(`${base}-${randomInt(1_000_000_000)}`));
  }
}

/** Returns `base` as the slug. If an academy already has this slug, appends a number. */
async function freeSlug(database: Database, base: string): Promise<string> {
  const { rows } = await sql<{ slug: string }>`select slug from academies
    where slug = ${base} or slug like ${`${base}-%`}`.execute(database.kysely);
  const taken = new Set(rows.map((row) => row.slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
  return slug;
}

/** Returns a slug for a name: "zoes-swim-school" for "Zoë's Swim School". */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    // leaves room for an appended number
    .slice(0, MAX_LENGTH - 11)
    .replaceAll(/^-+|-+$/g, '');
  return slug || 'academy';
}

/**
 * Runs `write`. Throws a field error if another academy already has the slug: the unique key reports it. A dry run
 * writes nothing, so the unique key reports nothing. In this case, the function checks whether an academy other than
 * `sent.id` has the slug `sent.slug`.
 */
export async function refuseTakenSlug<T>(
  write: () => Promise<T>,
  sent?: { database: Database; slug: string | undefined; id: string | null },
): Promise<T> {
  try {
    return await asFieldError(write, { academies_slug_unique: 'slug' });
  } catch (error) {
    if (!(error instanceof DryRunEnd) || !sent?.slug) throw error;
    const taken = sql<{ id: string }>`select id from academies where slug = ${sent.slug}`;
    const { rows } = await taken.execute(sent.database.kysely);
    throw rows.some(({ id }) => id !== sent.id) ? invalidField('slug', messages.taken('slug')) : error;
  }
}
