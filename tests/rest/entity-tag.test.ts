import { beforeAll, describe, expect, it } from 'vitest';
import { Announcement } from '../../src/features/operations/notices/announcements/announcement.entity.ts';
import { AnnouncementState } from '../../src/features/operations/notices/announcements/announcement.enums.ts';
import { snakeCase } from '../../src/platform/validation/messages.ts';
import { stateOf, UNKNOWN_ID } from '../features/writing.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { rest } from '../support/clients.ts';
import { edited, mutations } from '../support/resources.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

const tagOf = (version: number) => expect.stringMatching(new RegExp(`^"${version}-[\\w-]{16}"$`));

type Guarded = [method: string, path: string, make: () => Promise<{ id: string }>];

describe('ETag and If-Match', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
  });

  const put = (path: string, body: object, ifMatch?: string) =>
    rest(app, { ...admin, headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } }, 'PUT', path, body);

  it.each(edited.filter((each) => each.isVersioned && each.path))(
    'prevent requests to $path from overwriting changes that the client has not seen',
    async ({ path: list, make, text }) => {
      const path = `${list}/${(await make(academy.with)).id}`;
      const change = (value: string) => ({ [snakeCase(text)]: value });
      const read = await rest(app, admin, 'GET', path);
      const tag = read.headers.get('etag') as string;
      expect(tag).toMatch(/^"1-[\w-]{16}"$/);

      const first = await put(path, change('First'), tag);
      expect([first.status, first.headers.get('etag'), first.body.data.version]).toEqual([200, tagOf(2), 2]);
      expect((await put(path, change('Second'), tag)).status).toBe(412);
      const second = await put(path, change('Second'), '"1"');
      expect([second.status, second.body]).toEqual([412, { message: 'The record has been changed by somebody else.' }]);
      expect((await rest(app, admin, 'GET', path)).body.data).toEqual(first.body.data);

      expect((await put(path, change('Third'), '*')).status).toBe(200);
      expect((await put(path, change('Last'))).body.data).toMatchObject(change('Last'));
    },
  );

  it('refuse unknown and malformed tags', async () => {
    const batch = await academy.with.batch();
    for (const tag of ['1', '"x"', 'W/"1"', '"1", "2"']) {
      expect((await put(`/batches/${batch.id}`, { name: 'Other' }, tag)).status).toBe(412);
    }
    expect((await rest(app, admin, 'GET', `/batches/${batch.id}`)).body.data.name).toBe(batch.name);
  });

  describe('If-Match headers of deletes and actions', () => {
    const CHANGED = [412, { message: 'The record has been changed by somebody else.' }];
    const student = async () => (await academy.with.student()).id;
    const announcement = (state: AnnouncementState): Promise<{ id: string }> =>
      academy.with.record(Announcement, { audience: { everyone: true }, state });
    const send = (method: string, path: string, ifMatch: string, body?: object) =>
      rest(app, { ...admin, headers: { 'if-match': ifMatch } }, method, path, body);

    it.each<Guarded>([
      ...edited.flatMap(({ path, make, operation }) =>
        path && operation('delete') in mutations
          ? [['DELETE', `${path}/:id`, () => make(academy.with)] as Guarded]
          : [],
      ),
      ['POST', '/fees/:id/void', async () => academy.with.fee({ studentId: await student() })],
      ['POST', '/announcements/:id/publish', () => announcement(AnnouncementState.DRAFT)],
      ['POST', '/announcements/:id/withdraw', () => announcement(AnnouncementState.PUBLISHED)],
    ])('refuse %s %s with an outdated version', async (method, path, make) => {
      for (const match of ['"1"', '*']) {
        const { id } = await make();
        const target = path.replace(':id', id);
        const before = await stateOf(app, academy.id);
        for (const tag of ['"99"', '"0"', '"2"']) {
          const { status, body } = await send(method, target, tag);
          expect([status, body]).toEqual(CHANGED);
        }
        for (const tag of ['1', '"x"', 'W/"1"']) expect((await send(method, target, tag)).status).toBe(412);
        expect(await stateOf(app, academy.id)).toEqual(before);
        expect((await send(method, target, match)).status).toBe(200);
      }
    });

    it('have the same effect as the version in the request body of an action', async () => {
      const fee = async () => `/fees/${(await academy.with.fee({ studentId: await student(), amount: 9_000 })).id}`;
      const parts = ['40', '50'].map((amount) => ({ amount, due_date: '2099-01-31' }));
      for (const [action, body] of [
        ['void', {}],
        ['split', { parts }],
      ] as const) {
        const path = `${await fee()}/${action}`;
        const act = (version: number) => rest(app, admin, 'POST', path, { ...body, expected_version: version });
        const before = await stateOf(app, academy.id);
        const stale = await act(99);
        expect([stale.status, stale.body]).toEqual(CHANGED);
        expect(await stateOf(app, academy.id)).toEqual(before);
        expect((await act(1)).status).toBeLessThan(300);
      }
    });

    it('are compared with the version of the former enrollment in a transfer', async () => {
      const [from, to] = [await academy.with.batch(), await academy.with.batch()];
      const { id } = await academy.with.enrollment({ studentId: await student(), batchId: from.id });
      const transfer = (tag: string) => send('POST', `/enrollments/${id}/transfer`, tag, { batch_id: to.id });
      const before = await stateOf(app, academy.id);
      const { status, body } = await transfer('"99"');
      expect([status, body]).toEqual(CHANGED);
      expect(await stateOf(app, academy.id)).toEqual(before);
      expect((await transfer('"1"')).status).toBe(201);
    });

    it('reveal no version to callers without permission, and nothing about records that do not exist', async () => {
      const { id } = await academy.with.student();
      const teacher = { ...(await academy.as('teacher')), headers: { 'if-match': '"99"' } };
      expect((await rest(app, teacher, 'DELETE', `/students/${id}`)).status).toBe(403);
      expect((await send('DELETE', `/students/${UNKNOWN_ID}`, '"99"')).status).toBe(404);
    });
  });

  describe('If-None-Match', () => {
    const get = (path: string, ifNoneMatch: string) =>
      rest(app, { ...admin, headers: { 'if-none-match': ifNoneMatch } }, 'GET', path);

    it('returns 304 without a body if the response is unchanged', async () => {
      const path = `/batches/${(await academy.with.batch()).id}?include=course`;
      const tag = (await rest(app, admin, 'GET', path)).headers.get('etag') as string;
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const { status, headers, body } = await get(path, known);
        expect([known, status, headers.get('etag'), body]).toEqual([known, 304, tag, undefined]);
      }
      const head = await rest(app, { ...admin, headers: { 'if-none-match': tag } }, 'HEAD', path);
      expect(head.status).toBe(304);
      for (const unknown of ['"1"', '"2"', '1', 'nonsense', '"']) expect((await get(path, unknown)).status).toBe(200);
    });

    it('returns 200 with the response if related data changed, although the version stayed the same', async () => {
      const batch = await academy.with.batch();
      const path = `/batches/${batch.id}`;
      const tag = (await rest(app, admin, 'GET', path)).headers.get('etag') as string;
      const { id: studentId } = await academy.with.student();
      await rest(app, admin, 'POST', '/enrollments', { student_id: studentId, batch_id: batch.id });
      const { status, headers, body } = await get(path, tag);
      expect([status, headers.get('etag'), body.data.version]).toEqual([200, tagOf(1), 1]);
      expect(headers.get('etag')).not.toBe(tag);
    });

    it('reveals nothing to callers who cannot see the record, and has no effect on lists and writes', async () => {
      const path = `/students/${(await academy.with.student()).id}`;
      const teacher = { ...(await academy.as('teacher')), headers: { 'if-none-match': '*' } };
      expect((await rest(app, teacher, 'GET', path)).status).toBe(404);
      expect((await get('/students', '*')).status).toBe(200);
      const anyway = { ...admin, headers: { 'if-none-match': '*' } };
      expect((await rest(app, anyway, 'PUT', path, { city: 'Oslo' })).status).toBe(200);
    });
  });
});
