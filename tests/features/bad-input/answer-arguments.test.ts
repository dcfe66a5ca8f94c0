import { beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { codes, gql } from '../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';

describe('mutation whose result fields have invalid arguments', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeEach(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
  });

  const create = (as: Member, answer: string, { variables = '', after = '' } = {}) =>
    gql(
      app,
      as,
      `mutation ${variables} { createStudent(input: { firstName: "Ada", lastName: "Lake" }) { id ${answer} } } ${after}`,
    );

  const studentCount = async () => (await gql(app, admin, '{ students { totalCount } }')).data.students.totalCount;

  it.each([
    ['a page that is too large', 'enrollments(first: 101) { totalCount }', ['first'], {}],
    ['two negative arguments', 'fees(first: -1, offset: -1) { totalCount }', ['first', 'offset'], {}],
    ['a malformed cursor', 'attendance(after: "none") { totalCount }', ['after'], {}],
    ['a variable', 'fees(first: $many) { totalCount }', ['first'], { variables: '($many: Int = 101)' }],
    [
      'a nested list',
      'enrollments { nodes { batch { enrollments(last: 1, offset: 1) { totalCount } } } }',
      ['last'],
      {},
    ],
    ['a fragment', '...Bad', ['first'], { after: 'fragment Bad on Student { fees(first: 101) { totalCount } }' }],
    ['an inline fragment', '... on Student { ... { fees(first: 101) { totalCount } } }', ['first'], {}],
  ])('is refused, and changes nothing: %s', async (_, answer, fields, more) => {
    const result = await create(admin, answer, more);
    expect(codes(result)).toEqual(['BAD_USER_INPUT']);
    expect(Object.keys(result.errors?.[0]?.extensions.fields ?? {})).toEqual(fields);
    expect(result.data).toEqual({ createStudent: null });
    expect(await studentCount()).toBe(0);
  });

  it('gets only the error FORBIDDEN if the caller may not execute the mutation', async () => {
    const teacher = await academy.as('teacher');
    expect(codes(await create(teacher, 'enrollments(first: 101) { totalCount }'))).toEqual(['FORBIDDEN']);
    expect(await studentCount()).toBe(0);
  });

  it('is executed if a false @include excludes the field with the invalid arguments', async () => {
    const leftOut = 'enrollments(first: 101) @include(if: $all) { totalCount }';
    const result = await create(admin, leftOut, { variables: '($all: Boolean = false)' });
    expect(result.errors).toBeUndefined();
    expect(await studentCount()).toBe(1);
  });
});
