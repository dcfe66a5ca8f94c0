import { isNonNullType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { codes, gql, rest } from '../support/clients.ts';
import { type School, seedSchool } from '../support/school.ts';
import { schema } from '../support/service-schema.ts';

/** Lists that a teacher may not read, and their REST paths. */
const REFUSED = [
  ['fees', '/fees'],
  ['payments', null],
  ['members', '/members'],
  ['invitations', null],
  ['auditLog', null],
] as const;

/** The numbers of the requests. The first request is interpreted, and later requests are planned. */
const TIMES = [1, 2, 3];

describe('permitted fields in the same query as a forbidden field', () => {
  let app: TestApp;
  let school: School;
  let serial = 0;

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
  });

  it('can be returned, because every root field is nullable', () => {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    expect(fields.length).toBeGreaterThan(20);
    expect(fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
  });

  it.each(REFUSED)('return data, while the forbidden list %s is null with an error', async (list, path) => {
    const document = `query Q${serial++} {
      me { name isSuperAdmin }
      courses { totalCount nodes { id } }
      mine: ${list} { totalCount nodes { id } }
      departments { totalCount }
    }`;
    for (const time of TIMES) {
      const told = await gql(app, school.as.teacher, document);
      expect(
        told.errors?.map((error) => error.path),
        `${time}`,
      ).toEqual([['mine']]);
      expect(codes(told)).toEqual(['FORBIDDEN']);
      expect(told.data).toEqual({
        me: { name: expect.any(String), isSuperAdmin: false },
        courses: { totalCount: expect.any(Number), nodes: expect.any(Array) },
        mine: null,
        departments: { totalCount: expect.any(Number) },
      });
    }
    if (path === null) return;
    const { status, body } = await rest(app, school.as.teacher, 'GET', path);
    expect([status, body]).toEqual([403, { message: 'This action is unauthorized.' }]);
  });

  it('return data if no academy is chosen, while a list that requires an academy is null', async () => {
    const document = `query Q${serial++} { academies { totalCount } students { totalCount nodes { id } } me { isSuperAdmin } }`;
    const { academyId, ...outside } = school.as.super_admin;
    for (const time of TIMES) {
      const told = await gql(app, outside, document);
      expect(codes(told), `${time}`).toEqual(['ACADEMY_REQUIRED']);
      expect(told.data).toEqual({
        academies: { totalCount: expect.any(Number) },
        students: null,
        me: { isSuperAdmin: true },
      });
    }
  });
});
