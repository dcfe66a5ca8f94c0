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

/**
 * The numbers of students in the two academies. Both academies have the same theme, so that people have the same names.
 */
const SIZES = { small: 2_000, large: 100_000 };
const NUMBERS = { small: 1, large: 3 };

/** Data of an academy that requests need. */
export interface LargeFacts {
  readonly id: string;
  readonly slug: string;
  /** The names of a student and of a parent. In the large academy, several hundred people have each of these names. */
  readonly studentName: string;
  readonly parentName: string;
  readonly studentNumber: string;
  readonly receiptNumber: string;
  /** The id of a current batch. */
  readonly batchId: string;
  /** The number of the last page of the list of students, with 50 students per page. */
  readonly lastPage: number;
}

/**
 * Fills an empty database with two academies: one with 100,000 students (2 million marks, 400,000 fees), and one with
 * 2,000 students.
 */
export async function fillLarge(url: string): Promise<{ small: LargeFacts; large: LargeFacts }> {
  const database = await openDatabase({ url, entities, migrations });
  try {
    await migrate(database);
    const passwordHash = await hashPassword(PASSWORD);
    await bulkLoad(database, async (em) => {
      for (const size of ['small', 'large'] as const) {
        await loadAcademy(database, em, makeSeedAcademy(NUMBERS[size], SIZES[size], passwordHash, utcToday()));
      }
    });
    // autovacuum would do the same after a while
    if (database.engine === 'postgresql') await sql`vacuum analyze`.execute(database.kysely);
    return { small: await factsOf(database, 'small'), large: await factsOf(database, 'large') };
  } finally {
    await database.close();
  }
}

async function factsOf(database: any, size: keyof typeof SIZES): Promise<LargeFacts> {
  const one = async (statement: any) => (await statement.execute(database.kysely)).rows[0];
  const slug = `seed-academy-${NUMBERS[size]}`;
  const { id } = await one(sql`select id from academies where slug = ${slug}`);
  const middle = sql`order by id limit 1 offset ${SIZES[size] / 2}`;
  const student = await one(sql`select name, student_number from students where academy_id = ${id} ${middle}`);
  const parent = await one(sql`select name from parents where academy_id = ${id} ${middle}`);
  const payment = await one(sql`select receipt_number from payments where academy_id = ${id} ${middle}`);
  const batch = await one(
    sql`select id from batches where academy_id = ${id} and status = 'ongoing' order by id limit 1`,
  );
  return {
    id,
    slug,
    studentName: student.name,
    parentName: parent.name,
    studentNumber: student.student_number,
    receiptNumber: payment.receipt_number,
    batchId: batch.id,
    lastPage: SIZES[size] / 50,
  };
}
