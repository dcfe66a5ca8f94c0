import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { BatchStatus } from '../../../../src/features/academics/batches/batch.enums.ts';
import { CourseStatus } from '../../../../src/features/academics/courses/course.enums.ts';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { StudentStatus } from '../../../../src/features/people/students/student.enums.ts';
import { todayIn } from '../../../../src/platform/tenancy/context.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes } from '../../../support/clients.ts';
import { ASKERS, seedSchool } from '../../../support/school.ts';
import { type Member, type SeededAcademy, seedAcademy, seedSuperAdmin } from '../../../support/seed.ts';
import { alter, batchOf, enroll, enrolled, onlyFor, refused, seatsOf, waitingOn } from './setup.ts';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;
let studentId: string;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
  studentId = (await academy.with.student()).id;
});

const count = (of = academy) => of.run((em) => em.count(Enrollment, {}));

describe('permission check of enrollStudent', () => {
  test('lets office staff and department heads enroll with status ACTIVE, but parents and students only with status PENDING', async () => {
    const school = await seedSchool(app);
    const { ids, as } = school;
    const verdicts: Record<string, string> = {};
    const statuses: Record<string, string> = {};
    for (const asker of ASKERS) {
      const batch = await school.academy.with.batch({ courseId: ids.violin as string });
      const before = await count(school.academy);
      const result = await enroll(app, as[asker], { studentId: ids.Ada, batchId: batch.id, status: 'ACTIVE' });
      verdicts[asker] = codes(result)[0] ?? 'ok';
      if (result.errors) expect(await count(school.academy)).toBe(before);
      else statuses[asker] = result.data.done.status;
    }
    const office = ['academy_admin', 'administrator', 'department_head', 'support_staff'] as const;
    expect(verdicts).toEqual(onlyFor(...office, 'parent', 'student'));
    expect(statuses).toEqual({
      super_admin: 'ACTIVE',
      academy_admin: 'ACTIVE',
      administrator: 'ACTIVE',
      department_head: 'ACTIVE',
      support_staff: 'ACTIVE',
      parent: 'PENDING',
      student: 'PENDING',
    });
  });

  test('allows department heads to enroll students only in courses of their own departments', async () => {
    const { academy, ids, as } = await seedSchool(app);
    const before = await count(academy);
    const inBatch = await enroll(app, as.department_head, { studentId: ids.Dan, batchId: ids['flute batch'] });
    const inCourse = await enroll(app, as.department_head, { studentId: ids.Dan, courseId: ids.flute });
    expect([codes(inBatch), codes(inCourse)]).toEqual([['FORBIDDEN'], ['FORBIDDEN']]);
    expect(await count(academy)).toBe(before);
  });

  test.each(['parent', 'student'] as const)(
    'refuses a caller with the role %s who enrolls another student',
    async (asker) => {
      const { academy, ids, as } = await seedSchool(app);
      const before = await count(academy);
      const result = await enroll(app, as[asker], { studentId: ids.Eve, batchId: ids['flute batch'] });
      expect(refused(result)).toEqual({ studentId: ['The selected student id is invalid.'] });
      expect(await count(academy)).toBe(before);
    },
  );

  test('ignores an enrollment date that is sent by a parent', async () => {
    const { ids, as } = await seedSchool(app);
    const input = { studentId: ids.Ben, batchId: ids['own batch'], enrollmentDate: '2020-01-01', notes: 'Please' };
    const { data } = await enroll(app, as.parent, input);
    expect(data.done).toMatchObject({ enrollmentDate: todayIn('UTC'), status: 'PENDING', notes: 'Please' });
  });
});

describe('enrollStudent', () => {
  test("creates an active enrollment with today's date, in the course of the batch", async () => {
    const batch = await academy.with.batch();
    const result = await enroll(app, admin, { studentId, batchId: batch.id });
    expect(result.errors).toBeUndefined();
    expect(result.data.done).toEqual({
      id: expect.any(String),
      studentId,
      batchId: batch.id,
      courseId: batch.courseId,
      enrollmentDate: todayIn('UTC'),
      status: 'ACTIVE',
      grade: null,
      progressPercentage: 0,
      completionDate: null,
      waitlistPosition: null,
      dropReason: null,
      notes: null,
      version: 1,
    });
  });

  test('enrolls in a course without a batch, which needs no seat', async () => {
    const course = await academy.with.course();
    const { data } = await enroll(app, admin, { studentId, courseId: course.id, enrollmentDate: '2026-03-01' });
    expect(data.done).toMatchObject({
      courseId: course.id,
      batchId: null,
      status: 'ACTIVE',
      enrollmentDate: '2026-03-01',
    });
  });

  test('accepts ids in upper case, and a batch id together with the id of the course', async () => {
    const batch = await academy.with.batch();
    const input = {
      studentId: studentId.toUpperCase(),
      batchId: batch.id.toUpperCase(),
      courseId: batch.courseId.toUpperCase(),
    };
    expect((await enroll(app, admin, input)).data.done).toMatchObject({ studentId, batchId: batch.id });
  });

  test('can enroll a dropped student again', async () => {
    const batchId = await batchOf(academy, 2);
    await enrolled(academy, { studentId, batchId, status: EnrollmentStatus.DROPPED });
    expect((await enroll(app, admin, { studentId, batchId })).data.done.status).toBe('ACTIVE');
  });
});

