import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { type Credentials, gql, unseen } from '../support/clients.ts';
import { seedAcademy, seedSuperAdmin } from '../support/seed.ts';
import { interpretedStatements, plannedStatements } from '../support/statement-count.ts';

describe('query plans of fields outside paginated lists', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp();
  });

  /** Sends a query twice. Returns both responses, and the statements of the second. */
  async function twice(who: Credentials, query: string) {
    const document = unseen(query);
    const interpreted = await gql(app, who, document);
    expect(interpreted.errors).toBeUndefined();
    const { result, statements } = await app.counting(() => gql(app, who, document));
    expect(result).toEqual(interpreted);
    return { data: result.data, statements };
  }

  it('read the departments of staff with one statement, and return null if the caller cannot see them', async () => {
    const academy = await seedAcademy(app);
    const [first, second] = [await academy.with.department(), await academy.with.department()];
    const gone = await academy.with.department({ deletedAt: '2026-03-01T00:00:00.000Z' });
    const own = await academy.with.staff({ departments: [first.id, gone.id, second.id] });
    await academy.with.staff({ departments: [first.id] });
    const query = '{ staff(orderBy: [CREATED_AT_ASC]) { nodes { id departments { id headStaff { id } } } } }';
    const admin = await twice(await academy.as('academy_admin'), query);
    const named = (...departments: { id: string }[]) => departments.map(({ id }) => ({ id, headStaff: null }));
    expect(admin.data.staff.nodes.find((node: any) => node.id === own.id).departments).toEqual(named(first, second));
    expect(admin.statements.filter((sql) => sql.includes('staff_departments'))).toHaveLength(1);
    const teacher = await twice(await academy.as('teacher', { staffId: own.id }), query);
    const told = teacher.data.staff.nodes.map((node: any) => [node.id === own.id, node.departments !== null]);
    expect(told.every(([isOwn, isTold]: boolean[]) => isOwn === isTold)).toBe(true);
    expect(told.length).toBeGreaterThan(1);
  });

  it('read nested lists of many rows with one statement, even in the first request', async () => {
    const academy = await seedAcademy(app);
    const admin = await academy.as('academy_admin');
    const [batch, student] = [await academy.with.batch(), await academy.with.student()];
    await academy.with.attendance({ batchId: batch.id, studentId: student.id });
    const first = async (query: string) => (await app.counting(() => gql(app, admin, unseen(query)))).statements.length;
    const marks = '{ nodes { attendance(first: 1) { nodes { id } } } }';
    expect(await first(`{ batches(first: 100) ${marks} }`)).toBe(plannedStatements());
    expect(await first(`{ courses(first: 100) { nodes { enrollments(first: 1) { nodes { id } } } } }`)).toBe(
      plannedStatements(),
    );
    expect(await first(`{ batches(first: 10) ${marks} }`)).toBe(interpretedStatements(2));
  });

  it('use the variables of each request, also if they are inside lists and objects', async () => {
    const academy = await seedAcademy(app);
    const admin = await academy.as('academy_admin');
    const [batch, other, student] = [
      await academy.with.batch(),
      await academy.with.batch(),
      await academy.with.student(),
    ];
    await academy.with.enrollment({ studentId: student.id, batchId: batch.id });
    const query = unseen(`query ($batch: ID!, $status: EnrollmentStatus!) {
      students(filter: { batchIdIn: [$batch] }) { nodes { id enrollments(filter: { status: $status }) { totalCount } } }
    }`);
    const counted = async (batchId: string, status: string) => {
      const { data } = await gql(app, admin, query, { batch: batchId, status });
      return data.students.nodes.map((node: any) => [node.id, node.enrollments.totalCount]);
    };
    const interpreted = await counted(batch.id, 'ACTIVE');
    const { result, statements } = await app.counting(() => counted(batch.id, 'ACTIVE'));
    expect(statements).toHaveLength(plannedStatements());
    expect(result).toEqual(interpreted);
    expect(result).toEqual([[student.id, 1]]);
    expect(await counted(batch.id, 'COMPLETED')).toEqual([[student.id, 0]]);
    expect(await counted(other.id, 'ACTIVE')).toEqual([]);
  });

  it('read the user with their memberships with one statement, after the statement for the login session', async () => {
    const academy = await seedAcademy(app);
    const admin = await academy.as('academy_admin');
    const { data, statements } = await twice(
      { token: admin.token },
      '{ me { name memberships { academyId academyName role } } }',
    );
    expect(data.me.memberships).toEqual([
      { academyId: academy.id, academyName: expect.any(String), role: 'ACADEMY_ADMIN' },
    ]);
    expect(statements).toHaveLength(plannedStatements());
  });

  it('read academies with subscription and usage with one statement for any number of academies', async () => {
    const superAdmin = await seedSuperAdmin(app);
    const academies = await Promise.all([1, 2, 3].map(() => seedAcademy(app)));
    const [counted] = academies;
    if (!counted) throw new Error('No academy was seeded.');
    await counted.with.student();
    await counted.with.student({ deletedAt: '2026-03-01T00:00:00.000Z' });
    await counted.with.department();
    const fields = 'id subscription { plan status limits { students staff } usage { students staff batches } }';
    const list = (first: number) => `{ academies(first: ${first}) { nodes { ${fields} } } }`;
    const one = await twice(superAdmin, list(1));
    const many = await twice(superAdmin, list(100));
    expect(many.data.academies.nodes.length).toBeGreaterThan(3);
    expect([one.statements.length, many.statements.length]).toEqual([plannedStatements(), plannedStatements()]);
    const single = await twice(superAdmin, `{ academy(id: "${counted.id}") { ${fields} } }`);
    expect(single.data.academy.subscription.usage).toEqual({ students: 1, staff: 0, batches: 0 });
    expect(many.data.academies.nodes).toContainEqual(single.data.academy);
  });
});
