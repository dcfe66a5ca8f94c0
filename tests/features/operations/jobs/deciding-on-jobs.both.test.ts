import { beforeAll, expect, it } from 'vitest';
import { systemTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { enqueue } from '../../../../src/platform/jobs/enqueue.ts';
import { Job } from '../../../../src/platform/jobs/job.entity.ts';
import { DeadJob, jobKind, onJob, systemJobKind } from '../../../../src/platform/jobs/job-kind.ts';
import { JobState } from '../../../../src/platform/jobs/job-states.ts';
import { SystemJob } from '../../../../src/platform/jobs/system-job.entity.ts';
import type { Role } from '../../../../src/platform/permissions/roles.ts';
import { createBackground } from '../../../../src/service/background.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import { type Actor, type SeededAcademy, seedAcademy, seedSuperAdmin } from '../../../support/seed.ts';

let app: TestApp;
let academy: SeededAcademy;
let operator: Actor;
let jobs: { readonly academys: string; readonly systems: string };

const ofAcademy = jobKind<{ email: string }>('test.dead');
const ofNone = systemJobKind<{ email: string }>('test.dead.system');

const LIST = `query ($filter: JobFilter) {
  jobs(filter: $filter) { totalCount nodes { id academyId kind state attempts maxAttempts lastError runAt } }
}`;
const RETRY = 'mutation ($id: ID!) { retryJob(id: $id) { id academyId state attempts } }';
const DISCARD = 'mutation ($id: ID!) { discardJob(id: $id) { id message } }';

const list = async (filter: object) => (await gql(app, operator, LIST, { filter })).data?.jobs;
const newest = async (entity: typeof Job | typeof SystemJob, kind: string): Promise<string> => {
  const em = app.services.database.orm.em.fork();
  const [job] = await em.find(
    entity as typeof SystemJob,
    { kind },
    { orderBy: { id: 'desc' }, limit: 1, filters: false },
  );
  return job?.id as string;
};

/** Creates a dead job of the academy and a dead system job. */
beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  operator = await seedSuperAdmin(app);
  await academy.run((em) => enqueue(em, ofAcademy, { email: 'secret@example.test' }));
  await systemTransaction(app.services.database, (em) => enqueue(em, ofNone, { email: 'secret@example.test' }));
  const die = async () => {
    throw new DeadJob('Refused.');
  };
  await createBackground(app.services, [{ jobs: [onJob(ofAcademy, die), onJob(ofNone, die)] }]).drain();
  jobs = { academys: await newest(Job, 'test.dead'), systems: await newest(SystemJob, 'test.dead.system') };
});

it('the jobs query returns jobs with and without an academy, without their payload', async () => {
  const { result, statements } = await app.counting(() =>
    gql(app, operator, LIST, { filter: { state: 'DEAD', kindIn: ['test.dead', 'test.dead.system'] } }),
  );
  const found = result.data?.jobs;
  const told = {
    state: 'DEAD',
    attempts: 1,
    maxAttempts: 5,
    lastError: 'Refused.',
    runAt: expect.stringMatching(/Z$/),
  };
  expect(found.nodes.toSorted((a: any, b: any) => a.kind.length - b.kind.length)).toEqual([
    { id: jobs.academys, academyId: academy.id, kind: 'test.dead', ...told },
    { id: jobs.systems, academyId: null, kind: 'test.dead.system', ...told },
  ]);
  expect(found.totalCount).toBe(2);
  // one statement reads the login session, and one reads the list
  const reads = statements.filter((text) => /^(select|with)/.test(text) && !text.includes('set_config'));
  expect(reads.length).toBeLessThanOrEqual(2);
  expect((await list({ academyId: academy.id })).nodes.map(({ id }: { id: string }) => id)).toEqual([jobs.academys]);
  expect((await list({ state: 'WAITING', kind: 'test.dead' })).nodes).toEqual([]);
  expect((await list({ search: 'refused', academyId: academy.id })).totalCount).toBe(1);
  const { errors } = await gql(app, operator, '{ jobs { nodes { payload } } }');
  expect(errors?.[0]?.message).toContain('Cannot query field "payload"');
});

it('jobs are visible only to the Super Admin', async () => {
  const roles: Role[] = ['academy_admin', 'administrator', 'teacher', 'parent', 'student'];
  const callers: [Credentials, string][] = [[{}, 'UNAUTHENTICATED']];
  for (const role of roles) callers.push([await academy.as(role), 'FORBIDDEN']);
  for (const [caller, code] of callers) {
    const [seen, retried, discarded] = [
      await gql(app, caller, LIST),
      await gql(app, caller, RETRY, { id: jobs.academys }),
      await gql(app, caller, DISCARD, { id: jobs.academys }),
    ];
    for (const { errors } of [seen, retried, discarded]) expect(errors?.[0]?.extensions?.code).toBe(code);
  }
  expect((await list({ academyId: academy.id })).nodes).toMatchObject([{ state: 'DEAD', attempts: 1 }]);
});

it('retryJob can restart a dead job once, and discardJob can delete a dead job once', async () => {
  for (const id of [jobs.academys, jobs.systems]) {
    const { data } = await gql(app, operator, RETRY, { id });
    expect(data?.retryJob).toMatchObject({ id, state: 'WAITING', attempts: 0 });
    expect((await gql(app, operator, RETRY, { id })).errors?.[0]).toMatchObject({
      message: 'Only a dead job can be retried.',
      extensions: { code: 'CONFLICT' },
    });
  }
  const done = async () => undefined;
  await createBackground(app.services, [{ jobs: [onJob(ofAcademy, done)] }]).drain();
  expect((await list({ academyId: academy.id })).nodes).toMatchObject([{ state: 'DONE', lastError: null }]);
  const refused = await gql(app, operator, DISCARD, { id: jobs.academys });
  expect(refused.errors?.[0]?.extensions?.code).toBe('CONFLICT');
  expect((await gql(app, operator, DISCARD, { id: jobs.systems })).data?.discardJob).toMatchObject({
    id: jobs.systems,
  });
  for (const id of [jobs.systems, 'nothing']) {
    for (const mutation of [DISCARD, RETRY]) {
      expect((await gql(app, operator, mutation, { id })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    }
  }
  expect((await list({ kind: 'test.dead.system' })).nodes).toEqual([]);
  expect(JobState.DONE).toBe('done');
});
