import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { uploaded } from '../../../support/files.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { NOTHING, storedIn } from './setup.ts';

let app: TestApp;
let academy: SeededAcademy;
let teacher: Member;

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  academy = await seedAcademy(app);
  teacher = await academy.as('teacher');
});

const remove = (caller: Member, { id }: { id: string }) => rest(app, caller, 'DELETE', `/files/${id}`);

describe('deleteFile:', () => {
  test('the uploader can delete a file with its content', async () => {
    const file = await uploaded(app, teacher);
    expect(await remove(teacher, file)).toMatchObject({ status: 200, body: { message: 'File deleted.' } });
    await app.background.drain();
    expect(await storedIn(app, academy)).toEqual(NOTHING);
    expect((await remove(teacher, file)).status).toBe(404);
  });

  test.each(['academy_admin', 'administrator'] as const)('an %s can delete a file of another user', async (role) => {
    const file = await uploaded(app, teacher);
    expect((await remove(await academy.as(role), file)).status).toBe(200);
  });

  test('other callers cannot delete a file', async () => {
    const file = await uploaded(app, teacher);
    const others = [await academy.as('teacher'), await academy.as('parent'), await academy.as('student')];
    for (const other of others) expect((await remove(other, file)).status).toBe(404);
    expect((await remove(await (await seedAcademy(app)).as('academy_admin'), file)).status).toBe(404);
    expect((await storedIn(app, academy)).rows).toEqual([file.id]);
  });

  test('the deletion is recorded in the audit log', async () => {
    const file = await uploaded(app, teacher);
    await remove(teacher, file);
    const admin = await academy.as('academy_admin');
    const { data } = await gql(
      app,
      admin,
      'query ($id: ID!) { auditLog(filter: { resourceId: $id }) { nodes { action resource } } }',
      { id: file.id },
    );
    expect(data.auditLog.nodes).toEqual([
      { action: 'deleted', resource: 'File' },
      { action: 'created', resource: 'File' },
    ]);
  });
});
