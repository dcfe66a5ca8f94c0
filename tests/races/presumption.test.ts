import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../src/config.ts';
import { entities, subscribers } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { codes, gql, rest } from '../support/clients.ts';
import { type Member, seedAcademy } from '../support/seed.ts';
import { plannedStatements } from '../support/statement-count.ts';

const QUERY = '{ students(first: 5) { totalCount nodes { id } } }';
const CHECK = /from local_sessions s join local_users/;

let app: TestApp;
let member: Member;
const lines: Record<string, unknown>[] = [];

/** Starts a service to which the member has sent requests before. */
async function start(settings: NodeJS.ProcessEnv = {}, poolSize = 3): Promise<void> {
  lines.length = 0;
  const open = ({ databaseUrl: url, databaseDirectUrl: directUrl }: Config) =>
    openDatabase({ url, directUrl, entities, migrations, subscribers, poolSize, timeout: 3_000 });
  app = await startTestApp(
    { LOG_LEVEL: 'info', ...settings },
    open,
    pino({}, { write: (line) => void lines.push(JSON.parse(line)) }),
    { planAtOnce: true },
  );
  const academy = await seedAcademy(app);
  await academy.with.student();
  member = await academy.as('academy_admin');
  for (let time = 0; time < 2; time++) {
    expect((await gql(app, member, QUERY)).data.students.totalCount).toBe(1);
    expect((await rest(app, member, 'GET', '/students')).status).toBe(200);
  }
  await expect.poll(() => lines.length).toBe(4);
  lines.length = 0;
}

beforeEach(() => start());
afterEach(() => app.stop());

const run = (statement: ReturnType<typeof sql>) => statement.execute(app.services.database.kysely);
const revoke = () => run(sql`update sessions set revoked_at = now() where user_id = ${member.userId}`);
const sessionOf = async () =>
  ((await run(sql`select revoked_at, last_used_at from sessions where user_id = ${member.userId}`)) as any).rows[0];

describe('request of a known caller, who sent an earlier request', () => {
  it('checks the caller first and only once', async () => {
    const { statements } = await app.counting(() => gql(app, member, QUERY));
    expect(statements).toHaveLength(plannedStatements());
    expect(statements[0]).toMatch(CHECK);
    expect(statements.filter((text) => CHECK.test(text))).toHaveLength(1);
    const { statements: others } = await app.counting(() => gql(app, member, '{ me { id } }'));
    expect(others).toEqual([expect.stringMatching(CHECK)]);
  });

  it('is logged and counted for the caller that the check finds', async () => {
    await gql(app, member, QUERY);
    await revoke();
    expect(codes(await gql(app, member, QUERY))).toEqual(['UNAUTHENTICATED']);
    await expect.poll(() => lines.length).toBe(2);
    expect(lines[0]).toMatchObject({ userId: member.userId, academyId: member.academyId });
    expect(lines[1]).not.toHaveProperty('userId');
    expect(lines[1]).not.toHaveProperty('academyId');
  });

  it('ends the login session if its token was replaced long ago', async () => {
    await run(sql`update sessions set previous_token_id = token_id, token_id = gen_random_uuid(),
      rotated_at = now() - interval '11 seconds' where user_id = ${member.userId}`);
    expect((await rest(app, member, 'GET', '/students')).status).toBe(401);
    expect((await sessionOf()).revoked_at).not.toBeNull();
  });

  it('keeps the login session if its token was replaced a moment ago', async () => {
    await run(sql`update sessions set previous_token_id = token_id, token_id = gen_random_uuid(),
      rotated_at = now() where user_id = ${member.userId}`);
    expect(codes(await gql(app, member, QUERY))).toEqual(['UNAUTHENTICATED']);
    expect((await sessionOf()).revoked_at).toBeNull();
  });

  it('stores the time of the request in the login session', async () => {
    await run(sql`update sessions set last_used_at = now() - interval '2 days' where user_id = ${member.userId}`);
    expect((await gql(app, member, QUERY)).data.students.totalCount).toBe(1);
    expect(Date.now() - Date.parse((await sessionOf()).last_used_at)).toBeLessThan(60_000);
  });
});

describe('errors in the request of a known caller', () => {
  /** Makes every read of students fail. */
  const breakRows = () => run(sql`alter table students rename column first_name to no_name`);

  it('are replaced by 401 if the login session was revoked', async () => {
    await breakRows();
    expect((await rest(app, member, 'GET', '/students')).status).toBe(500);
    const messages = () => lines.map(({ msg }) => msg);
    await expect.poll(messages).toContain('request failed');
    lines.length = 0;
    await revoke();
    expect((await rest(app, member, 'GET', '/students')).status).toBe(401);
    expect(codes(await gql(app, member, '{ students(first: 5) { nodes { firstName } } }'))).toEqual([
      'UNAUTHENTICATED',
    ]);
    await expect.poll(messages).toEqual(['request completed', 'request completed']);
  });

  it('are returned if the check of the caller fails with an error, even if the rows could be read', async () => {
    await run(sql`alter view local_sessions rename column rotated_at to no_time`);
    expect((await rest(app, member, 'GET', '/students')).status).toBe(500);
    const answer = await gql(app, member, QUERY);
    expect([answer.status, codes(answer), answer.data]).toEqual([500, ['INTERNAL_SERVER_ERROR'], undefined]);
    await run(sql`alter view local_sessions rename column no_time to rotated_at`);
    expect((await rest(app, member, 'GET', '/students')).status).toBe(200);
  });

  it('are the same as for unknown callers if they occur before the execution, and the requests count for the rate limit', async () => {
    await app.stop();
    await start({ RATE_LIMIT_PER_MINUTE: '6' });
    const send = (body: string) =>
      fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${member.token}`,
          'x-academy-id': member.academyId,
          'content-type': 'application/json',
        },
        body,
      });
    // four requests were counted before the test
    const first = await send('{');
    expect([first.status, first.headers.get('x-ratelimit-remaining')]).toEqual([400, '1']);
    expect((await send(JSON.stringify({ query: '{ nonsense }' }))).headers.get('x-ratelimit-remaining')).toBe('0');
    for (const body of ['{', JSON.stringify({ query: QUERY }), JSON.stringify({ query: '{ nonsense }' })]) {
      expect((await send(body)).status).toBe(429);
    }
    expect((await rest(app, member, 'GET', '/students')).status).toBe(429);
    expect((await rest(app, member, 'GET', '/no-such-route').catch(() => ({ status: 429 }))).status).toBe(429);
  });
});

it('a pool of one database connection serves requests of known callers, even if the check of the caller writes', async () => {
  await app.stop();
  await start({}, 1);
  await run(sql`update sessions set last_used_at = now() - interval '2 days' where user_id = ${member.userId}`);
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => gql(app, member, QUERY)),
    ...Array.from({ length: 5 }, () =>
      gql(app, member, '{ a: students(first: 1) { totalCount } b: batches(first: 1) { totalCount } }'),
    ),
    ...Array.from({ length: 5 }, () => gql(app, member, '{ me { id name memberships { role } } }')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await revoke();
  expect(codes(await gql(app, member, QUERY))).toEqual(['UNAUTHENTICATED']);
});
