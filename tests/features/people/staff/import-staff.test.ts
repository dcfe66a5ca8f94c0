import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { StaffRole } from '../../../../src/features/academy/academies/academy.enums.ts';
import { trialSubscription } from '../../../../src/features/academy/academies/subscription.ts';
import { gql } from '../../../support/clients.ts';
import { importer } from '../../imports.ts';
import { type Scene, scene, staff } from '../../people.ts';
import { badInput, FORBIDDEN, UNKNOWN_ID } from '../../writing.ts';

const { counts, refused } = importer('importStaff');

const HEAD = 'first_name,last_name,email,role';

let at: Scene;

beforeAll(async () => {
  at = await scene();
});

describe('importStaff', () => {
  it('creates staff with every column, and changes nothing if it is repeated', async () => {
    const [one, two] = [await at.academy.with.department(), await at.academy.with.department()];
    const head = `${HEAD},department_ids,qualifications,employment_type,hire_date,end_date,hourly_rate,weekly_availability`;
    const json = (value: object) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
    const row = [
      ...['Sam,Lake,full@staff.test,teacher', `${two.id};${one.id}`, json([{ title: 'Diploma', year: 2015 }])],
      ...['part_time,2020-01-01,2030-01-01,25.5', json([{ day: 'monday', start_time: '09:00', end_time: '17:00' }])],
    ].join(',');
    expect(await counts(at, [head, row])).toEqual([1, 0, 0]);
    const { data } = await gql(at.app, at.admin, '{ staff(filter: { search: "full@staff.test" }) { nodes { id } } }');
    expect(await staff.read(at.app, at.admin, data.staff.nodes[0].id)).toMatchObject({
      ...{ name: 'Sam Lake', role: 'TEACHER', employmentType: 'PART_TIME', hourlyRate: '25.50', version: 1 },
      ...{ hireDate: '2020-01-01', endDate: '2030-01-01', staffNumber: expect.stringMatching(/^STF-/) },
      departmentIds: expect.arrayContaining([one.id, two.id]),
      qualifications: [{ title: 'Diploma', institution: null, year: 2015 }],
      weeklyAvailability: [{ day: 'MONDAY', startTime: '09:00:00', endTime: '17:00:00' }],
    });
    expect(await counts(at, [head, row])).toEqual([0, 0, 1]);
  });

  it('refuses a list of more than 500 items with one error, without reading its items', async () => {
    const row = (items: number) => `A,B,many-${items}@staff.test,teacher,"[${Array(items).fill('{}').join(',')}]"`;
    const { fields } = (await refused(at, [`${HEAD},weekly_availability`, row(501), row(2)])) as any;
    expect(fields['rows.1.weeklyAvailability']).toEqual([
      'The rows.1.weekly_availability field must not have more than 500 items.',
    ]);
    expect(Object.keys(fields)).toHaveLength(1 + 2 * 3);
    expect(await refused(at, [`${HEAD},department_ids`, `A,B,d@staff.test,teacher,${'x;'.repeat(500)}`])).toEqual(
      badInput({ 'rows.1.departmentIds': ['The rows.1.department_ids field must not have more than 500 items.'] }),
    );
  });

  it('stops reading at the row with the 50,000th error', async () => {
    const row = `A,B,"[${Array(500).fill('{}').join(',')}]"`;
    const { fields } = (await refused(at, [
      'first_name,last_name,weekly_availability',
      ...Array.from({ length: 60 }, () => row),
    ])) as any;
    expect(Object.keys(fields)).toHaveLength(101);
    // 34 rows have 1,500 errors each
    expect(fields.rows).toEqual(['50900 more errors are not listed.']);
  });

  it('finds staff by number, and replaces their departments', async () => {
    const [one, two] = [await at.academy.with.department(), await at.academy.with.department()];
    const { id, staffNumber } = await at.academy.with.staff({ departments: [one.id] });
    const file = ['staff_number,email,department_ids', `${staffNumber},renamed@staff.test,"[""${two.id}""]"`];
    expect(await counts(at, file)).toEqual([0, 1, 0]);
    expect(await staff.read(at.app, at.admin, id)).toMatchObject({
      ...{ email: 'renamed@staff.test', departmentIds: [two.id], version: 2 },
    });
  });

  it('ends the access of terminated staff, removes them from batches, and applies new roles', async () => {
    const [leaver, mover] = [await at.academy.as('teacher'), await at.academy.as('teacher')];
    const batch = await at.academy.with.batch({ instructorId: leaver.staffId as string });
    const file = ['id,status,role', `${leaver.staffId},terminated,`, `${mover.staffId},,support_staff`];
    expect(await counts(at, file)).toEqual([0, 2, 0]);
    const { data } = await gql(at.app, at.admin, `{ batch(id: "${batch.id}") { instructorId } }`);
    expect(data.batch.instructorId).toBeNull();
    const left = await gql(at.app, leaver, '{ students { totalCount } }');
    expect(left.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const me = '{ me { memberships { staffRole } } }';
    expect((await gql(at.app, mover, me)).data.me.memberships).toEqual([{ staffRole: 'SUPPORT_STAFF' }]);
  });

  it('forbids administrators to add or change administrators, but accepts unchanged rows', async () => {
    const as = await at.academy.as('administrator');
    const { id } = await at.academy.with.staff({ role: StaffRole.ADMINISTRATOR, phone: '1' });
    const teacher = await at.academy.with.staff();
    expect(await refused(at, ['id,phone', `${teacher.id},2`, `${id},2`], as)).toEqual(FORBIDDEN);
    expect(await refused(at, [HEAD, 'A,B,boss@staff.test,administrator'], as)).toEqual(FORBIDDEN);
    expect(await refused(at, ['id,role', `${as.staffId},teacher`], as)).toEqual(FORBIDDEN);
    expect(await counts(at, ['id,phone,role', `${teacher.id},2,`, `${id},1,administrator`], as)).toEqual([0, 1, 1]);
    expect(await counts(at, [HEAD, 'A,B,c@staff.test,teacher'], as)).toEqual([1, 0, 0]);
  });

  it('refuses unknown departments, and an end date before the hire date', async () => {
    const foreign = await (await scene()).academy.with.department();
    const { id } = await at.academy.with.staff({ hireDate: '2026-01-01' });
    const file = [
      `id,${HEAD},department_ids,end_date`,
      `,A,B,d1@staff.test,teacher,${foreign.id};x,`,
      `${id},,,,,${UNKNOWN_ID},2025-01-01`,
      `${(await at.academy.with.staff({ hireDate: '2026-01-01' })).id},,,,,,2025-01-01`,
      ',A,B,d2@staff.test,captain,,',
    ];
    expect(await refused(at, file)).toEqual(
      badInput({
        'rows.1.departmentIds.0': ['The selected rows.1.department_ids.0 is invalid.'],
        'rows.1.departmentIds.1': ['The rows.1.department_ids.1 field must be a valid UUID.'],
        'rows.2.departmentIds.0': ['The selected rows.2.department_ids.0 is invalid.'],
        'rows.3.endDate': ['The rows.3.end_date field must be a date after or equal to hire date.'],
        'rows.4.role': ['The selected rows.4.role is invalid.'],
      }),
    );
  });

  it('refuses rows that would exceed the staff limit of the subscription', async () => {
    const full = await scene({ subscription: { ...trialSubscription(new Date()), limits: { staff: 1 } } });
    expect(await refused(full, [HEAD, 'A,B,p1@staff.test,teacher', 'A,B,p2@staff.test,teacher'])).toEqual({
      code: 'PLAN_LIMIT_REACHED',
      message: 'The staff limit of your plan has been reached.',
    });
    expect(await counts(full, [HEAD, 'A,B,p1@staff.test,teacher'])).toEqual([1, 0, 0]);
  });
});
