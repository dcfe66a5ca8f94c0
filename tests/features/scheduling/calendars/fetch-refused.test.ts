import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { AcademyStatus, MemberRole, StaffRole } from '../../../../src/features/academy/academies/academy.enums.ts';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { Membership } from '../../../../src/features/people/members/membership.entity.ts';
import { Staff } from '../../../../src/features/people/staff/staff.entity.ts';
import { referTo } from '../../../../src/platform/database/records.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import type { Member } from '../../../support/seed.ts';
import {
  createFeed,
  type Fetched,
  feedOf,
  feedRows,
  fetchPath,
  readFeed,
  revokeFeed,
  rotateFeed,
  type Scene,
  scene,
  summaries,
  taught,
} from './setup.ts';

const NOWHERE = '{"message":"Calendar not found."}';
const PATH = '/api/v1/calendars';
const randomToken = (bytes = 32) => randomBytes(bytes).toString('base64url');

describe('request for the file of a calendar feed', () => {
  let app: TestApp;
  let at: Scene;
  const lines: string[] = [];

  beforeAll(async () => {
    const out = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    app = await startTestApp({}, undefined, pino({ level: 'info' }, out));
    at = await scene({}, app);
  });

  afterAll(() => app.stop());

  const member = async (): Promise<{ teacher: Member; path: string; id: string }> => {
    const { teacher } = await taught(at);
    return { teacher, ...(await feedOf(app, teacher)) };
  };

  it('gets the same 404 for every unknown token and every other path', async () => {
    const answers: Fetched[] = [];
    for (const token of [randomToken(), randomToken(16), 'x', '%F0%9F', '..%2F', randomToken(7_500), 'null', '%00']) {
      answers.push(await fetchPath(app, `${PATH}/${token}.ics`));
    }
    const { path } = await member();
    for (const near of [
      path.slice(0, -4),
      `${path}/`,
      `${path}x`,
      path.replace('.ics', '.ICS.ics'),
      `${PATH}/`,
      PATH,
    ]) {
      answers.push(await fetchPath(app, near));
    }
    for (const { status, text, headers } of answers) {
      expect({ status, text }).toEqual({ status: 404, text: NOWHERE });
      expect(headers['cache-control']).toBe('private, no-cache');
    }
    const same = ({ headers: { 'x-request-id': _, date: __, ...headers } }: Fetched) => headers;
    for (const answer of answers) expect(same(answer)).toEqual(same(answers[0] as Fetched));
  });

  it('gets 404 after the feed is revoked, and at the old address after a rotation', async () => {
    const { teacher, id, path } = await member();
    const { data } = await rotateFeed(app, teacher, id);
    const moved = new URL(data.rotateCalendarFeed.url).pathname;
    expect(moved).not.toBe(path);
    expect(await fetchPath(app, path)).toMatchObject({ status: 404, text: NOWHERE });
    expect(await summaries(app, moved)).toHaveLength(1);
    expect((await revokeFeed(app, teacher, id)).errors).toBeUndefined();
    expect(await fetchPath(app, moved)).toMatchObject({ status: 404, text: NOWHERE });
  });

  it('gets 404 after the membership of the owner ended, and the feed does not return with a new membership', async () => {
    const { teacher, path, id } = await member();
    const membership = await at.academy.run((em) => em.findOneOrFail(Membership, { user: teacher.userId }));
    const remove = 'mutation ($id: ID!) { removeMember(id: $id) { message } }';
    expect((await gql(app, at.admin, remove, { id: membership.id })).errors).toBeUndefined();
    expect(await fetchPath(app, path)).toMatchObject({ status: 404, text: NOWHERE });
    expect((await feedRows(at)).map((row) => row.id)).not.toContain(id);
    await at.academy.run(async (em) => {
      const back = new Membership();
      Object.assign(back, { role: MemberRole.STAFF, staffRole: StaffRole.TEACHER });
      back.user = em.getReference(User, teacher.userId);
      back.staff = referTo(em, Staff, teacher.staffId as string);
      em.persist(back);
    });
    expect(await readFeed(app, teacher, id)).toBeNull();
    expect(await fetchPath(app, path)).toMatchObject({ status: 404, text: NOWHERE });
  });

  it.each([
    ['Student', 'student'],
    ['Parent', 'parent'],
    ['StaffMember', 'teacher'],
  ] as const)('gets 404 after the student, parent or staff record of the owner is deleted: %s', async (type, role) => {
    const owner = await at.academy.as(role);
    const { path } = await feedOf(app, owner);
    expect((await fetchPath(app, path)).status).toBe(200);
    const person = owner.studentId ?? owner.parentId ?? owner.staffId;
    const { errors } = await gql(app, at.admin, `mutation ($id: ID!) { delete${type}(id: $id) { message } }`, {
      id: person,
    });
    expect(errors).toBeUndefined();
    expect(await fetchPath(app, path)).toMatchObject({ status: 404, text: NOWHERE });
    expect((await feedRows(at)).filter((row) => row.user_id === owner.userId)).toEqual([]);
  });

  it('gets the sessions that the role of the owner may see at that moment', async () => {
    const { teacher, path } = await member();
    expect(await summaries(app, path)).toHaveLength(1);
    const { id: studentId } = await at.academy.with.student();
    const [membership] = await at.academy.run((em) => em.find(Membership, { user: teacher.userId }));
    const change = `mutation ($id: ID!, $studentId: ID) { changeMemberRole(id: $id, role: STUDENT, studentId: $studentId) { id } }`;
    expect((await gql(app, at.admin, change, { id: membership?.id, studentId })).errors).toBeUndefined();
    expect(await summaries(app, path)).toEqual([]);
  });

  it('succeeds while the academy is suspended, and gets 404 after the academy is deleted', async () => {
    const there = await scene({}, app);
    const { teacher } = await taught(there);
    const { path } = await feedOf(app, teacher);
    const change = (values: Partial<Academy>) =>
      there.academy.run(
        async (em) => void Object.assign(await em.findOneOrFail(Academy, { id: there.academy.id }), values),
      );
    await change({ status: AcademyStatus.SUSPENDED });
    expect(await summaries(app, path)).toHaveLength(1);
    expect((await createFeed(app, teacher, { scope: 'MINE', name: 'Another' })).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    await change({ deletedAt: new Date().toISOString() });
    expect(await fetchPath(app, path)).toMatchObject({ status: 404, text: NOWHERE });
  });

  it('gets 404 for an access token, the stored hash and the id of the feed', async () => {
    const { teacher, id } = await member();
    const [row] = (await feedRows(at)).filter((each) => each.id === id);
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    for (const token of [row?.token_hash, teacher.token, id]) {
      expect(await fetchPath(app, `${PATH}/${token}.ics`)).toMatchObject({ status: 404, text: NOWHERE });
    }
  });

  it('is logged without the token, even if the path is spelled unusually', async () => {
    const { path } = await member();
    const token = path.slice(PATH.length + 1, -'.ics'.length);
    const upper = path.replace('/api/v1/calendars', '/API/v1/Calendars');
    const paths = [path, `${path}?x=1`, upper, `/${path}`, path.slice(0, -4), path.replace('v1', 'v2'), `${path}/more`];
    for (const each of paths) await fetchPath(app, each);
    await fetchPath(app, path, {}, 'POST');
    const text = lines.join('');
    expect(text).not.toContain(token);
    expect(text).not.toContain(token.slice(0, 20));
    const whole = lines.map((line) => JSON.parse(line)).filter((line) => line.req?.path.startsWith(`${PATH}/`));
    expect(whole.at(-1)).toMatchObject({
      req: { method: 'POST', path: `${PATH}/:token.ics` },
      operation: 'calendar',
      res: { status: 405 },
    });
    expect(whole.find(({ res }) => res.status === 200)).toMatchObject({
      academyId: at.academy.id,
      operation: 'calendar',
    });
  });

  it('sets the hour of the last request, but does not change the version of the feed', async () => {
    const { teacher, id, path } = await member();
    expect(await readFeed(app, teacher, id)).toMatchObject({ lastFetchedAt: null, version: 1 });
    await fetchPath(app, path);
    await expect.poll(async () => (await readFeed(app, teacher, id)).lastFetchedAt).not.toBeNull();
    const { lastFetchedAt } = await readFeed(app, teacher, id);
    expect(Date.now() - Date.parse(lastFetchedAt)).toBeLessThan(10_000);
    const { statements } = await app.counting(() => fetchPath(app, path));
    expect(statements.filter((each) => each.includes('update calendar_feeds'))).toEqual([]);
    expect(await readFeed(app, teacher, id)).toMatchObject({ lastFetchedAt, version: 1 });
  });

  it('may use HEAD like GET, but no other method', async () => {
    const { path } = await member();
    const got = await fetchPath(app, path);
    const head = await fetchPath(app, path, {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, text: '' });
    for (const name of ['etag', 'content-type', 'content-length', 'content-disposition', 'cache-control']) {
      expect(head.headers[name], name).toBe(got.headers[name]);
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status, headers, text } = await fetchPath(app, path, {}, method);
      expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
      expect(text).not.toContain(path.slice(PATH.length + 1, -4));
    }
    expect(await fetchPath(app, path, {}, 'OPTIONS')).toMatchObject({ status: 204, headers: { allow: 'GET, HEAD' } });
  });
});
