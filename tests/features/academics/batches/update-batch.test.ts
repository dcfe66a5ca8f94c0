import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { BatchStatus } from '../../../../src/features/academics/batches/batch.enums.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { StaffStatus } from '../../../../src/features/people/staff/staff.enums.ts';
import { gql } from '../../../support/clients.ts';
import { inDays } from '../../../support/days.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { staff } from '../../people.ts';
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
import { enroll } from '../enrollments/setup.ts';
import { enrollmentsOf, newBatch, readBatch, type Scene, scene, todayIn, updateBatch } from './setup.ts';

const { ACTIVE, PENDING, COMPLETED, DROPPED } = EnrollmentStatus;

describe('updateBatch', () => {
  let at: Scene;
  const aBatch = async (given: object = {}) => (await at.academy.with.batch({ courseId: at.courseId, ...given })).id;
  const update = (id: string, input: object) => updateBatch(at.app, at.admin, id, input);
  const refused = (id: string, input: object) => refusal(at.app, at.academy.id, () => update(id, input));

  beforeAll(async () => {
    at = await scene();
  });

  describe('with only some of the fields', () => {
    it.each([
      { name: 'Seals' },
      { startDate: '2026-01-06' },
      { endDate: '2026-12-19' },
      { startTime: '08:59:59' },
      { endTime: '10:00:01' },
      { daysOfWeek: ['SATURDAY'] },
      { maxStudents: 12 },
      { classroom: 'Hall' },
      { status: 'ONGOING' },
      { notes: 'Bring caps.' },
    ])('changes only the batch fields %o', async (input) => {
      const instructor = await at.academy.with.staff();
      const id = await aBatch({ classroom: 'Pool', notes: 'None', instructorId: instructor.id });
      const before = await readBatch(at.app, at.admin, id);
      const { data } = await update(id, input);
      const { availableSeats, updatedAt } = data.updateBatch;
      expect(data.updateBatch).toEqual({ ...before, ...input, availableSeats, updatedAt });
      expect(availableSeats).toBe(data.updateBatch.maxStudents);
      expect(updatedAt >= before.updatedAt).toBe(true);
      expect(await readBatch(at.app, at.admin, id)).toEqual(data.updateBatch);
    });

    it('refuses an earlier last day if a place was given for a later day', async () => {
      const id = await aBatch({ endDate: inDays(90) });
      const { id: studentId } = await at.academy.with.student();
      const place = { studentId, batchId: id, enrollmentDate: inDays(60) };
      expect((await enroll(at.app, at.admin, place)).errors).toBeUndefined();
      const endDate = [`The end date field must be a date after or equal to ${inDays(60)}.`];
      expect(await refused(id, { endDate: inDays(59) })).toEqual(badInput({ endDate }));
      expect((await update(id, { endDate: inDays(60) })).errors).toBeUndefined();
    });

    it('changes nothing if no field is sent', async () => {
      const id = await aBatch();
      const before = await readBatch(at.app, at.admin, id);
      expect((await update(id, {})).data.updateBatch).toEqual(before);
    });

    it('sets the instructor by an id in upper case, and removes the instructor if null is sent', async () => {
      const staff = await at.academy.with.staff();
      const id = await aBatch();
      const { data } = await update(id.toUpperCase(), { instructorId: staff.id.toUpperCase() });
      expect(data.updateBatch).toMatchObject({ id, instructorId: staff.id, instructor: { id: staff.id } });
      expect((await update(id, { instructorId: null })).data.updateBatch).toMatchObject({
        instructorId: null,
        instructor: null,
      });
    });

    it('trims texts, and clears optional texts if null is sent', async () => {
      const id = await aBatch({ classroom: 'Pool', notes: 'None' });
      const { data } = await update(id, { name: '  Seals\t', classroom: ' A ', notes: ' b ' });
      expect(data.updateBatch).toMatchObject({ name: 'Seals', classroom: 'A', notes: 'b' });
      const unset = await update(id, { classroom: null, notes: null });
      expect(unset.data.updateBatch).toMatchObject({ name: 'Seals', classroom: '', notes: null });
    });
  });

  it('reads values that earlier mutations in the same request have written', async () => {
    const id = await aBatch({ maxStudents: 5 });
    const { data } = await gql(
      at.app,
      at.admin,
      `mutation ($id: ID!) {
        first: updateBatch(id: $id, input: { maxStudents: 6 }) { name availableSeats course { batches { totalCount } } }
        second: updateBatch(id: $id, input: { maxStudents: 7, name: "Orcas" }) { name availableSeats }
        third: deleteBatch(id: $id) { message }
        fourth: updateCourse(id: "${at.courseId}", input: { name: "Renamed" }) { name batches { nodes { id } } }
      }`,
      { id },
    );
    expect(data.first.availableSeats).toBe(6);
    expect(data.second).toEqual({ name: 'Orcas', availableSeats: 7 });
    expect(data.fourth.name).toBe('Renamed');
    expect(data.fourth.batches.nodes.map((batch: { id: string }) => batch.id)).not.toContain(id);
  });

  describe('permissions', () => {
    it.each(['academy_admin', 'administrator'] as const)('allows the role %s', async (role) => {
      const { data } = await updateBatch(at.app, await at.academy.as(role), await aBatch(), { name: role });
      expect(data.updateBatch.name).toBe(role);
    });

    it('allows the Super Admin', async () => {
      const { data } = await updateBatch(at.app, await superAdminIn(at.app, at.academy), await aBatch(), { name: 'S' });
      expect(data.updateBatch.name).toBe('S');
    });

    it.each(['support_staff', 'parent', 'student'] as const)(
      'denies the role %s, for known and unknown batches',
      async (role) => {
        const actor = await at.academy.as(role);
        for (const id of [await aBatch(), UNKNOWN_ID]) {
          expect(await refusal(at.app, at.academy.id, () => updateBatch(at.app, actor, id, { notes: 'x' }))).toEqual(
            FORBIDDEN,
          );
        }
      },
    );

    it('allows department heads to change batches only in their own departments', async () => {
      const head = await at.academy.as('department_head');
      const own = await at.academy.with.department({ headStaffId: head.staffId as string });
      const other = await at.academy.with.department();
      const batchIn = async (departmentId: string | null) =>
        aBatch({ courseId: (await at.academy.with.course({ departmentId })).id });
      const { data } = await updateBatch(at.app, head, await batchIn(own.id), { name: 'Mine', maxStudents: 3 });
      expect(data.updateBatch).toMatchObject({ name: 'Mine', maxStudents: 3 });
      for (const id of [await batchIn(other.id), await batchIn(null)]) {
        expect(await refusal(at.app, at.academy.id, () => updateBatch(at.app, head, id, { name: 'x' }))).toEqual(
          FORBIDDEN,
        );
      }
    });

    it('allows teachers to change only the notes of their own batches', async () => {
      const teacher = await at.academy.as('teacher');
      const own = await aBatch({ instructorId: teacher.staffId });
      const { data } = await updateBatch(at.app, teacher, own, { notes: ' Well done. ' });
      expect(data.updateBatch.notes).toBe('Well done.');
      const attempt = (id: string, input: object) =>
        refusal(at.app, at.academy.id, () => updateBatch(at.app, teacher, id, input));
      const others = {
        name: 'x',
        startDate: '2026-01-06',
        endDate: '2026-12-19',
        startTime: '08:00',
        endTime: '11:00',
      };
      const more = { daysOfWeek: ['FRIDAY'], maxStudents: 1, instructorId: null, classroom: null, status: 'ONGOING' };
      for (const [field, value] of Object.entries({ ...others, ...more })) {
        expect(await attempt(own, { [field]: value }), field).toEqual(FORBIDDEN);
        expect(await attempt(own, { [field]: value, notes: 'x' }), field).toEqual(FORBIDDEN);
      }
      expect(await attempt(await aBatch(), { notes: 'x' })).toEqual(FORBIDDEN);
      expect(await attempt(UNKNOWN_ID, { name: 'x' })).toEqual(FORBIDDEN);
    });

    it('in a suspended academy, allows only the Super Admin', async () => {
      const shut = await scene({ status: AcademyStatus.SUSPENDED });
      for (const role of EVERY_ROLE) {
        const actor = await shut.academy.as(role);
        const batch = await shut.academy.with.batch({ instructorId: actor.staffId ?? null });
        const call = () => updateBatch(shut.app, actor, batch.id, { notes: 'x' });
        expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
      }
      const { id } = await shut.academy.with.batch();
      const { data } = await updateBatch(shut.app, await superAdminIn(shut.app, shut.academy), id, { notes: 'x' });
      expect(data.updateBatch.notes).toBe('x');
    });
  });

  it('returns NOT_FOUND for batches that are unknown, deleted or in another academy, and for malformed ids', async () => {
    const other = await seedAcademy(at.app);
    const deleted = await aBatch({ deletedAt: new Date().toISOString() });
    for (const id of [UNKNOWN_ID, deleted, (await other.with.batch()).id, 'nonsense', '']) {
      expect(await refused(id, { name: 'x' })).toEqual(notFound('Batch'));
    }
  });

  describe('invalid input', () => {
    it('reports all invalid fields together', async () => {
      const input = {
        name: '',
        startDate: '2026-06-02',
        endDate: '2026-06-01',
        startTime: '10:00',
        endTime: '09:00',
        daysOfWeek: ['MONDAY', 'MONDAY'],
        maxStudents: 1001,
        instructorId: 'x',
        classroom: emoji(101),
        notes: '\u0000',
      };
      expect(await refused(await aBatch(), input)).toEqual(
        badInput({
          name: ['The name field is required.'],
          endDate: ['The end date field must be a date after or equal to start date.'],
          endTime: ['The end time field must be a date after start time.'],
          daysOfWeek: ['The days of week field has a duplicate value.'],
          maxStudents: ['The max students field must not be greater than 1000.'],
          instructorId: ['The instructor id field must be a valid UUID.'],
          classroom: ['The classroom field must not be greater than 100 characters.'],
          notes: ['The notes field format is invalid.'],
        }),
      );
    });

    it('refuses null for every required field', async () => {
      const required = ['name', 'startDate', 'endDate', 'startTime', 'endTime', 'daysOfWeek', 'maxStudents', 'status'];
      const words = [
        'name',
        'start date',
        'end date',
        'start time',
        'end time',
        'days of week',
        'max students',
        'status',
      ];
      const nulls = Object.fromEntries(required.map((field) => [field, null]));
      const fields = required.map((field, index) => [field, [`The ${words[index]} field is required.`]]);
      expect(await refused(await aBatch(), nulls)).toEqual(badInput(Object.fromEntries(fields)));
    });

    it('refuses dates and times that contradict the stored ones, and reports all other invalid fields too', async () => {
      const id = await aBatch();
      const endDate = ['The end date field must be a date after or equal to start date.'];
      const endTime = ['The end time field must be a date after start time.'];
      expect(await refused(id, { endDate: '2026-01-04' })).toEqual(badInput({ endDate }));
      expect(await refused(id, { startDate: '2036-12-20' })).toEqual(badInput({ endDate }));
      expect(await refused(id, { endTime: '09:00' })).toEqual(badInput({ endTime }));
      expect(await refused(id, { startTime: '10:00', startDate: '2037-01-01', instructorId: UNKNOWN_ID })).toEqual(
        badInput({ endDate, endTime, instructorId: ['The selected instructor id is invalid.'] }),
      );
      expect((await update(id, { startDate: '2036-12-19', startTime: '09:59:59' })).errors).toBeUndefined();
      expect((await update(id, { startDate: '2037-01-01', endDate: '2037-01-01' })).errors).toBeUndefined();
    });

    it('refuses an instructor who is unknown, deleted, terminated or in another academy', async () => {
      const other = await seedAcademy(at.app);
      const gone = await at.academy.with.staff({ status: StaffStatus.TERMINATED });
      const deleted = await at.academy.with.staff({ deletedAt: new Date().toISOString() });
      for (const instructorId of [UNKNOWN_ID, (await other.with.staff()).id, deleted.id, gone.id]) {
        expect(await refused(await aBatch(), { instructorId })).toEqual(
          badInput({ instructorId: ['The selected instructor id is invalid.'] }),
        );
      }
      const kept = await update(await aBatch({ instructorId: gone.id }), { instructorId: gone.id, name: 'Kept' });
      expect(kept.data.updateBatch).toMatchObject({ instructorId: gone.id, name: 'Kept' });
    });

    it.each([
      ['a course, which cannot be changed', { courseId: UNKNOWN_ID }],
      ['a code, which is read-only', { code: 'BAT-AAAAAAAA' }],
      ['an unknown status', { status: 'PAUSED' }],
      ['a status in the spelling of REST', { status: 'ongoing' }],
      ['a date that is not in the calendar', { endDate: '2026-11-31' }],
      ['a malformed time', { endTime: '9:0' }],
    ])('refuses %s', async (_, input) => {
      expect(await refused(await aBatch(), input)).toEqual(REFUSED_BY_TYPE);
    });
  });

  describe('status changes', () => {
    it.each(Object.values(BatchStatus))('changes the status %s to each of the four statuses', async (from) => {
      for (const to of ['UPCOMING', 'ONGOING', 'COMPLETED', 'CANCELLED']) {
        const { data } = await update(await aBatch({ status: from }), { status: to });
        expect(data.updateBatch.status).toBe(to);
      }
    });

    /** Creates a batch with enrollments of every status. Returns the enrollment ids by status. */
    async function fullBatch(where: Scene) {
      const batch = await where.academy.with.batch({ maxStudents: 3, courseId: where.courseId });
      const elsewhere = await where.academy.with.batch({ courseId: where.courseId });
      const enroll = async (batchId: string, given: object) =>
        (await where.academy.with.enrollment({ studentId: (await where.academy.with.student()).id, batchId, ...given }))
          .id;
      const ids = {
        active: await enroll(batch.id, { status: ACTIVE, progressPercentage: 40 }),
        pending: await enroll(batch.id, { status: PENDING }),
        waiting: await enroll(batch.id, { status: PENDING, waitlistPosition: 1 }),
        completed: await enroll(batch.id, {
          status: COMPLETED,
          progressPercentage: 100,
          completionDate: '2026-01-20',
        }),
        dropped: await enroll(batch.id, { status: DROPPED, dropReason: 'moved' }),
        elsewhere: await enroll(elsewhere.id, { status: ACTIVE }),
      };
      return { id: batch.id, ids };
    }

    it('drops only the open enrollments of the batch if it is cancelled', async () => {
      const { id, ids } = await fullBatch(at);
      const before = await enrollmentsOf(at.app, at.admin);
      const { data } = await update(id, { status: 'CANCELLED' });
      expect(data.updateBatch).toMatchObject({ status: 'CANCELLED', availableSeats: 3 });
      const dropped = { status: 'DROPPED', dropReason: 'batch_cancelled', waitlistPosition: null };
      expect(await enrollmentsOf(at.app, at.admin)).toEqual({
        ...before,
        [ids.active]: { ...before[ids.active], ...dropped },
        [ids.pending]: { ...before[ids.pending], ...dropped },
        [ids.waiting]: { ...before[ids.waiting], ...dropped },
      });
    });

    it.each(['Pacific/Kiritimati', 'Pacific/Niue'])(
      'sets the dates of completed and dropped enrollments of a completed batch to today in the time zone %s',
      async (timezone) => {
        const there = await scene({ settings: { ...defaultSettings(), timezone } });
        const { id, ids } = await fullBatch(there);
        const before = await enrollmentsOf(there.app, there.admin);
        const days = [todayIn(timezone)];
        await updateBatch(there.app, there.admin, id, { status: 'COMPLETED' });
        days.push(todayIn(timezone));
        const dropped = { status: 'DROPPED', dropReason: 'batch_completed', waitlistPosition: null };
        const after = await enrollmentsOf(there.app, there.admin);
        expect(days).toContain(after[ids.active].completionDate);
        expect(after).toEqual({
          ...before,
          [ids.active]: {
            ...before[ids.active],
            status: 'COMPLETED',
            progressPercentage: 100,
            completionDate: after[ids.active].completionDate,
          },
          [ids.pending]: { ...before[ids.pending], ...dropped },
          [ids.waiting]: { ...before[ids.waiting], ...dropped },
        });
      },
    );

    it.each([
      ['COMPLETED', 'UPCOMING'],
      ['COMPLETED', 'ONGOING'],
      ['CANCELLED', 'UPCOMING'],
    ])('removes a terminated or deleted instructor if the batch status changes from %s to %s', async (from, to) => {
      const batches = async (instructorId: string) => {
        const id = await aBatch({ status: BatchStatus[from as keyof typeof BatchStatus], instructorId });
        return { id, reopened: async (more = {}) => (await update(id, { status: to, ...more })).data.updateBatch };
      };
      const [stays, leaves, goes] = [
        await at.academy.with.staff(),
        await at.academy.with.staff(),
        await at.academy.with.staff(),
      ];
      const [taught, left, deleted, again] = [
        await batches(stays.id),
        await batches(leaves.id),
        await batches(goes.id),
        await batches(goes.id),
      ];
      await staff.update(at.app, at.admin, leaves.id, { status: 'TERMINATED' });
      await staff.remove(at.app, at.admin, goes.id);
      expect(await readBatch(at.app, at.admin, deleted.id)).toMatchObject({ instructorId: goes.id });
      expect(await taught.reopened()).toMatchObject({ status: to, instructorId: stays.id });
      expect(await left.reopened()).toMatchObject({ status: to, instructorId: null });
      expect(await deleted.reopened()).toMatchObject({ status: to, instructorId: null });
      expect(await again.reopened({ instructorId: stays.id })).toMatchObject({ status: to, instructorId: stays.id });
    });

    it('keeps the enrollments if the change is refused or does not end the batch', async () => {
      const { id } = await fullBatch(at);
      const before = await enrollmentsOf(at.app, at.admin);
      await update(id, { status: 'ONGOING' });
      await update(id, { status: 'UPCOMING', name: 'Same' });
      expect(await enrollmentsOf(at.app, at.admin)).toEqual(before);
      for (const status of ['CANCELLED', 'COMPLETED']) {
        expect(await refused(id, { status, instructorId: UNKNOWN_ID })).toMatchObject({ code: 'BAD_USER_INPUT' });
      }
    });

    it('uses the same number of statements for any number of enrollments in the batch', async () => {
      const counted = async (students: number) => {
        const id = await aBatch({ maxStudents: 20 });
        for (let n = 0; n < students; n++) {
          const { id: studentId } = await at.academy.with.student();
          await at.academy.with.enrollment({ studentId, batchId: id });
        }
        return (await at.app.counting(() => update(id, { status: 'COMPLETED' }))).statements.length;
      };
      expect(await counted(8)).toBe(await counted(2));
    });
  });

  describe('maxStudents', () => {
    /**
     * Creates a batch with two held seats and three enrollments on the waitlist. `waiting` contains the ids of these
     * three in order.
     */
    async function queue() {
      const batchId = await aBatch({ maxStudents: 2 });
      const enroll = async (given: object) =>
        (await at.academy.with.enrollment({ studentId: (await at.academy.with.student()).id, batchId, ...given })).id;
      await enroll({ status: ACTIVE });
      await enroll({ status: PENDING });
      await enroll({ status: DROPPED });
      await enroll({ status: COMPLETED });
      const third = await enroll({ status: PENDING, waitlistPosition: 3 });
      const first = await enroll({ status: PENDING, waitlistPosition: 1 });
      const second = await enroll({ status: PENDING, waitlistPosition: 2 });
      return { batchId, waiting: [first, second, third] };
    }
    const places = async (ids: string[]) => {
      const enrollments = await enrollmentsOf(at.app, at.admin);
      return ids.map((id) => [enrollments[id].status, enrollments[id].waitlistPosition]);
    };

    it('refuses a number of seats below the number of held seats', async () => {
      const { batchId } = await queue();
      const tooFew = { maxStudents: ['The max students field must be at least 2.'] };
      expect(await refused(batchId, { maxStudents: 1 })).toEqual(badInput(tooFew));
      expect(await refused(batchId, { maxStudents: 1, instructorId: UNKNOWN_ID, startDate: '2037-01-01' })).toEqual(
        badInput({
          endDate: ['The end date field must be a date after or equal to start date.'],
          instructorId: ['The selected instructor id is invalid.'],
          ...tooFew,
        }),
      );
      expect((await update(batchId, { maxStudents: 2 })).data.updateBatch.availableSeats).toBe(0);
    });

    it('gives new seats to the first enrollments on the waitlist, and moves the remaining enrollments up', async () => {
      const { batchId, waiting } = await queue();
      const one = await update(batchId, { maxStudents: 3 });
      expect(one.data.updateBatch).toMatchObject({ maxStudents: 3, availableSeats: 0 });
      expect(await places(waiting)).toEqual([
        ['PENDING', null],
        ['PENDING', 1],
        ['PENDING', 2],
      ]);
      const many = await update(batchId, { maxStudents: 10 });
      expect(many.data.updateBatch).toMatchObject({ maxStudents: 10, availableSeats: 5 });
      expect(await places(waiting)).toEqual([
        ['PENDING', null],
        ['PENDING', null],
        ['PENDING', null],
      ]);
    });

    it('keeps the waitlist if a change that adds seats is refused', async () => {
      const { batchId } = await queue();
      expect(await refused(batchId, { maxStudents: 9, instructorId: UNKNOWN_ID })).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    });

    it('promotes no enrollment if the number of seats is lowered to the number of held seats, or stays the same', async () => {
      const batchId = await aBatch({ maxStudents: 5 });
      const { id: studentId } = await at.academy.with.student();
      await at.academy.with.enrollment({ studentId, batchId });
      expect((await update(batchId, { maxStudents: 1 })).data.updateBatch.availableSeats).toBe(0);
      expect((await update(batchId, { maxStudents: 1 })).errors).toBeUndefined();
    });
  });

  it('refuses to move a batch to another course', async () => {
    const { errors } = await update(await aBatch(), newBatch(at.courseId));
    expect(errors?.[0]?.message).toContain('courseId');
  });
});
