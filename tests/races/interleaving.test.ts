import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, subscribers } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type GraphqlResult, gql, rest } from '../support/clients.ts';
import { type FullAcademy, seedFullAcademy } from '../support/full-academy.ts';

const REQUESTS = 200;
/**
 * Milliseconds after which a request that waits for a connection counts as hanging; the last request in the queue waits
 * for some time.
 */
const PATIENCE = 15_000;
/** Timeout of a test in milliseconds. */
const LIMIT = 60_000;

/** All nested lists, from tenant tables only. */
const DASHBOARD = `{
  students { nodes { academyId enrollments { nodes { academyId batch { academyId course { academyId } } } }
    attendance { nodes { academyId } } fees { nodes { academyId payments { nodes { academyId } } } } } }
  staff { nodes { academyId } }
}`;

/** Reads tenant tables and global tables in one request. */
const MIXED = `{
  students { nodes { academyId enrollments { nodes { academyId } } } }
  me { memberships { academyId } }
  academies { nodes { academyId: id subscription { usage { students staff batches } } } }
  courses { nodes { academyId department { academyId } } }
}`;

/** Writes twice, with a read after each write. */
const WRITE = `mutation ($id: ID!, $name: String!) {
  department: updateDepartment(id: $id, input: { name: $name }) { academyId courses { nodes { academyId } } }
  created: createCourse(input: { name: $name, departmentId: $id }) { academyId department { academyId } }
}`;

/** Writes tenant tables and the academy itself. */
const MIXED_WRITE = `mutation ($id: ID!, $academy: ID!, $name: String!) {
  department: updateDepartment(id: $id, input: { name: $name }) { academyId staff { nodes { academyId } } }
  academy: updateAcademy(id: $academy, input: { city: $name }) { academyId: id subscription { usage { batches } } }
}`;

/** Returns every `academyId` of a response. */
function academiesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    /^academy_?id$/i.test(name) ? [String(each)] : academiesIn(each),
  );
}

describe('200 interleaved requests of two academies with a pool of two connections', { timeout: LIMIT }, () => {
  let app: TestApp;
  let academies: FullAcademy[];

  beforeAll(async () => {
    app = await startTestApp({}, ({ databaseUrl: url, databaseDirectUrl: directUrl }) =>
      openDatabase({ url, directUrl, entities, migrations, subscribers, poolSize: 2, timeout: PATIENCE }),
    );
    academies = [await seedFullAcademy(app), await seedFullAcademy(app)];
  });

  afterAll(() => app?.stop());

  type Call = (full: FullAcademy, number: number) => Promise<unknown>;

  const graphql = async (full: FullAcademy, query: string, variables?: object): Promise<unknown> => {
    const { data, errors }: GraphqlResult = await gql(app, full.admin, query, variables);
    expect(errors).toBeUndefined();
    return data;
  };

  const write: Call = ({ academy, admin, ids }, number) => {
    const variables = { id: ids.departments, academy: academy.id, name: `Name ${number}` };
    return graphql({ academy, admin, ids } as FullAcademy, WRITE, variables);
  };

  /**
   * Sends all requests at the same time, alternating between academies. Each response must name only its own academy.
   */
  async function interleave(calls: readonly Call[]): Promise<void> {
    const work = Array.from({ length: REQUESTS }, async (_, number) => {
      const full = academies[number % 2] as FullAcademy;
      const call = calls[Math.floor(number / 2) % calls.length] as Call;
      const named = academiesIn(await call(full, number));
      expect(named.length).toBeGreaterThan(0);
      expect(new Set(named)).toEqual(new Set([full.academy.id]));
    });
    const refused = (await Promise.allSettled(work)).filter((each) => each.status === 'rejected');
    expect(refused.map((each) => String(each.reason)).slice(0, 3)).toEqual([]);
  }

  it('read only rows of their academy', async () => {
    await interleave([
      (full) => graphql(full, DASHBOARD),
      async ({ admin }) => (await rest(app, admin, 'GET', '/enrollments?include=student,batch')).body,
    ]);
  });

  it('read and write only rows of their academy', async () => {
    await interleave([(full) => graphql(full, DASHBOARD), write]);
    for (const { academy, ids } of academies) {
      const { rows } = await sql`select distinct academy_id, department_id from courses
        where academy_id = ${academy.id} or department_id = ${ids.departments}`.execute(app.services.database.kysely);
      expect(rows).toEqual([{ academy_id: academy.id, department_id: ids.departments }]);
    }
  });

  it('read only rows of their academy if they also read global tables', async () => {
    await interleave([(full) => graphql(full, MIXED), (full) => graphql(full, DASHBOARD)]);
  });

  it('read and write only rows of their academy if they also use global tables', async () => {
    await interleave([
      (full) => graphql(full, MIXED),
      write,
      ({ academy, admin, ids }, number) => {
        const variables = { id: ids.departments, academy: academy.id, name: `City ${number}` };
        return graphql({ academy, admin, ids } as FullAcademy, MIXED_WRITE, variables);
      },
    ]);
  });

  it('leave both pooled connections with the role of the owner, and without a chosen academy', async () => {
    const { kysely } = app.services.database;
    const who = sql<{ isOwner: boolean; academy: string }>`select current_user = session_user as "isOwner",
      coalesce(current_setting('app.academy_id', true), '') as academy, pg_sleep(0.05)::text`;
    const both = await Promise.all([who.execute(kysely), who.execute(kysely)]);
    for (const { rows } of both) expect(rows).toMatchObject([{ isOwner: true, academy: '' }]);
  });
});
