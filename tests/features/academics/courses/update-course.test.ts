import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { BillingFrequency, CourseLevel } from '../../../../src/features/academics/courses/course.enums.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { seedAcademy } from '../../../support/seed.ts';
import {
  badInput,
  EVERY_ROLE,
  emoji,
  FORBIDDEN,
  notFound,
  REFUSED_BY_TYPE,
  refusal,
  superAdminIn,
  UNKNOWN_ID,
} from '../../writing.ts';
import { readCourse, type Scene, scene, updateCourse } from './setup.ts';

describe('updateCourse', () => {
  let at: Scene;
  const update = (id: string, input: object) => updateCourse(at.app, at.admin, id, input);
  const refused = (id: string, input: object) => refusal(at.app, at.academy.id, () => update(id, input));
  const full = async () => {
    const course = await at.academy.with.course({
      description: 'Arms.',
      category: 'Strokes',
      level: CourseLevel.BEGINNER,
      departmentId: (await at.academy.with.department()).id,
      minAge: 6,
      maxAge: 12,
      color: '#0055AA',
      price: 150_000,
      billingFrequency: BillingFrequency.MONTHLY,
      completionRule: { minAttendance: 80, minProgress: 50, requirePaid: true },
    });
    return course.id;
  };

  beforeAll(async () => {
    at = await scene();
  });

  describe('with only some of the fields', () => {
    it.each([
      { name: 'Butterfly' },
      { description: 'Legs.' },
      { description: null },
      { category: null },
      { level: 'ADVANCED' },
      { minAge: 12 },
      { minAge: null },
      { maxAge: 6 },
      { maxAge: null },
      { color: '#ffffff' },
      { color: null },
      { price: '20.00' },
      { price: null },
      { billingFrequency: 'PER_SESSION' },
      { status: 'ARCHIVED' },
      {},
    ])('changes only the course fields %o', async (input) => {
      const id = await full();
      const before = await readCourse(at.app, at.admin, id);
      const { data } = await update(id.toUpperCase(), input);
      expect(data.updateCourse).toEqual({ ...before, ...input, updatedAt: data.updateCourse.updatedAt });
      expect(await readCourse(at.app, at.admin, id)).toEqual(data.updateCourse);
    });

    it('changes only those parts of the completion rule that are sent', async () => {
      const id = await full();
      const { data } = await update(id, { completionRule: { minProgress: 60 } });
      expect(data.updateCourse.completionRule).toEqual({ minAttendance: 80, minProgress: 60, requirePaid: true });
      const unset = await update(id, { completionRule: { minAttendance: null, requirePaid: false } });
      expect(unset.data.updateCourse.completionRule).toEqual({
        minAttendance: null,
        minProgress: 60,
        requirePaid: false,
      });
    });

    it('changes the department, and removes the department if null is sent', async () => {
      const [id, next] = [await full(), await at.academy.with.department()];
      const { data } = await update(id, { departmentId: next.id.toUpperCase() });
      expect(data.updateCourse).toMatchObject({ departmentId: next.id, department: { id: next.id } });
      const unset = await update(id, { departmentId: null });
      expect(unset.data.updateCourse).toMatchObject({ departmentId: null, department: null, minAge: 6 });
    });
  });

  it.each(['academy_admin', 'administrator'] as const)('allows the role %s', async (role) => {
    const { data } = await updateCourse(at.app, await at.academy.as(role), await full(), { name: role });
    expect(data.updateCourse.name).toBe(role);
  });

  it.each(['teacher', 'support_staff', 'parent', 'student'] as const)(
    'denies the role %s, for known and unknown courses',
    async (role) => {
      const actor = await at.academy.as(role);
      for (const id of [await full(), UNKNOWN_ID]) {
        expect(await refusal(at.app, at.academy.id, () => updateCourse(at.app, actor, id, { name: 'x' }))).toEqual(
          FORBIDDEN,
        );
      }
    },
  );

  it('allows department heads to change courses in their departments, and to move courses between these departments', async () => {
    const head = await at.academy.as('department_head');
    const headStaffId = head.staffId as string;
    const [own, second] = [
      await at.academy.with.department({ headStaffId }),
      await at.academy.with.department({ headStaffId }),
    ];
    const other = await at.academy.with.department();
    const { id } = await at.academy.with.course({ departmentId: own.id });
    const { data } = await updateCourse(at.app, head, id, { name: 'Mine', departmentId: second.id });
    expect(data.updateCourse).toMatchObject({ name: 'Mine', departmentId: second.id });
    const foreign = await at.academy.with.course({ departmentId: other.id });
    const nobodys = await at.academy.with.course();
    const attempts = [
      [id, { departmentId: other.id }],
      [id, { departmentId: null }],
      [foreign.id, { name: 'x' }],
      [foreign.id, { departmentId: own.id }],
      [nobodys.id, { departmentId: own.id }],
    ] as const;
    for (const [courseId, input] of attempts) {
      expect(await refusal(at.app, at.academy.id, () => updateCourse(at.app, head, courseId, input))).toEqual(
        FORBIDDEN,
      );
    }
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const { id } = await shut.academy.with.course();
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const call = () => updateCourse(shut.app, actor, id, { name: 'x' });
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
    const { errors } = await updateCourse(shut.app, await superAdminIn(shut.app, shut.academy), id, { name: 'x' });
    expect(errors).toBeUndefined();
  });

  it('returns NOT_FOUND for courses that are unknown, deleted or in another academy', async () => {
    const other = await seedAcademy(at.app);
    const deleted = await at.academy.with.course({ deletedAt: new Date().toISOString() });
    for (const id of [UNKNOWN_ID, deleted.id, (await other.with.course()).id, 'nonsense']) {
      expect(await refused(id, { name: 'x' })).toEqual(notFound('Course'));
    }
  });

  describe('invalid input', () => {
    it('reports all invalid fields together', async () => {
      const input = {
        name: null,
        description: '\u0000',
        category: emoji(101),
        departmentId: '7',
        minAge: 20,
        maxAge: 19,
        completionRule: { minAttendance: -1 },
        status: null,
      };
      expect(await refused(await full(), input)).toEqual(
        badInput({
          name: ['The name field is required.'],
          description: ['The description field format is invalid.'],
          category: ['The category field must not be greater than 100 characters.'],
          departmentId: ['The department id field must be a valid UUID.'],
          maxAge: ['The max age field must be at least 20.'],
          'completionRule.minAttendance': ['The completion_rule.min_attendance field must be at least 0.'],
          status: ['The status field is required.'],
        }),
      );
    });

    it('refuses ages that contradict the stored ages, and reports all other invalid fields too', async () => {
      const departmentId = (await (await seedAcademy(at.app)).with.department()).id;
      const selected = { departmentId: ['The selected department id is invalid.'] };
      expect(await refused(await full(), { maxAge: 5, departmentId })).toEqual(
        badInput({ ...selected, maxAge: ['The max age field must be at least 6.'] }),
      );
      expect(await refused(await full(), { minAge: 13, departmentId: UNKNOWN_ID })).toEqual(
        badInput({ ...selected, maxAge: ['The max age field must be at least 13.'] }),
      );
    });

    it.each([
      ['a code, which is read-only', { code: 'CRS-AAAAAAAA' }],
      ['an unknown status', { status: 'CLOSED' }],
      ['a price of 0.00', { price: '0.00' }],
    ])('refuses %s', async (_, input) => {
      expect(await refused(await full(), input)).toEqual(REFUSED_BY_TYPE);
    });
  });
});
