import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { Weekday } from '../../../../src/features/academy/academies/academy.enums.ts';
import { Account } from '../../../../src/features/money/accounts/account.entity.ts';
import { Fee } from '../../../../src/features/money/ledger/fee.entity.ts';
import { ProrationBasis } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { gql } from '../../../support/clients.ts';
import type { Member } from '../../../support/seed.ts';
import { billed, billingScenes, credits, stopClock } from './enrolling.ts';
import { ran } from './setup.ts';

const at = billingScenes();

/** Stops the clock at 08:00 UTC on the given day. Returns the credentials of the academy admin. */
const comes = (day: string): Promise<Member> => {
  stopClock(Date.parse(`${day}T08:00:00.000Z`));
  return at.academy.as('academy_admin');
};

const periodsOf = async (id: string) => (await at.feesOf(id)).map(({ period }: Fee) => period);

describe('approveEnrollment in a month after the enrollment was requested', () => {
  it('bills the month of the approval as the first month', async () => {
    const { id: batchId } = await at.academy.with.batch({ courseId: at.courseId, endDate: '2026-12-18' });
    await at.plan();
    const asked = await at.enroll({ batchId, status: 'PENDING' }, await comes('2026-08-28'));
    const { id } = asked.data.done;
    const admin = await comes('2026-10-01');
    await at.approve(id, {}, admin);
    // all 8 October sessions, on Mondays and Wednesdays, are after the approval
    expect(billed(await at.feesOf(id))).toEqual(['tuition 200.00 2026-10-01']);
    expect(await ran(at.app, admin, { asOf: '2026-10-01' })).toMatchObject({ counts: { created: 0 } });
    expect(await periodsOf(id)).toEqual(['2026-10']);
  });

  it('bills the quoted 217.00 for the last 5 of 12 sessions of a term that costs 520.80', async () => {
    const { with: make } = at.academy;
    const term = { startsOn: '2026-12-01', endsOn: '2027-02-21' };
    await make.term(term);
    const days = { startDate: term.startsOn, endDate: term.endsOn, daysOfWeek: [Weekday.SATURDAY] };
    const { id: batchId } = await make.batch({ courseId: at.courseId, ...days });
    await at.plan([{ amount: 52_080, frequency: BillingFrequency.PER_TERM }]);
    const asking = await comes('2026-12-26');
    const totalOf = async (from: string, as: Member) =>
      (await at.quote({ batchId, from }, as)).data.quote.now.map(({ amount }: { amount: string }) => amount);
    expect(await totalOf('2026-12-26', asking)).toEqual(['390.60']);
    const { data } = await at.enroll({ batchId, status: 'PENDING' }, asking);
    const admin = await comes('2027-01-20');
    expect(await totalOf('2027-01-20', admin)).toEqual(['217.00']);
    await at.approve(data.done.id, {}, admin);
    expect(billed(await at.feesOf(data.done.id))).toEqual(['tuition 217.00 2027-01-20']);
  });
});

