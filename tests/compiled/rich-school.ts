import { Batch } from '../../src/features/academics/batches/batch.entity.ts';
import { Course } from '../../src/features/academics/courses/course.entity.ts';
import { Enrollment } from '../../src/features/academics/enrollments/enrollment.entity.ts';
import { Room } from '../../src/features/academics/rooms/room.entity.ts';
import { NoticeChannel, NoticeKind } from '../../src/features/academy/academies/notice.enums.ts';
import { File } from '../../src/features/operations/files/file.entity.ts';
import { NoticeSendState } from '../../src/features/operations/notices/notice-send.enums.ts';
import { WebhookDeliveryStatus, WebhookEndpointStatus } from '../../src/features/operations/webhooks/webhook.enums.ts';
import { Parent } from '../../src/features/people/parents/parent.entity.ts';
import { Department } from '../../src/features/people/staff/department.entity.ts';
import { Staff } from '../../src/features/people/staff/staff.entity.ts';
import { Student } from '../../src/features/people/students/student.entity.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { Job } from '../../src/platform/jobs/job.entity.ts';
import { JobState } from '../../src/platform/jobs/job-states.ts';
import { addDays } from '../../src/platform/time/days.ts';
import { todayIn } from '../features/people.ts';
import type { TestApp } from '../support/app.ts';
import { makeNotification, makeSend } from '../support/notices.ts';
import { resources } from '../support/resources.ts';
import { type School, seedSchool } from '../support/school.ts';
import type { Actor } from '../support/seed.ts';
import { addOddRows } from './odd-rows.ts';
import { pick, some, TEXTS, textOf, times } from './odd-values.ts';

/**
 * Creates a school in which each role sees some rows and not others, with odd values in every table and deleted rows of
 * every resource that can be deleted.
 */
export async function seedRichSchool(app: TestApp): Promise<School> {
  const school = await seedSchool(app);
  await addOddRows(school, (school.as.academy_admin as Actor).userId);
  await addDeletedRows(school);
  await addSentRows(school);
  await addNotices(school);
  const uploadedBy = (school.as.academy_admin as Actor).userId;
  for (const name of ['a.pdf', 'b.pdf']) await school.academy.with.record(File, { name, uploadedBy });
  await addJobs(school);
  await addMarkedSessions(school);
  await addOtherRows(school);
  await addClashes(school);
  return school;
}

/** Adds deleted rows to which other rows still refer: no list, count or relation may include them. */
async function addDeletedRows({ academy, ids }: School): Promise<void> {
  const make = academy.with;
  const id = (name: string) => ids[name] as string;
  const student = await make.student({ firstName: 'Gone' });
  const parent = await make.parent({ firstName: 'Gone', children: [id('Ada'), student.id] });
  const staff = await make.staff({ firstName: 'Gone', departments: [id('Strings')] });
  const department = await make.department({ name: 'Gone', headStaffId: id('staff department_head') });
  const ofGone = await make.course({ name: 'Of a gone department', departmentId: department.id });
  const course = await make.course({ name: 'Gone', departmentId: id('Strings') });
  const batch = await make.batch({ name: 'Gone', courseId: id('violin'), instructorId: id('staff teacher') });
  const room = await make.room({ name: 'Gone' });
  const led = await make.batch({ name: 'Of gone', courseId: course.id, instructorId: staff.id, roomId: room.id });
  await make.enrollment({ studentId: student.id, batchId: id('own batch') });
  await make.enrollment({ studentId: id('Ada'), batchId: batch.id });
  await make.enrollment({ studentId: id('Ben'), batchId: led.id });
  await make.enrollment({ studentId: id('Ben'), courseId: ofGone.id });
  const enrollment = await make.enrollment({ studentId: id('Dan'), batchId: id('own batch') });
  await make.session({ batchId: batch.id });
  await make.session({ batchId: led.id, instructorId: staff.id });
  await make.attendance({ studentId: student.id, batchId: id('own batch') });
  await make.attendance({ studentId: id('Ada'), batchId: batch.id, date: '2026-02-03' });
  const fee = await make.fee({ studentId: student.id, parentId: parent.id, enrollmentId: enrollment.id });
  await make.payment({ feeId: fee.id, amount: 100 });
  for (const amount of [100, 200]) await make.creditNote({ feeId: fee.id, amount, note: `${amount}` });
  await make.fee({ studentId: id('Ada'), parentId: parent.id, title: 'Billed to a gone parent' });

  const gone: [new () => { id: string; deletedAt: string | null }, { id: string }][] = [
    [Student, student],
    [Parent, parent],
    [Staff, staff],
    [Department, department],
    [Course, course],
    [Room, room],
    [Batch, batch],
    [Enrollment, enrollment],
  ];
  await academy.run(async (em) => {
    for (const [entity, row] of gone) {
      const found = await em.findOneOrFail(entity, { id: row.id } as never);
      found.deletedAt = '2026-04-01T00:00:00.000Z';
    }
  });
}

