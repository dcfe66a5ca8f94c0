import { expect, it } from 'vitest';
import { openServiceDatabase } from '../../src/service/services.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Credentials, gql } from '../support/clients.ts';
import { seedSchool } from '../support/school.ts';

/** Starts a service. `paceOf` returns the key by which the service predicts the duration of a planned read. */
async function startWatched(): Promise<{
  app: TestApp;
  paceOf(caller: Credentials, query: string, variables?: object): Promise<string | undefined>;
}> {
  const paces: (string | undefined)[] = [];
  const app = await startTestApp(
    {},
    async (config) => {
      const database = await openServiceDatabase(config);
      return {
        ...database,
        async openReader(academyId, limits) {
          const reader = await database.openReader(academyId, limits);
          return {
            ...reader,
            query(statement) {
              paces.push(statement.pace);
              return reader.query(statement);
            },
          };
        },
      };
    },
    undefined,
    { planAtOnce: true },
  );
  return {
    app,
    async paceOf(caller, query, variables) {
      paces.length = 0;
      expect((await gql(app, caller, query, variables)).errors).toBeUndefined();
      expect(paces).toHaveLength(1);
      return paces[0];
    },
  };
}

it('a read has a key for predicting its duration, unless its arguments determine how many rows it scans', async () => {
  const { app, paceOf } = await startWatched();
  try {
    const { as } = await seedSchool(app);
    const admin = as.academy_admin;
    const cursorOf = async () =>
      (await gql(app, admin, '{ students(first: 1) { pageInfo { endCursor } } }')).data.students.pageInfo.endCursor;
    const id = (await gql(app, admin, '{ courses(first: 1) { nodes { id } } }')).data.courses.nodes[0].id;
    const after = await cursorOf();
    const steady = [
      '{ students(first: 5) { totalCount nodes { id enrollments(first: 5) { nodes { status batch { name } } } } } }',
      `{ students(first: 5, after: "${after}") { nodes { id } } }`,
      '{ students(first: 5, offset: 10) { nodes { id } } }',
      `{ course(id: "${id}") { name batches { nodes { name } } } }`,
    ];
    const unsteady = [
      '{ students(first: 5, filter: { search: "a" }) { nodes { id } } }',
      '{ students(first: 5, filter: { status: ACTIVE }) { nodes { id } } }',
      '{ students(first: 5, offset: 5000) { nodes { id } } }',
      `{ course(id: "${id}") { batches(filter: { status: ONGOING }) { nodes { name } } } }`,
      `{ course(id: "${id}") { enrollments(first: 5) { nodes { id } } } }`,
      `{ course(id: "${id}") { studentCount } }`,
    ];
    for (const query of steady) expect(await paceOf(admin, query), query).toBeDefined();
    for (const query of unsteady) expect(await paceOf(admin, query), query).toBeUndefined();
  } finally {
    await app.stop();
  }
});

it('reads that differ only in ids share the key for predicting their duration; other users or query texts have other keys', async () => {
  const { app, paceOf } = await startWatched();
  try {
    const { as } = await seedSchool(app);
    const { nodes } = (await gql(app, as.academy_admin, '{ courses(first: 2) { nodes { id } } }')).data.courses;
    const [one, other] = nodes as [{ id: string }, { id: string }];
    const query = 'query ($id: ID!) { course(id: $id) { name } }';
    const pace = await paceOf(as.academy_admin, query, one);
    expect(pace).toBeDefined();
    expect(await paceOf(as.academy_admin, query, other)).toBe(pace);
    expect(await paceOf(as.teacher, query, one)).not.toBe(pace);
    expect(await paceOf(as.academy_admin, query.replace('name', 'id name'), one)).not.toBe(pace);
  } finally {
    await app.stop();
  }
});
