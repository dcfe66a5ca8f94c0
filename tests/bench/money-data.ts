import { sql } from 'kysely';
import { bulkLoad } from '../../dist/seeds/bulk-load.js';
import { addDays, utcToday } from '../../dist/seeds/calendar.js';
import { loadAcademy } from '../../dist/seeds/load.js';
import { makeSeedAcademy } from '../../dist/seeds/seed-academies.js';
import { hashPassword } from '../../dist/src/features/identity/auth/account/passwords.js';
import { entities } from '../../dist/src/features/index.js';
import { migrations } from '../../dist/src/migrations/index.js';
import { openDatabase } from '../../dist/src/platform/database/database.js';
import { migrate } from '../../dist/src/platform/database/migrations.js';
import { PASSWORD } from './data.ts';

/** Enrollments that are billed. */
export const ENROLLMENTS = 20_000;

/** Students of the academy that is billed, of whom not all learn at present, and of the one with 400,000 fees. */
const STUDENTS = { billed: 20_000, large: 100_000 };
const NUMBERS = { billed: 2, large: 3 };

/** Days in which all that is billed is taught. */
const DAYS = { before: 60, after: 120 };

/** What requests to an academy are made of. */
export interface MoneyFacts {
  readonly id: string;
  /** The admin's. */
  readonly email: string;
  /** A parent's, who can sign in. */
  readonly parentEmail: string;
  readonly parentId: string;
  readonly courseIds: readonly string[];
  /** Of parents who are billed. */
  readonly studentIds: readonly string[];
}

/** Fills an empty database with an academy whose enrollments are to be billed, and one of 400,000 fees. */
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

/** The rows of an academy: nobody asks here who was there. */
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