describe('enrollStudent in a full batch', () => {
  let batchId: string;

  beforeAll(async () => {
    batchId = await batchOf(academy, 2);
    await enrolled(academy, { batchId });
    await enrolled(academy, { batchId, status: EnrollmentStatus.PENDING });
  });

  test('refuses an active enrollment', async () => {
    const before = await seatsOf(academy, batchId);
    const result = await enroll(app, admin, { studentId, batchId });
    expect(refused(result)).toEqual({ batchId: ['The batch is full.'] });
    expect(await seatsOf(academy, batchId)).toEqual(before);
  });

  test('puts pending enrollments on the waitlist, in the order of the requests', async () => {
    const places: number[] = [];
    for (let n = 0; n < 3; n++) {
      const input = { studentId: (await academy.with.student()).id, batchId, status: 'PENDING' };
      places.push((await enroll(app, admin, input)).data.done.waitlistPosition);
    }
    expect(places).toEqual([1, 2, 3]);
  });

  test('refuses a student who is already on the waitlist', async () => {
    const { studentId: waiting } = (
      await enroll(app, admin, { studentId: (await academy.with.student()).id, batchId, status: 'PENDING' })
    ).data.done;
    const before = await seatsOf(academy, batchId);
    for (const status of ['PENDING', 'ACTIVE']) {
      const again = await enroll(app, admin, { studentId: waiting, batchId, status });
      expect(refused(again)).toEqual({ studentId: ['The student id has already been taken.'] });
    }
    expect(await seatsOf(academy, batchId)).toEqual(before);
  });

  test('does not count completed, dropped and deleted enrollments as held seats', async () => {
    const roomy = await batchOf(academy, 1);
    await enrolled(academy, { batchId: roomy, status: EnrollmentStatus.COMPLETED });
    await enrolled(academy, { batchId: roomy, status: EnrollmentStatus.DROPPED });
    await enrolled(academy, { batchId: roomy, deletedAt: '2026-01-01T00:00:00.000Z' });
    expect((await enroll(app, admin, { studentId, batchId: roomy })).data.done.status).toBe('ACTIVE');
  });

  test('adds each new request at the end of the waitlist', async () => {
    const line = await batchOf(academy, 1);
    await enrolled(academy, { batchId: line });
    const first = await waitingOn(academy, line, 1);
    const { data } = await enroll(app, admin, { studentId, batchId: line, status: 'PENDING' });
    expect(await seatsOf(academy, line)).toMatchObject({ waiting: [first, data.done.id], positions: [1, 2] });
  });
});

