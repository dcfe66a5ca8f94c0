import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { type Asker, type School, seedSchool } from '../../../support/school.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { filtered, namesOf, type Resource, statementsOf, visibleTo } from '../../../support/visibility.ts';

const ALL = ['colleague', 'staff administrator', 'staff department_head', 'staff support_staff', 'staff teacher'];
const STAFF: Resource = { one: 'staffMember', list: 'staff', filter: 'StaffMemberFilter', names: ALL };

const HIDDEN = `email phone staffNumber departmentIds departments { id } employmentType hireDate
  endDate hourlyRate status userId qualifications { title } weeklyAvailability { day }`;

describe('staff query', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
  });

  const find = (asker: Asker, filter: object) => filtered(app, school, asker, STAFF, filter);
  const fields = async (asker: Asker, name: string, selection: string) => {
    const query = `query ($id: ID!) { staffMember(id: $id) { ${selection} } }`;
    const { data, errors } = await gql(app, school.as[asker], query, { id: school.ids[name] });
    expect(errors).toBeUndefined();
    return data.staffMember;
  };

  it.each<[Asker, string[] | string]>([
    ['super_admin', ALL],
    ['academy_admin', ALL],
    ['administrator', ALL],
    ['department_head', ALL],
    ['teacher', ALL],
    ['support_staff', ALL],
    ['parent', ALL],
    ['student', ALL],
    ['outsider', 'FORBIDDEN'],
    ['nobody', 'UNAUTHENTICATED'],
  ])('returns to the caller %s the staff: %s', async (asker, expected) => {
    expect(await visibleTo(app, school, asker, STAFF)).toEqual(expected);
  });

  describe.each<Asker>(['teacher', 'support_staff', 'parent', 'student'])(
    'with %s as the caller, for other staff',
    (asker) => {
      it('returns only id, name and role, and null for every other field', async () => {
        expect(await fields(asker, 'colleague', 'id name firstName lastName role')).toEqual({
          id: school.ids.colleague,
          name: 'Col League',
          firstName: 'Col',
          lastName: 'League',
          role: 'TEACHER',
        });
        expect(Object.values(await fields(asker, 'colleague', HIDDEN))).toEqual(Array(13).fill(null));
      });

      it('finds nobody by the hidden fields', async () => {
        const oneself = asker === 'parent' || asker === 'student' ? [] : [`staff ${asker}`];
        expect(await find(asker, { search: 'league' })).toEqual(['colleague']);
        expect(await find(asker, { search: 'example.test' })).toEqual(oneself);
        expect(await find(asker, { search: 'STF-' })).toEqual(oneself);
        expect(await find(asker, { status: 'ACTIVE' })).toEqual(oneself);
        expect(await find(asker, { status: 'TERMINATED' })).toEqual([]);
        expect(await find(asker, { departmentId: school.ids.Winds })).toEqual([]);
        expect(await find(asker, { role: 'TEACHER' })).toEqual(['colleague', 'staff teacher']);
      });

      it('hides the same fields in lists, batches and departments', async () => {
        const query = `query ($flute: ID!) {
        staff(first: 100) { nodes { id email status hourlyRate } edges { node { id phone } } }
        batch(id: $flute) { instructor { id name email departmentIds } course { department { headStaff { email } } } }
        departments { nodes { name staff { totalCount nodes { id } edges { node { id } } } headStaff { name email } } }
      }`;
        const { data, errors } = await gql(app, school.as[asker], query, { flute: school.ids['flute batch'] });
        expect(errors).toBeUndefined();
        const others = data.staff.nodes.filter((row: { id: string }) => row.id !== school.ids[`staff ${asker}`]);
        for (const row of others) expect(row).toEqual({ id: row.id, email: null, status: null, hourlyRate: null });
        expect(data.batch.instructor).toEqual({
          id: school.ids.colleague,
          name: 'Col League',
          email: null,
          departmentIds: null,
        });
        for (const department of data.departments.nodes) {
          expect(department.staff).toEqual({ totalCount: 0, nodes: [], edges: [] });
          if (department.name === 'Strings') expect(department.headStaff.email).toBeNull();
        }
      });
    },
  );

  it('returns to staff all fields of their own record', async () => {
    for (const asker of ['teacher', 'support_staff', 'department_head'] as const) {
      const own = await fields(asker, `staff ${asker}`, 'email staffNumber status departmentIds userId employmentType');
      expect(own).toMatchObject({ status: 'ACTIVE', departmentIds: [], employmentType: 'FULL_TIME' });
      expect(own.email).toMatch(/@example.test$/);
      expect(own.userId).not.toBeNull();
    }
  });

  it('returns the hourly rate only to academy admins, administrators and the staff member', async () => {
    for (const asker of ['super_admin', 'academy_admin', 'administrator'] as const) {
      expect(await fields(asker, 'colleague', 'hourlyRate')).toEqual({ hourlyRate: '42.00' });
    }
    for (const asker of ['department_head', 'teacher', 'support_staff', 'parent'] as const) {
      expect(await fields(asker, 'colleague', 'hourlyRate')).toEqual({ hourlyRate: null });
    }
    const academy = await seedAcademy(app);
    for (const role of ['department_head', 'teacher', 'support_staff'] as const) {
      const { id } = await academy.with.staff({ hourlyRate: 3_000 });
      const other = await academy.with.staff({ hourlyRate: 3_000 });
      const member = await academy.as(role, { staffId: id });
      const query = `{ a: staffMember(id: "${id}") { hourlyRate } b: staffMember(id: "${other.id}") { hourlyRate } }`;
      expect((await gql(app, member, query)).data).toEqual({ a: { hourlyRate: '30.00' }, b: { hourlyRate: null } });
    }
  });

  it('returns to department heads every field except the hourly rate', async () => {
    expect(await fields('department_head', 'colleague', 'email phone status departmentIds')).toMatchObject({
      phone: '555-7',
      status: 'ACTIVE',
      departmentIds: [school.ids.Winds],
    });
    expect(await find('department_head', { departmentId: school.ids.Winds })).toEqual(['colleague']);
    expect(await find('department_head', { search: 'example.test', status: 'ACTIVE' })).toEqual(ALL);
  });

  it('cannot be sorted by hidden fields, and has no hidden values in cursors', async () => {
    for (const key of ['EMAIL_ASC', 'STATUS_DESC', 'HOURLY_RATE_ASC', 'STAFF_NUMBER_ASC', 'HIRE_DATE_ASC']) {
      const { errors } = await gql(app, school.as.teacher, `{ staff(orderBy: [${key}]) { totalCount } }`);
      expect(errors).toHaveLength(1);
    }
    const { data } = await gql(
      app,
      school.as.teacher,
      '{ staff(orderBy: [NAME_ASC, UPDATED_AT_DESC]) { edges { cursor node { id name updatedAt } } } }',
    );
    expect(data.staff.edges).toHaveLength(ALL.length);
    for (const { cursor, node } of data.staff.edges) {
      const [, ...values] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
      expect(values).toEqual([node.name, node.updatedAt, node.id]);
    }
  });

  it('returns the batches and departments of a staff member', async () => {
    const batches = ['flute batch', 'other batch'];
    for (const asker of ['academy_admin', 'department_head', 'parent'] as const) {
      const row = await fields(asker, 'colleague', 'batches { totalCount nodes { id } } departments { id }');
      expect(row.batches.totalCount).toBe(2);
      expect(namesOf(batches, school.ids, row.batches.nodes)).toEqual(batches);
      expect(row.departments).toEqual(asker === 'parent' ? null : [{ id: school.ids.Winds }]);
    }
  });

  it('runs at most five statements for any number of rows', async () => {
    for (const asker of ['academy_admin', 'teacher', 'parent'] as const) {
      expect(await statementsOf(app, school.as[asker], 'staff')).toBeLessThanOrEqual(5);
    }
  });

  it('hides deleted staff everywhere', async () => {
    const academy = await seedAcademy(app);
    const admin = await academy.as('academy_admin');
    const department = await academy.with.department();
    const gone = await academy.with.staff({
      firstName: 'Gone',
      departments: [department.id],
      deletedAt: '2026-03-01T00:00:00.000Z',
    });
    const led = await academy.with.department({ headStaffId: gone.id });
    const batch = await academy.with.batch({ instructorId: gone.id });
    const { data, errors } = await gql(
      app,
      admin,
      `{
        staffMember(id: "${gone.id}") { id }
        staff { totalCount nodes { id } }
        found: staff(filter: { search: "Gone" }) { totalCount }
        batch(id: "${batch.id}") { instructor { id } }
        led: department(id: "${led.id}") { headStaff { id } }
        department(id: "${department.id}") { staff { totalCount nodes { id } } }
      }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      staffMember: null,
      staff: { totalCount: 0, nodes: [] },
      found: { totalCount: 0 },
      batch: { instructor: null },
      led: { headStaff: null },
      department: { staff: { totalCount: 0, nodes: [] } },
    });
  });
});
