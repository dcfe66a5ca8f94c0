import { type GraphQLInputObjectType, getNamedType, isEnumType, isListType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../src/features/academics/enrollments/enrollment.enums.ts';
import { StudentStatus } from '../../../src/features/people/students/student.enums.ts';
import { schema } from '../../compiled/interpreter.ts';
import { seedRichSchool } from '../../compiled/rich-school.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { codes, gql, unseen } from '../../support/clients.ts';
import { type ListField, namedBy, resources, rootFields } from '../../support/resources.ts';
import type { School } from '../../support/school.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';
import { data, thrice } from './thrice.ts';
import { readerOf, within } from './whose.ts';

const ROLES = ['academy_admin', 'teacher', 'parent'] as const;
const NOBODY = '0197f3a0-0000-7000-8000-00000000beef';

type Row = { id: string };

const membersOf = (list: ListField) =>
  Object.values((schema.getType(list.filter) as GraphQLInputObjectType).getFields());

/** Every filter of a list that accepts several values. */
const SEVERAL = rootFields.flatMap((list) =>
  membersOf(list)
    .filter(({ name, type }) => isListType(type) && name !== 'exclude')
    .map(({ name, type }) => ({ list, name, one: name.replace(/In$/, ''), of: getNamedType(type) })),
);

/** Returns a query for all rows that match a filter. */
const queryOf = (list: ListField) =>
  `query ($filter: ${list.filter}) { ${list.name}(first: 100, filter: $filter) { nodes { id } totalCount } }`;

describe('filters by several values', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await seedRichSchool(app);
  });

  /** Returns the sorted ids of the rows that match a filter. Expects that `totalCount` is their number. */
  async function found(list: ListField, filter: object, who = readerOf(list, school)): Promise<string[]> {
    const asked = { filter: { ...within(list, school), ...filter } };
    const { data: answer, errors } = await gql(app, who, queryOf(list), asked);
    expect(errors).toBeUndefined();
    const page = answer[list.name];
    expect(page.totalCount).toBe(page.nodes.length);
    return page.nodes.map(({ id }: Row) => id).sort();
  }

  it('exist for every enum filter and id filter', () => {
    const missing = rootFields.flatMap((list) => {
      const names = membersOf(list).map(({ name }) => name);
      const singles = membersOf(list).filter(({ type }) => isEnumType(type) || String(type) === 'ID');
      return singles.map(({ name }) => `${name}In`).filter((name) => !names.includes(name));
    });
    expect(missing).toEqual([]);
    expect(rootFields.every((list) => membersOf(list).some(({ name }) => name === 'exclude'))).toBe(true);
    expect(SEVERAL.length).toBeGreaterThan(20);
  });

  /** Returns values for a filter: all values of an enum, ids of matching resources, or values of existing rows. */
  async function valuesOf({ list, one, of }: (typeof SEVERAL)[number]): Promise<string[]> {
    if (isEnumType(of)) return of.getValues().map(({ name }) => name);
    const single = namedBy(list, one);
    const rows = resources.find((each) => each.one === single);
    if (rows) return [...(await found(rows, {})).slice(0, 3), NOBODY];
    const query = `query ($filter: ${list.filter}) { ${list.name}(first: 100, filter: $filter) { nodes { value: ${one} } } }`;
    const answer = await data(app, readerOf(list, school), query, { filter: within(list, school) });
    const values: (string | null)[] = answer[list.name].nodes.map(({ value }: { value: string | null }) => value);
    const known = [...new Set(values.filter((value) => value !== null))];
    // the test needs a value after the first value that matches a row
    return known.length > 1 ? [...known, NOBODY] : [NOBODY, ...known];
  }

  it.each(SEVERAL)(
    'in $list.name return the rows with any of several values of $name, for every caller',
    async (filter) => {
      const { list, name, one } = filter;
      const [first, ...others] = (await valuesOf(filter)).slice(0, 4) as [string, string, ...string[]];
      for (const who of new Set([readerOf(list, school), ...ROLES.map((role) => school.as[role])])) {
        const each: string[][] = [];
        for (const value of others) {
          const { data: answer, errors } = await gql(app, who, queryOf(list), {
            filter: { ...within(list, school), [one]: value },
          });
          each.push(errors ? codes({ errors } as never) : answer[list.name].nodes.map(({ id }: Row) => id));
        }
        const union = [...new Set(each.flat())].sort();
        if (union.includes('FORBIDDEN')) {
          const refused = await thrice(app, who, queryOf(list), { filter: { [name]: others } });
          expect(codes(refused)).toEqual(['FORBIDDEN']);
        } else expect(await found(list, { [name]: others }, who)).toEqual(union);
      }
      const [second] = others;
      const alone = await found(list, { [one]: second });
      expect(await found(list, { [name]: [second] })).toEqual(alone);
      expect(await found(list, { [name]: [] })).toEqual([]);
      // a row must meet both conditions
      expect(await found(list, { [name]: others, [one]: second })).toEqual(alone);
      expect(await found(list, { [name]: others, [one]: first })).toEqual([]);
    },
  );

  it.each(rootFields)('by the field exclude omit the rows with the given ids from $name', async (list) => {
    const all = await found(list, {});
    const [gone, ...left] = all;
    if (gone === undefined) throw new Error(`There are no ${list.name}.`);
    expect(await found(list, { exclude: [gone.toUpperCase(), NOBODY] })).toEqual(left);
    expect(await found(list, { exclude: [] })).toEqual(all);
    expect(await found(list, { exclude: null })).toEqual(all);
    expect(await found(list, { exclude: all.slice(0, 100) })).toEqual([]);
  });

  it('are refused with too many values, duplicates or malformed ids, before any SQL statement runs', async () => {
    const refusals: [string, object, object][] = [
      [
        'students',
        { statusIn: Array(1_000).fill('ACTIVE') },
        {
          statusIn: [
            'The status in field must not have more than 100 items.',
            'The status in field has a duplicate value.',
          ],
        },
      ],
      [
        'students',
        { batchIdIn: Array.from({ length: 1_000 }, () => crypto.randomUUID()) },
        { batchIdIn: ['The batch id in field must not have more than 100 items.'] },
      ],
      [
        'enrollments',
        { exclude: Array.from({ length: 101 }, () => crypto.randomUUID()) },
        { exclude: ['The exclude field must not have more than 100 items.'] },
      ],
      ['enrollments', { statusIn: ['ACTIVE', 'ACTIVE'] }, { statusIn: ['The status in field has a duplicate value.'] }],
      [
        'fees',
        { parentIdIn: [NOBODY, 'x'], exclude: ['1'] },
        {
          parentIdIn: ['The parent id in field must be a valid UUID.'],
          exclude: ['The exclude field must be a valid UUID.'],
        },
      ],
    ];
    for (const [name, filter, fields] of refusals) {
      const list = rootFields.find((each) => each.name === name) as ListField;
      const query = unseen(queryOf(list));
      const { result, statements } = await app.counting(() => thrice(app, school.as.academy_admin, query, { filter }));
      expect(codes(result)).toEqual(['BAD_USER_INPUT']);
      expect(result.errors?.[0]?.extensions.fields).toEqual(fields);
      expect(statements.filter((sql) => sql.includes(`"${name}"`))).toEqual([]);
    }
  });

  it('are refused if one value is invalid, or if a text is sent instead of an enum value', async () => {
    for (const filter of [
      '{ statusIn: [GONE] }',
      '{ statusIn: [null] }',
      '{ batchIdIn: [7.5] }',
      '{ statusIn: "ACTIVE" }',
    ]) {
      const { data: answer, errors } = await gql(
        app,
        school.as.academy_admin,
        `{ students(filter: ${filter}) { totalCount } }`,
      );
      expect(answer?.students ?? null).toBeNull();
      expect(errors?.[0]?.extensions.code).toMatch(/^(BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/);
    }
  });

  it('do not change filters by one value, which still accept a variable of the type of one value', async () => {
    const query = 'query ($s: StudentStatus, $b: ID) { students(filter: { status: $s, batchId: $b }) { totalCount } }';
    expect((await data(app, school.as.academy_admin, query, { s: 'ACTIVE' })).students.totalCount).toBeGreaterThan(1);
  });

  it('accept one value instead of a list of values', async () => {
    const { a, b } = await data(
      app,
      school.as.academy_admin,
      `{ a: students(filter: { statusIn: ACTIVE }) { nodes { id } totalCount }
      b: students(filter: { status: ACTIVE }) { nodes { id } totalCount } }`,
    );
    expect(a).toEqual(b);
  });

  it('use the same SQL statement for any number of values', async () => {
    const query =
      'query Several($in: [EnrollmentStatus!]) { enrollments(filter: { statusIn: $in }) { nodes { id } totalCount } }';
    const ask = (values: string[]) => gql(app, school.as.academy_admin, query, { in: values });
    for (let times = 0; times < 2; times++) await ask(['ACTIVE', 'DROPPED']);
    const asked = async (values: string[]) =>
      (await app.counting(() => ask(values))).statements.filter((sql) => sql.includes('"enrollments"'));
    const [two, ...more] = await asked(['ACTIVE', 'DROPPED']);
    expect(more).toEqual([]);
    expect(await asked(['PENDING', 'DROPPED', 'COMPLETED'])).toEqual([two]);
    expect(await asked([])).toEqual([two]);
  });
});

