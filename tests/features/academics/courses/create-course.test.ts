import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { seedAcademy } from '../../../support/seed.ts';
import {
  badInput,
  EVERY_ROLE,
  emoji,
  FORBIDDEN,
  REFUSED_BY_TYPE,
  refusal,
  superAdminIn,
  UNKNOWN_ID,
} from '../../writing.ts';
import { createCourse, readCourse, type Scene, scene } from './setup.ts';

describe('createCourse', () => {
  let at: Scene;
  const create = (input: object) => createCourse(at.app, at.admin, { name: 'Front crawl', ...input });
  const refused = (input: object) => refusal(at.app, at.academy.id, () => create(input));

  beforeAll(async () => {
    at = await scene();
  });

  it('creates an active course with defaults and a unique code', async () => {
    const { data } = await create({});
    const course = data.createCourse;
    expect(course).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-/),
      academyId: at.academy.id,
      name: 'Front crawl',
      code: expect.stringMatching(/^CRS-[A-Z0-9]{8}$/),
      description: null,
      category: null,
      level: 'ALL',
      departmentId: null,
      department: null,
      minAge: null,
      maxAge: null,
      color: null,
      price: null,
      billingFrequency: 'ONE_TIME',
      completionRule: { minAttendance: null, minProgress: null, requirePaid: false },
      status: 'ACTIVE',
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: course.createdAt,
    });
    expect(await readCourse(at.app, at.admin, course.id)).toEqual(course);
    expect((await create({})).data.createCourse.code).not.toBe(course.code);
  });

  it('accepts every field and trims texts', async () => {
    const { id } = await at.academy.with.department();
    const given = {
      level: 'BEGINNER',
      minAge: 6,
      maxAge: 6,
      color: '#00aAfF',
      billingFrequency: 'PER_TERM',
      status: 'DRAFT',
      completionRule: { minAttendance: 80, requirePaid: true },
    };
    const texts = { name: ' Butterfly ', description: ' Arms. ', category: ' Strokes ' };
    const { data } = await create({ ...given, ...texts, departmentId: id.toUpperCase(), price: '1500.5' });
    expect(data.createCourse).toMatchObject({
      ...given,
      name: 'Butterfly',
      description: 'Arms.',
      category: 'Strokes',
      departmentId: id,
      department: { id },
      price: '1500.50',
      completionRule: { minAttendance: 80, minProgress: null, requirePaid: true },
    });
  });

  it.each([
    [0.01, '0.01'],
    [99999999.99, '99999999.99'],
    ['12', '12.00'],
    [null, null],
  ])('stores the price %s as %s', async (price, shown) => {
    expect((await create({ price })).data.createCourse.price).toBe(shown);
  });

  it.each(['academy_admin', 'administrator'] as const)('allows the role %s', async (role) => {
    const { data } = await createCourse(at.app, await at.academy.as(role), { name: role });
    expect(data.createCourse.name).toBe(role);
  });

  it.each(['teacher', 'support_staff', 'parent', 'student'] as const)('denies the role %s', async (role) => {
    const actor = await at.academy.as(role);
    expect(await refusal(at.app, at.academy.id, () => createCourse(at.app, actor, { name: 'x' }))).toEqual(FORBIDDEN);
  });

  it('allows department heads to create courses only in their own departments', async () => {
    const head = await at.academy.as('department_head');
    const own = await at.academy.with.department({ headStaffId: head.staffId as string });
    const { data } = await createCourse(at.app, head, { name: 'Mine', departmentId: own.id });
    expect(data.createCourse.departmentId).toBe(own.id);
    const other = await at.academy.with.department();
    for (const departmentId of [other.id, null, undefined]) {
      const call = () => createCourse(at.app, head, { name: 'x', departmentId });
      expect(await refusal(at.app, at.academy.id, call)).toEqual(FORBIDDEN);
    }
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const call = () => createCourse(shut.app, actor, { name: 'x' });
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
    const { errors } = await createCourse(shut.app, await superAdminIn(shut.app, shut.academy), { name: 'x' });
    expect(errors).toBeUndefined();
  });

  describe('invalid input', () => {
    it('reports all invalid fields together', async () => {
      const input = {
        name: ' ',
        description: emoji(5001),
        category: emoji(101),
        level: null,
        departmentId: 'nonsense',
        minAge: 12,
        maxAge: 11,
        color: 'red',
        billingFrequency: null,
        completionRule: { minAttendance: 101, minProgress: -1, requirePaid: null },
        status: null,
      };
      expect(await refused(input)).toEqual(
        badInput({
          name: ['The name field is required.'],
          description: ['The description field must not be greater than 5000 characters.'],
          category: ['The category field must not be greater than 100 characters.'],
          level: ['The level field is required.'],
          departmentId: ['The department id field must be a valid UUID.'],
          maxAge: ['The max age field must be at least 12.'],
          color: ['The color field format is invalid.'],
          billingFrequency: ['The billing frequency field is required.'],
          'completionRule.minAttendance': ['The completion_rule.min_attendance field must not be greater than 100.'],
          'completionRule.minProgress': ['The completion_rule.min_progress field must be at least 0.'],
          'completionRule.requirePaid': ['The completion_rule.require_paid field is required.'],
          status: ['The status field is required.'],
        }),
      );
    });

    it.each(['#00aAf', '#00aAfFF', '00aAfF', '#00aAfG', '#00aAf\u0000'])('refuses the colour %j', async (color) => {
      expect(await refused({ color })).toEqual(badInput({ color: ['The color field format is invalid.'] }));
    });

    it('refuses ages below 0 and above 150', async () => {
      expect(await refused({ minAge: -1, maxAge: 151 })).toEqual(
        badInput({
          minAge: ['The min age field must be at least 0.'],
          maxAge: ['The max age field must not be greater than 150.'],
        }),
      );
    });

    it('refuses null characters in texts, and null for the completion rule', async () => {
      expect(await refused({ name: '\u0000', category: 'a\u0000b', completionRule: null })).toEqual(
        badInput({
          name: ['The name field format is invalid.'],
          category: ['The category field format is invalid.'],
          completionRule: ['The completion rule field is required.'],
        }),
      );
    });

    it('refuses a department that is unknown, deleted or in another academy', async () => {
      const other = await seedAcademy(at.app);
      const deleted = await at.academy.with.department({ deletedAt: new Date().toISOString() });
      for (const departmentId of [UNKNOWN_ID, (await other.with.department()).id, deleted.id]) {
        expect(await refused({ departmentId })).toEqual(
          badInput({ departmentId: ['The selected department id is invalid.'] }),
        );
      }
    });

    it.each([
      ['null as the name', { name: null }],
      ['an unknown level', { level: 'EXPERT' }],
      ['a price of 0', { price: 0 }],
      ['a negative price', { price: '-1' }],
      ['a price with three decimal places', { price: '1.234' }],
      ['a price above the maximum', { price: '100000000' }],
      ['a code, which is read-only', { code: 'CRS-AAAAAAAA' }],
    ])('refuses %s', async (_, input) => {
      expect(await refused(input)).toEqual(REFUSED_BY_TYPE);
    });
  });

  it('accepts texts of the maximum length, and refuses a longer name', async () => {
    const longest = { name: emoji(255), description: emoji(5000), category: emoji(100) };
    expect((await create(longest)).data.createCourse).toMatchObject(longest);
    expect(await refused({ name: emoji(256) })).toEqual(
      badInput({ name: ['The name field must not be greater than 255 characters.'] }),
    );
  });
});
