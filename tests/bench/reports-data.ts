import { sql } from 'kysely';
import { bulkLoad } from '../../dist/seeds/bulk-load.js';
import { utcToday } from '../../dist/seeds/calendar.js';
import { enterAcademy } from '../../dist/seeds/enter-academy.js';
import { loadAcademy } from '../../dist/seeds/load.js';
import { makeSeedAcademy } from '../../dist/seeds/make-seed-academy.js';
import { hashPassword } from '../../dist/src/features/identity/auth/account/passwords.js';
import { entities } from '../../dist/src/features/index.js';
import { migrations } from '../../dist/src/migrations/index.js';
import { openDatabase } from '../../dist/src/platform/database/database.js';
import { migrate } from '../../dist/src/platform/database/migrations.js';
import { systemTransaction } from '../../dist/src/platform/database/tenant-session.js';
import { wallClock } from '../../dist/src/platform/time/wall-clock.js';
import { PASSWORD } from './data.ts';
import { rowsOf } from './reports-rows.ts';

/**
 * The sizes of the two academies, which have the same theme. On SQLite, the seeds generate all rows: 20,000 students
 * have 400,000 marks.
 */
export const REPORT_SIZES = {
  postgresql: { small: 2_000, large: 200_000 },
  sqlite: { small: 2_000, large: 20_000 },
};
const NUMBERS = { small: 1, large: 3 };

/** The number of students from the seeds, whose families and teachers can sign in. */
const SEEDED = 100;

/** Data of an academy that requests need. */
export interface ReportsFacts {
  readonly id: string;
  readonly slug: string;
  readonly currency: string;
  /** YYYY-MM-DD in the academy's time zone. */
  readonly today: string;
}

type Size = keyof typeof NUMBERS;

/**
 * Fills a database, unless it is already filled. One academy has many students (on PostgreSQL 200,000 with 10 million
 * marks and 2.4 million fees). The other one has 2,000 students, and the same theme. Figures refer to the day on which
 * the database was filled.
 */
export async function fillReports(url: string): Promise<{ small: ReportsFacts; large: ReportsFacts }> {
  const database = await openDatabase({ url, entities, migrations });
  try {
    await migrate(database);
    const { rows } = await sql<{ count: string }>`select count(*) as count from academies`.execute(database.kysely);
    if (Number(rows[0]?.count) === 0) {
      const passwordHash = await hashPassword(PASSWORD);
      if (database.engine === 'sqlite') await fillBySeeds(database, passwordHash);
      else {
        for (const size of ['small', 'large'] as const) await fillAcademy(database, size, passwordHash);
        await sql`vacuum analyze`.execute(database.kysely);
      }
    }
    return { small: await factsOf(database, 'small'), large: await factsOf(database, 'large') };
  } finally {
    await database.close();
  }
}

const fillBySeeds = (database: any, passwordHash: string): Promise<void> =>
  bulkLoad(database, async (em: any) => {
    for (const size of ['small', 'large'] as const) {
      const made = makeSeedAcademy(NUMBERS[size], REPORT_SIZES.sqlite[size], passwordHash, utcToday());
      await loadAcademy(database, em, made);
    }
  });

async function fillAcademy(database: any, size: Size, passwordHash: string): Promise<void> {
  const utc = new Date().toISOString();
  const made = makeSeedAcademy(NUMBERS[size], SEEDED, passwordHash, utc.slice(0, 10));
  const { timezone, currency } = made.academy.settings;
  await systemTransaction(database, (em: any) => loadAcademy(database, em, made));
  const statements = rowsOf({
    ...{
      mark: size === 'small' ? '0001' : '0002',
      academyId: made.academy.id,
      students: REPORT_SIZES.postgresql[size] - SEEDED,
    },
    ...{ today: wallClock(timezone).dayOf(utc), userId: made.users[0].id, currency, timezone },
  });
  await bulkLoad(database, async (em: any) => {
    await enterAcademy(database, em, made.academy.id);
    for (const statement of statements) {
      await sql.raw(statement).execute(em.getKysely());
    }
  });
}

async function factsOf(database: any, size: Size): Promise<ReportsFacts> {
  const slug = `seed-academy-${NUMBERS[size]}`;
  const { rows } = await sql<any>`select id, settings from academies where slug = ${slug}`.execute(database.kysely);
  const [{ id, settings }] = rows;
  const { currency, timezone } = typeof settings === 'string' ? JSON.parse(settings) : settings;
  return { id, slug, currency, today: wallClock(timezone).dayOf(new Date().toISOString()) };
}
