import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTrustedDocuments } from '../../src/platform/graphql/trusted-documents.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { gql, rest } from '../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';
import { schema } from '../support/service-schema.ts';
import { plannedStatements } from '../support/statement-count.ts';

const STUDENTS = `query Students($first: Int!, $fees: Boolean!) {
  students(first: $first, orderBy: [NAME_ASC]) {
    nodes { name enrollments(first: 5) { nodes { batch { name } } } fees(first: 5) @include(if: $fees) { nodes { amount } } }
  }
}`;

const list = {
  students: STUDENTS,
  add: 'mutation Add($input: CreateStudentInput!) { createStudent(input: $input) { name } }',
  signIn: 'mutation SignIn($input: LoginInput!) { login(input: $input) { token } }',
};

let folder: string;
let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-documents-'));
  const file = join(folder, 'documents.json');
  await writeFile(file, JSON.stringify(list));
  app = await startTestApp({ TRUSTED_DOCUMENTS: file, TRUSTED_DOCUMENTS_MODE: 'only', COMPRESSION: 'on' });
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
  for (const firstName of ['Ada', 'Bob']) await academy.with.student({ firstName });
});

afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

async function send(member: Member | null, body: object) {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(member && { authorization: `Bearer ${member.token}` }) },
    body: JSON.stringify(body),
  });
  return {
    headers: response.headers,
    status: response.status,
    ...((await response.json()) as { data?: any; errors?: any }),
  };
}

describe('service that accepts only trusted documents', () => {
  it('creates query plans at the start, so that the first request runs as few SQL statements as later requests', async () => {
    const ask = (fees: boolean) =>
      app.counting(() => send(admin, { documentId: 'students', variables: { first: 2, fees } }));
    for (const fees of [true, false]) {
      const { result, statements } = await ask(fees);
      expect(result.data.students.nodes).toHaveLength(2);
      expect('fees' in result.data.students.nodes[0]).toBe(fees);
      expect(statements).toHaveLength(plannedStatements());
    }
  });

  it('executes mutations of trusted documents with the permissions of the caller', async () => {
    const variables = { input: { firstName: 'Cy', lastName: 'Trusted' } };
    const teacher = await academy.as('teacher');
    const denied = await send(teacher, { documentId: 'add', variables });
    expect(denied).toMatchObject({ data: { createStudent: null }, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    const { body } = await rest(app, admin, 'GET', '/students?search=Trusted');
    expect(body.meta.total).toBe(0);
    expect((await send(admin, { documentId: 'add', variables })).data.createStudent.name).toBe('Cy Trusted');
    expect((await send(null, { documentId: 'add', variables })).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('returns the same response for the text of a document as for its id, and does not compress responses with tokens', async () => {
    const { data } = await gql(app, admin, STUDENTS, { first: 1, fees: false });
    expect(data).toEqual((await send(admin, { documentId: 'students', variables: { first: 1, fees: false } })).data);
    const input = { email: 'nobody@academy.test', password: 'a wrong one' };
    const { headers } = await send(null, { documentId: 'signIn', variables: { input } });
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
  });

  it('refuses all other documents before execution, but still accepts REST requests', async () => {
    for (const query of ['{ me { id } }', '{ __typename }', '{', `${STUDENTS}\n`]) {
      const { result, statements } = await app.counting(() => gql(app, { token: undefined }, query));
      expect(result).toMatchObject({ status: 400, errors: [{ message: 'The document is not known.' }] });
      expect(statements).toEqual([]);
    }
    expect((await rest(app, admin, 'GET', '/students')).status).toBe(200);
  });

  it('applies the cost limit to trusted documents', async () => {
    const file = join(folder, 'dear.json');
    const dear = '{ students(first: 100) { nodes { fees(first: 100) { nodes { payments { nodes { id } } } } } } }';
    await writeFile(file, JSON.stringify({ dear }));
    const settings = { trustedDocuments: file, trustedDocumentsOnly: false, introspection: true };
    await expect(loadTrustedDocuments(schema, settings)).rejects.toThrow(
      /dear: The operation asks for up to \d+ rows; the limit is 20000/,
    );
  });
});
