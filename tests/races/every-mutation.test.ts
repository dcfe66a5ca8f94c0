import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { entities, subscribers } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migratedDatabaseUrl, startTestApp, type TestApp } from '../support/app.ts';
import { deadlocksIn } from '../support/deadlocks.ts';
import { MUTATION_NAMES, prepare, seedCrossing } from './mutations.ts';

const ROUNDS = 3;
/** Milliseconds that a request may wait for others on a busy machine. */
const PATIENCE = 60_000;

/** Shuffles items deterministically, in a different order for every round. */
const shuffled = <T>(items: readonly T[], round: number): T[] =>
  items
    .map((item, index) => ({ item, at: (index * 31 + round * 17) % 47 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** Error codes that parallel requests may cause. */
const CODES = ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'];

/** Five imports start at the same time in each round, but an academy may run only three. */
const FEW_IMPORTS = 'Other imports are running: try again in a few seconds.';

/** Returns the ids of memberships whose copies for sign-in differ, and of copies without a membership. */
async function wrongCopiesOfMemberships({ services: { database } }: TestApp): Promise<unknown[]> {
  const { rows } = await sql`select coalesce(m.id, c.id) as id from memberships m
    full join caller_memberships c on c.academy_id = m.academy_id and c.id = m.id
    where (m.user_id, m.role, m.staff_role, m.staff_id, m.parent_id, m.student_id)
      is distinct from (c.user_id, c.role, c.staff_role, c.staff_id, c.parent_id, c.student_id)`.execute(
    database.kysely,
  );
  return rows;
}

test(
  'all mutations in parallel in two processes cause no server error, no deadlock and no outdated copy of a membership',
  async () => {
    const environment = {
      DATABASE_URL: await migratedDatabaseUrl(),
      JWT_SECRET: 'x'.repeat(32),
    };
    const start = () =>
      startTestApp(environment, ({ databaseUrl: url, databaseDirectUrl: directUrl }) =>
        openDatabase({ url, directUrl, entities, migrations, subscribers, timeout: PATIENCE }),
      );
    const apps = [await start(), await start()] as const;
    const done = new Set<string>();
    const failures: string[] = [];
    // on a cluster, all tests share a database, and some of them change memberships with SQL
    const ofOthers = await wrongCopiesOfMemberships(apps[0]);
    try {
      const at = await seedCrossing(apps[0]);
      for (let round = 0; round < ROUNDS; round++) {
        const calls = [];
        for (const name of shuffled(MUTATION_NAMES, round)) calls.push({ name, send: await prepare(at, name) });
        const answers = await Promise.all(calls.map(({ send }, index) => send(apps[((index + round) % 2) as 0 | 1])));
        for (const [index, { errors }] of answers.entries()) {
          const { name } = calls[index] as (typeof calls)[number];
          if (!errors) done.add(name);
          else if (
            !errors.every(({ message, extensions }) => CODES.includes(extensions.code) || message === FEW_IMPORTS)
          )
            failures.push(`${name}: ${errors[0]?.message}`);
        }
      }
      expect(await wrongCopiesOfMemberships(apps[0])).toEqual(ofOthers);
    } finally {
      // a connection reports its deadlocks when it ends
      for (const app of apps) await app.stop();
    }
    expect(failures).toEqual([]);
    expect(MUTATION_NAMES.filter((name) => !done.has(name))).toEqual([]);
    // Citus locks the whole tables of users and login sessions for a change, in no fixed order, and then repeats transactions
    if (!inject('citusUrl')) expect(await deadlocksIn(environment.DATABASE_URL)).toBe(0);
  },
  3 * PATIENCE,
);
