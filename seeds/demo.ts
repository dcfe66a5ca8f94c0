import { sql } from 'kysely';
import { hashPassword } from '../src/features/identity/auth/account/passwords.ts';
import type { Database } from '../src/platform/database/database.ts';
import { systemTransaction } from '../src/platform/database/tenant-session.ts';
import { type AcademyRows, type AcademySize, heldWhole, makeAcademyRows, type TenantRows } from './academy-rows.ts';
import { utcToday } from './calendar.ts';
import { createDemoContext, type DemoSettings, servicesOn } from './demo-context.ts';
import { playStories } from './demo-stories.ts';
import { makeUser, type UserRow } from './factories/users.ts';
import { withHistory } from './history.ts';
import { withLateFee } from './late-fee.ts';
import { gatherStatistics, loadAcademy, loadUsers } from './load.ts';
import { createProfile, daysAgo, makerOf, type Profile } from './maker.ts';
import { chessAcademy } from './themes/chess-academy.ts';
import { swimSchool } from './themes/swim-school.ts';
import { withUngradedBatch } from './ungraded-batch.ts';

/** The password of every demo login. */
export const DEMO_PASSWORD = 'academy-demo-1';

/** A login of the demo. */
export interface DemoLogin {
  email: string;
  role: string;
  /** The slugs of the academies in which the login is a member. Empty for the Super Admin. */
  academies: string[];
}

const ACADEMIES = [
  { slug: 'riverside-swim', name: 'Riverside Swim School', theme: swimSchool },
  { slug: 'northgate-chess', name: 'Northgate Chess Academy', theme: chessAcademy },
];

const ROLES = {
  admin: 'Academy Admin',
  office: 'Administrator',
  head: 'Department Head',
  teacher: 'Teacher',
  support: 'Support Staff',
  parent: 'Parent',
  student: 'Student',
};

const SIZE: AcademySize = {
  students: 72,
  courses: 10,
  batches: 14,
  attendance: { weeks: 16, perStudent: Number.POSITIVE_INFINITY },
};

const SUPER_ADMIN = 'super@demo.test';
const SHARED_PARENT = 'parent@both.test';

/** All logins of the demo. Their password is {@link DEMO_PASSWORD}. */
const demoLogins: readonly DemoLogin[] = [
  { email: SUPER_ADMIN, role: 'Super Admin', academies: [] },
  ...ACADEMIES.flatMap(({ slug }) =>
    Object.entries(ROLES).map(([name, role]) => ({ email: `${name}@${slug}.test`, role, academies: [slug] })),
  ),
  { email: SHARED_PARENT, role: 'Parent', academies: ACADEMIES.map(({ slug }) => slug) },
];

/**
 * Loads all demo academies into a migrated database that has no academies, and then performs the actions of their
 * people. If the loading fails, the database stays empty. Does nothing in any other database. Returns the logins of the
 * demo; none if the database contains other academies.
 *
 * The `settings` are those of the service that will serve the database. `today` (`YYYY-MM-DD`) is the date for which
 * the rows are generated. It should be the present date, because the actions happen now.
 */
export async function loadDemo(
  database: Database,
  settings: DemoSettings,
  today: string = utcToday(),
): Promise<readonly DemoLogin[]> {
  const slugs = await academySlugs(database);
  if (slugs.length > 0) return ACADEMIES.every(({ slug }) => slugs.includes(slug)) ? demoLogins : [];
  const { users, academies } = makeDemo(await hashPassword(DEMO_PASSWORD), today);
  await systemTransaction(database, async (em) => {
    await loadUsers(database, em, users);
    for (const { made } of academies) await loadAcademy(database, em, made);
    await gatherStatistics(database, em);
  });
  const services = servicesOn(database, settings);
  for (const { made, profile } of academies) await playStories(createDemoContext(services, made, profile));
  await services.papers.close();
  return demoLogins;
}

async function academySlugs(database: Database): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from academies`.execute(database.kysely);
  return rows.map(({ slug }) => slug);
}

interface DemoRows {
  users: UserRow[];
  academies: { made: AcademyRows<TenantRows>; profile: Profile }[];
}

function makeDemo(passwordHash: string, today: string): DemoRows {
  const profiles = ACADEMIES.map(({ slug, theme, name }) => ({ name, profile: createProfile(slug, theme, today) }));
  const shared = createProfile('demo', swimSchool, today);
  const maker = makerOf(shared, 'users');
  // the Super Admin must have signed up before both academies were founded
  const signedUp = `${daysAgo(shared, 1_000)}T00:00:00.000Z`;
  const superAdmin = { name: 'Sam Rivers', email: SUPER_ADMIN, isSuperAdmin: true };
  const sharedParent = makeUser(maker, signedUp, passwordHash, { name: 'Alex Morgan', email: SHARED_PARENT });
  const academies = profiles.map(({ profile, name }) => {
    const made = makeAcademyRows(profile, name, SIZE, { passwordHash, sharedParent });
    const rows = withUngradedBatch(heldWhole(made.rows));
    return { made: withHistory(profile, withLateFee(profile, { ...made, rows })), profile };
  });
  return { users: [makeUser(maker, signedUp, passwordHash, superAdmin), sharedParent], academies };
}
