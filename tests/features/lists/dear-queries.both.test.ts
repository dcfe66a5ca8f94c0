import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAcademies } from '../../../seeds/seed-academies.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { gql, unseen } from '../../support/clients.ts';
import { longestDelay } from '../../support/event-loop.ts';
import { type Actor, type Member, seedAcademy, seedSuperAdmin } from '../../support/seed.ts';

/** The longest time for which a document may block the process, in milliseconds. */
const LIMIT_MS = 250;

/** The longest time for which other callers may wait for a response on a busy machine, in milliseconds. */
const ANSWERED_MS = 3_000;

/** The largest number of searches in one document that costs less than the limit of 20,000. */
const ALIASES = 9;

const aliases = (count: number, field: (alias: string) => string): string =>
  `{ ${Array.from({ length: count }, (_, index) => field(`f${index}`)).join(' ')} }`;

const SEARCH = (alias: string) => `${alias}: attendance(filter: { search: "a" }) { totalCount }`;

const WIDE = `{ students(first: 100) { nodes { id name createdAt
  attendance(first: 90) { nodes { id date status remarks markedAt student { id name } } } } } }`;

describe('most expensive documents that one academy can send', () => {
  let app: TestApp;
  let greedy: Actor;
  let modest: Member;

  beforeAll(async () => {
    app = await startTestApp();
    await seedAcademies(app.services.database, { academies: 1, students: 600, reset: false }, 'hash', '2026-11-20');
    const superAdmin = await seedSuperAdmin(app);
    const found = await gql(app, superAdmin, '{ academies(filter: { search: "Seed" }) { nodes { id } } }');
    greedy = { ...superAdmin, academyId: found.data.academies.nodes[0].id };
    modest = await (await seedAcademy(app)).as('academy_admin');
  });

  afterAll(() => app.stop());

  /**
   * Queries as another caller until `work` ends. Returns how long each of these queries waited, and the longest time
   * for which the process was blocked, in milliseconds.
   */
  async function besides(work: () => Promise<unknown>): Promise<{ waited: number[]; heldUp: number }> {
    const waited: number[] = [];
    let goesOn = true;
    const others = (async () => {
      while (goesOn) {
        const asked = performance.now();
        const { data } = await gql(app, modest, '{ batches { totalCount } }');
        expect(data).toEqual({ batches: { totalCount: 0 } });
        waited.push(performance.now() - asked);
        await setTimeout(5);
      }
    })();
    const heldUp = await longestDelay(work);
    goesOn = false;
    await others;
    return { waited, heldUp };
  }

  it('are refused before execution if they contain thirty searches, because their cost grows with the scanned rows', async () => {
    const { result, statements } = await app.counting(() => gql(app, greedy, aliases(30, SEARCH)));
    expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(statements.length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['searches', aliases(ALIASES, SEARCH)],
    ['many rows', WIDE],
  ])('do not block requests of other callers: documents with %s', async (_, query) => {
    const heldUp: number[] = [];
    // the smallest of three measurements counts, because other processes on a busy machine can delay this process
    for (let round = 0; round < 3; round++) {
      const measured = await besides(async () => {
        const answers = await Promise.all([1, 2, 3, 4].map(() => gql(app, greedy, unseen(query))));
        for (const { errors } of answers) expect(errors).toBeUndefined();
      });
      expect(Math.max(...measured.waited)).toBeLessThan(ANSWERED_MS);
      heldUp.push(measured.heldUp);
    }
    expect(Math.min(...heldUp)).toBeLessThan(LIMIT_MS);
  });
});
