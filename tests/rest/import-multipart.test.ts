import { beforeAll, expect, test } from 'vitest';
import { stateOf } from '../features/writing.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { asDescribed } from '../support/description.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

const CSV = 'external_id,first_name,last_name\nA-1,Ada,Löwe\n';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

async function send(body: FormData | string | Uint8Array, headers: Record<string, string> = {}, query = '') {
  const response = await fetch(`${app.url}/api/v1/students/import${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'x-academy-id': academy.id, ...headers },
    body: body as RequestInit['body'],
  });
  const text = await (await asDescribed(response, 'POST')).text();
  return { status: response.status, body: JSON.parse(text) };
}

function formOf(...parts: [name: string, content: string | Uint8Array, file?: string][]): FormData {
  const form = new FormData();
  for (const [name, content, file] of parts) {
    if (file === undefined) form.append(name, content as string);
    else form.append(name, new Blob([content as string]), file);
  }
  return form;
}

test('an import reads its file from the part `file` of a multipart body, with the same result as from text/csv', async () => {
  const tried = await send(formOf(['file', CSV, 'students.csv']), {}, '?dry_run=true');
  expect(tried).toMatchObject({ status: 200, body: { data: { created: 1, dry_run: true } } });
  expect(await send(formOf(['file', CSV, 'students.csv']))).toMatchObject({
    status: 200,
    body: { data: { created: 1 } },
  });
  expect(await send(CSV, { 'content-type': 'text/csv' })).toMatchObject({
    status: 200,
    body: { data: { unchanged: 1 } },
  });
});

test('an import of a multipart file reports invalid cells in the same way as an import of text/csv', async () => {
  const wrong = CSV.replace('Ada', '').replace('A-1', 'A-2');
  const multipart = await send(formOf(['file', wrong, 'students.csv']));
  expect(multipart.status).toBe(422);
  expect(multipart).toEqual(await send(wrong, { 'content-type': 'text/csv' }));
});

const MULTIPART = 'multipart/form-data; boundary=x';
const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const FILE = part('name="file"; filename="a.csv"', CSV);

const NOT_ONE = 'The request body must have one part, the file `file`.';
const UNREADABLE = 'The request body could not be read.';
const TOO_LARGE = 'The request body must not be larger than 5 MB.';

test.each<[string, FormData | string | Uint8Array, number, string, Record<string, string>?]>([
  ['another name', formOf(['csv', CSV, 'students.csv']), 400, NOT_ONE],
  ['two files', formOf(['file', CSV, 'a.csv'], ['file', CSV, 'b.csv']), 400, NOT_ONE],
  ['a further field', formOf(['file', CSV, 'a.csv'], ['dry_run', 'true']), 400, NOT_ONE],
  ['a text in place of the file', formOf(['file', CSV]), 400, NOT_ONE],
  ['no part', formOf(), 400, NOT_ONE],
  ['no boundary', FILE, 400, UNREADABLE, { 'content-type': 'multipart/form-data' }],
  ['no end', FILE, 400, UNREADABLE, { 'content-type': MULTIPART }],
  [
    'bytes that are no UTF-8',
    formOf(['file', new Uint8Array([97, 10, 0xe4]), 'a.csv']),
    400,
    'The request body is not valid UTF-8.',
  ],
  [
    'compression',
    `${FILE}--x--\r\n`,
    415,
    'The content encoding of the request body is not supported.',
    { 'content-type': MULTIPART, 'content-encoding': 'gzip' },
  ],
  ['a file that is too large', formOf(['file', 'a'.repeat(5 * 1024 * 1024 + 1), 'a.csv']), 413, TOO_LARGE],
  ['a body that is much too large', formOf(['file', 'a'.repeat(6 * 1024 * 1024), 'a.csv']), 413, TOO_LARGE],
])(
  'an import writes nothing and is refused if the multipart body has %s',
  async (_, body, status, message, headers) => {
    const before = await stateOf(app, academy.id);
    const answer = await send(body, headers);
    expect([answer.status, answer.body]).toEqual([status, { message }]);
    expect(await stateOf(app, academy.id)).toEqual(before);
  },
);
