import { beforeAll, describe, expect, it } from 'vitest';
import { ParentStudent } from '../../../../src/features/people/parents/parent-student.entity.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, gql } from '../../../support/clients.ts';
import { type Asker, type School, seedSchool } from '../../../support/school.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { filtered, namesOf, type Resource, statementsOf, visibleTo } from '../../../support/visibility.ts';

const ALL = ['Ada tuition', 'Ben tuition', 'Cid gift', 'Cid tuition', 'Ma alone', 'Pa alone'];
const FEES: Resource = { one: 'fee', list: 'fees', filter: 'FeeFilter', names: ALL };
const OF_PA = ['Ada tuition', 'Ben tuition', 'Cid gift', 'Pa alone'];

describe('fees query', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
  });

  const find = (asker: Asker, filter: object) => filtered(app, school, asker, FEES, filter);

  it.each<[Asker, string[] | string]>([
    ['super_admin', ALL],
    ['academy_admin', ALL],
    ['administrator', ALL],
    ['support_staff', ALL],
    ['department_head', 'FORBIDDEN'],
    ['teacher', 'FORBIDDEN'],
    ['parent', OF_PA],
    ['student', ['Ada tuition']],
    ['outsider', 'FORBIDDEN'],
    ['nobody', 'UNAUTHENTICATED'],
  ])('returns to the caller %s the fees: %s', async (asker, expected) => {
    expect(await visibleTo(app, school, asker, FEES)).toEqual(expected);
  });

  it('excludes voided fees, which only fee(id) returns', async () => {
    const query =
      'query ($id: ID!) { fee(id: $id) { voidedAt balance paymentStatus student { fees { totalCount } } } }';
    const ask = (asker: Asker, name: string) => gql(app, school.as[asker], query, { id: school.ids[name] });
    for (const asker of ['academy_admin', 'support_staff', 'parent', 'student'] as const) {
      const { data } = await ask(asker, 'Ada voided');
      expect(data.fee).toEqual({
        ...{ voidedAt: '2026-02-01T00:00:00.000Z', balance: '0.00', paymentStatus: 'PAID' },
        student: { fees: { totalCount: 1 } },
      });
      expect(await find(asker, { search: 'voided' })).toEqual([]);
    }
    expect(codes(await ask('teacher', 'Ada voided'))).toEqual(['FORBIDDEN']);
    expect((await ask('student', 'Ben tuition')).data).toEqual({ fee: null });
  });

  it('filtered by a parent, returns fees that are billed to the parent or for a child of the parent', async () => {
    const { ids } = school;
    expect(await find('academy_admin', { parentId: ids.Pa })).toEqual(OF_PA);
    expect(await find('academy_admin', { parentId: ids.Ma })).toEqual([
      'Ada tuition',
      'Cid gift',
      'Cid tuition',
      'Ma alone',
    ]);
    expect(await find('parent', { parentId: ids.Pa })).toEqual(OF_PA);
    // Pa must not see that Ada is a child of Ma
    expect(await find('parent', { parentId: ids.Ma })).toEqual([]);
    expect(await find('student', { parentId: ids.Pa })).toEqual([]);
  });

  it('applies the filters by student, fee type, status and due date only to fees that the caller may see', async () => {
    const { ids } = school;
    expect(await find('support_staff', { studentId: ids.Cid })).toEqual(['Cid gift', 'Cid tuition']);
    expect(await find('parent', { studentId: ids.Cid })).toEqual(['Cid gift']);
    expect(await find('parent', { paymentStatus: 'PARTIAL', feeType: 'TUITION' })).toEqual(OF_PA);
    expect(await find('parent', { paymentStatus: 'OVERDUE' })).toEqual([]);
    expect(await find('student', { dueFrom: '2099-01-31', dueTo: '2099-01-31' })).toEqual(['Ada tuition']);
    expect(await find('academy_admin', { dueTo: '2099-01-30' })).toEqual([]);
  });

  it('searches titles, receipt numbers, and the names of students whom the caller may see', async () => {
    expect(await find('academy_admin', { search: 'Pupil' })).toEqual([
      'Ada tuition',
      'Ben tuition',
      'Cid gift',
      'Cid tuition',
    ]);
    expect(await find('parent', { search: 'tuition' })).toEqual(['Ada tuition', 'Ben tuition']);
    expect(await find('parent', { search: 'RCP-' })).toEqual(OF_PA);
    // Pa is billed for Cid, but Cid is not a child of Pa
    expect(await find('parent', { search: 'Pupil' })).toEqual(['Ada tuition', 'Ben tuition']);
  });

  it('returns the student, parent and enrollment of a fee only if the caller may see them', async () => {
    const query = 'query ($id: ID!) { fee(id: $id) { student { id } parent { id } enrollment { id } } }';
    const ask = async (asker: Asker, name: string) =>
      (await gql(app, school.as[asker], query, { id: school.ids[name] })).data.fee;
    const { ids } = school;
    const none = { student: null, parent: null, enrollment: null };
    expect(await ask('parent', 'Cid gift')).toEqual({ ...none, parent: { id: ids.Pa } });
    expect(await ask('academy_admin', 'Cid tuition')).toEqual({
      ...none,
      student: { id: ids.Cid },
      parent: { id: ids.Ma },
    });
    expect(await ask('student', 'Ada tuition')).toEqual({
      student: { id: ids.Ada },
      parent: null,
      enrollment: { id: ids['Ada violin'] },
    });
  });

  it('hides the fees of other children from parents in nested fields', async () => {
    const { data, errors } = await gql(
      app,
      school.as.parent,
      `{
        batches { nodes { enrollments { nodes { fees { nodes { id } } student { fees { nodes { id } } } } } } }
        students { nodes { fees { nodes { id student { fees { nodes { id } } } } } } }
        parents { nodes { fees { nodes { id } } students { nodes { fees { nodes { id } } } } } }
        payments { nodes { fee { id } } }
      }`,
    );
    expect(errors).toBeUndefined();
    const text = JSON.stringify(data);
    for (const name of ['Ada tuition', 'Ben tuition', 'Pa alone']) expect(text).toContain(school.ids[name]);
    for (const name of ['Cid tuition', 'Ma alone', 'Ada voided']) expect(text).not.toContain(school.ids[name]);
  });

  it.each<[Asker, string[]]>([
    ['academy_admin', ['Ada tuition']],
    ['parent', ['Ada tuition']],
    ['student', ['Ada tuition']],
    ['teacher', []],
    ['department_head', []],
  ])('returns to the caller %s these fees of an enrollment: %s', async (asker, expected) => {
    const query =
      'query ($id: ID!) { enrollment(id: $id) { fees { totalCount nodes { id } } student { fees { totalCount } } } }';
    const { data, errors } = await gql(app, school.as[asker], query, { id: school.ids['Ada violin'] });
    expect(errors).toBeUndefined();
    expect(namesOf(ALL, school.ids, data.enrollment.fees.nodes)).toEqual(expected);
    expect(data.enrollment.fees.totalCount).toBe(expected.length);
    expect(data.enrollment.student.fees.totalCount).toBe(expected.length);
  });

  it('includes the fees in the own account of a parent who is no longer linked to the student', async () => {
    const academy = await seedAcademy(app);
    const { id: studentId } = await academy.with.student();
    const [former, other] = [await academy.as('parent'), await academy.as('parent')];
    const link = await academy.with.link({ parentId: former.parentId as string, studentId, receivesBilling: true });
    const { id } = await academy.with.fee({ studentId });
    await academy.run((em) => em.nativeDelete(ParentStudent, { id: link.id }));
    const query = `query ($id: ID!) {
      fee(id: $id) { id student { id } } fees { totalCount nodes { id } } accounts { nodes { fees { totalCount } } }
    }`;
    const seen = (await gql(app, former, query, { id })).data;
    expect(seen).toEqual({
      fee: { id, student: null },
      fees: { totalCount: 1, nodes: [{ id }] },
      accounts: { nodes: [{ fees: { totalCount: 1 } }] },
    });
    expect((await gql(app, other, query, { id })).data).toEqual({
      ...{ fee: null, fees: { totalCount: 0, nodes: [] }, accounts: { nodes: [] } },
    });
  });

  it('runs at most five SQL statements for any number of rows', async () => {
    for (const asker of ['academy_admin', 'support_staff', 'parent'] as const) {
      expect(await statementsOf(app, school.as[asker], 'fees')).toBeLessThanOrEqual(5);
    }
  });

  it('includes fees of deleted students and enrollments, with null for the student and the enrollment', async () => {
    const academy = await seedAcademy(app);
    const admin = await academy.as('academy_admin');
    const deletedAt = '2026-03-01T00:00:00.000Z';
    const gone = await academy.with.student({ firstName: 'Gone', deletedAt });
    const enrollment = await academy.with.enrollment({ studentId: gone.id, deletedAt });
    await academy.with.fee({ studentId: gone.id, enrollmentId: enrollment.id });
    const { data } = await gql(
      app,
      admin,
      `{
        fees { totalCount nodes { studentId student { id } enrollment { id } } }
        found: fees(filter: { search: "Gone" }) { totalCount }
      }`,
    );
    expect(data).toEqual({
      fees: { totalCount: 1, nodes: [{ studentId: gone.id, student: null, enrollment: null }] },
      found: { totalCount: 0 },
    });
  });
});
