import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../src/features/academics/enrollments/enrollment.enums.ts';
import { Parent } from '../../../src/features/people/parents/parent.entity.ts';
import { Relationship } from '../../../src/features/people/parents/parent.enums.ts';
import { ParentStudent } from '../../../src/features/people/parents/parent-student.entity.ts';
import { Student } from '../../../src/features/people/students/student.entity.ts';
import { referTo } from '../../../src/platform/database/records.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { type AcademySeed, type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';
import { data } from './thrice.ts';

/** The number of fees of each student. */
const COUNTS = [5, 3, 1, 0];

describe('lists that are nested in several parent rows', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;
  let make: AcademySeed;
  /** The titles of the fees of each student, newest first. */
  let titles: string[][];

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
    make = academy.with;
    titles = [];
    for (const [s, count] of COUNTS.entries()) {
      const student = await make.student({ firstName: `S${s}` });
      const own: string[] = [];
      for (let n = 0; n < count; n++) {
        const title = `Fee ${s}.${n}`;
        await make.fee({
          studentId: student.id,
          title,
          amount: 1000 + n,
          dueDate: n % 2 ? '2099-02-01' : '2099-01-01',
          createdAt: `2026-01-0${n + 1}T00:00:00.000Z`,
        });
        own.unshift(title);
      }
      titles.push(own);
    }
  });

  async function fees(args: string, selection = 'nodes { title }', variables?: object): Promise<any[]> {
    const names = Object.keys(variables ?? {}).map((name) => `$${name}: String`);
    const parameters = names.length > 0 ? `(${names})` : '';
    const query = `query ${parameters} { students(orderBy: [NAME_ASC]) { nodes { fees${args} { ${selection} } } } }`;
    const { students } = await data(app, admin, query, variables);
    return students.nodes.map((student: any) => student.fees);
  }

  const titlesOf = (connections: any[]) => connections.map(({ nodes }) => nodes.map((node: any) => node.title));

  it('apply the limit to each parent row', async () => {
    expect(titlesOf(await fees('(first: 2)'))).toEqual(titles.map((own) => own.slice(0, 2)));
    expect(titlesOf(await fees('(first: 100)'))).toEqual(titles);
    expect(titlesOf(await fees('(first: 0)'))).toEqual(titles.map(() => []));
    expect(titlesOf(await fees('(last: 2)'))).toEqual(titles.map((own) => own.slice(-2)));
  });

  it('apply the offset to each parent row', async () => {
    expect(titlesOf(await fees('(first: 2, offset: 1)'))).toEqual(titles.map((own) => own.slice(1, 3)));
    expect(titlesOf(await fees('(offset: 3)'))).toEqual(titles.map((own) => own.slice(3)));
  });

  it('return pageInfo and totalCount for each parent row', async () => {
    const selection = 'totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor }';
    for (const [args, more] of [
      ['(first: 3)', (count: number) => ({ hasNextPage: count > 3, hasPreviousPage: false })],
      ['(last: 1)', (count: number) => ({ hasNextPage: false, hasPreviousPage: count > 1 })],
    ] as const) {
      for (const [index, { totalCount, pageInfo, edges }] of (await fees(args, selection)).entries()) {
        const count = COUNTS[index] as number;
        expect(totalCount).toBe(count);
        expect(pageInfo).toEqual({
          ...more(count),
          startCursor: edges[0]?.cursor ?? null,
          endCursor: edges.at(-1)?.cursor ?? null,
        });
      }
    }
  });

  it('count the filtered rows for each parent row', async () => {
    const connections = await fees('(first: 1, filter: { dueFrom: "2099-02-01" })', 'totalCount nodes { title }');
    expect(connections.map(({ totalCount }) => totalCount)).toEqual([2, 1, 0, 0]);
    expect(titlesOf(connections)).toEqual([['Fee 0.3'], ['Fee 1.1'], [], []]);
    expect(await fees('(filter: { search: "fee 0." })', 'totalCount')).toEqual(
      [5, 0, 0, 0].map((totalCount) => ({ totalCount })),
    );
  });

  it('apply the cursor to each parent row separately', async () => {
    const [first] = await fees('(first: 2)', 'pageInfo { endCursor }');
    const after = first.pageInfo.endCursor;
    // the cursor is the position of the fee of 4 January
    const older = titles.map((own) => own.filter((title) => Number(title.at(-1)) < 3));
    const newer = titles.map((own) => own.filter((title) => Number(title.at(-1)) > 3));
    const behind = await fees('(first: 2, after: $after)', 'nodes { title } pageInfo { hasNextPage }', { after });
    expect(titlesOf(behind)).toEqual(older.map((own) => own.slice(0, 2)));
    expect(behind.map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true, false, false]);
    expect(titlesOf(await fees('(before: $before)', 'nodes { title }', { before: after }))).toEqual(newer);
  });

  it('sort the nested rows of each parent row', async () => {
    const byAmount = await fees('(first: 3, orderBy: [AMOUNT_ASC])');
    expect(titlesOf(byAmount)).toEqual(titles.map((own) => own.toReversed().slice(0, 3)));
    const mixed = await fees('(orderBy: [DUE_DATE_DESC, AMOUNT_ASC])');
    expect(titlesOf(mixed)[0]).toEqual(['Fee 0.1', 'Fee 0.3', 'Fee 0.0', 'Fee 0.2', 'Fee 0.4']);
  });

  it('assign nested rows to the right parent rows, three levels deep', async () => {
    const course = await make.course({ name: 'Deep' });
    for (const name of ['A', 'B']) {
      const batch = await make.batch({ courseId: course.id, name });
      for (let n = 0; n < 3; n++) {
        const student = await make.student({ firstName: `${name}${n}`, lastName: 'Deep' });
        await make.enrollment({
          studentId: student.id,
          batchId: batch.id,
          status: n ? EnrollmentStatus.ACTIVE : EnrollmentStatus.PENDING,
        });
      }
    }
    const query = `query ($id: ID!) { course(id: $id) { batches(orderBy: [NAME_ASC]) { nodes { name
      enrollments(first: 2, orderBy: [CREATED_AT_ASC], filter: { status: ACTIVE }) { totalCount nodes {
        student { firstName enrollments { nodes { batch { name } } } } } } } } } }`;
    const answer = await data(app, admin, query, { id: course.id });
    const expected = ['A', 'B'].map((name) => ({
      name,
      enrollments: {
        totalCount: 2,
        nodes: [1, 2].map((n) => ({
          student: { firstName: `${name}${n}`, enrollments: { nodes: [{ batch: { name } }] } },
        })),
      },
    }));
    expect(answer.course.batches.nodes).toEqual(expected);
  });

  it('return the relationship on edges between parents and students', async () => {
    const [ann, ben] = [await make.student({ firstName: 'Ann' }), await make.student({ firstName: 'Ben' })];
    const [mum, dad] = [await make.parent({ firstName: 'Mum' }), await make.parent({ firstName: 'Dad' })];
    const links = [
      { parent: mum, student: ann, relationship: Relationship.MOTHER, isPrimary: true, receivesBilling: true },
      { parent: mum, student: ben, relationship: Relationship.GUARDIAN, canPickup: true },
      { parent: dad, student: ann, relationship: Relationship.FATHER },
    ];
    await academy.run(async (em) => {
      for (const { parent, student, ...flags } of links) {
        const link = new ParentStudent();
        Object.assign(link, flags);
        link.parent = referTo(em, Parent, parent.id);
        link.student = referTo(em, Student, student.id);
        em.persist(link);
      }
    });
    const edge = 'edges { relationship isPrimary canPickup receivesBilling cursor node { firstName } }';
    const query = `query ($ann: ID!, $ben: ID!, $mum: ID!) {
      ann: student(id: $ann) { parents(orderBy: [NAME_DESC]) { ${edge} totalCount } }
      ben: student(id: $ben) { parents { ${edge} nodes { firstName } } }
      mum: parent(id: $mum) { students(orderBy: [NAME_ASC]) { ${edge} } }
      page: parent(id: $mum) { students(orderBy: [NAME_ASC], first: 1, offset: 1) { edges { canPickup } } }
    }`;
    const answer = await data(app, admin, query, { ann: ann.id, ben: ben.id, mum: mum.id });
    const flags = { isPrimary: false, canPickup: false, receivesBilling: false, cursor: expect.any(String) };
    const mother = { ...flags, relationship: 'MOTHER', isPrimary: true, receivesBilling: true };
    const guardian = { ...flags, relationship: 'GUARDIAN', canPickup: true };
    expect(answer.ann.parents).toEqual({
      edges: [
        { ...mother, node: { firstName: 'Mum' } },
        { ...flags, relationship: 'FATHER', node: { firstName: 'Dad' } },
      ],
      totalCount: 2,
    });
    expect(answer.ben.parents).toEqual({
      edges: [{ ...guardian, node: { firstName: 'Mum' } }],
      nodes: [{ firstName: 'Mum' }],
    });
    expect(answer.mum.students.edges).toEqual([
      { ...mother, node: { firstName: 'Ann' } },
      { ...guardian, node: { firstName: 'Ben' } },
    ]);
    expect(answer.page.students.edges).toEqual([{ canPickup: true }]);
  });

  it('accept the filters of the root list', async () => {
    const student = await make.student();
    const [one, two] = [await make.batch(), await make.batch()];
    await make.enrollment({ studentId: student.id, batchId: one.id });
    const dropped = await make.enrollment({
      studentId: student.id,
      batchId: two.id,
      status: EnrollmentStatus.DROPPED,
    });
    await make.attendance({ studentId: student.id, batchId: one.id, date: '2026-01-05' });
    await make.attendance({ studentId: student.id, batchId: one.id, date: '2026-01-07' });
    const parent = await make.parent({ children: [student.id] });
    const query = `query ($id: ID!, $batch: ID!, $parent: ID!, $student: ID!) {
      student(id: $id) {
        enrollments(filter: { status: DROPPED }) { nodes { id } totalCount }
        attendance(filter: { dateFrom: "2026-01-06", batchId: $batch }) { nodes { date } totalCount }
        parents(filter: { studentId: $student, status: ACTIVE }) { nodes { id } totalCount }
      }
      parent(id: $parent) { students(filter: { parentId: $parent, batchId: $batch }) { nodes { id } totalCount } }
    }`;
    const variables = { id: student.id, student: student.id, batch: one.id, parent: parent.id };
    expect(await data(app, admin, query, variables)).toEqual({
      student: {
        enrollments: { nodes: [{ id: dropped.id }], totalCount: 1 },
        attendance: { nodes: [{ date: '2026-01-07' }], totalCount: 1 },
        parents: { nodes: [{ id: parent.id }], totalCount: 1 },
      },
      parent: { students: { nodes: [{ id: student.id }], totalCount: 1 } },
    });
  });
});
