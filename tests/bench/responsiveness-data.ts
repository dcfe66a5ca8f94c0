import { sql } from 'kysely';
import { bulkLoad } from '../../dist/seeds/bulk-load.js';
import { utcToday } from '../../dist/seeds/calendar.js';
import { loadAcademy } from '../../dist/seeds/load.js';
import { makeSeedAcademy } from '../../dist/seeds/make-seed-academy.js';
import { hashPassword } from '../../dist/src/features/identity/auth/account/passwords.js';
import { entities } from '../../dist/src/features/index.js';
import { migrations } from '../../dist/src/migrations/index.js';
import { openDatabase } from '../../dist/src/platform/database/database.js';
import { migrate } from '../../dist/src/platform/database/migrations.js';
import { PASSWORD } from './data.ts';

/** An academy with two signed-in users. */
export interface ResponsivenessFacts {
  readonly id: string;
  /** Date of the newest rows, YYYY-MM-DD. */
  readonly today: string;
  /** The e-mail address of the user who sends heavy requests. `other` is that of the user who sends light requests. */
  readonly admin: string;
  readonly other: string;
}

/** Fills an empty database with an academy of the given number of students. */
export async function fillResponsiveness(url: string, students: number): Promise<ResponsivenessFacts> {
  const database = await openDatabase({ url, entities, migrations });
  try {
    await migrate(database);
    const today = utcToday();
    const made = makeSeedAcademy(1, students, await hashPassword(PASSWORD), today);
    await bulkLoad(database, (em) => loadAcademy(database, em, made));
    // autovacuum would do the same after a while
    if (database.engine === 'postgresql') await sql`vacuum analyze`.execute(database.kysely);
    const { id, slug } = made.academy;
    return { id, today, admin: `admin@${slug}.test`, other: `head@${slug}.test` };
  } finally {
    await database.close();
  }
}
