import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { asker, connectionIn, nestedLists, pageQuery, pageVariables, rootLists, rowsOf } from './lists.ts';
import { ROWS, type School, sharedSchool } from './school.ts';
import { data } from './thrice.ts';

/** The selected fields decide which columns the service reads, but must not change the values. */
describe('selected fields of a list', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await sharedSchool(app);
  });

  const ask = (query: string, variables?: object) => data(app, school.admin, query, variables);
  const student = () => ({ id: school.parents.student });

  for (const list of [...rootLists, ...nestedLists]) {
    it(`lead to the same rows in ${list.path}, whether nodes, edges, a count or only pageInfo are selected`, async () => {
      const page = async (selection: string) =>
        connectionIn(
          await data(
            app,
            asker(school, list),
            pageQuery(list, selection),
            pageVariables(school, list, { first: 4, offset: 2 }),
          ),
          list,
        );
      const keys = `id createdAt ${list.keys.at(-1)}`;
      const pageInfo = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
      const whole = await page(`nodes { ${keys} } edges { cursor node { ${keys} } } ${pageInfo} totalCount`);
      expect(whole.nodes).toHaveLength(4);
      expect(whole.edges.map(({ node }: any) => node)).toEqual(whole.nodes);
      expect(await page(`nodes { ${keys} }`)).toEqual({ nodes: whole.nodes });
      expect(await page(`edges { node { ${keys} } }`)).toEqual({ edges: whole.nodes.map((node: any) => ({ node })) });
      expect(await page('edges { cursor }')).toEqual({ edges: whole.edges.map(({ cursor }: any) => ({ cursor })) });
      expect(await page('nodes { __typename }').then(({ nodes }) => nodes)).toHaveLength(4);
      expect(await page('edges { __typename }').then(({ edges }) => edges)).toHaveLength(4);
      expect(await page(pageInfo)).toEqual({ pageInfo: whole.pageInfo });
      expect(await page('pageInfo { endCursor }')).toEqual({ pageInfo: { endCursor: whole.pageInfo.endCursor } });
      expect(await page('totalCount')).toEqual({ totalCount: rowsOf(school, list) });
      expect(await page('__typename')).toEqual({ __typename: expect.stringMatching(/Connection$/) });
      expect(await page('nodes { id } edges { node { createdAt } }')).toEqual({
        nodes: whole.nodes.map(({ id }: any) => ({ id })),
        edges: whole.nodes.map(({ createdAt }: any) => ({ node: { createdAt } })),
      });
    });
  }

  it('may contain the same list twice with different arguments', async () => {
    const query = `query ($id: ID!) {
      student(id: $id) {
        newest: fees(first: 2) { nodes { id } }
        next: fees(first: 2, offset: 2) { nodes { id } }
        dear: fees(first: 100, orderBy: [AMOUNT_DESC]) { nodes { id amount } }
        cheap: fees(first: 100, orderBy: [AMOUNT_ASC]) { nodes { id amount } }
        late: fees(first: 100, filter: { dueFrom: "2026-02-04" }) { nodes { dueDate } totalCount }
        all: fees(first: 100) { nodes { id } totalCount }
        none: fees(filter: { feeType: EXAMINATION }) { nodes { id } totalCount }
      }
      fees(first: 1) { nodes { id } }
      more: fees(first: 3) { nodes { id } }
    }`;
    const answer = await ask(query, student());
    const { newest, next, dear, cheap, late, all, none } = answer.student;
    expect([...newest.nodes, ...next.nodes]).toEqual(all.nodes.slice(0, 4));
    expect(cheap.nodes).toEqual(dear.nodes.toReversed());
    expect(all.totalCount).toBe(ROWS);
    expect(none).toEqual({ nodes: [], totalCount: 0 });
    expect(late.totalCount).toBe(late.nodes.length);
    expect(late.totalCount).toBeLessThan(ROWS);
    for (const { dueDate } of late.nodes) expect(dueDate >= '2026-02-04').toBe(true);
    expect(answer.fees.nodes).toEqual(answer.more.nodes.slice(0, 1));
    expect(answer.more.nodes).toHaveLength(3);
  });

  it('may contain the same list twice with the same arguments and different fields', async () => {
    const query = `query ($id: ID!) {
      student(id: $id) {
        count: enrollments { totalCount }
        rows: enrollments { totalCount nodes { id } }
        ids: enrollments { nodes { id } }
        edges: enrollments { edges { cursor } }
        place: enrollments { pageInfo { endCursor } }
        both: enrollments { nodes { id status } edges { node { enrollmentDate } } }
      }
      a: students { totalCount }
      b: students { nodes { id } totalCount }
    }`;
    const answer = await ask(query, student());
    const { count, rows, ids, edges, place, both } = answer.student;
    expect(count).toEqual({ totalCount: ROWS });
    expect(rows).toEqual({ totalCount: ROWS, nodes: ids.nodes });
    expect(ids.nodes).toHaveLength(ROWS);
    expect(edges.edges).toHaveLength(ROWS);
    expect(place.pageInfo.endCursor).toBe(edges.edges.at(-1).cursor);
    expect(both.nodes).toEqual(ids.nodes.map(({ id }: any) => ({ id, status: 'ACTIVE' })));
    expect(both.edges).toHaveLength(ROWS);
    expect(answer.a.totalCount).toBe(ROWS);
    expect(answer.b).toMatchObject({ totalCount: ROWS, nodes: expect.objectContaining({ length: ROWS }) });
  });

  it('may be in fragments', async () => {
    const query = `query ($id: ID!) {
      student(id: $id) { ...Names ...Lists enrollments(first: 2) { nodes { id } } ... on Student { studentNumber } }
      students(first: 2) { ...Page }
      students(first: 2) { nodes { name } }
      students(first: 2) { edges { node { ...Names parents(first: 1) { edges { relationship } } } } }
    }
    fragment Names on Student { id firstName }
    fragment Lists on Student {
      enrollments(first: 2) { totalCount nodes { batch { name } } }
      enrollments(first: 2) { edges { node { ...Enrolled } } }
    }
    fragment Enrolled on Enrollment { status batch { id course { id } } }
    fragment Page on StudentConnection { totalCount nodes { ...Names } pageInfo { hasNextPage } }`;
    const { student: one, students } = await ask(query, student());
    expect(one).toEqual({
      id: school.parents.student,
      firstName: 'Ada',
      studentNumber: expect.stringMatching(/^STU-/),
      enrollments: {
        totalCount: ROWS,
        nodes: [1, 2].map(() => ({ id: expect.any(String), batch: { name: expect.any(String) } })),
        edges: [1, 2].map(() => ({
          node: { status: 'ACTIVE', batch: { id: expect.any(String), course: { id: school.parents.course } } },
        })),
      },
    });
    expect(students.totalCount).toBe(ROWS);
    expect(students.pageInfo).toEqual({ hasNextPage: true });
    expect(students.nodes).toEqual(
      [1, 2].map(() => ({ id: expect.any(String), firstName: expect.any(String), name: expect.any(String) })),
    );
    expect(students.edges.map(({ node }: any) => node.id)).toEqual(students.nodes.map(({ id }: any) => id));
    expect(students.edges[0].node.parents.edges).toEqual([{ relationship: 'MOTHER' }]);
  });

  it('may have @include and @skip', async () => {
    const query = `query ($id: ID!, $rows: Boolean!, $count: Boolean!, $names: Boolean!) {
      students(first: 2) { totalCount @include(if: $count) nodes @include(if: $rows) { id name @skip(if: $names) } }
      student(id: $id) {
        id
        fees(first: 2) @include(if: $rows) { ...Fees @skip(if: $count) nodes { id } }
        parents(first: 2) { totalCount @skip(if: $count) edges @include(if: $rows) { isPrimary node { id } } }
      }
    }
    fragment Fees on FeeConnection { totalCount nodes { amount } }`;
    for (const rows of [true, false]) {
      for (const count of [true, false]) {
        for (const names of [true, false]) {
          const answer = await ask(query, { ...student(), rows, count, names });
          const nodes = [1, 2].map(() => ({ id: expect.any(String), ...(!names && { name: expect.any(String) }) }));
          expect(answer.students).toEqual({ ...(count && { totalCount: ROWS }), ...(rows && { nodes }) });
          const fee = { id: expect.any(String), ...(!count && { amount: expect.any(String) }) };
          const edge = { isPrimary: true, node: { id: expect.any(String) } };
          expect(answer.student).toEqual({
            id: school.parents.student,
            ...(rows && { fees: { ...(!count && { totalCount: ROWS }), nodes: [fee, fee] } }),
            parents: { ...(!count && { totalCount: ROWS }), ...(rows && { edges: [edge, edge] }) },
          });
        }
      }
    }
  });

  it('may have variables, literals and defaults as arguments', async () => {
    const all = await ask(
      '{ fees(first: 5, orderBy: [AMOUNT_DESC, DUE_DATE_ASC], filter: { dueFrom: "2026-02-03" }) { nodes { id } } }',
    );
    const query = `query ($first: Int = 5, $order: [FeeOrder!] = [AMOUNT_DESC, DUE_DATE_ASC], $from: Date) {
      fees(first: $first, orderBy: $order, filter: { dueFrom: $from }) { nodes { id } } }`;
    const second =
      'query ($filter: FeeFilter) { fees(first: 5, orderBy: [AMOUNT_DESC, DUE_DATE_ASC], filter: $filter) { nodes { id } } }';
    expect(all.fees.nodes).toHaveLength(5);
    expect(await ask(query, { from: '2026-02-03' })).toEqual(all);
    expect(await ask(second, { filter: { dueFrom: '2026-02-03' } })).toEqual(all);
    const single = await ask('{ fees(first: 3, orderBy: DUE_DATE_DESC) { nodes { dueDate } } }');
    expect(single.fees.nodes[0].dueDate).toBe('2026-02-06');
  });

  it('may contain the same list again within its own rows', async () => {
    const query = `query ($id: ID!) { student(id: $id) { enrollments(first: 1, orderBy: [CREATED_AT_ASC]) { nodes {
      student { id enrollments(first: 2) { totalCount nodes { student { id name } batch { enrollments(first: 1) { totalCount } } } } } } } } }`;
    const answer = await ask(query, student());
    const [{ student: again }] = answer.student.enrollments.nodes;
    expect(again.id).toBe(school.parents.student);
    expect(again.enrollments.nodes[0].student.id).toBe(school.parents.student);
    expect(again.enrollments.totalCount).toBe(ROWS);
  });
});
