import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';
import { systemTransaction } from '../src/platform/database/tenant-session.ts';
import { bulkLoad } from './bulk-load.ts';
import { deleteAcademy } from './delete-academy.ts';
import { gatherStatistics, loadAcademy } from './load.ts';
import { makeSeedAcademy, slugOf } from './make-seed-academy.ts';
import type { SeedSize } from './seed-arguments.ts';

/** Thrown if there are academies of an earlier run. */
class SeedsExistError extends Error {
  override name = 'SeedsExistError';
}

/** The minimum number of students, in all academies together, for which a bulk load is faster. */
const MANY_STUDENTS = 10_000;

/**
 * Creates the academies `seed-academy-1` and so on in one transaction. Returns the e-mail addresses of their admins.
 * Throws `SeedsExistError` if such academies exist and `reset` is false. With the same size and `today` (`YYYY-MM-DD`),
 * the rows are the same.
 */
export async function seedAcademies(
  database: Database,
  size: SeedSize,
  passwordHash: string,
  today: string,
): Promise<string[]> {
  const existing = await seededAcademies(database);
  if (existing.length > 0 && !size.reset) {
    throw new SeedsExistError(
      `The database has ${existing.length} seed academies already. Add --reset to delete them and make new ones.`,
    );
  }
  const numbers = Array.from({ length: size.academies }, (_, index) => index + 1);
  const load = async (em: SqlEntityManager): Promise<void> => {
    for (const { id, slug } of existing) {
      await deleteAcademy(database, em, id);
      await sql`delete from users where email like ${`%@${slug}.test`}`.execute(em.getKysely());
    }
    for (const number of numbers) {
      await loadAcademy(database, em, makeSeedAcademy(number, size.students, passwordHash, today));
    }
  };
  if (size.academies * size.students >= MANY_STUDENTS) await bulkLoad(database, load);
  else
    await systemTransaction(database, async (em) => {
      await load(em);
      await gatherStatistics(database, em);
    });
  return numbers.map((number) => `admin@${slugOf(number)}.test`);
}

async function seededAcademies(database: Database): Promise<{ id: string; slug: string }[]> {
  const seeded = sql<{ id: string; slug: string }>`select id, slug from academies where slug like 'seed-academy-%'`;
  return (await seeded.execute(database.kysely)).rows;
}
