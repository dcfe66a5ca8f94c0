import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, gql } from '../../../support/clients.ts';
import { type Asker, type School, seedSchool } from '../../../support/school.ts';
import type { Member } from '../../../support/seed.ts';
import { statementsOf } from '../../../support/visibility.ts';

const ROLES = [
  'academy_admin',
  'administrator',
  'department_head',
  'parent',
  'student',
  'support_staff',
  'teacher',
] as const;

describe('members query', () => {
  let app: TestApp;
  let school: School;
  let members: Record<string, string>;

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
    const { data } = await gql(app, school.as.super_admin, '{ members { nodes { id userId } } }');
    members = Object.fromEntries(data.members.nodes.map((row: Row) => [row.userId, row.id]));
    other = await school.academy.as('administrator');
  });

  type Row = { id: string; userId: string };
  let other: Member;

  const userOf = (role: Asker) => (school.as[role] as Member).userId;
  const named = (rows: Row[]) =>
    rows
      .map(
        ({ userId }) => ROLES.find((role) => userOf(role) === userId) ?? (userId === other.userId ? 'other' : userId),
      )
      .sort();
  const list = async (asker: Asker, filter: object = {}) => {
    const query = 'query ($f: MembershipFilter) { members(first: 100, filter: $f) { totalCount nodes { id userId } } }';
    const result = await gql(app, school.as[asker], query, { f: filter });
    if (result.errors) return codes(result);
    expect(result.data.members.totalCount).toBe(result.data.members.nodes.length);
    return named(result.data.members.nodes);
  };

  const BELOW = ['department_head', 'parent', 'student', 'support_staff', 'teacher'];

  it.each<[Asker, string[]]>([
    ['super_admin', [...ROLES, 'other'].sort()],
    ['academy_admin', [...ROLES, 'other'].sort()],
    ['administrator', ['administrator', ...BELOW]],
    ['department_head', ['FORBIDDEN']],
    ['teacher', ['FORBIDDEN']],
    ['support_staff', ['FORBIDDEN']],
    ['parent', ['FORBIDDEN']],
    ['student', ['FORBIDDEN']],
    ['outsider', ['FORBIDDEN']],
    ['nobody', ['UNAUTHENTICATED']],
  ])('returns to the caller %s the members: %s', async (asker, expected) => {
    expect(await list(asker)).toEqual(expected);
  });

  it("returns a single member only if the caller's list contains the member", async () => {
    const query = 'query ($id: ID!) { member(id: $id) { userId role staffRole } }';
    const ask = (asker: Asker, role: Asker) => gql(app, school.as[asker], query, { id: members[userOf(role)] });
    expect((await ask('academy_admin', 'administrator')).data.member).toEqual({
      userId: userOf('administrator'),
      role: 'STAFF',
      staffRole: 'ADMINISTRATOR',
    });
    expect((await ask('administrator', 'teacher')).data.member.staffRole).toBe('TEACHER');
    expect((await ask('administrator', 'academy_admin')).data).toEqual({ member: null });
    expect(codes(await ask('teacher', 'teacher'))).toEqual(['FORBIDDEN']);
    expect(codes(await ask('parent', 'parent'))).toEqual(['FORBIDDEN']);
  });

  it('applies searches and filters only to members whom the caller may see', async () => {
    const { data } = await gql(app, school.as.academy_admin, '{ me { email name } }');
    expect(await list('super_admin', { search: data.me.email.toUpperCase() })).toEqual(['academy_admin']);
    expect(await list('administrator', { search: data.me.email })).toEqual([]);
    expect(await list('administrator', { search: data.me.name })).not.toContain('academy_admin');
    expect(await list('administrator', { role: 'ACADEMY_ADMIN' })).toEqual([]);
    expect(await list('administrator', { role: 'STAFF' })).toEqual([
      'administrator',
      'department_head',
      'support_staff',
      'teacher',
    ]);
    expect(await list('academy_admin', { role: 'PARENT' })).toEqual(['parent']);
  });

  it('returns no password hash', async () => {
    const { errors } = await gql(app, school.as.academy_admin, '{ members { nodes { passwordHash } } }');
    expect(errors?.[0]?.message).toMatch(/passwordHash/);
  });

  it('runs at most five statements for any number of rows', async () => {
    for (const asker of ['academy_admin', 'administrator'] as const) {
      expect(await statementsOf(app, school.as[asker], 'members')).toBeLessThanOrEqual(5);
    }
  });
});
