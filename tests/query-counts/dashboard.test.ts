import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { gql } from '../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

const DASHBOARD = /* GraphQL */ `
  query Dashboard($first: Int!) {
    students(first: $first, orderBy: [NAME_ASC]) {
      nodes {
        id
        name
        enrollments(first: 10) {
          nodes { id status batch { id name course { id name } instructor { id name } } }
        }
        attendance(first: 5, orderBy: [DATE_DESC], filter: { dateFrom: "2026-01-01" }) { nodes { date status } }
        fees(first: 5) { nodes { amount balance paymentStatus dueDate } }
      }
    }
  }
`;

describe('dashboard query', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
    const teacher = await academy.with.staff({ firstName: 'Tea', lastName: 'Cher' });
    for (let n = 0; n < 8; n++) {
      const batch = await academy.with.batch({ instructorId: teacher.id });
      const student = await academy.with.student({ firstName: `S${n}` });
      await academy.with.enrollment({ studentId: student.id, batchId: batch.id });
      for (const date of ['2026-02-02', '2026-02-04', '2026-02-09']) {
        await academy.with.attendance({ studentId: student.id, batchId: batch.id, date });
      }
      await academy.with.fee({ studentId: student.id, amount: 150_000 });
    }
  });

  it('returns students with nested rows', async () => {
    const { data, errors } = await gql(app, admin, DASHBOARD, { first: 2 });
    expect(errors).toBeUndefined();
    expect(data.students.nodes).toHaveLength(2);
    expect(data.students.nodes[0]).toMatchObject({
      name: expect.stringMatching(/^S0 /),
      enrollments: { nodes: [{ status: 'ACTIVE', batch: { instructor: { name: 'Tea Cher' } } }] },
      attendance: { nodes: [{ date: '2026-02-09' }, { date: '2026-02-04' }, { date: '2026-02-02' }] },
      fees: { nodes: [{ amount: '1500.00', balance: '1500.00', paymentStatus: 'PENDING', dueDate: '2099-01-31' }] },
    });
  });

  it('runs the same statements, at most ten, for one student and for eight students', async () => {
    const one = await app.counting(() => gql(app, admin, DASHBOARD, { first: 1 }));
    const all = await app.counting(() => gql(app, admin, DASHBOARD, { first: 8 }));
    expect(all.result.data.students.nodes).toHaveLength(8);
    expect(all.statements).toHaveLength(one.statements.length);
    expect(all.statements.length).toBeLessThanOrEqual(10);
  });
});
