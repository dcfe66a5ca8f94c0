import { beforeAll, describe, expect, it } from 'vitest';
import { MemberRole } from '../../../../src/features/academy/academies/academy.enums.ts';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { Membership } from '../../../../src/features/people/members/membership.entity.ts';
import { Parent } from '../../../../src/features/people/parents/parent.entity.ts';
import { referTo } from '../../../../src/platform/database/records.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, codes, gql } from '../../../support/clients.ts';
import { type School, seedSchool } from '../../../support/school.ts';
import { type Member, type SeededAcademy, seedAcademy, seedSuperAdmin } from '../../../support/seed.ts';

const LISTS = [
  'students',
  'parents',
  'staff',
  'departments',
  'courses',
  'batches',
  'enrollments',
  'attendance',
  'fees',
  'payments',
  'members',
];

async function join(academy: SeededAcademy, userId: string, role: MemberRole, parentId?: string): Promise<void> {
  await academy.run(async (em) => {
    const membership = new Membership();
    membership.user = em.getReference(User, userId);
    membership.role = role;
    membership.parent = parentId === undefined ? null : referTo(em, Parent, parentId);
    em.persist(membership);
  });
}

describe('academy that the request header selects', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
  });

  const counts = async (who: Credentials) => {
    const { data, errors } = await gql(app, who, `{ ${LISTS.map((list) => `${list} { totalCount }`).join(' ')} }`);
    expect(errors).toBeUndefined();
    return LISTS.map((list) => data[list].totalCount);
  };

  it('limits the rows that a Super Admin sees, and is required for a Super Admin without a membership', async () => {
    const superAdmin = await seedSuperAdmin(app);
    expect(await counts({ ...superAdmin, academyId: school.academy.id })).toEqual([6, 4, 5, 2, 2, 3, 7, 5, 6, 6, 7]);
    expect(await counts({ ...superAdmin, academyId: (await seedAcademy(app)).id })).toEqual(LISTS.map(() => 0));
    for (const list of LISTS) {
      expect(codes(await gql(app, superAdmin, `{ ${list} { totalCount } }`))).toEqual(['ACADEMY_REQUIRED']);
    }
  });

  it('gives the Super Admin all rights even if they are also a parent in this academy', async () => {
    const superAdmin = await seedSuperAdmin(app);
    const academy = await seedAcademy(app);
    const parent = await academy.with.parent();
    await academy.with.student();
    await join(academy, superAdmin.userId, MemberRole.PARENT, parent.id);
    // the header is optional with a single membership
    const { data } = await gql(app, superAdmin, '{ students { totalCount } members { totalCount } }');
    expect(data).toEqual({ students: { totalCount: 1 }, members: { totalCount: 1 } });
  });

  it('hides rows of other academies in queries by id, in filters and in relations', async () => {
    const other = await seedAcademy(app);
    const { ids } = school;
    const admin = await other.as('academy_admin');
    const query = `{
      student(id: "${ids.Ada}") { id } parent(id: "${ids.Pa}") { id } staffMember(id: "${ids.colleague}") { id }
      department(id: "${ids.Strings}") { id } course(id: "${ids.violin}") { id } batch(id: "${ids['own batch']}") { id }
      enrollment(id: "${ids['Ada violin']}") { id } attendanceRecord(id: "${ids['Ada present']}") { id }
      fee(id: "${ids['Ada tuition']}") { id } payment(id: "${ids['Ada tuition paid']}") { id }
    }`;
    for (const who of [admin, { ...(await seedSuperAdmin(app)), academyId: other.id }]) {
      const { data, errors } = await gql(app, who, query);
      expect(errors).toBeUndefined();
      expect(Object.values(data)).toEqual(Array(10).fill(null));
    }
    const filters = `{
      a: students(filter: { batchId: "${ids['own batch']}" }) { totalCount }
      b: students(filter: { parentId: "${ids.Pa}" }) { totalCount }
      c: fees(filter: { parentId: "${ids.Pa}" }) { totalCount }
      d: staff(filter: { departmentId: "${ids.Winds}" }) { totalCount }
      e: parents(filter: { studentId: "${ids.Ada}" }) { totalCount }
      f: payments(filter: { feeId: "${ids['Ada tuition']}" }) { totalCount }
    }`;
    for (const list of Object.values((await gql(app, admin, filters)).data)) expect(list).toEqual({ totalCount: 0 });
  });

  it('is required for users with two academies, and determines the role of the user', async () => {
    const teacher = school.as.teacher as Member;
    const second = await seedAcademy(app);
    const student = await second.with.student();
    const parent = await second.with.parent({ children: [student.id] });
    await second.with.fee({ studentId: student.id });
    await second.with.student();
    const both = await school.academy.as('teacher', { staffId: teacher.staffId as string });
    await join(second, both.userId, MemberRole.PARENT, parent.id);

    const bare = { token: both.token };
    expect(codes(await gql(app, bare, '{ students { totalCount } }'))).toEqual(['ACADEMY_REQUIRED']);
    expect(codes(await gql(app, { ...bare, academyId: 'nonsense' }, '{ students { totalCount } }'))).toEqual([
      'ACADEMY_REQUIRED',
    ]);

    const first = await gql(app, both, '{ students { nodes { id } } parents { totalCount } }');
    expect(first.data).toEqual({ students: { nodes: [{ id: school.ids.Ada }] }, parents: { totalCount: 2 } });
    expect(codes(await gql(app, both, '{ fees { totalCount } }'))).toEqual(['FORBIDDEN']);

    const there = { ...bare, academyId: second.id.toUpperCase() };
    const { data, errors } = await gql(
      app,
      there,
      `{ students { nodes { id } } fees { totalCount } parents { nodes { id } } student(id: "${school.ids.Ada}") { id } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      students: { nodes: [{ id: student.id }] },
      fees: { totalCount: 1 },
      parents: { nodes: [{ id: parent.id }] },
      student: null,
    });
    const { data: directory } = await gql(app, bare, '{ academies { totalCount } me { memberships { role } } }');
    expect(directory.academies.totalCount).toBe(2);
    expect(directory.me.memberships.map((row: { role: string }) => row.role).sort()).toEqual(['PARENT', 'STAFF']);
  });

  it('contains no visible rows for a member whose staff, parent or student record is missing', async () => {
    const academy = await seedAcademy(app);
    const student = await academy.with.student();
    const batch = await academy.with.batch();
    await academy.with.enrollment({ studentId: student.id, batchId: batch.id });
    await academy.with.department();
    await academy.with.fee({ studentId: student.id });
    const query = '{ students { totalCount } enrollments { totalCount } attendance { totalCount } }';
    const nothing = { students: { totalCount: 0 }, enrollments: { totalCount: 0 }, attendance: { totalCount: 0 } };
    for (const role of ['teacher', 'department_head', 'parent', 'student'] as const) {
      const member = await academy.as(role);
      await academy.run(async (em) => {
        const membership = await em.findOneOrFail(Membership, { user: member.userId });
        Object.assign(membership, { staff: null, parent: null, student: null });
      });
      const { data, errors } = await gql(app, member, query);
      expect(errors).toBeUndefined();
      expect(data).toEqual(nothing);
      if (role === 'parent' || role === 'student') {
        expect((await gql(app, member, '{ fees { totalCount } payments { totalCount } }')).data).toEqual({
          fees: { totalCount: 0 },
          payments: { totalCount: 0 },
        });
      }
    }
  });
});
