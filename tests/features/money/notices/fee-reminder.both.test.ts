import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import type { AcademySettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { type NoticeApp, sendsOf, setClock, startNoticeApp, workUntil } from '../../operations/notices/setup.ts';
import { type Family, family } from './setup.ts';

const ONLY = { feeReminder: 'on' } as never;

/** Returns the instant of a day in March 2026 and a time in UTC. */
const on = (day: number, time = '09:00:00') => `2026-03-${String(day).padStart(2, '0')}T${time}Z`;

describe('reminder of an unpaid fee', () => {
  let service: NoticeApp;

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  const work = (at: string) => workUntil(service.app, at);

  const reminders = async (at: Family) =>
    (await at.inbox()).filter(({ kind }) => kind === 'fee_reminder').map(({ createdAt }) => createdAt.slice(0, 16));

  /**
   * Creates a family in an academy with the given settings. The reminder schedule of the academy begins at the instant
   * `at`.
   */
  async function owing(settings: Partial<AcademySettings> = {}, at = on(2, '08:00:00')) {
    const result = await family(service, { at, settings: { notices: ONLY, ...settings } });
    await work(at);
    return result;
  }

  const change = (at: Family, settings: Partial<AcademySettings>) =>
    at.academy.run(async (em) => {
      const row = await em.findOneOrFail(Academy, { id: at.academy.id });
      row.settings = { ...row.settings, ...settings };
    });

  it('is sent only to the payer, at 09:00 on each reminder day until the fee is paid', async () => {
    const at = await owing();
    const feeId = await at.bill({ title: 'March' });
    await at.pay(feeId, '20.00');
    for (const day of [12, 13, 14, 19, 20, 21, 22, 23, 24]) {
      await work(on(day, '08:59:59'));
      await work(on(day));
      if (day === 23) await at.pay(feeId, '100.00');
    }
    await work(on(27));
    expect(await reminders(at)).toEqual([13, 20, 23].map((day) => on(day).slice(0, 16)));
    expect(await at.sends()).toEqual(Array(3).fill('fee_reminder: sent'));
    const [send] = await sendsOf(at.academy);
    expect(send).toMatchObject({ resourceType: 'fee', resourceId: feeId, recipientId: at.payer.userId });
    expect(send?.text).toContain('March (Mia Lee): USD 100.00, Friday, March 20, 2026');
    expect(service.smtp.to(at.other.email)).toEqual([]);
  });

  it('is one message for all fees of an account', async () => {
    const at = await owing();
    const sibling = await at.academy.with.student();
    await at.academy.with.link({ parentId: at.payer.parentId as string, studentId: sibling.id, receivesBilling: true });
    const ids = [await at.bill(), await at.bill({ studentId: sibling.id, dueDate: '2026-03-13' })];
    await work(on(13));
    expect(await at.feesInInbox()).toEqual([ids.toSorted()]);
    expect(await at.inbox()).toMatchObject([{ resourceType: 'account' }]);
    const [send] = await sendsOf(at.academy);
    expect(send?.subject).toContain('USD 240.00');
  });

  it('is sent to a student without a paying parent', async () => {
    const at = await owing();
    const { id: studentId } = await at.academy.with.student({ email: 'owes@example.test' });
    await at.bill({ studentId });
    await work(on(13));
    expect(await at.sends()).toEqual(['fee_reminder: sent']);
    expect(service.smtp.to('owes@example.test')).toHaveLength(1);
  });

  it('is not sent for reminder days before the fee was billed, or on the day of the notice of the new fee', async () => {
    const both = { feeReminder: 'on', feeIssued: 'on' } as never;
    const at = await owing({ reminderDays: [-1, 0, 1], notices: both }, on(20, '07:00:00'));
    await at.bill();
    for (const day of [20, 21]) await work(on(day));
    expect(await reminders(at)).toEqual([on(21).slice(0, 16)]);
    const unbilled = await owing({ reminderDays: [0] }, on(20, '07:00:00'));
    await unbilled.bill();
    await work(on(20));
    expect(await reminders(unbilled)).toHaveLength(1);
    const late = await owing({ reminderDays: [0] }, on(20, '09:30:00'));
    await late.bill();
    for (const day of [21, 22]) await work(on(day));
    expect(await reminders(late)).toEqual([]);
  });

  it('is not sent on the morning on which the notice of the new fee is sent after the quiet hours', async () => {
    const settings = {
      reminderDays: [0, 1],
      notices: { feeReminder: 'on', feeIssued: 'on' } as never,
      quietHours: { from: '21:00:00', to: '07:00:00' },
    };
    const at = await owing(settings, on(19, '22:00:00'));
    await at.bill();
    for (const day of [20, 21]) await work(on(day));
    expect(await reminders(at)).toEqual([on(21).slice(0, 16)]);
  });

  it('is sent once for each reminder day, even if the due date changes', async () => {
    const at = await owing({ reminderDays: [0] });
    const id = await at.bill();
    await work(on(20));
    const mutation = 'mutation ($id: ID!, $input: UpdateFeeInput!) { updateFee(id: $id, input: $input) { id } }';
    await at.call(mutation, { id, input: { dueDate: '2026-03-22' } });
    for (const day of [21, 22, 23]) await work(on(day));
    expect(await reminders(at)).toHaveLength(1);
  });

  it('uses changed reminder days from the next 09:00 on', async () => {
    const at = await owing({ reminderDays: [30] });
    await at.bill();
    for (const day of [19, 20]) await work(on(day));
    setClock(on(20, '12:00:00'));
    await change(at, { reminderDays: [0, 2] });
    for (const day of [21, 22]) await work(on(day));
    expect(await reminders(at)).toEqual([on(22).slice(0, 16)]);
  });

  it('is not sent for reminder days before the academy turned reminders on', async () => {
    const at = await owing({ notices: {} as never, reminderDays: [0, 2] });
    await at.bill();
    for (const day of [19, 20]) await work(on(day));
    setClock(on(20, '12:00:00'));
    await change(at, { notices: ONLY });
    await work(on(21));
    expect(await reminders(at)).toEqual([]);
    await work(on(22));
    expect(await reminders(at)).toHaveLength(1);
  });

  it.each([
    ['two days ago', 22, 1],
    ['four days ago', 24, 0],
  ])(
    'after an outage whose last missed reminder day was %s (today is %i March), is sent this many times: %i',
    async (_, day, count) => {
      const at = await owing({ reminderDays: [-1, 0] });
      await at.bill();
      await work(on(18));
      await work(on(day, '10:00:00'));
      await work(on(day + 1));
      expect(await reminders(at)).toHaveLength(count);
      expect(await at.sends()).toEqual(Array(count).fill('fee_reminder: sent'));
    },
  );

  it('is not sent for a missed reminder day that the academy added during an outage', async () => {
    const at = await owing({ reminderDays: [30] });
    await at.bill();
    await work(on(18));
    setClock(on(21, '12:00:00'));
    await change(at, { reminderDays: [0, 30] });
    await work(on(22, '10:00:00'));
    expect(await at.inbox()).toEqual([]);
  });

  it('is sent after an outage that began before the first 09:00 of a new academy', async () => {
    const at = await owing({ reminderDays: [-1, 0] });
    await at.bill();
    await work(on(22, '10:00:00'));
    expect(await reminders(at)).toHaveLength(1);
  });

  it('is one message for two fees if one fee has its reminder day today and the reminder day of the other fee was missed', async () => {
    const at = await owing({ reminderDays: [0] });
    const ids = [await at.bill(), await at.bill({ dueDate: '2026-03-22' })];
    await work(on(19));
    await work(on(22));
    expect(await at.feesInInbox()).toEqual([ids.toSorted()]);
  });

  it('is suppressed if the fee is paid or voided in the quiet hours', async () => {
    const at = await owing({ quietHours: { from: '08:00:00', to: '10:00:00' } });
    const paid = await at.bill();
    const { id: studentId } = await at.academy.with.student({ email: 'void@example.test' });
    const voided = await at.bill({ studentId });
    await work(on(13));
    expect(await at.sends()).toEqual(Array(2).fill('fee_reminder: held'));
    await at.pay(paid, '120.00');
    await at.voidFee(voided);
    await work(on(13, '10:00:01'));
    expect(await at.sends()).toEqual(['fee_reminder: suppressed (paid)', 'fee_reminder: suppressed (voided)']);
  });

  it.each([
    // daylight saving time begins or ends in the night before each of these days
    ['Pacific/Auckland', '2026-04-05', '2026-04-04T21:00:00Z'],
    ['Pacific/Auckland', '2026-09-27', '2026-09-26T20:00:00Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-29T07:00:00Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T08:00:00Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T13:00:00Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T14:00:00Z'],
  ])('is sent in %s on %s at %s', async (timezone, day, instant) => {
    const before = new Date(Date.parse(instant) - 40 * 3_600_000).toISOString();
    const at = await owing({ timezone, reminderDays: [0] }, before);
    await at.bill({ dueDate: day });
    await work(new Date(Date.parse(instant) - 1).toISOString());
    expect(await reminders(at)).toEqual([]);
    await work(instant);
    expect(await reminders(at)).toEqual([instant.slice(0, 16)]);
  });
});
