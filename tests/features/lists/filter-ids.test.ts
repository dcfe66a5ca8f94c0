import { beforeAll, describe, expect, it } from 'vitest';
import { snakeCase } from '../../../src/platform/validation/messages.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { codes, gql } from '../../support/clients.ts';
import { namedBy, resources } from '../../support/resources.ts';
import { ROWS, type School, sharedSchool } from './school.ts';
import { data, thrice } from './thrice.ts';

/** Each filter by an id. `of` is the name of the query that returns the row with this id. */
const ID_FILTERS = resources.flatMap((list) =>
  list.idFilters.flatMap((name) => {
    const of = namedBy(list, name);
    return of === null ? [] : [{ list, name, of }];
  }),
);

const SINGLE_QUERIES = ['academy', 'member', ...resources.map(({ one }) => one)];

const MALFORMED = [
  '',
  'x',
  '1',
  '0197f3a0-0000-7000-8000-00000000bee',
  "' or 1 = 1 --",
  '\u0000',
  'ÄÖÜ',
  'x'.repeat(9000),
];

/** Declarations of one variable for each malformed id, so that one document can contain all these ids. */
const IDS = MALFORMED.map((_id, n) => `$id${n}: ID!`).join(' ');
const numbered = (ids: readonly string[]) => Object.fromEntries(ids.map((id, n) => [`id${n}`, id]));

const wordsOf = (name: string) => snakeCase(name).replaceAll('_', ' ');
describe('ids in filters and queries', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await sharedSchool(app);
  });

  it.each(ID_FILTERS)('are refused by $list.name if $name is malformed', async ({ list, name }) => {
    const fields = MALFORMED.map(
      (_id, n) => `id${n}: ${list.name}(filter: { ${name}: $id${n} }) { nodes { id } totalCount }`,
    );
    const result = await thrice(app, school.admin, `query (${IDS}) { ${fields.join(' ')} }`, numbered(MALFORMED));
    expect(result.status).toBe(200);
    for (const [n, id] of MALFORMED.entries()) {
      const text = id.includes('\u0000')
        ? `The ${wordsOf(name)} field format is invalid.`
        : `The ${wordsOf(name)} field must be a valid UUID.`;
      const told = result.errors?.filter(({ path }) => path?.[0] === `id${n}`).map(({ extensions }) => extensions);
      expect(told).toEqual([expect.objectContaining({ code: 'BAD_USER_INPUT', fields: { [name]: [text] } })]);
    }
  });

  it.each(ID_FILTERS)(
    'are accepted in upper case by the filter $name of $list.name',
    async ({ list: { name: list }, name, of }) => {
      const query = `query ($id: ID!) { ${list}(first: 100, filter: { ${name}: $id }) { nodes { id } totalCount } }`;
      const id = school.parents[of] as string;
      const lower = await data(app, school.admin, query, { id });
      const upper = await data(app, school.admin, query, { id: id.toUpperCase() });
      // each student has at most one account, and each fee one invoice
      const isSingle = list === 'accounts' || (list === 'invoices' && name === 'feeId');
      expect(lower[list].totalCount).toBeGreaterThanOrEqual(isSingle ? 1 : ROWS);
      expect(upper).toEqual(lower);
      expect(await data(app, school.admin, query, { id: ` ${id} ` })).toEqual(lower);
    },
  );

  it('are refused if they are numbers or malformed literals', async () => {
    for (const id of ['1', '"x"']) {
      const result = await thrice(app, school.admin, `{ fees(filter: { studentId: ${id} }) { nodes { id } } }`);
      expect(codes(result)).toEqual(['BAD_USER_INPUT']);
    }
  });

  it('are refused in nested lists if they are malformed, with one error for all rows', async () => {
    const query = 'query ($id: ID) { students(first: 3) { nodes { fees(filter: { parentId: $id }) { totalCount } } } }';
    const { result, statements } = await app.counting(() => gql(app, school.admin, query, { id: 'x' }));
    expect(new Set(codes(result))).toEqual(new Set(['BAD_USER_INPUT']));
    expect(result.errors?.[0]?.extensions.fields).toEqual({ parentId: ['The parent id field must be a valid UUID.'] });
    expect(statements.filter((sql) => sql.includes('"fees"'))).toEqual([]);
  });

  it('are accepted in nested lists in upper case', async () => {
    const query = `query ($student: ID!, $parent: ID) {
      student(id: $student) { parents { totalCount } fees(first: 100, filter: { parentId: $parent }) { totalCount } } }`;
    const { student, parent } = school.parents;
    const answer = await data(app, school.admin, query, {
      student: student?.toUpperCase(),
      parent: parent?.toUpperCase(),
    });
    expect(answer.student).toEqual({ parents: { totalCount: ROWS }, fees: { totalCount: ROWS } });
  });

  it('are all reported if several are malformed', async () => {
    const result = await thrice(
      app,
      school.admin,
      '{ enrollments(filter: { studentId: "a", courseId: "b", batchId: "c" }) { totalCount } }',
    );
    expect(result.errors?.[0]?.extensions.fields).toEqual({
      studentId: ['The student id field must be a valid UUID.'],
      courseId: ['The course id field must be a valid UUID.'],
      batchId: ['The batch id field must be a valid UUID.'],
    });
  });

  it.each(SINGLE_QUERIES)('in the query %s by id, a malformed or unknown id returns null', async (field) => {
    const query = `query (${IDS}) { ${MALFORMED.map((_id, n) => `id${n}: ${field}(id: $id${n}) { id }`).join(' ')} }`;
    const found = await data(app, school.admin, query, numbered(MALFORMED));
    expect(Object.values(found)).toEqual(MALFORMED.map(() => null));
    const unknown = { id: '0197f3a0-0000-7000-8000-00000000beef' };
    expect(await data(app, school.admin, `query ($id: ID!) { ${field}(id: $id) { id } }`, unknown)).toEqual({
      [field]: null,
    });
  });

  it('in queries by id, an id in upper case is accepted', async () => {
    for (const [field, id] of Object.entries(school.parents)) {
      const query = `query ($id: ID!) { ${field}(id: $id) { id } }`;
      expect(await data(app, school.admin, query, { id: id.toUpperCase() })).toEqual({ [field]: { id } });
    }
  });
});
