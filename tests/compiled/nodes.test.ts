import { type GraphQLObjectType, getNamedType, isLeafType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { PAPER_ADDRESS } from '../../src/platform/graphql/schema-papers.ts';
import { nodeTypesOf } from '../../src/platform/loaders/node-types.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type Credentials, codes, gql, unseen } from '../support/clients.ts';
import { IS_QUICK_ON_POSTGRESQL } from '../support/mode.ts';
import { ASKERS, type School, seedSchool } from '../support/school.ts';
import { seedAcademy } from '../support/seed.ts';
import { interpretedStatements } from '../support/statement-count.ts';
import { schema } from './interpreter.ts';
import { seedRichSchool } from './rich-school.ts';
import { idsOf, TABLE_OF } from './values.ts';

const types = nodeTypesOf(schema);

/**
 * The callers of each type. PostgreSQL needs much time for these statements, so `npm test` reads there as one caller for
 * each rule of visibility.
 */
const CALLERS = IS_QUICK_ON_POSTGRESQL
  ? (['academy_admin', 'department_head', 'teacher', 'parent', 'student', 'outsider'] as const)
  : ASKERS;

/**
 * Row types that are not nodes: jobs and login sessions belong to no academy; clashes, roster entries and report rows
 * are computed.
 */
const NO_NODES = ['Clash', 'Job', 'RosterEntry', 'UserSession'];

const isOfReport = ({ name }: { readonly name: string }): boolean => name.endsWith('Row');

/** Returns all leaf fields of a type, except JSON fields that statements cannot write, and addresses that expire. */
const valuesOf = (type: GraphQLObjectType): string =>
  Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && getNamedType(field.type).name !== 'JSONObject')
    .filter(({ name, extensions }) => name !== 'downloadUrl' && !extensions[PAPER_ADDRESS])
    .map(({ name }) => name)
    .join(' ');

/** Returns as many ids of a table as one document may query, from this academy and from another academy. */
const someOf = (own: readonly string[], foreign: readonly string[]): string[] => [
  ...own.filter((_id, index) => index % Math.ceil(own.length / 26) === 0),
  ...foreign.slice(0, 2),
];

