import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, codes, gql, rest } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy, seedUser } from '../../../support/seed.ts';

const COURSE = 'createCourse(input: {name: "Behind"}) { id name }';

describe('several mutations in one document, executed in order', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;
  let watcher: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
    watcher = await academy.as('academy_admin');
  });

  const coursesOf = async (asker: Credentials = watcher): Promise<number> =>
    (await gql(app, asker, '{ courses { totalCount } }')).data.courses.totalCount;

  const membershipOf = async ({ userId }: Member): Promise<string> => {
    const { data } = await gql(app, watcher, '{ members(first: 100) { nodes { id userId } } }');
    return data.members.nodes.find((member: { userId: string }) => member.userId === userId).id;
  };

  const isKnown = async (token: string): Promise<boolean> =>
    (await rest(app, { token }, 'GET', '/auth/me')).status === 200;

  it('write nothing if an earlier mutation is a logout', async () => {
    const member = await academy.as('academy_admin');
    const before = await coursesOf();
    const told = await gql(app, member, `mutation { logout { message } ${COURSE} }`);
    expect(told.data).toEqual({ logout: { message: 'Logged out.' }, createCourse: null });
    expect(told.errors?.map(({ path }) => path)).toEqual([['createCourse']]);
    expect(codes(told)).toEqual(['UNAUTHENTICATED']);
    expect(await coursesOf()).toBe(before);
    expect(await isKnown(member.token)).toBe(false);
  });

  it('refresh the token only once if there are two refreshToken fields, and the new token can be used', async () => {
    const member = await academy.as('teacher');
    const told = await gql(app, member, 'mutation { one: refreshToken { token } two: refreshToken { token } }');
    expect(told.data).toEqual({ one: { token: expect.any(String) }, two: null });
    expect(codes(told)).toEqual(['UNAUTHENTICATED']);
    expect(await isKnown(told.data.one.token)).toBe(true);
  });

  it('are refused if an earlier mutation takes the required role away from the caller', async () => {
    const member = await academy.as('academy_admin');
    const parent = await academy.with.parent();
    const id = await membershipOf(member);
    const before = await coursesOf();
    const told = await gql(
      app,
      member,
      `mutation { changeMemberRole(id: "${id}", role: PARENT, parentId: "${parent.id}") { role } ${COURSE} }`,
    );
    expect(codes(told)).toEqual(['FORBIDDEN']);
    expect(told.data.createCourse).toBeNull();
    expect(await coursesOf()).toBe(before);
  });

  it('are refused if an earlier mutation removes the membership of the caller', async () => {
    const member = await academy.as('academy_admin');
    const id = await membershipOf(member);
    const before = await coursesOf();
    const told = await gql(app, member, `mutation { removeMember(id: "${id}") { message } ${COURSE} }`);
    expect(told.data).toEqual({ removeMember: { message: 'Member removed.' }, createCourse: null });
    expect(told.errors?.map(({ message }) => message)).toEqual(['You do not have access to this academy.']);
    expect(await coursesOf()).toBe(before);
  });

  it('write nothing to an academy that an earlier mutation deleted', async () => {
    const other = await seedAcademy(app);
    const member = await other.as('academy_admin');
    const told = await gql(app, member, `mutation { deleteAcademy(id: "${other.id}") { message } ${COURSE} }`);
    expect(told.data).toEqual({ deleteAcademy: { message: 'Academy deleted.' }, createCourse: null });
    expect(codes(told)).toEqual(['FORBIDDEN']);
    const courses = await other.run((em) => em.getKysely<any>().selectFrom('courses').selectAll().execute());
    expect(courses.filter((course) => course.academy_id === other.id)).toEqual([]);
  });

  it('can use the role academy_admin in an academy that an earlier mutation created', async () => {
    const user = await seedUser(app);
    const input = '{name: "Fresh", type: CHESS, email: "office@example.test"}';
    const told = await gql(app, user, `mutation { createAcademy(input: ${input}) { id } ${COURSE} }`);
    expect(told.errors).toBeUndefined();
    expect(await coursesOf({ token: user.token, academyId: told.data.createAcademy.id })).toBe(1);
  });

  it('keep their effects if another mutation fails', async () => {
    const before = await coursesOf();
    const told = await gql(
      app,
      admin,
      `mutation { first: ${COURSE} createCourse(input: {name: ""}) { id } last: ${COURSE} }`,
    );
    expect(told.errors?.map(({ path }) => path)).toEqual([['createCourse']]);
    expect(codes(told)).toEqual(['BAD_USER_INPUT']);
    const course = { id: expect.any(String), name: 'Behind' };
    expect(told.data).toEqual({ first: course, createCourse: null, last: course });
    expect(await coursesOf()).toBe(before + 2);
  });

  it('each check the permissions of the caller once', async () => {
    const asked = async (fields: number) => {
      const document = Array.from({ length: fields }, (_, index) => `f${index}: ${COURSE}`).join(' ');
      const { statements } = await app.counting(() => gql(app, admin, `mutation { ${document} }`));
      return statements.filter((statement) => /from local_sessions/.test(statement)).length;
    };
    expect([await asked(1), await asked(2), await asked(5)]).toEqual([1, 2, 5]);
  });
});
