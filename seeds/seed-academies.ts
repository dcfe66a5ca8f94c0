import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';
import { systemTransaction } from '../src/platform/database/tenant-session.ts';
import { type AcademyRows, makeAcademyRows } from './academy-rows.ts';
import { deleteAcademy } from './delete-academy.ts';
import { makeUser } from './factories/users.ts';
import { loadAcademy } from './load.ts';
import { createMaker } from './maker.ts';
import type { SeedSize } from './seed-arguments.ts';
import { chessAcademy } from './themes/chess-academy.ts';
import { swimSchool } from './themes/swim-school.ts';

/** The academies of an earlier run are in the way. */
export class SeedsExistError extends Error {
  override name = 'SeedsExistError';
}

const COURSES = 20;

/**
 * Makes the academies `seed-academy-1` and so on, each in a transaction of its own, and answers the e-mail addresses of
 * their admins. Throws `SeedsExistError` when there are some already and `reset` was not asked for. The same size and
 * `today` (`YYYY-MM-DD`) make the same rows.
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
  await systemTransaction(database, async (em) => {
    for (const { id } of existing) await deleteAcademy(database, em, id);
    await sql`delete from users where email like 'admin@seed-academy-%.test'`.execute(em.getKysely());
  });
  const admins: string[] = [];
  for (let number = 1; number <= size.academies; number++) {
    const made = makeSeedAcademy(number, size.students, passwordHash, today);
    await systemTransaction(database, (em) => loadAcademy(database, em, made));
    admins.push(`admin@${made.academy.slug}.test`);
  }
  return admins;
}

function makeSeedAcademy(number: number, students: number, passwordHash: string, today: string): AcademyRows {
  const [theme, kind] = number % 2 === 1 ? [swimSchool, 'Swim School'] : [chessAcademy, 'Chess Academy'];
  const maker = createMaker(`seed-academy-${number}`, theme, today);
  const size = {
    students,
    courses: COURSES,
    // at most 1,000 students in each
    batches: Math.max(10, Math.min(60, Math.ceil(students / 10)), Math.ceil(students / 300)),
    attendance: { weeks: 16, perStudent: 20 },
  };
  return makeAcademyRows(maker, `Seed ${kind} ${number}`, size, ({ createdAt }) =>
    makeUser(maker.random, createdAt, passwordHash, {
      name: `Admin ${number}`,
      email: `admin@${maker.slug}.test`,
    }),
  );
}

async function seededAcademies(database: Database): Promise<{ id: string }[]> {
  const seeded = sql<{ id: string }>`select id from academies where slug like 'seed-academy-%'`;
  return (await seeded.execute(database.kysely)).rows;
}