describe('root fields node and nodes', () => {
  let app: TestApp;
  let school: School;
  /** Ids by table, in this and in another academy. */
  let ids: Record<string, string[]>;

  beforeAll(async () => {
    app = await testApp();
    school = await seedRichSchool(app);
    const other = await seedSchool(app);
    const written = `mutation ($id: ID!) { updateAttendance(id: $id, input: { status: LATE }) { id }
      inviteMember(email: "new@example.test", role: ACADEMY_ADMIN) { id } }`;
    await gql(app, school.as.academy_admin, written, { id: school.ids['Ada present'] });
    const [own, foreign] = [await idsOf(school.academy), await idsOf(other.academy)];
    ids = Object.fromEntries(Object.entries(own).map(([table, some]) => [table, someOf(some, foreign[table] ?? [])]));
  });

  it('accept the id of every record type that a list returns, except the types in NO_NODES and the rows of reports', () => {
    const edges = Object.values(schema.getTypeMap()).filter(({ name }) => name.endsWith('Edge')) as GraphQLObjectType[];
    const rows = new Set(
      edges.map((edge) => getNamedType(edge.getFields().node?.type as never) as unknown as GraphQLObjectType),
    );
    expect(rows.size).toBeGreaterThan(13);
    const others = [...rows].filter((row) => !row.getInterfaces().some(({ name }) => name === 'Node'));
    const named = others.filter((row) => !isOfReport(row));
    expect(named.map(({ name }) => name).sort()).toEqual(NO_NODES);
    const implementing = schema.getPossibleTypes(schema.getType('Node') as never);
    expect(types.map(({ type }) => type.name).sort()).toEqual(implementing.map(({ name }) => name).sort());
  });

  describe.each(types.map((each) => [each.type.name, each] as const))('for the type %s', (name, { type, field }) => {
    it.each(CALLERS)('return to the caller %s the same values as the root field of the type', async (asker) => {
      const caller = school.as[asker];
      const all = ids[TABLE_OF[field.name] ?? ''] ?? [];
      expect(all.length).toBeGreaterThan(1);
      const values = valuesOf(type);
      const asked = all.map((id, index) => `one${index}: ${field.name}(id: "${id}") { __typename ${values} }`);
      const { data } = await gql(app, caller, `{ ${asked.join(' ')} }`);
      const expected = all.map((_id, index) => data?.[`one${index}`] ?? null);
      const document = unseen(`query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on ${name} { ${values} } } }`);
      const [interpreted, planned] = [
        await gql(app, caller, document, { ids: all }),
        await gql(app, caller, document, { ids: all }),
      ];
      if (asker === 'nobody') expect(codes(interpreted)).toEqual(['UNAUTHENTICATED']);
      else if (asker === 'outsider') expect(codes(interpreted)).toEqual(['FORBIDDEN']);
      else expect(interpreted.data?.nodes).toEqual(expected);
      expect(planned).toEqual(interpreted);
    });
  });

  /** Sends a query twice and asserts that both responses are equal. Returns the statements of both requests. */
  async function twice(caller: Credentials, query: string, variables: object) {
    const document = unseen(query);
    const first = await app.counting(() => gql(app, caller, document, variables));
    const second = await app.counting(() => gql(app, caller, document, variables));
    expect(second.result).toEqual(first.result);
    return { ...first.result, statements: [first.statements.length, second.statements.length] };
  }

  it('read a record of any type with one SQL statement', async () => {
    const { ids: named, as } = school;
    const query = `query ($id: ID!) { node(id: $id) { __typename id ... on Student { name } ... on Fee { amount } } }`;
    const student = await twice(as.academy_admin, query, { id: named.Ada });
    expect(student.data.node).toEqual({ __typename: 'Student', id: named.Ada, name: 'Ada Pupil' });
    const fee = await twice(as.academy_admin, query, { id: named['Ada tuition'] });
    expect(fee.data.node).toEqual({ __typename: 'Fee', id: named['Ada tuition'], amount: '100.00' });
    const course = await twice(as.academy_admin, query, { id: named.violin });
    expect(course.data.node).toEqual({ __typename: 'Course', id: named.violin });
    for (const { statements: counted } of [student, fee, course])
      expect(counted).toEqual([interpretedStatements(), interpretedStatements()]);
  });

  it('return nested fields that a fragment on the type of the record selects', async () => {
    const { ids: named, as } = school;
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { ...Named ... on Node { ...Taught id } } }
      fragment Named on Node { ... on Student { name ... on Node { ... on Parent { name: phone } ... on Student { number: studentNumber } } } ... on Course { name: code } }
      fragment Taught on Course { batches(filter: { search: "Other" }) { nodes { name instructor { ... on Node { id ... on StaffMember { email } } } } } }`;
    const { data, errors } = await twice(as.academy_admin, query, { ids: [named.violin, named.Ada] });
    expect(errors).toBeUndefined();
    expect(data.nodes).toEqual([
      {
        name: expect.stringMatching(/^CRS-/),
        batches: { nodes: [{ name: 'Other', instructor: { id: named.colleague, email: expect.any(String) } }] },
        id: named.violin,
      },
      { name: 'Ada Pupil', number: expect.stringMatching(/^STU-/), id: named.Ada },
    ]);
  });

  it('return each record at the position of its id, and return the record twice if its id is sent twice', async () => {
    const { Ada, Pa, violin } = school.ids as Record<string, string>;
    const asked = [
      violin,
      Ada,
      'nope',
      Pa,
      (Ada as string).toUpperCase(),
      '0198b5cd-9188-7016-93a4-2ae90514f7ce',
      violin,
    ];
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const { data } = await twice(school.as.teacher, query, { ids: asked });
    expect(data.nodes.map((node: any) => node?.id ?? null)).toEqual([violin, Ada, null, Pa, Ada, null, violin]);
    expect((await twice(school.as.teacher, query, { ids: [] })).data.nodes).toEqual([]);
    expect((await twice(school.as.teacher, '{ node(id: "nope") { id } }', {})).data).toEqual({ node: null });
  });

  it('accept a hundred ids, where each id adds to the cost of the query', async () => {
    const query =
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Student { fees(first: 10) { nodes { id } } } } }';
    const ask = (count: number) => gql(app, school.as.academy_admin, query, { ids: Array(count).fill(school.ids.Ada) });
    const most = await ask(100);
    expect(most.data.nodes).toHaveLength(100);
    expect(most.extensions.cost.requested).toBe(100 * (1 + 1 + 10));
    expect((await ask(2)).extensions.cost.requested).toBe(2 * (1 + 1 + 10));
    for (const count of [101, 1000]) {
      const refused = await ask(count);
      expect(refused.data).toEqual({ nodes: null });
      expect(refused.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { ids: ['The ids field must not have more than 100 items.'] },
      });
    }
  });

  it('return an academy if the request chooses no academy, but refuse records of all other types', async () => {
    const academy = await seedAcademy(app);
    const admin = await academy.as('academy_admin');
    const { token } = admin;
    const found =
      'mutation { createAcademy(input: { name: "Second", type: CHESS, email: "two@example.test" }) { id } }';
    expect((await gql(app, { token }, found)).errors).toBeUndefined();
    const student = await academy.with.student();
    const query = 'query ($id: ID!) { node(id: $id) { __typename id } }';
    const own = { __typename: 'Academy', id: academy.id };
    expect((await twice(admin, query, { id: academy.id })).data.node).toEqual(own);
    expect((await twice({ token }, query, { id: academy.id })).data.node).toEqual(own);
    expect((await twice(admin, query, { id: school.academy.id })).data.node).toBeNull();
    const unchosen = await twice({ token }, query, { id: student.id });
    expect([unchosen.data, codes(unchosen as never)]).toEqual([{ node: null }, ['ACADEMY_REQUIRED']]);
  });
});