describe('enrollStudent with invalid input', () => {
  /** Expects a refusal with exactly these fields, and no new enrollment. */
  const refuses = async (input: object, fields: object, as = admin) => {
    const before = await count();
    expect(refused(await enroll(app, as, input))).toEqual(fields);
    expect(await count()).toBe(before);
  };
  const badStudent = { studentId: ['The selected student id is invalid.'] };
  const badBatch = { batchId: ['The selected batch id is invalid.'] };
  const badCourse = { courseId: ['The selected course id is invalid.'] };

  test('refuses input that contains neither a batch nor a course', () =>
    refuses(
      { studentId },
      { batchId: ['The batch id field is required.'], courseId: ['The course id field is required.'] },
    ));

  test('refuses ids of unknown records and malformed ids', async () => {
    const batchId = await batchOf(academy, 1);
    await refuses({ studentId: randomUUID(), batchId }, badStudent);
    await refuses({ studentId, batchId: randomUUID() }, badBatch);
    await refuses({ studentId, courseId: randomUUID() }, badCourse);
    await refuses({ studentId: randomUUID(), batchId: randomUUID() }, { ...badStudent, ...badBatch });
    await refuses(
      { studentId: 'x', batchId: 'y' },
      {
        studentId: ['The student id field must be a valid UUID.'],
        batchId: ['The batch id field must be a valid UUID.'],
      },
    );
  });

  test('refuses ids of records in another academy', async () => {
    const other = await seedAcademy(app);
    const batch = await other.with.batch();
    const stranger = (await other.with.student()).id;
    await refuses({ studentId: stranger, batchId: batch.id }, { ...badStudent, ...badBatch });
    await refuses({ studentId, courseId: batch.courseId }, badCourse);
  });

  test('refuses a student who is deleted or archived', async () => {
    const batchId = await batchOf(academy, 1);
    const gone = (await academy.with.student({ deletedAt: '2026-01-01T00:00:00.000Z' })).id;
    const archived = (await academy.with.student({ status: StudentStatus.ARCHIVED })).id;
    await refuses({ studentId: gone, batchId }, badStudent);
    await refuses({ studentId: archived, batchId }, badStudent);
  });

  test.each([
    { status: BatchStatus.COMPLETED },
    { status: BatchStatus.CANCELLED },
    { deletedAt: '2026-01-01T00:00:00.000Z' },
  ])('refuses a batch that is completed, cancelled or deleted: %o', async (given) => {
    await refuses({ studentId, batchId: (await academy.with.batch(given)).id }, badBatch);
  });

  test.each([CourseStatus.DRAFT, CourseStatus.ARCHIVED])('refuses a course with status %s', async (status) => {
    const course = await academy.with.course({ status });
    const batch = await academy.with.batch({ courseId: course.id });
    await refuses({ studentId, courseId: course.id }, badCourse);
    await refuses({ studentId, batchId: batch.id }, badBatch);
  });

  test('refuses a course id that is not the course of the batch', async () => {
    const input = { studentId, batchId: await batchOf(academy, 1), courseId: (await academy.with.course()).id };
    await refuses(input, badCourse);
  });

  test('refuses a student who is already enrolled in the batch', async () => {
    const batchId = await batchOf(academy, 5);
    await enrolled(academy, { studentId, batchId, status: EnrollmentStatus.PENDING });
    await refuses({ studentId, batchId }, { studentId: ['The student id has already been taken.'] });
  });

  test('refuses the statuses COMPLETED and DROPPED, null for status or date, and notes that are too long', async () => {
    const batchId = await batchOf(academy, 1);
    for (const status of ['COMPLETED', 'DROPPED']) {
      await refuses(
        { studentId, batchId, status, notes: 'x'.repeat(5001) },
        {
          status: ['The selected status is invalid.'],
          notes: ['The notes field must not be greater than 5000 characters.'],
        },
      );
    }
    await refuses(
      { studentId, batchId, status: null, enrollmentDate: null },
      {
        status: ['The status field is required.'],
        enrollmentDate: ['The enrollment date field is required.'],
      },
    );
  });

  test('refuses a date that does not exist', async () => {
    const before = await count();
    const input = { studentId, batchId: await batchOf(academy, 1), enrollmentDate: '2026-02-30' };
    expect(codes(await enroll(app, admin, input))).toEqual(['BAD_USER_INPUT']);
    expect(await count()).toBe(before);
  });
});

describe('enrollStudent in an academy that is not active', () => {
  test('refuses every caller in an inactive academy, even the Super Admin', async () => {
    const closed = await seedAcademy(app, { status: AcademyStatus.INACTIVE });
    const pupil = (await closed.with.student()).id;
    const batch = await closed.with.batch();
    const root = { ...(await seedSuperAdmin(app)), academyId: closed.id };
    const text = ['The academy takes no new enrollments.'];
    for (const as of [root, await closed.as('academy_admin')]) {
      const inBatch = await enroll(app, as, { studentId: pupil, batchId: batch.id });
      const inCourse = await enroll(app, as, { studentId: pupil, courseId: batch.courseId });
      expect([refused(inBatch), refused(inCourse)]).toEqual([{ batchId: text }, { courseId: text }]);
    }
    expect(await count(closed)).toBe(0);
  });

  test('allows only the Super Admin in a suspended academy', async () => {
    const closed = await seedAcademy(app, { status: AcademyStatus.SUSPENDED });
    const input = { studentId: (await closed.with.student()).id, batchId: (await closed.with.batch()).id };
    expect(codes(await enroll(app, await closed.as('academy_admin'), input))).toEqual(['FORBIDDEN']);
    expect(await count(closed)).toBe(0);
    const root = { ...(await seedSuperAdmin(app)), academyId: closed.id };
    expect((await enroll(app, root, input)).data.done.status).toBe('ACTIVE');
  });
});

describe('enrollStudent with an idempotency key', () => {
  test('returns the enrollment of the first request for repeated requests', async () => {
    const input = { studentId, batchId: await batchOf(academy, 5), idempotencyKey: randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => enroll(app, admin, input)));
    expect(new Set(answers.map(({ data }) => data.done.id)).size).toBe(1);
    expect((await seatsOf(academy, input.batchId)).held).toHaveLength(1);
  });

  test('refuses a key that was used with other input', async () => {
    const input = { studentId, batchId: await batchOf(academy, 5), idempotencyKey: randomUUID() };
    await enroll(app, admin, input);
    const other = await enroll(app, admin, { ...input, batchId: await batchOf(academy, 5) });
    expect(codes(other)).toEqual(['CONFLICT']);
  });

  test('accepts a key that was used in a refused request', async () => {
    const batchId = await batchOf(academy, 1);
    const blocking = await enrolled(academy, { batchId });
    const input = { studentId, batchId, idempotencyKey: randomUUID() };
    expect(refused(await enroll(app, admin, input))).toEqual({ batchId: ['The batch is full.'] });
    await alter(academy, Enrollment, blocking, { status: EnrollmentStatus.DROPPED });
    expect((await enroll(app, admin, input)).data.done.status).toBe('ACTIVE');
  });
});
