import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NoticeKind } from '../../../../src/features/academy/academies/notice.enums.ts';
import { NotificationSend } from '../../../../src/features/operations/notices/sends/notice-send.entity.ts';
import { gql } from '../../../support/clients.ts';
import { erase, type Kind, leave } from '../erasure/setup.ts';
import { type NoticeApp, noticeAcademy, sendsOf, setClock, startNoticeApp, workUntil } from './setup.ts';

const DAY = '2026-03-02';
/** The day of the reminders: a week before the fees are due. */
const REMINDED = '2026-03-13';
const MORNING = `${DAY}T08:00:01Z`;
const EVENING = `${DAY}T17:00:01Z`;

const ROLL = 'mutation ($input: TakeSessionRollInput!) { takeSessionRoll(input: $input) { id } }';
const CREATE_FEE = 'mutation ($input: CreateFeeInput!) { createFee(input: $input) { id } }';
const PREFER = `mutation ($input: UpdateNotificationPreferencesInput!, $parentId: ID) {
  updateNotificationPreferences(input: $input, parentId: $parentId) { kind } }`;

describe('messages to and about erased people', () => {
  let service: NoticeApp;

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  /** Creates an academy with a student, Mia Lee, and a parent without a login who pays for the student. */
  async function scene() {
    setClock(`${DAY}T08:00:00Z`);
    const { app } = service;
    const academy = await noticeAcademy(app);
    const admin = await academy.as('academy_admin');
    const student = await academy.with.student({ firstName: 'Mia', lastName: 'Lee' });
    const parent = await academy.with.parent({ email: `payer-${student.id}@example.test` });
    await academy.with.link({ parentId: parent.id, studentId: student.id, receivesBilling: true, isPrimary: true });
    const call = async (mutation: string, variables: object): Promise<any> => {
      const { data, errors } = await gql(app, await academy.as('academy_admin'), mutation, variables);
      expect(errors).toBeUndefined();
      return Object.values(data)[0];
    };
    const bill = (given: object = {}): Promise<{ id: string }> => {
      const input = { studentId: student.id, feeType: 'TUITION', title: 'Mia in May', amount: '10.00' };
      return call(CREATE_FEE, { input: { ...input, dueDate: '2026-03-20', ...given } });
    };
    const markAbsent = async () => {
      const batch = await academy.with.batch();
      await academy.with.enrollment({ studentId: student.id, batchId: batch.id } as never);
      const times = { date: DAY, startTime: '09:00:00', endTime: '10:00:00' };
      const { id: sessionId } = await academy.with.session({ batchId: batch.id, ...times } as never);
      setClock(`${DAY}T09:05:00Z`);
      await call(ROLL, { input: { sessionId, records: [{ studentId: student.id, status: 'ABSENT' }] } });
    };
    const remove = async (kind: Kind, id: string) => {
      const as = await academy.as('academy_admin');
      await leave({ app, academy, admin: as }, kind, id);
      expect((await erase(app, as, kind, id)).errors).toBeUndefined();
    };
    return { academy, admin, student, parent, call, bill, markAbsent, remove };
  }

  /** Runs `work` while the next mail is sent. Returns a promise that settles after `work`. */
  function duringNextMail(work: () => Promise<void>): Promise<void> {
    const { mailer } = service.app.services;
    const { promise, resolve } = Promise.withResolvers<void>();
    const send = mailer.send.bind(mailer);
    vi.spyOn(mailer, 'send').mockImplementationOnce(async (mail) => {
      await send(mail);
      const worked = work();
      resolve(worked);
      await worked;
    });
    return promise;
  }

  it.each(['single', 'digest'])(
    'keep no address, subject or text if the recipient is erased while the mail is sent: %s',
    async (how) => {
      const { academy, parent, call, bill, remove } = await scene();
      if (how === 'digest') {
        const preferences = [{ kind: 'FEE_ISSUED', channel: 'EMAIL', digest: 'DAILY' }];
        await call(PREFER, { input: { preferences }, parentId: parent.id });
      }
      const during = duringNextMail(() => remove('parents', parent.id));
      await bill();
      await workUntil(service.app, MORNING);
      await workUntil(service.app, EVENING);
      await during;
      expect(service.smtp.to(parent.email ?? '')).toHaveLength(1);
      expect(await sendsOf(academy)).toMatchObject([
        { state: 'sent', attempts: 1, sentAt: expect.anything(), address: null, subject: null, text: null },
      ]);
    },
  );

  it('keep no subject or text if a student in the text is erased while the mail is sent', async () => {
    const { academy, parent, markAbsent, student, remove } = await scene();
    await markAbsent();
    const during = duringNextMail(() => remove('students', student.id));
    await workUntil(service.app, EVENING);
    await during;
    expect(service.smtp.to(parent.email ?? '')[0]?.subject).toContain('Mia Lee was absent');
    expect(await sendsOf(academy)).toMatchObject([{ state: 'sent', address: parent.email, subject: null, text: null }]);
  });

  it('keep no subject or text if the student of a fee is erased while the mail is sent', async () => {
    const { academy, parent, bill, student, remove } = await scene();
    await bill();
    const during = duringNextMail(() => remove('students', student.id));
    await workUntil(service.app, MORNING);
    await during;
    expect(await sendsOf(academy)).toMatchObject([{ state: 'sent', address: parent.email, subject: null, text: null }]);
  });

  it('lose the subject and the text if a student in the text is erased, even if the message lists other fees too', async () => {
    const { academy, parent, bill, markAbsent, student, remove } = await scene();
    const sibling = await academy.with.student({ firstName: 'Ben', lastName: 'Lee' });
    await academy.with.link({ parentId: parent.id, studentId: sibling.id, receivesBilling: true, isPrimary: true });
    await bill();
    await bill({ studentId: sibling.id, title: 'Ben in May' });
    await markAbsent();
    await workUntil(service.app, EVENING);
    await workUntil(service.app, `${REMINDED}T10:00:00Z`);
    const before = await sendsOf(academy);
    const [kept, ...others] = Map.groupBy(before, ({ text }) => text?.includes('Mia') ?? false).get(false) ?? [];
    expect([kept?.kind, others]).toEqual(['fee_issued', []]);
    expect(before.filter(({ text }) => text?.includes('Mia')).map(({ kind }) => kind)).toEqual([
      ...['fee_issued', 'absence', 'fee_reminder'],
    ]);
    expect(before.at(-1)?.text).toMatch(/Mia in May[\s\S]*Ben in May/);
    // messages of earlier releases do not name the students in their params
    await academy.run(async (em) => {
      for (const send of await em.find(NotificationSend, { kind: NoticeKind.FEE_REMINDER })) {
        send.params = { ...send.params, studentIds: [] };
      }
    });
    await remove('students', student.id);
    const after = await sendsOf(academy);
    expect(after.filter(({ subject, text }) => subject !== null || text !== null).map(({ id }) => id)).toEqual([
      kept?.id,
    ]);
    expect(after.every(({ address }) => address === parent.email)).toBe(true);
  });
});
