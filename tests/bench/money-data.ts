import { sql } from 'kysely';
import { bulkLoad } from '../../dist/seeds/bulk-load.js';
import { addDays, utcToday } from '../../dist/seeds/calendar.js';
import { loadAcademy } from '../../dist/seeds/load.js';
import { makeSeedAcademy } from '../../dist/seeds/make-seed-academy.js';
import { hashPassword } from '../../dist/src/features/identity/auth/account/passwords.js';
import { entities } from '../../dist/src/features/index.js';
import { migrations } from '../../dist/src/migrations/index.js';
import { openDatabase } from '../../dist/src/platform/database/database.js';
import { migrate } from '../../dist/src/platform/database/migrations.js';
import { PASSWORD } from './data.ts';

/** The number of enrollments to bill. */
export const ENROLLMENTS = 20_000;

/**
 * The numbers of students: of the academy whose enrollments are billed, some of them without current enrollments, and
 * of the academy with 400,000 fees.
 */
const STUDENTS = { billed: 20_000, large: 100_000 };
const NUMBERS = { billed: 2, large: 3 };

/** Days before and after today on which billed batches are taught. */
const DAYS = { before: 60, after: 120 };

/** Data of an academy that requests need. */
export interface MoneyFacts {
  readonly id: string;
  /** E-mail address of the admin. */
  readonly email: string;
  /** E-mail address of a parent who can sign in. */
  readonly parentEmail: string;
  readonly parentId: string;
  readonly courseIds: readonly string[];
  /** The ids of students whose parents are billed. */
  readonly studentIds: readonly string[];
}

/** Fills an empty database with two academies: one whose enrollments are to be billed, and one with 400,000 fees. */
export async function fillMoney(url: string): Promise<{ billed: MoneyFacts; large: MoneyFacts }> {
  const database = await openDatabase({ url, entities, migrations });
  try {
    await migrate(database);
    const passwordHash = await hashPassword(PASSWORD);
    const billed = academyOf('billed', passwordHash);
    const large = academyOf('large', passwordHash);
    const today = utcToday();
    await bulkLoad(database, async (em) => {
      for (const { loaded } of [billed, large]) await loadAcademy(database, em, loaded);
    });
    const all = sql`academy_id = ${billed.facts.id}`;
    const long = sql`start_date = ${addDays(today, -DAYS.before)}, end_date = ${addDays(today, DAYS.after)}`;
    await sql`update batches set ${long}, status = 'ongoing' where ${all}`.execute(database.kysely);
    await sql`update enrollments set status = 'completed', enrollment_date = '2020-01-06', held_from = '2020-01-06',
      active_from = '2020-01-06', completion_date = '2020-02-03',
      waitlist_position = null where ${all}`.execute(database.kysely);
    await sql`update enrollments set status = 'active', completion_date = null, dropped_on = null,
        enrollment_date = ${addDays(today, -DAYS.before)}, held_from = ${addDays(today, -DAYS.before)},
        active_from = ${addDays(today, -DAYS.before)}
      where ${all} and id in (select min(cast(e.id as text))${sql.raw(database.engine === 'postgresql' ? '::uuid' : '')}
        from enrollments e join students s on s.academy_id = e.academy_id and s.id = e.student_id
        where e.${all} and e.batch_id is not null and s.status = 'active' and s.deleted_at is null
        group by e.student_id, e.batch_id order by 1 limit ${ENROLLMENTS})`.execute(database.kysely);
    if (database.engine === 'postgresql') await sql`vacuum analyze`.execute(database.kysely);
    else await sql`analyze`.execute(database.kysely);
    return { billed: billed.facts, large: large.facts };
  } finally {
    await database.close();
  }
}

/** Returns the rows of an academy without attendance, which is not needed here. */
function academyOf(size: keyof typeof STUDENTS, passwordHash: string) {
  const made = makeSeedAcademy(NUMBERS[size], STUDENTS[size], passwordHash, utcToday());
  const loaded = { ...made, rows: { ...made.rows, sessions: [], attendance: [] } };
  const { courses, parents, parentStudents } = made.rows;
  const parent = parents.find(({ userId }: { userId: string | null }) => userId !== null);
  const facts: MoneyFacts = {
    id: made.academy.id,
    email: made.users[0].email,
    parentEmail: parent.email,
    parentId: parent.id,
    courseIds: courses.map(({ id }: { id: string }) => id),
    studentIds: parentStudents.slice(-2_000).map(({ studentId }: { studentId: string }) => studentId),
  };
  return { loaded, facts };
}
