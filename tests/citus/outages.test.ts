import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SubscriptionPlan } from '../../src/features/academy/academies/academy.enums.ts';
import { trialSubscription } from '../../src/features/academy/academies/subscription.ts';
import { Student } from '../../src/features/people/students/student.entity.ts';
import { openServiceDatabase } from '../../src/service/services.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { localServer } from '../support/citus-servers.ts';
import { codes, gql, rest } from '../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';
import { shardOf } from '../support/shard-of.ts';

const folders = inject('citusData') ?? [];

/** The time within which a request must fail while a server is down, in milliseconds. */
const WITHIN = 5_000;

/** The time for which a server is down, in milliseconds. */
const DOWN = 6_000;

interface Site {
  readonly academy: SeededAcademy;
  readonly admin: Member;
  /** The port of the worker with the rows of the academy. */
  readonly port: number;
}

/** The requests of one academy: a client adds one student after another. */
interface Load {
  /** The names of students whose creation the service acknowledged. */
  readonly acknowledged: string[];
  /** The statuses of all responses since the last call of `reset`, and the slowest one in milliseconds. */
  statuses: number[];
  slowest: number;
  reset(): void;
  stop(): Promise<void>;
}

/** Starts to add students. After a status of 503, the client repeats the request with the same Idempotency-Key. */
function startLoad(app: TestApp, { admin }: Site): Load {
  let isStopped = false;
  const load: Load = {
    acknowledged: [],
    statuses: [],
    slowest: 0,
    reset: () => Object.assign(load, { statuses: [], slowest: 0 }),
    async stop() {
      isStopped = true;
      await running;
    },
  };
  const attempt = async (name: string): Promise<boolean> => {
    const started = performance.now();
    const as = { ...admin, headers: { 'Idempotency-Key': name } };
    const { status, body } = await rest(app, as, 'POST', '/students', { first_name: name, last_name: 'Test' });
    load.statuses.push(status);
    load.slowest = Math.max(load.slowest, performance.now() - started);
    if (status !== 201 && status !== 503) throw new Error(`Unexpected response: ${status} ${JSON.stringify(body)}`);
    return status === 201;
  };
  const run = async () => {
    for (let n = 0; !isStopped; n++) {
      const name = `Student ${n}`;
      while (!(await attempt(name))) await setTimeout(100);
      load.acknowledged.push(name);
      await setTimeout(50);
    }
  };
  const running = run();
  running.catch(() => undefined);
  return load;
}

async function siteIn(app: TestApp, academy: SeededAcademy): Promise<Site> {
  const { port } = await shardOf(app, academy.id);
  return { academy, admin: await academy.as('academy_admin'), port };
}

/** Creates an academy on each of two workers. */
async function twoSites(app: TestApp): Promise<readonly [Site, Site]> {
  const subscription = { ...trialSubscription(new Date()), plan: SubscriptionPlan.ENTERPRISE };
  const first = await siteIn(app, await seedAcademy(app, { subscription }));
  for (;;) {
    const next = await siteIn(app, await seedAcademy(app, { subscription }));
    if (next.port !== first.port) return [first, next];
  }
}

/** Expects that the academy has each student once, and all students that were acknowledged. */
async function expectEachOnce({ academy }: Site, { acknowledged }: Load): Promise<void> {
  const students = await academy.run((em) => em.find(Student, {}));
  const names = students.map(({ firstName }) => firstName);
  expect(names.length).toBe(new Set(names).size);
  expect(names).toEqual(expect.arrayContaining([...acknowledged]));
}

const REASON = folders.length > 0 ? '' : ' (skipped: TEST_CITUS_DATA does not name the data folders of the servers)';

describe.skipIf(folders.length === 0)(`requests while a server of the cluster is down${REASON}`, () => {
  let app: TestApp;
  let sites: readonly [Site, Site];

  beforeAll(async () => {
    app = await startTestApp({ DATABASE_URL: inject('citusUrl') ?? '' }, openServiceDatabase);
    sites = await twoSites(app);
  });
  afterAll(() => app?.stop());

  const loads = (): [Load, Load] => [startLoad(app, sites[0]), startLoad(app, sites[1])];

  /** Waits until each client has a further student. */
  const progress = async (all: readonly Load[]) => {
    const before = all.map(({ acknowledged }) => acknowledged.length);
    await expect
      .poll(() => all.every(({ acknowledged }, index) => acknowledged.length > (before[index] as number) + 1))
      .toBe(true);
  };

  it('the coordinator crashes and restarts: requests get 503 within 5 s, then succeed, and each write happens once', async () => {
    const coordinator = await localServer(folders, { port: Number(new URL(inject('citusUrl') ?? '').port) });
    const both = loads();
    await progress(both);
    await coordinator.kill();
    for (const load of both) load.reset();
    await setTimeout(DOWN / 2);
    expect(await gql(app, sites[0].admin, '{ students { totalCount } }')).toMatchObject({
      status: 503,
      errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }],
    });
    await setTimeout(DOWN / 2);
    const down = both.map(({ statuses, slowest }) => ({ statuses: new Set(statuses), slowest }));
    await coordinator.start();
    await progress(both);
    for (const load of both) await load.stop();
    for (const { statuses, slowest } of down) {
      expect([...statuses]).toEqual([503]);
      expect(slowest).toBeLessThan(WITHIN);
    }
    for (const [index, load] of both.entries()) await expectEachOnce(sites[index] as Site, load);
  });

  it('a worker is killed and restarts: only its academies get 503, within 5 s, then succeed, and each write happens once', async () => {
    const [site, other] = sites;
    const worker = await localServer(folders, site);
    const both = loads();
    const [load, otherLoad] = both;
    await progress(both);
    await worker.kill();
    // requests that had been sent before may have succeeded
    await setTimeout(200);
    for (const each of both) each.reset();
    await progress([otherLoad]);
    // the coordinator has confirmed the caller, so the response has the status 200 and an error for the field
    const query = '{ students { totalCount } }';
    expect(codes(await gql(app, site.admin, query))).toEqual(['SERVICE_UNAVAILABLE']);
    expect(codes(await gql(app, other.admin, query))).toEqual([]);
    await setTimeout(DOWN);
    const down = { statuses: new Set(load.statuses), slowest: load.slowest, others: new Set(otherLoad.statuses) };
    await worker.start();
    await progress(both);
    for (const each of both) await each.stop();
    expect([...down.statuses]).toEqual([503]);
    expect(down.slowest).toBeLessThan(WITHIN);
    expect([...down.others]).toEqual([201]);
    await expectEachOnce(site, load);
    await expectEachOnce(other, otherLoad);
  });
});
