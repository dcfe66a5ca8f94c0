import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, gql, unseen } from '../../../support/clients.ts';
import { type Asker, type School, seedSchool } from '../../../support/school.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { filtered, namesOf, type Resource, statementsOf, visibleTo } from '../../../support/visibility.ts';

const EVERYBODY = ['Ada', 'Ben', 'Cid', 'Dan', 'Eve', 'Fay'];
const STUDENTS: Resource = { one: 'student', list: 'students', filter: 'StudentFilter', names: EVERYBODY };

describe('students query', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
  });

  const find = (asker: Asker, filter: object) => filtered(app, school, asker, STUDENTS, filter);

  it.each<[Asker, string[] | string]>([
    ['super_admin', EVERYBODY],
    ['academy_admin', EVERYBODY],
    ['administrator', EVERYBODY],
    ['support_staff', EVERYBODY],
    ['department_head', ['Ada', 'Eve', 'Fay']],
    ['teacher', ['Ada']],
    ['parent', ['Ada', 'Ben']],
    ['student', ['Ada']],
    ['outsider', 'FORBIDDEN'],
    ['nobody', 'UNAUTHENTICATED'],
  ])('returns to the caller %s the students: %s', async (asker, expected) => {
    expect(await visibleTo(app, school, asker, STUDENTS)).toEqual(expected);
  });

  it('searches by name, e-mail address and number only among students whom the caller may see', async () => {
    expect(await find('academy_admin', { search: 'PUPIL' })).toEqual(EVERYBODY);
    expect(await find('teacher', { search: 'pupil' })).toEqual(['Ada']);
    expect(await find('teacher', { search: 'ben@example' })).toEqual([]);
    expect(await find('parent', { search: 'BEN@example' })).toEqual(['Ben']);
    expect(await find('student', { search: 'STU-' })).toEqual(['Ada']);
    expect(await find('academy_admin', { search: '%' })).toEqual([]);
  });

  it('filters by batch only through enrollments that the caller may see', async () => {
    const { ids } = school;
    expect(await find('academy_admin', { batchId: ids['flute batch'] })).toEqual(['Ada', 'Ben', 'Cid']);
    expect(await find('academy_admin', { batchId: ids['own batch'] })).toEqual(['Ada']);
    expect(await find('teacher', { batchId: ids['own batch'] })).toEqual(['Ada']);
    expect(await find('department_head', { batchId: ids['other batch'] })).toEqual(['Eve']);
    expect(await find('parent', { batchId: ids['flute batch'] })).toEqual(['Ada', 'Ben']);
    // Ada also learns the flute, which her violin teacher and the head of Strings may not see
    expect(await find('teacher', { batchId: ids['flute batch'] })).toEqual([]);
    expect(await find('department_head', { batchId: ids['flute batch'] })).toEqual([]);
  });

  it('filters by parent only through parents whom the caller may see', async () => {
    const { ids } = school;
    expect(await find('academy_admin', { parentId: ids.Ma })).toEqual(['Ada', 'Cid']);
    expect(await find('support_staff', { parentId: ids.Lea })).toEqual([]);
    expect(await find('teacher', { parentId: ids.Ma })).toEqual(['Ada']);
    expect(await find('parent', { parentId: ids.Pa })).toEqual(['Ada', 'Ben']);
    expect(await find('parent', { parentId: ids.Ma })).toEqual([]);
    expect(await find('student', { parentId: ids.Pa })).toEqual([]);
  });

  it('returns nothing for an unknown id, and accepts ids in upper case', async () => {
    expect(await find('academy_admin', { batchId: '01900000-0000-7000-8000-00000000ABCD' })).toEqual([]);
    expect(await find('academy_admin', { batchId: school.ids['own batch']?.toUpperCase() })).toEqual(['Ada']);
  });

  it('refuses a malformed id in a filter', async () => {
    const query = '{ students(filter: { batchId: "nonsense" }) { totalCount nodes { id } } }';
    const result = await gql(app, school.as.academy_admin, query);
    expect(codes(result)).toEqual(['BAD_USER_INPUT']);
  });

  it('returns null for malformed and unknown ids of a single student', async () => {
    const { data, errors } = await gql(
      app,
      school.as.academy_admin,
      '{ a: student(id: "nonsense") { id } b: student(id: "01900000-0000-7000-8000-000000000000") { id } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ a: null, b: null });
  });

  it('returns only rows that the caller may see, even after a cursor at a hidden row', async () => {
    const query = `query ($after: String) {
      students(first: 1, after: $after, orderBy: [NAME_ASC]) { nodes { id name } pageInfo { endCursor hasNextPage } }
    }`;
    const first = await gql(app, school.as.department_head, query);
    const whole = await gql(app, school.as.academy_admin, query.replace('first: 1', 'first: 2'));
    // a cursor at Ben, whom the head does not see, lies between Ada and Eve
    const second = await gql(app, school.as.department_head, query, { after: whole.data.students.pageInfo.endCursor });
    expect(first.data.students.nodes[0].id).toBe(school.ids.Ada);
    expect(second.data.students.nodes[0].id).toBe(school.ids.Eve);
  });

  it('runs at most five statements for any number of rows', async () => {
    for (const asker of ['academy_admin', 'department_head', 'parent'] as const) {
      expect(await statementsOf(app, school.as[asker], 'students')).toBeLessThanOrEqual(5);
    }
  });

  describe('relations of a student', () => {
    const NESTED = `query ($id: ID!) { student(id: $id) {
      parents { totalCount nodes { id } edges { relationship isPrimary node { id } } }
      enrollments { totalCount nodes { id } }
      attendance { totalCount nodes { id } }
      fees { totalCount nodes { id payments { totalCount nodes { id } } } }
    } }`;

    it.each<[Asker, string[], string[], string[]]>([
      ['academy_admin', ['Ma', 'Pa'], ['Ada flute', 'Ada violin'], ['Ada tuition']],
      ['administrator', ['Ma', 'Pa'], ['Ada flute', 'Ada violin'], ['Ada tuition']],
      ['support_staff', ['Ma', 'Pa'], ['Ada flute', 'Ada violin'], ['Ada tuition']],
      ['department_head', ['Ma', 'Pa'], ['Ada violin'], []],
      ['teacher', ['Ma', 'Pa'], ['Ada violin'], []],
      ['parent', ['Pa'], ['Ada flute', 'Ada violin'], ['Ada tuition']],
      ['student', [], ['Ada flute', 'Ada violin'], ['Ada tuition']],
    ])(
      'include, for the caller %s, the parents %s, the enrollments %s and the fees %s',
      async (asker, parents, enrollments, fees) => {
        const { ids, as } = school;
        const { data, errors } = await gql(app, as[asker], NESTED, { id: ids.Ada });
        expect(errors).toBeUndefined();
        const names = Object.keys(ids);
        const { student } = data;
        expect(namesOf(names, ids, student.parents.nodes)).toEqual(parents);
        expect(student.parents.edges).toHaveLength(parents.length);
        expect(student.parents.totalCount).toBe(parents.length);
        expect(namesOf(names, ids, student.enrollments.nodes)).toEqual(enrollments);
        expect(student.enrollments.totalCount).toBe(enrollments.length);
        expect(namesOf(names, ids, student.attendance.nodes)).toEqual(['Ada present']);
        expect(namesOf(names, ids, student.fees.nodes)).toEqual(fees);
        expect(student.fees.totalCount).toBe(fees.length);
        for (const fee of student.fees.nodes)
          expect(namesOf(names, ids, fee.payments.nodes)).toEqual(['Ada tuition paid']);
      },
    );

    it('are read with the same number of statements for one student as for all', async () => {
      // the query is cheap enough to run without a query plan
      const query = `query ($first: Int!) { students(first: $first, orderBy: [NAME_ASC]) { nodes {
        parents(first: 5) { totalCount nodes { students(first: 5) { nodes { id } } } edges { relationship } }
        enrollments(first: 5) { totalCount nodes { batch { instructor { name } } course { department { name } } } }
        attendance(first: 5) { totalCount nodes { batch { name } } }
        fees(first: 5) { totalCount nodes { payments(first: 5) { totalCount nodes { amount } } } }
      } } }`;
      for (const asker of ['academy_admin', 'department_head', 'parent'] as const) {
        const one = await app.counting(() => gql(app, school.as[asker], unseen(query), { first: 1 }));
        const all = await app.counting(() => gql(app, school.as[asker], unseen(query), { first: 8 }));
        expect(all.result.errors).toBeUndefined();
        expect(all.result.data.students.nodes.length).toBeGreaterThan(1);
        expect(all.statements).toHaveLength(one.statements.length);
      }
    });
  });

  describe('deleted students', () => {
    it('are hidden from every caller, and make no other records visible', async () => {
      const academy = await seedAcademy(app);
      const admin = await academy.as('academy_admin');
      const teacher = await academy.as('teacher');
      const batch = await academy.with.batch({ instructorId: teacher.staffId as string });
      const deletedAt = '2026-03-01T00:00:00.000Z';
      const gone = await academy.with.student({ firstName: 'Gone', deletedAt });
      const parent = await academy.with.parent({ children: [gone.id] });
      await academy.with.enrollment({ studentId: gone.id, batchId: batch.id });
      await academy.with.attendance({ studentId: gone.id, batchId: batch.id });
      await academy.with.fee({ studentId: gone.id });
      const QUERY = `query ($id: ID!, $batch: ID!) {
        student(id: $id) { id }
        students { totalCount nodes { id } }
        enrollments { nodes { student { id } } }
        found: enrollments(filter: { search: "Gone" }) { totalCount }
        attendance { nodes { student { id } } }
        parents { totalCount nodes { students { totalCount nodes { id } } } }
        batch(id: $batch) { enrollments { nodes { student { id } } } }
      }`;
      const ask = (who: typeof admin) => gql(app, who, QUERY, { id: gone.id, batch: batch.id });
      const nothing = {
        student: null,
        students: { totalCount: 0, nodes: [] },
        enrollments: { nodes: [{ student: null }] },
        found: { totalCount: 0 },
        attendance: { nodes: [{ student: null }] },
        batch: { enrollments: { nodes: [{ student: null }] } },
      };
      expect((await ask(admin)).data).toEqual({
        ...nothing,
        parents: { totalCount: 1, nodes: [{ students: { totalCount: 0, nodes: [] } }] },
      });
      expect((await ask(teacher)).data).toEqual({ ...nothing, parents: { totalCount: 0, nodes: [] } });
      const family = await academy.as('parent', { parentId: parent.id });
      const seen = await gql(app, family, '{ students { totalCount } fees { nodes { student { id } } } }');
      expect(seen.data).toEqual({ students: { totalCount: 0 }, fees: { nodes: [{ student: null }] } });
    });
  });
});