/** Adds events, endpoints (one deleted) and their deliveries. */
async function addSentRows({ academy, ids }: School): Promise<void> {
  const make = academy.with;
  const gone = await make.webhookEndpoint({ deletedAt: '2026-04-01T00:00:00.000Z' });
  for (const n of TEXTS.keys()) {
    const endpoint = await make.webhookEndpoint({
      ...times(n),
      description: some(n, textOf(n)),
      status: pick(WebhookEndpointStatus, n),
      disabledReason: some(n, textOf(n + 1)),
      eventTypes: n % 2 ? ['*'] : ['student.created', 'student.updated'],
    });
    const event = Object.assign(new OutboxEvent(), {
      type: n % 2 ? 'student.created' : 'student.updated',
      resource: 'Student',
      resourceId: ids.Ada,
      occurredAt: times(n).createdAt,
      payload: { id: ids.Ada, version: n },
      sequence: n + 1,
    });
    await academy.run(async (em) => void em.persist(event));
    const about = { ...times(n), eventId: event.id, type: event.type, sequence: event.sequence };
    const status = pick(WebhookDeliveryStatus, n);
    for (const to of [endpoint, gone]) await make.webhookDelivery({ ...about, status, endpointId: to.id });
  }
}

/** Adds inbox entries of each member, read and unread, and messages in all states. */
async function addNotices({ academy, as, ids }: School): Promise<void> {
  const studentId = ids.Ada as string;
  for (const n of TEXTS.keys()) {
    const about = { ...times(n), studentId, kind: n % 2 ? NoticeKind.ABSENCE : NoticeKind.ANNOUNCEMENT };
    for (const { userId } of [as.academy_admin, as.teacher, as.parent] as Actor[]) {
      await makeNotification(academy.with, { ...about, userId, readAt: n % 2 ? times(n).updatedAt : null });
    }
    await makeSend(academy.with, {
      ...about,
      ...{ recipientId: ids[n % 2 ? 'Ada' : 'Ben'] as string, channel: pick(NoticeChannel, n) },
      ...{ state: pick(NoticeSendState, n), subject: some(n, textOf(n)), text: some(n, textOf(n + 1)) },
    });
  }
}

/** Adds two simultaneous sessions in a few days, in one room with one instructor. */
async function addClashes({ academy: { with: make }, ids }: School): Promise<void> {
  const { id: roomId } = await make.room({ name: 'Taken twice' });
  const at = { date: addDays(todayIn('UTC'), 3), slotDate: null, roomId, instructorId: ids['staff teacher'] };
  for (const batch of ['own batch', 'other batch']) await make.session({ ...at, batchId: ids[batch] as string });
}

/** Adds jobs of the academy in every state. */
async function addJobs({ academy }: School): Promise<void> {
  const states = Object.values(JobState);
  const jobs = states.flatMap((state, n) =>
    ['mail.invitation', 'mail.webhookDisabled'].map((kind) =>
      Object.assign(new Job(), {
        ...times(n),
        kind,
        state,
        runAt: times(n + 1).createdAt,
        payload: {},
        maxAttempts: 5,
      }),
    ),
  );
  await academy.run(async (em) => void em.persist(jobs));
}

/** Adds sessions with marks in a room. */
async function addMarkedSessions({ academy, ids }: School): Promise<void> {
  const roomId = (await academy.with.room({ name: 'Hall' })).id;
  for (const [student, batch] of [
    ['Ada', 'own batch'],
    ['Eve', 'other batch'],
  ] as const) {
    const lesson = { batchId: ids[batch] as string, date: '2026-02-09' };
    const { id: sessionId } = await academy.with.session({ ...lesson, roomId });
    await academy.with.attendance({ ...lesson, sessionId, studentId: ids[student] as string });
  }
}

/** Adds a row and a deleted row for each resource that the school lacks. */
async function addOtherRows({ academy }: School): Promise<void> {
  for (const automatic of [true, false]) await academy.with.billingRun({ automatic });
  for (const { entity, make, isSoftDeleted } of resources) {
    if ((await academy.run((em) => em.count(entity))) > 0) continue;
    await make(academy.with);
    await make(academy.with, isSoftDeleted ? { deletedAt: '2026-04-01T00:00:00.000Z' } : {});
  }
}
