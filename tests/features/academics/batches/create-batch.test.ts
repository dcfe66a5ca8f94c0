import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus, SubscriptionPlan } from '../../../../src/features/academy/academies/academy.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { trialSubscription } from '../../../../src/features/academy/academies/subscription.ts';
import { StaffStatus } from '../../../../src/features/people/staff/staff.enums.ts';
import { seedAcademy, seedUser } from '../../../support/seed.ts';
import {
  badInput,
  EVERY_ROLE,
  emoji,
  FORBIDDEN,
  NO_ACCESS,
  REFUSED_BY_TYPE,
  refusal,
  superAdminIn,
  UNAUTHENTICATED,
  UNKNOWN_ID,
} from '../../writing.ts';
import { createBatch, deleteBatch, newBatch, readBatch, type Scene, scene } from './setup.ts';

describe('createBatch', () => {
  let at: Scene;
  const create = (input: object) => createBatch(at.app, at.admin, newBatch(at.courseId, input));
  const refused = (input: object) => refusal(at.app, at.academy.id, () => create(input));
  const created = async (input: object) => {
    const { data, errors } = await create(input);
    expect(errors).toBeUndefined();
    return data.createBatch;
  };

  beforeAll(async () => {
    at = await scene();
  });

  it('creates an upcoming batch with defaults and returns it with its relations', async () => {
    const batch = await created({});
    expect(batch).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      academyId: at.academy.id,
      courseId: at.courseId,
      name: 'Beginners',
      code: expect.stringMatching(/^BAT-[A-Z0-9]{8}$/),
      startDate: '2026-02-02',
      endDate: '2026-06-26',
      startTime: '16:00:00',
      endTime: '17:30:00',
      daysOfWeek: ['MONDAY', 'THURSDAY'],
      maxStudents: 30,
      instructorId: null,
      roomId: null,
      classroom: '',
      status: 'UPCOMING',
      notes: null,
      availableSeats: 30,
      createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
      updatedAt: batch.createdAt,
      course: { id: at.courseId, name: expect.any(String) },
      instructor: null,
      room: null,
    });
    expect(await readBatch(at.app, at.admin, batch.id)).toEqual(batch);
  });

  it('accepts every field, trims texts, and clears optional fields sent as null', async () => {
    const instructor = await at.academy.with.staff();
    const given = { maxStudents: 1000, instructorId: instructor.id, classroom: '  Pool 1 ', notes: '\n Bring caps. ' };
    expect(await created({ ...given, name: ' Otters ' })).toMatchObject({
      name: 'Otters',
      maxStudents: 1000,
      availableSeats: 1000,
      instructorId: instructor.id,
      instructor: { id: instructor.id, name: instructor.name ?? expect.any(String) },
      classroom: 'Pool 1',
      notes: 'Bring caps.',
    });
    const unset = await created({ instructorId: null, classroom: null, notes: null, maxStudents: 1 });
    expect(unset).toMatchObject({ instructorId: null, classroom: '', notes: null, maxStudents: 1 });
  });

  it('uses the default number of seats from the settings of the academy', async () => {
    const small = await scene({ settings: { ...defaultSettings(), defaultBatchCapacity: 7 } });
    const { data } = await createBatch(small.app, small.admin, newBatch(small.courseId));
    expect(data.createBatch.maxStudents).toBe(7);
  });

  it('accepts a batch that begins and ends on the same day, and accepts ids in upper case', async () => {
    const staff = await at.academy.with.staff();
    const batch = await created({
      courseId: at.courseId.toUpperCase(),
      instructorId: staff.id.toUpperCase(),
      endDate: '2026-02-02',
      daysOfWeek: ['SUNDAY'],
    });
    expect(batch).toMatchObject({ courseId: at.courseId, instructorId: staff.id, endDate: '2026-02-02' });
    expect(batch).toMatchObject({ daysOfWeek: ['SUNDAY'], course: { id: at.courseId } });
  });

  describe('permissions', () => {
    it.each(['academy_admin', 'administrator'] as const)('allows the role %s', async (role) => {
      const { data } = await createBatch(at.app, await at.academy.as(role), newBatch(at.courseId));
      expect(data.createBatch.name).toBe('Beginners');
    });

    it('allows the Super Admin', async () => {
      const { data } = await createBatch(at.app, await superAdminIn(at.app, at.academy), newBatch(at.courseId));
      expect(data.createBatch.name).toBe('Beginners');
    });

    it.each(['teacher', 'support_staff', 'parent', 'student'] as const)('denies the role %s', async (role) => {
      const actor = await at.academy.as(role);
      expect(await refusal(at.app, at.academy.id, () => createBatch(at.app, actor, newBatch(at.courseId)))).toEqual(
        FORBIDDEN,
      );
    });

    it('allows department heads to create batches only in their own departments', async () => {
      const head = await at.academy.as('department_head');
      const own = await at.academy.with.department({ headStaffId: head.staffId as string });
      const other = await at.academy.with.department();
      const gone = await at.academy.with.department({ headStaffId: head.staffId as string, deletedAt: now() });
      const courseIn = async (departmentId: string) => (await at.academy.with.course({ departmentId })).id;
      const { data } = await createBatch(at.app, head, newBatch(await courseIn(own.id)));
      expect(data.createBatch.name).toBe('Beginners');
      for (const courseId of [await courseIn(other.id), await courseIn(gone.id), at.courseId]) {
        expect(await refusal(at.app, at.academy.id, () => createBatch(at.app, head, newBatch(courseId)))).toEqual(
          FORBIDDEN,
        );
      }
    });

    it('denies callers without a token and members of another academy', async () => {
      const foreign = await (await seedAcademy(at.app)).as('academy_admin');
      const nobody = { academyId: at.academy.id };
      const stranger = { ...(await seedUser(at.app)), academyId: at.academy.id };
      const answers = await Promise.all(
        [nobody, stranger, { ...foreign, academyId: at.academy.id }].map(async (actor) => {
          const { errors } = await createBatch(at.app, actor, newBatch(at.courseId));
          return { code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
        }),
      );
      expect(answers).toEqual([UNAUTHENTICATED, NO_ACCESS, NO_ACCESS]);
    });

    it('in a suspended academy, allows only the Super Admin', async () => {
      const shut = await scene({ status: AcademyStatus.SUSPENDED });
      for (const role of EVERY_ROLE) {
        const actor = await shut.academy.as(role);
        const answer = await refusal(shut.app, shut.academy.id, () =>
          createBatch(shut.app, actor, newBatch(shut.courseId)),
        );
        expect(answer, role).toEqual(FORBIDDEN);
      }
      const { data } = await createBatch(shut.app, await superAdminIn(shut.app, shut.academy), newBatch(shut.courseId));
      expect(data.createBatch.name).toBe('Beginners');
    });

    it('allows new batches in an academy with the status INACTIVE', async () => {
      const closed = await scene({ status: AcademyStatus.INACTIVE });
      const { errors } = await createBatch(closed.app, closed.admin, newBatch(closed.courseId));
      expect(errors).toBeUndefined();
    });
  });

  describe('invalid input', () => {
    it('reports all invalid fields of a new batch together', async () => {
      const answer = await refused({
        name: '  ',
        startDate: '2026-06-02',
        endDate: '2026-06-01',
        startTime: '10:00',
        endTime: '10:00:00',
        daysOfWeek: [],
        maxStudents: 0,
        courseId: 'nonsense',
        instructorId: '42',
        classroom: 'x'.repeat(101),
        notes: 'x'.repeat(5001),
      });
      expect(answer).toEqual(
        badInput({
          name: ['The name field is required.'],
          endDate: ['The end date field must be a date after or equal to start date.'],
          endTime: ['The end time field must be a date after start time.'],
          daysOfWeek: ['The days of week field is required.'],
          maxStudents: ['The max students field must be at least 1.'],
          courseId: ['The course id field must be a valid UUID.'],
          instructorId: ['The instructor id field must be a valid UUID.'],
          classroom: ['The classroom field must not be greater than 100 characters.'],
          notes: ['The notes field must not be greater than 5000 characters.'],
        }),
      );
      expect(answer).toMatchObject({ message: expect.stringMatching(/ \(and 8 more errors\)$/) });
    });

    it('reports an unknown course and an unknown instructor together', async () => {
      expect(await refused({ courseId: UNKNOWN_ID, instructorId: UNKNOWN_ID })).toEqual(
        badInput({
          courseId: ['The selected course id is invalid.'],
          instructorId: ['The selected instructor id is invalid.'],
        }),
      );
    });

    it('refuses deleted courses, deleted or terminated instructors, and records of another academy', async () => {
      const other = await seedAcademy(at.app);
      const deletedAt = now();
      const courses = [await other.with.course(), await at.academy.with.course({ deletedAt })];
      for (const course of courses) {
        expect(await refused({ courseId: course.id })).toEqual(
          badInput({ courseId: ['The selected course id is invalid.'] }),
        );
      }
      const staff = [
        await other.with.staff(),
        await at.academy.with.staff({ deletedAt }),
        await at.academy.with.staff({ status: StaffStatus.TERMINATED }),
      ];
      for (const { id } of staff) {
        expect(await refused({ instructorId: id })).toEqual(
          badInput({ instructorId: ['The selected instructor id is invalid.'] }),
        );
      }
      const onLeave = await at.academy.with.staff({ status: StaffStatus.ON_LEAVE });
      expect((await created({ instructorId: onLeave.id })).instructorId).toBe(onLeave.id);
    });

    it('refuses texts that exceed the maximum length, counted in Unicode code points', async () => {
      const longest = { name: emoji(255), classroom: emoji(100), notes: emoji(5000) };
      expect(await created(longest)).toMatchObject(longest);
      expect(await refused({ name: emoji(256), classroom: emoji(101), notes: emoji(5001) })).toEqual(
        badInput({
          name: ['The name field must not be greater than 255 characters.'],
          classroom: ['The classroom field must not be greater than 100 characters.'],
          notes: ['The notes field must not be greater than 5000 characters.'],
        }),
      );
    });

    it('refuses null characters in texts', async () => {
      expect(await refused({ name: 'a\u0000b', classroom: '\u0000', notes: 'x\u0000' })).toEqual(
        badInput({
          name: ['The name field format is invalid.'],
          classroom: ['The classroom field format is invalid.'],
          notes: ['The notes field format is invalid.'],
        }),
      );
    });

    it('refuses fewer than 1 or more than 1000 seats', async () => {
      const tooMany = badInput({ maxStudents: ['The max students field must not be greater than 1000.'] });
      expect(await refused({ maxStudents: 1001 })).toEqual(tooMany);
      const tooFew = badInput({ maxStudents: ['The max students field must be at least 1.'] });
      expect(await refused({ maxStudents: -1 })).toEqual(tooFew);
      const none = badInput({ maxStudents: ['The max students field is required.'] });
      expect(await refused({ maxStudents: null })).toEqual(none);
    });

    it('refuses a weekday listed twice', async () => {
      const twice = badInput({ daysOfWeek: ['The days of week field has a duplicate value.'] });
      expect(await refused({ daysOfWeek: ['MONDAY', 'MONDAY'] })).toEqual(twice);
    });

    it.each([
      ['null as the name', { name: null }],
      ['null as the course', { courseId: null }],
      ['a missing start date', { startDate: undefined }],
      ['null as the weekdays', { daysOfWeek: null }],
      ['null among the weekdays', { daysOfWeek: [null] }],
      ['an unknown weekday', { daysOfWeek: ['FUNDAY'] }],
      ['a date that is not in the calendar', { startDate: '2026-02-30' }],
      ['24:00 as the start time', { startTime: '24:00' }],
      ['a fractional number of seats', { maxStudents: 1.5 }],
      ['a number of seats sent as text', { maxStudents: '10' }],
      ['an unknown field', { colour: 'red' }],
      ['a code, which is read-only', { code: 'BAT-AAAAAAAA' }],
      ['a status, which is not an input field', { status: 'ONGOING' }],
    ])('refuses %s', async (_, input) => {
      expect(await refused(input)).toEqual(REFUSED_BY_TYPE);
    });
  });

  it('refuses a new batch if the academy has as many batches as its subscription allows, not counting deleted batches', async () => {
    const subscription = { ...trialSubscription(new Date()), plan: SubscriptionPlan.FREE, limits: { batches: 2 } };
    const full = await scene({ subscription });
    const create = () => createBatch(full.app, full.admin, newBatch(full.courseId));
    const { data } = await create();
    await create();
    expect(await refusal(full.app, full.academy.id, create)).toEqual({
      code: 'PLAN_LIMIT_REACHED',
      message: 'The batches limit of your plan has been reached.',
    });
    await deleteBatch(full.app, full.admin, data.createBatch.id);
    expect((await create()).errors).toBeUndefined();
  });

  it('gives every batch a unique code', async () => {
    const batches = await Promise.all(Array.from({ length: 5 }, () => created({})));
    expect(new Set(batches.map(({ code }) => code)).size).toBe(5);
  });
});

const now = () => new Date().toISOString();
