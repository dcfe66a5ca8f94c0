import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { GIF, PDF, PNG, upload, uploaded } from '../../../support/files.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { createApiKey } from '../../identity/api-keys/setup.ts';
import { NOTHING, storedIn } from './setup.ts';

let app: TestApp;
let academy: SeededAcademy;
let teacher: Member;

beforeAll(async () => {
  app = await startTestApp({ UPLOAD_MAX_MB: '1', UPLOAD_MAX_MEDIA_MB: '2' });
  return () => app.stop();
});

beforeEach(async () => {
  academy = await seedAcademy(app);
  teacher = await academy.as('teacher');
});

const TYPES_OF_STAFF =
  'pdf, png, jpeg, gif, webp, heic, mp3, m4a, wav, mid, musicxml, mp4, mov, docx, xlsx, pptx, odt, ods, odp, doc, xls, ' +
  'ppt, zip, txt, csv, md';
const TYPES_OF_FAMILIES = 'pdf, png, jpeg, gif, webp, heic';
const typeError = (types: string) => `The file field must be a file of type: ${types}.`;

describe('uploadFile', () => {
  test('stores a file with its name, size, type and hash, and returns it', async () => {
    const { status, headers, body } = await upload(app, teacher, 'Notes äö.pdf', PDF);
    const sha256 = createHash('sha256').update(PDF).digest('hex');
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...{ name: 'Notes äö.pdf', size: PDF.length, mime_type: 'application/pdf', sha256 },
      ...{ uploaded_by: teacher.userId },
    });
    expect(headers.get('location')).toContain(`/api/v1/files/${body.data.id}`);
    expect(await storedIn(app, academy)).toEqual({ rows: [body.data.id], objects: [body.data.id], unfinished: [] });
  });

  test.each([
    ['a.png', PNG, 'image/png'],
    ['a.gif', GIF, 'image/gif'],
    ['a.JPG', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'), 'image/jpeg'],
    ['a.txt', 'BMW, grüße', 'text/plain'],
    ['a.csv', 'a,b\n1,2\n', 'text/csv'],
    ['a.md', '# Title', 'text/markdown'],
    ['a.mid', Buffer.from('4d546864000000060001000100604d54726b', 'hex'), 'audio/midi'],
    [
      'a.musicxml',
      '<?xml version="1.0"?><score-partwise version="4.0"></score-partwise>',
      'application/vnd.recordare.musicxml+xml',
    ],
    ['a.doc', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'application/msword'],
  ])('lets staff upload %s', async (name, content, type) => {
    expect((await uploaded(app, teacher, name, content)).mime_type).toBe(type);
  });

  test.each([
    ['HTML as a picture', 'a.png', '<!doctype html><script>alert(1)</script>'],
    ['HTML', 'a.html', '<!doctype html><p>Hello'],
    ['SVG', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a picture with the extension of another type', 'a.pdf', PNG],
    ['a file without an extension', 'pdf', PDF],
    ['text that is not UTF-8', 'a.txt', Buffer.from([0x61, 0xff, 0x62])],
    ['text that ends in the middle of a character', 'a.txt', Buffer.from([0x61, 0xc3])],
    ['text with NUL', 'a.csv', 'a\u0000b'],
    ['XML that is no score', 'a.musicxml', '<?xml version="1.0"?><html/>'],
    ['a document that is cut off in its first entry', 'a.docx', Buffer.from('504b0304140000000800', 'hex')],
    ['a PNG picture that is cut off in its header', 'a.png', PNG.subarray(0, 8)],
    ['a PNG picture that is cut off in its first chunk', 'a.png', PNG.subarray(0, 12)],
    ['a recording that is cut off in its tags', 'a.mp3', 'ID3'],
    ['a recording that is cut off in the size of its tags', 'a.mp3', Buffer.from('4944330400000000', 'hex')],
    ['a recording in an unknown container that is cut off', 'a.mp3', 'OggS'],
    ['a video in an unknown container that is cut off', 'a.mp4', Buffer.from('1a45dfa3010000', 'hex')],
  ])('refuses with 422, and stores nothing: %s', async (_what, name, content) => {
    const { status, body } = await upload(app, teacher, name, content);
    expect([status, body.errors]).toEqual([422, { file: [typeError(TYPES_OF_STAFF)] }]);
    expect(await storedIn(app, academy)).toEqual(NOTHING);
  });

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\temp\\a.pdf', 'a.pdf'],
    ['a\u202Efdp.pdf', 'afdp.pdf'],
    ['a\u0007b\u200F.pdf', 'ab.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
  ])('stores the name %j as %j', async (sent, kept) => {
    expect((await uploaded(app, teacher, sent)).name).toBe(kept);
  });

  test.each(['parent', 'student'] as const)('lets a %s upload only pictures and PDF files', async (role) => {
    const family = await academy.as(role);
    expect((await uploaded(app, family, 'me.png', PNG)).uploaded_by).toBe(family.userId);
    const { status, body } = await upload(app, family, 'a.txt', 'Hello');
    expect([status, body.errors]).toEqual([422, { file: [typeError(TYPES_OF_FAMILIES)] }]);
  });

  test('returns 429 to a parent after 20 uploads in a day, not counting refused uploads', async () => {
    const parent = await academy.as('parent');
    for (let count = 0; count < 3; count++) expect((await upload(app, parent, 'a.txt', 'x')).status).toBe(422);
    for (let count = 0; count < 20; count++) await uploaded(app, parent, `${count}.png`, PNG);
    const { status, headers, body } = await upload(app, parent, 'more.png', PNG);
    expect([status, body.message]).toEqual([429, 'Too Many Attempts.']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect((await storedIn(app, academy)).rows).toHaveLength(20);
    for (let count = 0; count < 21; count++) await uploaded(app, teacher, `${count}.png`, PNG);
  });

  test('refuses a request without a token, and a write in a suspended academy', async () => {
    expect((await upload(app, {}, 'a.pdf', PDF)).status).toBe(401);
    const { academyId } = teacher;
    await app.services.database.kysely
      .updateTable('academies' as never)
      .set({ status: 'suspended' } as never)
      .where('id' as never, '=', academyId as never)
      .execute();
    expect((await upload(app, teacher, 'a.pdf', PDF)).status).toBe(403);
    expect(await storedIn(app, academy)).toEqual(NOTHING);
  });

  test('refuses a file above the size limit with 413 before all of it has arrived', async () => {
    const big = Buffer.alloc(1024 * 1024 + 1, 'x');
    const { status, body } = await upload(app, teacher, 'a.txt', big);
    expect([status, body.message]).toEqual([413, 'The request body must not be larger than 1 MB.']);
    expect((await upload(app, teacher, 'a.txt', big.subarray(1))).status).toBe(201);
    // a video may be larger: this file is refused because its content is not a video
    expect((await upload(app, teacher, 'a.mp4', big)).status).toBe(422);
    expect((await upload(app, teacher, 'a.mp4', Buffer.alloc(2 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await storedIn(app, academy)).rows).toHaveLength(1);
  });

  test('ends an endless upload without a length at the size limit', async () => {
    const { socket, head } = await begin();
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    const chunk = (bytes: Buffer) =>
      socket.write(`${bytes.length.toString(16)}\r\n${bytes.toString('latin1')}\r\n`, 'latin1');
    chunk(Buffer.from(PART));
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes;
    });
    for (let sent = 0; sent < 40 && answer === ''; sent++) {
      chunk(Buffer.alloc(64 * 1024, 'x'));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    socket.destroy();
    expect(answer).toContain('413');
    await expect.poll(() => storedIn(app, academy)).toEqual(NOTHING);
  });

  test('stores no file for an interrupted upload', async () => {
    const { socket, head } = await begin();
    socket.write(`${head}Content-Length: 500000\r\n\r\n${PART}${'x'.repeat(100_000)}`);
    await expect.poll(async () => (await storedIn(app, academy)).unfinished).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => storedIn(app, academy)).toEqual(NOTHING);
  });

  test.each([
    ['a field instead of a file', () => formOf(['file', 'text'])],
    ['another part', () => formOf(['picture', PDF])],
    ['two files', () => formOf(['file', PDF], ['file', PDF])],
  ])('refuses with 400: %s', async (_what, form) => {
    const response = await post(form());
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: 'The request body must have one part, the file `file`.' },
    ]);
    expect(await storedIn(app, academy)).toEqual(NOTHING);
  });

  test('refuses JSON with 415', async () => {
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415);
  });

  test('requires only the scope files:write from an API key, which also gets the file record', async () => {
    const admin = await academy.as('academy_admin');
    const key = await keyOf(admin, ['files:write']);
    expect((await upload(app, key, 'a.pdf', PDF)).body.data).toMatchObject({ name: 'a.pdf', download_url: null });
    const { status, body } = await upload(app, await keyOf(admin, ['files:read']), 'a.pdf', PDF);
    expect([status, body.message]).toEqual([403, 'The API key lacks the scope files:write.']);
  });

  test('stores one file for repeated requests with an Idempotency-Key', async () => {
    const caller = { ...teacher, headers: { 'idempotency-key': 'upload-1' } };
    const first = await uploaded(app, caller, 'a.pdf');
    expect((await uploaded(app, caller, 'a.pdf')).id).toBe(first.id);
    expect((await upload(app, caller, 'b.pdf', PDF)).status).toBe(409);
    expect(await storedIn(app, academy)).toEqual({ rows: [first.id], objects: [first.id], unfinished: [] });
  });
});

/** The headers of the only part of a multipart body. */
const PART = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';

/** Opens a connection, and returns the beginning of a request for an upload. */
async function begin() {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head =
    `POST /api/v1/files HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${teacher.token}\r\n` +
    `X-Academy-ID: ${academy.id}\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
  return { socket, head };
}

function formOf(...parts: [name: string, content: string | Buffer][]): FormData {
  const form = new FormData();
  for (const [name, content] of parts) {
    if (typeof content === 'string') form.append(name, content);
    else form.append(name, new Blob([content as never]), 'a.pdf');
  }
  return form;
}

const post = (body: FormData | string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/v1/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${teacher.token}`, 'x-academy-id': academy.id, ...headers },
    body,
  });

async function keyOf(admin: Member, scopes: string[]) {
  const { data } = await createApiKey(app, admin, { role: 'ADMINISTRATOR', scopes });
  return { token: data.createApiKey.token };
}
