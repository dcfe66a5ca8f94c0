import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { codes, gql } from '../../support/clients.ts';
import { doubledFragments } from '../../support/doubled-fragments.ts';
import { type School, seedSchool } from '../../support/school.ts';
import { subscribe } from '../../support/streams.ts';

describe('document whose fragments spread the next fragment twice', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
  });

  /** Replaces `{ LEAF }` of a document by fragments. */
  function doubled(document: string, type: string, leaf: string): string {
    const { selection, fragments } = doubledFragments(type, leaf);
    return `${document.replace(`{ ${leaf} }`, `{ ${selection} }`)} ${fragments}`;
  }

  it.each([
    ['a row', '{ me { id } }', 'Me', 'id'],
    ['the rows of a list', '{ students { nodes { name } } }', 'Student', 'name'],
    ['nested rows', '{ batches { nodes { course { name } } } }', 'Course', 'name'],
    ['a report', '{ monthlyReport { nodes { month } } }', 'MonthlyRow', 'month'],
    ['the schema', '{ __type(name: "Me") { name } }', '__Type', 'name'],
  ])('gets the response of the document without fragments: %s', async (_name, plain, type, leaf) => {
    const admin = school.as.academy_admin;
    const expected = await gql(app, admin, plain);
    expect(expected.errors).toBeUndefined();
    // the document is interpreted once, and may be planned from then on
    for (const _ of [1, 2, 3]) expect((await gql(app, admin, doubled(plain, type, leaf))).data).toEqual(expected.data);
  });

  it('is executed as a mutation', async () => {
    const { id } = await school.academy.with.student({ firstName: 'Rue' });
    const document = `mutation { updateStudent(id: "${id}", input: { city: "Oslo" }) { city } }`;
    const { data } = await gql(app, school.as.academy_admin, doubled(document, 'Student', 'city'));
    expect(data).toEqual({ updateStudent: { city: 'Oslo' } });
  });

  it('is refused without a token, as a mutation', async () => {
    const login = 'mutation { login(input: { email: "nobody@x.test", password: "x" }) { token } }';
    expect(codes(await gql(app, {}, doubled(login, 'AuthPayload', 'token')))).toEqual(['UNAUTHENTICATED']);
    const logout = doubled('mutation { logout { message } }', 'MessagePayload', 'message');
    expect(codes(await gql(app, {}, logout))).toEqual(['UNAUTHENTICATED']);
  });

  it('is executed as a subscription', async () => {
    const plain = 'subscription { sessionChanged { id } }';
    const stream = await subscribe(app, school.as.academy_admin, doubled(plain, 'ClassSession', 'id'));
    await stream.close();
  });
});
