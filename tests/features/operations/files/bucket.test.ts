import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { rest } from '../../../support/clients.ts';
import { type FakeS3, startFakeS3 } from '../../../support/fake-s3.ts';
import { fetchContent, GIF, upload, uploaded } from '../../../support/files.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { filesOf, namesIn } from './setup.ts';

let app: TestApp;
let s3: FakeS3;
let academy: SeededAcademy;
let teacher: Member;

beforeAll(async () => {
  s3 = await startFakeS3();
  app = await startTestApp(s3.environment);
  return async () => {
    await app.stop();
    await s3.stop();
  };
});

beforeEach(async () => {
  academy = await seedAcademy(app);
  teacher = await academy.as('teacher');
  s3.objects.clear();
  s3.refused.length = 0;
  s3.isDown = false;
});

const path = ({ id }: { id: string }) => `/api/v1/files/${id}/content`;

describe('files in an S3 bucket:', () => {
  test('an upload is stored with a valid signature, under a key of the academy and the file id', async () => {
    const file = await uploaded(app, teacher, 'a.gif', GIF);
    expect(s3.refused).toEqual([]);
    expect([...s3.objects.keys()]).toEqual([`${academy.id}/${file.id}`]);
    expect(s3.objects.get(`${academy.id}/${file.id}`)).toMatchObject({ bytes: GIF, type: 'image/gif' });
    expect(await namesIn(app.services.storage.temporary)).toEqual([]);
  });

  test('a download redirects to an address of the bucket that is valid for a minute and sets type and name', async () => {
    const file = await uploaded(app, teacher, 'ä b.gif', GIF);
    const response = await fetchContent(app, path(file), teacher);
    expect(response.status).toBe(302);
    const address = new URL(response.headers.get('location') ?? '');
    expect(address.searchParams.get('X-Amz-Expires')).toBe('60');
    const got = await fetch(address);
    expect([got.status, got.headers.get('content-type'), got.headers.get('content-disposition')]).toEqual([
      ...[200, 'image/gif', "attachment; filename*=UTF-8''%C3%A4%20b.gif"],
    ]);
    expect(Buffer.from(await got.arrayBuffer())).toEqual(GIF);
    address.searchParams.set('response-content-disposition', 'inline');
    expect((await fetch(address)).status).toBe(403);
  });

  test('the storage reads a part of an object, and accepts a second deletion of the object', async () => {
    const { storage } = app.services;
    const file = await uploaded(app, teacher, 'a.txt', '0123456789');
    const key = `${academy.id}/${file.id}`;
    const part = await storage.get(key, { start: 2, end: 4 });
    expect(Buffer.concat(await part.toArray()).toString()).toBe('234');
    expect((await rest(app, teacher, 'DELETE', `/files/${file.id}`)).status).toBe(200);
    await app.background.drain();
    expect(s3.objects.size).toBe(0);
    await storage.delete(key);
    expect(s3.refused).toEqual([]);
  });

  test('the list of objects includes all pages of the response of the bucket', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await uploaded(app, teacher, `${name}.txt`, name);
    const keys: string[] = [];
    for await (const { key } of app.services.storage.list()) keys.push(key);
    expect(keys).toEqual([...s3.objects.keys()].toSorted());
    expect(s3.refused).toEqual([]);
  });

  test('while the bucket is unavailable, an upload gets 503 and stores nothing', async () => {
    s3.isDown = true;
    const { status, body } = await upload(app, teacher, 'a.gif', GIF);
    expect([status, body]).toEqual([503, { message: 'Service Unavailable' }]);
    expect(await filesOf(academy)).toEqual([]);
    expect(await namesIn(app.services.storage.temporary)).toEqual([]);
    s3.isDown = false;
    await uploaded(app, teacher, 'a.gif', GIF);
  });
});