describe('updateEnrollment with a new activeFrom, the first day of the place', () => {
  const correct = async (id: string, activeFrom: string) => {
    const document =
      'mutation ($id: ID!, $day: Date!) { updateEnrollment(id: $id, input: { activeFrom: $day }) { activeFrom } }';
    const { data, errors } = await gql(at.app, at.admin, document, { id, day: activeFrom });
    expect(errors).toBeUndefined();
    expect(data.updateEnrollment).toEqual({ activeFrom });
  };
  const enroll = async (enrollmentDate: string): Promise<string> => (await at.enroll({ enrollmentDate })).data.done.id;

  it('credits the days before a later activeFrom, and bills these days again when the change is reverted', async () => {
    await at.plan();
    const id = await enroll('2026-03-02');
    expect(billed(await at.feesOf(id))).toEqual(['tuition 200.00 2026-03-09']);
    await correct(id, '2026-03-09');
    expect(await credits(at)).toEqual(['tuition:2026-03:1 44.44 correction']);
    await correct(id, '2026-03-02');
    expect(billed(await at.feesOf(id))).toEqual(['tuition 200.00 2026-03-09', 'tuition 44.44 2026-03-09']);
    await correct(id, '2026-04-01');
    const noted = (await credits(at)).map((each) => Number(each.split(' ')[1]));
    expect(noted.reduce((sum, each) => sum + each, 0)).toBeCloseTo(244.44);
  });

  it('bills the days that an earlier activeFrom adds, in the current month and in earlier months', async () => {
    await at.plan();
    const id = await enroll('2026-03-09');
    expect(billed(await at.feesOf(id))).toEqual(['tuition 155.56 2026-03-09']);
    await correct(id, '2026-02-09');
    // the place now includes 6 of the 8 Mondays and Wednesdays of February: 150.00
    expect(billed(await at.feesOf(id))).toEqual([
      ...['tuition 150.00 2026-03-09', 'tuition 155.56 2026-03-09', 'tuition 44.44 2026-03-09'],
    ]);
    expect(await credits(at)).toEqual([]);
    expect(await ran(at.app, at.admin, { asOf: '2026-03-09' })).toMatchObject({ counts: { created: 0 } });
  });

  it('credits an item without proration only if the enrollment is no longer active on any day of the month', async () => {
    await at.plan([{ proration: ProrationBasis.NONE }]);
    const id = await enroll('2026-03-02');
    await correct(id, '2026-03-30');
    expect(await credits(at)).toEqual([]);
    await correct(id, '2026-04-01');
    expect(await credits(at)).toEqual(['tuition:2026-03:1 200.00 correction']);
  });

  describe('for an enrollment that is billed per session', () => {
    const LESSON = { code: 'lesson', amount: 1_500, frequency: BillingFrequency.PER_SESSION };

    async function attend(date: string): Promise<void> {
      const { with: make } = at.academy;
      const { id: sessionId } = await make.session({ batchId: at.batchId, date });
      await make.attendance({ studentId: at.studentId, batchId: at.batchId, sessionId, date });
    }

    const accountOf = () =>
      at.academy.run((em) => em.findOneOrFail(Account, { student: { id: at.studentId } }, { refresh: true }));
    const bill = () => ran(at.app, at.admin, { kind: 'SESSION', asOf: '2026-03-09' });

    it('credits billed sessions before a later activeFrom, and charges these sessions again when the change is reverted', async () => {
      await at.plan([LESSON]);
      const id = await enroll('2026-03-02');
      for (const day of ['2026-03-02', '2026-03-04', '2026-03-09']) await attend(day);
      expect(await bill()).toMatchObject({ counts: { created: 3 }, total: '45.00' });
      const [first] = await at.feesOf(id);
      const input = { feeId: first?.id, amount: '15.00', method: 'CASH' };
      await gql(at.app, at.admin, 'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }', {
        input,
      });
      await correct(id, '2026-03-05');
      expect((await credits(at)).map((each) => each.slice(-'15.00 correction'.length))).toEqual([
        ...['15.00 correction', '15.00 correction'],
      ]);
      // the payment now pays for the session on 9 March, the only one that is not credited
      expect(await accountOf()).toMatchObject({ owed: 0, credit: 0 });
      expect(await bill()).toMatchObject({ counts: { created: 0 } });
      await correct(id, '2026-03-09');
      expect(await accountOf()).toMatchObject({ owed: 0, credit: 0 });
      await correct(id, '2026-03-03');
      expect(await accountOf()).toMatchObject({ owed: 1_500, credit: 0 });
      await correct(id, '2026-03-02');
      expect(await accountOf()).toMatchObject({ owed: 3_000, credit: 0 });
      expect(await bill()).toMatchObject({ counts: { created: 0 } });
      expect(await accountOf()).toMatchObject({ owed: 3_000, credit: 0 });
    });

    it('bills sessions between the new and the old activeFrom immediately, and later sessions in the next billing run', async () => {
      await at.plan([LESSON]);
      const id = await enroll('2026-03-04');
      for (const day of ['2026-01-12', '2026-03-02', '2026-03-04']) await attend(day);
      await correct(id, '2026-01-05');
      expect(await at.feesOf(id)).toHaveLength(2);
      expect(await accountOf()).toMatchObject({ owed: 3_000, credit: 0 });
      expect(await bill()).toMatchObject({ counts: { created: 1 } });
    });

    it('credits nothing for an item that is not refundable', async () => {
      await at.plan([{ ...LESSON, refundable: false }]);
      const id = await enroll('2026-03-02');
      await attend('2026-03-02');
      await bill();
      await correct(id, '2026-03-05');
      expect(await credits(at)).toEqual([]);
    });
  });
});