describe('totals of filters by several values', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
    const [one, two] = [await academy.with.batch(), await academy.with.batch()];
    for (const status of [
      StudentStatus.ACTIVE,
      StudentStatus.INACTIVE,
      StudentStatus.GRADUATED,
      StudentStatus.ACTIVE,
    ]) {
      const student = await academy.with.student({ status });
      for (const batch of [one, two]) await academy.with.enrollment({ studentId: student.id, batchId: batch.id });
      await academy.with.enrollment({ studentId: student.id, status: EnrollmentStatus.DROPPED });
    }
  });

  it('are computed from the stored row counts', async () => {
    const query = '{ students(filter: { statusIn: [ACTIVE, GRADUATED] }) { totalCount } }';
    const { result, statements } = await app.counting(() => thrice(app, admin, query));
    expect(result.data.students.totalCount).toBe(3);
    expect(result.extensions?.cost.requested).toBe(2);
    const reading = statements.filter((sql) => /"student(s|_counts)"/.test(sql));
    expect(reading).toHaveLength(3);
    for (const statement of reading) expect(statement).not.toContain('count(*)');
  });

  it('are computed by subtracting the excluded rows from the stored row counts', async () => {
    const { students } = await data(app, admin, '{ students { nodes { id status } } }');
    const [one, two] = students.nodes.filter(({ status }: any) => status === 'ACTIVE').map(({ id }: Row) => id);
    const [gone] = students.nodes.filter(({ status }: any) => status === 'INACTIVE').map(({ id }: Row) => id);
    const query = `query ($exclude: [ID!], $offset: Int) {
      students(offset: $offset, filter: { statusIn: [ACTIVE, GRADUATED], exclude: $exclude }) { totalCount nodes { id } } }`;
    const left = async (exclude: string[], offset = 0) => (await data(app, admin, query, { exclude, offset })).students;
    expect(await left([one, gone])).toMatchObject({ totalCount: 2, nodes: { length: 2 } });
    expect(await left([one, two, NOBODY])).toMatchObject({ totalCount: 1, nodes: { length: 1 } });
    expect(await left([one], 1_000)).toEqual({ totalCount: 2, nodes: [] });
    const { statements } = await app.counting(() =>
      gql(app, admin, `{ students(filter: { exclude: ["${one}"] }) { totalCount } }`),
    );
    expect(statements.filter((sql) => sql.includes('"student_counts"'))).toHaveLength(1);
  });

  it('equal the number of selected rows in nested lists', async () => {
    const answer = await data(
      app,
      admin,
      `{ students(filter: { statusIn: [ACTIVE, INACTIVE] }) { totalCount nodes { status
        open: enrollments(filter: { statusIn: [ACTIVE, PENDING] }) { totalCount nodes { status } }
        all: enrollments(filter: { statusIn: [ACTIVE, DROPPED] }) { totalCount } } } }`,
    );
    expect(answer.students.totalCount).toBe(3);
    expect(answer.students.nodes.map(({ status }: any) => status).sort()).toEqual(['ACTIVE', 'ACTIVE', 'INACTIVE']);
    for (const { open, all } of answer.students.nodes) {
      expect(open).toEqual({ totalCount: 2, nodes: [{ status: 'ACTIVE' }, { status: 'ACTIVE' }] });
      expect(all.totalCount).toBe(3);
    }
  });

  it('count a student who is in several of the selected batches only once', async () => {
    const { batches } = await data(app, admin, '{ batches { nodes { id } } }');
    const ids = batches.nodes.map(({ id }: Row) => id);
    const query = 'query ($ids: [ID!]) { students(filter: { batchIdIn: $ids }) { nodes { id } totalCount } }';
    const { students } = await data(app, admin, query, { ids });
    expect(new Set(students.nodes.map(({ id }: Row) => id)).size).toBe(4);
    expect(students).toMatchObject({ totalCount: 4, nodes: { length: 4 } });
  });
});
