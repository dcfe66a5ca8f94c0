import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { rest } from '../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

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

  it.each(['batches', 'courses', 'departments', 'students', 'parents', 'staff'] as const)(
    'guard %s against being overwritten',
    async (resource) => {
      const seed = {
        batches: () => academy.with.batch(),
        courses: () => academy.with.course(),
        departments: () => academy.with.department(),
        students: () => academy.with.student(),
        parents: () => academy.with.parent(),
        staff: () => academy.with.staff(),
      };
      const path = `/${resource}/${(await seed[resource]()).id}`;
      const change = ['batches', 'courses', 'departments'].includes(resource)
        ? (name: string) => ({ name })
        : (first_name: string) => ({ first_name });
      const read = await rest(app, admin, 'GET', path);
      expect(read.headers.get('etag')).toBe('"1"');

      const first = await put(path, change('First'), '"1"');
      expect([first.status, first.headers.get('etag'), first.body.data.version]).toEqual([200, '"2"', 2]);
      const second = await put(path, change('Second'), '"1"');
      expect([second.status, second.body]).toEqual([412, { message: 'The record has been changed by somebody else.' }]);
      expect((await rest(app, admin, 'GET', path)).body.data).toEqual(first.body.data);

      expect((await put(path, change('Third'), '*')).status).toBe(200);
      expect((await put(path, change('Last'))).body.data).toMatchObject(change('Last'));
    },
  );

  it('refuse a tag that is none of ours', async () => {
    const batch = await academy.with.batch();
    for (const tag of ['1', '"x"', 'W/"1"', '"1", "2"']) {
      expect((await put(`/batches/${batch.id}`, { name: 'Other' }, tag)).status).toBe(412);
    }
    expect((await rest(app, admin, 'GET', `/batches/${batch.id}`)).body.data.name).toBe(batch.name);
  });

  it('never answer 304: seats change without the batch', async () => {
    const batch = await academy.with.batch();
    const again = await rest(app, { ...admin, headers: { 'if-none-match': '"1"' } }, 'GET', `/batches/${batch.id}`);
    expect([again.status, again.headers.get('etag')]).toEqual([200, '"1"']);
  });
});
