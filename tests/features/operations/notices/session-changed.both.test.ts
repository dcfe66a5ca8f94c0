import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Notification } from '../../../../src/features/operations/notices/inbox/notification.entity.ts';
import { gql } from '../../../support/clients.ts';
import { createBatch, newBatch } from '../../academics/batches/setup.ts';
import {
  inboxOf,
  type NoticeApp,
  noticeAcademy,
  sendsOf,
  setClock,
  startNoticeApp,
  statesOf,
  workUntil,
} from './setup.ts';

const CANCEL = 'mutation ($id: ID!) { cancelSession(id: $id) { id } }';
const RESTORE = 'mutation ($id: ID!) { restoreSession(id: $id) { id } }';
const UPDATE = 'mutation ($id: ID!, $input: UpdateSessionInput!) { updateSession(id: $id, input: $input) { id } }';
const UPDATE_BATCH = 'mutation ($id: ID!, $input: UpdateBatchInput!) { updateBatch(id: $id, input: $input) { id } }';
const CLOSE = 'mutation ($input: CreateClosureInput!) { createClosure(input: $input) { id } }';
const REOPEN = 'mutation ($id: ID!) { deleteClosure(id: $id) { id } }';

const NOW = '2026-03-02T08:00:00Z';

describe('notice of a changed session', () => {
  let service: NoticeApp;

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  /** Creates a batch with a session in ten days, an instructor, and two siblings with a parent who has a login. */
  async function scene(settings = {}) {
    setClock(NOW);
    const academy = await noticeAcademy(service.app, settings);
    const [admin, regular] = [await academy.as('academy_admin'), await academy.as('teacher')];
    const children = [await academy.with.student(), await academy.with.student()];
    const parentRow = await academy.with.parent({ children: children.map(({ id }) => id) });
    const parent = await academy.as('parent', { parentId: parentRow.id });
    const batch = await academy.with.batch({ name: 'Dolphins', instructorId: regular.staffId as string });
    for (const { id } of children) await academy.with.enrollment({ studentId: id, batchId: batch.id });
    const at = { date: '2026-03-12', slotDate: null, startTime: '09:00:00', endTime: '10:00:00' };
    const session = await academy.with.session({ ...at, batchId: batch.id, instructorId: regular.staffId as string });
    const run = async (query: string, variables: object) => {
      const result = await gql(service.app, admin, query, variables);
      expect(result.errors).toBeUndefined();
      return Object.values(result.data)[0] as { id: string };
    };
    return { academy, admin, regular, parent, batch, session, run };
  }

  it('is added to the inbox immediately and sent 5 minutes later, once to each family and instructor', async () => {
    const { academy, parent, regular, session, run } = await scene();
    await run(CANCEL, { id: session.id });
    await workUntil(service.app, '2026-03-02T08:04:00Z');
    expect(await inboxOf(academy, parent.userId)).toHaveLength(1);
    expect(await inboxOf(academy, regular.userId)).toHaveLength(1);
    expect(await statesOf(academy)).not.toContain('sent');
    await workUntil(service.app, '2026-03-02T08:05:01Z');
    const sent = (await sendsOf(academy)).filter(({ recipientId }) => recipientId === parent.userId);
    expect(sent.map(({ state, subject }) => [state, subject])).toEqual([
      ['sent', 'Dolphins on Thursday, March 12, 2026 at 9:00 AM is cancelled'],
    ]);
  });

  it('is suppressed, and removed from the inbox, if the session is restored within 5 minutes', async () => {
    const { academy, parent, session, run } = await scene();
    await run(CANCEL, { id: session.id });
    await workUntil(service.app, '2026-03-02T08:01:00Z');
    await run(RESTORE, { id: session.id });
    await workUntil(service.app, '2026-03-02T08:06:00Z');
    expect(new Set(await statesOf(academy))).toEqual(new Set(['suppressed: corrected']));
    expect(await inboxOf(academy, parent.userId)).toEqual([]);
  });

  it('describes the result of several changes, and is also sent to the substitute', async () => {
    const { academy, parent, regular, session, run } = await scene();
    const substitute = await academy.as('teacher');
    await run(UPDATE, { id: session.id, input: { startTime: '11:00:00', endTime: '12:00:00' } });
    await workUntil(service.app, '2026-03-02T08:01:00Z');
    await run(UPDATE, { id: session.id, input: { instructorId: substitute.staffId } });
    await workUntil(service.app, '2026-03-02T08:06:00Z');
    for (const { userId } of [parent, regular, substitute]) {
      const sent = (await sendsOf(academy)).filter(({ recipientId }) => recipientId === userId);
      expect(sent.map(({ state, subject }) => [state, subject])).toEqual([
        ['sent', 'Dolphins has changed: it is on Thursday, March 12, 2026 at 11:00 AM'],
      ]);
    }
  });

  it('is not created for other changes, for past sessions, or if the academy has not turned it on', async () => {
    const { academy, batch, session, run } = await scene();
    await run(UPDATE, { id: session.id, input: { notes: 'Bring goggles' } });
    const past = await academy.with.session({
      batchId: batch.id,
      date: '2026-02-20',
      slotDate: null,
      startTime: '09:00:00',
    });
    await run(CANCEL, { id: past.id });
    await workUntil(service.app, '2026-03-02T08:10:00Z');
    expect(await sendsOf(academy)).toEqual([]);
    const off = await scene({ notices: {} as never });
    await off.run(CANCEL, { id: off.session.id });
    await workUntil(service.app, '2026-03-02T08:10:00Z');
    expect([await sendsOf(off.academy), await inboxOf(off.academy, off.parent.userId)]).toEqual([[], []]);
  });

  it('is held in quiet hours, unless the session starts within 24 hours', async () => {
    const quiet = { quietHours: { from: '07:00:00', to: '12:00:00' } };
    const { academy, batch, session, run } = await scene(quiet);
    const soon = await academy.with.session({
      batchId: batch.id,
      date: '2026-03-03',
      slotDate: null,
      startTime: '07:00:00',
    });
    await run(CANCEL, { id: session.id });
    await run(CANCEL, { id: soon.id });
    await workUntil(service.app, '2026-03-02T08:06:00Z');
    const states = async (id: string) =>
      new Set(
        (await sendsOf(academy))
          .filter((each) => each.resourceId === id && each.reason === null)
          .map(({ state }) => state),
      );
    expect([await states(session.id), await states(soon.id)]).toEqual([new Set(['held']), new Set(['sent'])]);
    await workUntil(service.app, '2026-03-02T12:00:01Z');
    expect(await states(session.id)).toEqual(new Set(['sent']));
  });

  it('is one message per family for a closure, and is suppressed if the closure is deleted within 5 minutes', async () => {
    const { academy, parent, batch, run } = await scene();
    for (const date of ['2026-03-13', '2026-03-14']) {
      await academy.with.session({ batchId: batch.id, date, slotDate: null, startTime: '09:00:00' });
    }
    const input = { name: 'Pool repair', startDate: '2026-03-12', endDate: '2026-03-14' };
    const { id } = await run(CLOSE, { input });
    await workUntil(service.app, '2026-03-02T08:06:00Z');
    const sent = (await sendsOf(academy)).filter(({ recipientId }) => recipientId === parent.userId);
    expect(sent.map(({ state, resourceType, resourceId }) => [state, resourceType, resourceId])).toEqual([
      ['sent', 'closure', id],
    ]);
    expect(sent[0]?.subject).toContain('Pool repair');

    const other = await scene();
    const closed = await other.run(CLOSE, { input });
    await workUntil(service.app, '2026-03-02T08:01:00Z');
    await other.run(REOPEN, { id: closed.id });
    await workUntil(service.app, '2026-03-02T08:10:00Z');
    expect(new Set(await statesOf(other.academy))).toEqual(new Set(['suppressed: corrected']));
  });

  /** Creates a batch that is taught each Tuesday and Wednesday at half past seven, from tomorrow on, with a student of the scene. */
  async function weekly(settings = {}) {
    const there = await scene(settings);
    const { academy, admin, parent, regular } = there;
    const dates = { startDate: '2026-03-03', endDate: '2026-03-31', startTime: '07:30', endTime: '08:00' };
    const given = { ...dates, daysOfWeek: ['TUESDAY', 'WEDNESDAY'], instructorId: regular.staffId };
    const { id: courseId } = await academy.with.course();
    const { data } = await createBatch(service.app, admin, newBatch(courseId, given));
    const { id } = data.createBatch;
    const student = await academy.with.student();
    await academy.with.parent({ children: [student.id] });
    await academy.with.enrollment({ studentId: student.id, batchId: id });
    await workUntil(service.app, NOW);
    const change = (input: object) => there.run(UPDATE_BATCH, { id, input });
    const sent = async () =>
      (await sendsOf(academy)).filter(({ state, resourceId }) => state === 'sent' && resourceId === id).length;
    return { ...there, parent, change, sent };
  }

  it('is created if sessions are deleted because the batch gets other days or a shorter period', async () => {
    for (const input of [
      { daysOfWeek: ['TUESDAY', 'FRIDAY'] },
      { daysOfWeek: ['TUESDAY'] },
      { endDate: '2026-03-20' },
    ]) {
      const { academy, regular, change, sent } = await weekly();
      await change(input);
      await workUntil(service.app, '2026-03-02T08:10:00Z');
      // the parent and the instructor
      expect(await sent(), JSON.stringify(input)).toBe(2);
      expect(await inboxOf(academy, regular.userId)).toHaveLength(1);
    }
    const { change, sent } = await weekly();
    await change({ endDate: '2026-04-30' });
    await workUntil(service.app, '2026-03-02T08:10:00Z');
    expect(await sent()).toBe(0);
  });

  it('says that the instructor has changed, also to the former one, and is not created for another room', async () => {
    const { academy, parent, regular, change } = await weekly();
    const room = await academy.with.room();
    await change({ roomId: room.id });
    await workUntil(service.app, '2026-03-02T08:10:00Z');
    expect(await sendsOf(academy)).toEqual([]);
    const next = await academy.as('teacher');
    await change({ instructorId: next.staffId });
    await workUntil(service.app, '2026-03-02T08:20:00Z');
    const subjectsTo = async (userId: string) =>
      (await sendsOf(academy)).filter(({ recipientId }) => recipientId === userId).map(({ subject }) => subject);
    for (const userId of [regular.userId, next.userId]) {
      expect(await subjectsTo(userId)).toEqual(['The instructor of Beginners has changed']);
    }
    const families = (await sendsOf(academy)).filter(({ recipientType }) => recipientType === 'parent');
    expect(families.map(({ subject }) => subject)).toEqual(['The instructor of Beginners has changed']);
    expect(await inboxOf(academy, parent.userId)).toEqual([]);
    await change({ instructorId: regular.staffId });
    await change({ startTime: '07:40' });
    await workUntil(service.app, '2026-03-02T08:30:00Z');
    expect(await subjectsTo(regular.userId)).toEqual([
      'The instructor of Beginners has changed',
      'The timetable of Beginners has changed',
    ]);
  });

  it('is one message for all changes of a batch within 5 minutes', async () => {
    const { academy, regular, change, sent } = await weekly();
    for (const [startTime, at] of [
      ['07:40', '2026-03-02T08:00:30Z'],
      ['07:50', '2026-03-02T08:03:00Z'],
      ['07:45', '2026-03-02T08:04:30Z'],
    ]) {
      await change({ startTime });
      await workUntil(service.app, at as string);
      // a further change makes the entry unread again
      const [entry, ...others] = await inboxOf(academy, regular.userId);
      expect([entry?.readAt, others]).toEqual([null, []]);
      await academy.run((em) => em.nativeUpdate(Notification, { id: entry?.id as string }, { readAt: at as string }));
    }
    await workUntil(service.app, '2026-03-02T08:20:00Z');
    // the instructor has read the entry about all changes
    expect(await sent()).toBe(1);
    await change({ startTime: '07:30' });
    await workUntil(service.app, '2026-03-02T08:30:00Z');
    expect(await sent()).toBe(3);
  });

  it('is sent in quiet hours if a session that is moved would have started within 24 hours', async () => {
    const quietHours = { from: '07:00:00', to: '20:00:00' };
    const later = { date: '2026-03-20', startTime: '09:00:00', endTime: '10:00:00' };
    const { academy, batch, run } = await scene({ quietHours });
    for (const [date, state] of [
      ['2026-03-03', 'sent'],
      ['2026-03-04', 'held'],
    ]) {
      const at = { date: date as string, slotDate: null, startTime: '07:30:00', endTime: '08:00:00' };
      const { id } = await academy.with.session({ ...at, batchId: batch.id });
      await run(UPDATE, { id, input: later });
      await workUntil(service.app, '2026-03-02T08:10:00Z');
      setClock(NOW);
      const states = (await sendsOf(academy)).filter(({ resourceId }) => resourceId === id).map((each) => each.state);
      expect(new Set(states.filter((each) => each !== 'suppressed')), date).toEqual(new Set([state]));
    }
    for (const [daysOfWeek, count] of [
      [['WEDNESDAY'], 2],
      [['TUESDAY'], 0],
    ]) {
      const { change, sent } = await weekly({ quietHours });
      await change({ daysOfWeek });
      await workUntil(service.app, '2026-03-02T08:10:00Z');
      expect(await sent()).toBe(count);
    }
  });

  it('is not created for a closure that is deleted before the service has followed its events', async () => {
    const { academy, parent, regular, run } = await scene();
    const { id } = await run(CLOSE, { input: { name: 'Pool repair', startDate: '2026-03-12', endDate: '2026-03-12' } });
    await run(REOPEN, { id });
    await workUntil(service.app, '2026-03-02T08:10:00Z');
    expect(await sendsOf(academy)).toEqual([]);
    for (const { userId } of [parent, regular]) expect(await inboxOf(academy, userId)).toEqual([]);
  });

  it('is not created if the time zone of the academy changes, because local times stay the same', async () => {
    const { academy, parent, run } = await scene();
    await run(
      'mutation ($id: ID!) { updateAcademy(id: $id, input: { settings: { timezone: "Asia/Tokyo" } }) { id } }',
      {
        id: academy.id,
      },
    );
    await workUntil(service.app, '2026-03-02T08:10:00Z');
    expect(await inboxOf(academy, parent.userId)).toEqual([]);
  });
});
