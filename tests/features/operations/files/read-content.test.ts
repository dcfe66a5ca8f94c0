import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { fetchContent, GIF, PDF, uploaded } from '../../../support/files.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

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

const path = ({ id }: { id: string }) => `/api/v1/files/${id}/content`;

/** Returns the signed address of a file for a caller. */
async function addressFor(caller: Member, { id }: { id: string }): Promise<string> {
  const { data } = await gql(app, caller, 'query ($id: ID!) { file(id: $id) { downloadUrl } }', { id });
  return data.file.downloadUrl;
}

const textOf = async (response: Response) => [response.status, await response.text()];

describe('content of a file:', () => {
  test('the uploader gets the bytes, with headers that make browsers save the file instead of running it', async () => {
    const file = await uploaded(app, teacher, "it's ä (1).gif", GIF);
    const response = await fetchContent(app, path(file), teacher);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(GIF);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/gif',
      'content-disposition': "attachment; filename*=UTF-8''it%27s%20%C3%A4%20%281%29.gif",
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-length': String(GIF.length),
      etag: `"${file.sha256}"`,
    });
  });

  test('browsers show a picture or text only with `disposition=inline`, and never show other types', async () => {
    const [gif, csv] = [await uploaded(app, teacher, 'a.gif', GIF), await uploaded(app, teacher, 'a.csv', 'a,b')];
    const dispositionOf = async (file: { id: string }) =>
      (await fetchContent(app, `${path(file)}?disposition=inline`, teacher)).headers.get('content-disposition');
    expect(await dispositionOf(gif)).toBe("inline; filename*=UTF-8''a.gif");
    expect(await dispositionOf(csv)).toBe("attachment; filename*=UTF-8''a.csv");
  });

  test('a request for a byte range gets this range, and a range after the end gets 416', async () => {
    const file = await uploaded(app, teacher, 'a.txt', '0123456789');
    const part = async (range: string, headers = {}) => {
      const response = await fetchContent(app, path(file), { ...teacher, headers: { range, ...headers } });
      return [response.status, response.headers.get('content-range'), await response.text()];
    };
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await part('bytes=-10')).toEqual([206, 'bytes 0-9/10', '0123456789']);
    expect(await part('bytes=-1000')).toEqual([206, 'bytes 0-9/10', '0123456789']);
    expect(await part('bytes=-0')).toEqual([416, 'bytes */10', '']);
    expect(await part('bytes=8-100')).toEqual([206, 'bytes 8-9/10', '89']);
    expect(await part('bytes=10-')).toEqual([416, 'bytes */10', '']);
    expect(await part('bytes=0-1,4-5')).toEqual([200, null, '0123456789']);
    expect(await part('bytes=2-4', { 'if-range': '"other"' })).toEqual([200, null, '0123456789']);
    expect(await part('bytes=2-4', { 'if-range': `"${file.sha256}"` })).toEqual([206, 'bytes 2-4/10', '234']);
  });

  test('a HEAD request gets only the headers, and a known ETag gets 304', async () => {
    const file = await uploaded(app, teacher);
    const head = await fetchContent(app, path(file), { ...teacher, method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(PDF.length), '']);
    const known = { ...teacher, headers: { 'if-none-match': `"${file.sha256}"` } };
    expect((await fetchContent(app, path(file), known)).status).toBe(304);
    expect((await fetchContent(app, path(file), { ...teacher, method: 'DELETE' })).status).toBe(405);
  });

  test('callers without a token, callers of other academies, and callers without the right to the file are refused', async () => {
    const file = await uploaded(app, teacher);
    expect((await fetchContent(app, path(file))).status).toBe(401);
    const others = [
      await (await seedAcademy(app)).as('academy_admin'),
      await academy.as('academy_admin'),
      await academy.as('teacher'),
      await academy.as('parent'),
    ];
    for (const other of others) {
      expect(await textOf(await fetchContent(app, path(file), other))).toEqual([404, '{"message":"File not found."}']);
      expect((await rest(app, other, 'GET', `/files/${file.id}`)).status).toBe(404);
    }
    expect((await fetchContent(app, '/api/v1/files/x/content', teacher)).status).toBe(404);
  });
});

describe('downloadUrl, a signed address:', () => {
  test('gets the content without a token', async () => {
    const file = await uploaded(app, teacher, 'a.txt', 'Hello');
    expect(file.download_url).toContain(`/api/v1/files/${file.id}/content?expires=`);
    const response = await fetchContent(app, await addressFor(teacher, file));
    expect(await textOf(response)).toEqual([200, 'Hello']);
    const inline = await fetchContent(app, `${await addressFor(teacher, file)}&disposition=inline`);
    expect(inline.headers.get('content-disposition')).toMatch(/^inline/);
  });

  test('gets 403 if it is altered, expired or for another file', async () => {
    const [file, other] = [await uploaded(app, teacher), await uploaded(app, teacher)];
    const refused = [403, '{"message":"The link is invalid or has expired."}'];
    const address = new URL(await addressFor(teacher, file), app.url);
    const altered = (name: string, value: string) => {
      const url = new URL(address);
      url.searchParams.set(name, value);
      return url.href;
    };
    const colleague = await academy.as('academy_admin');
    for (const url of [
      altered('expires', String(Number(address.searchParams.get('expires')) + 1)),
      altered('expires', 'never'),
      altered('user', colleague.userId),
      altered('user', 'x'),
      altered('signature', ''),
      altered('signature', 'ä'),
      address.href.replace(file.id, other.id),
    ])
      expect(await textOf(await fetchContent(app, url))).toEqual(refused);
    vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] });
    try {
      expect(await textOf(await fetchContent(app, address.href))).toEqual(refused);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is checked against the rights of its user each time', async () => {
    const file = await uploaded(app, teacher);
    const address = await addressFor(teacher, file);
    expect((await fetchContent(app, address)).status).toBe(200);
    const admin = await academy.as('academy_admin');
    const { data } = await gql(app, admin, '{ members { nodes { id userId } } }');
    const { id } = data.members.nodes.find((member: { userId: string }) => member.userId === teacher.userId);
    expect((await rest(app, admin, 'DELETE', `/members/${id}`)).status).toBe(200);
    expect((await fetchContent(app, address)).status).toBe(403);
  });
});
