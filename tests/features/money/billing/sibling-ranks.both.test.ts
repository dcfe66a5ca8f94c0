import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { DiscountKind } from '../../../../src/features/money/discounts/discount.enums.ts';
import type { Fee } from '../../../../src/features/money/ledger/fee.entity.ts';
import { gql } from '../../../support/clients.ts';
import type { Member } from '../../../support/seed.ts';
import { billingScenes, stopClock } from './enrolling.ts';
import { ran, WHOLE } from './setup.ts';

const at = billingScenes();

/** The ids of three children of one parent. A sibling discount gives 10 % off to the siblings of rank 2 and 3. */
let children: string[];

beforeEach(async () => {
  const { with: make } = at.academy;
  await make.discount({ kind: DiscountKind.SIBLING, rankFrom: 2, percent: 1_000 });
  const { id: parentId } = await make.parent();
  children = [];
  for (let n = 0; n < 3; n++) {
    const { id: studentId } = await make.student();
    await make.link({ parentId, studentId, receivesBilling: true });
    children.push(studentId);
  }
});

const { PER_SESSION } = BillingFrequency;

/** Creates a batch with a fee plan for the given amount. Returns the id of the batch. */
async function batchOf(amount: number, frequency = BillingFrequency.MONTHLY): Promise<string> {
  const { with: make } = at.academy;
  const { id: courseId } = await make.course();
  const { id } = await make.batch({ courseId, startDate: '2026-01-05', endDate: '2026-06-26' });
  await make.feePlan({ batchId: id, items: [{ ...WHOLE, frequency, amount }] });
  return id;
}

async function enroll(child: number, batchId: string): Promise<string> {
  const { data, errors } = await at.enroll({ studentId: children[child], batchId });
  expect(errors).toBeUndefined();
  return data.done.id;
}

/** Stops the clock at 08:00 UTC on the given day. Returns the credentials of the academy admin. */
const comes = (day: string): Promise<Member> => {
  stopClock(Date.parse(`${day}T08:00:00.000Z`));
  return at.academy.as('academy_admin');
};

const amountsOf = async (id: string): Promise<number[]> => (await at.feesOf(id)).map(({ amount }: Fee) => amount / 100);
const send = async (mutation: string, variables: object, as = at.admin) => {
  const { errors } = await gql(at.app, as, mutation, variables);
  expect(errors).toBeUndefined();
};

/** Marks a child present in a session of a batch on a day. */
async function attend(child: number, batchId: string, date: string): Promise<void> {
  const { with: make } = at.academy;
  const { id: sessionId } = await make.session({ batchId, date });
  await make.attendance({ studentId: children[child] as string, batchId, sessionId, date });
}

const DROP = 'mutation ($id: ID!) { dropEnrollment(id: $id) { id } }';

describe('sibling rank for discounts', () => {
  it('stays the same within a billed month, and is computed again for the next month', async () => {
    const first = await enroll(0, await batchOf(10_000));
    const second = await enroll(1, await batchOf(12_000));
    const third = await enroll(2, await batchOf(15_000));
    expect(await Promise.all([first, second, third].map(amountsOf))).toEqual([[100], [108], [135]]);
    const admin = await comes('2026-03-27');
    await ran(at.app, admin, { kind: 'PERIOD', asOf: '2026-04-01' });
    expect(await Promise.all([first, second, third].map(amountsOf))).toEqual([
      [100, 90],
      [108, 108],
      [135, 150],
    ]);
  });

  it('stays the same within a month if the student joins another course and then has the highest price', async () => {
    const first = await enroll(0, await batchOf(12_000));
    const second = await enroll(1, await batchOf(10_000));
    const other = await enroll(1, await batchOf(8_000));
    expect(await Promise.all([first, second, other].map(amountsOf))).toEqual([[120], [90], [72]]);
  });

  it('stays the same for monthly fees within a term after a term fee was billed', async () => {
    await at.academy.with.term({ startsOn: '2026-03-02', endsOn: '2026-05-29' });
    const term = await enroll(0, await batchOf(30_000, BillingFrequency.PER_TERM));
    const month = await enroll(1, await batchOf(12_000));
    expect([await amountsOf(term), await amountsOf(month)]).toEqual([[300], [108]]);
  });

  it('stays the same for later one-time fees after a one-time fee was billed, but is computed separately for monthly fees', async () => {
    const once = await enroll(0, await batchOf(10_000, BillingFrequency.ONE_TIME));
    const later = await enroll(2, await batchOf(20_000, BillingFrequency.ONE_TIME));
    const month = await enroll(1, await batchOf(5_000));
    expect(await Promise.all([once, later, month].map(amountsOf))).toEqual([[100], [180], [50]]);
  });

  it('stays with a dropped student until the fee with this rank is voided, and then another sibling can have this rank', async () => {
    const first = await enroll(0, await batchOf(10_000));
    await send(DROP, { id: first });
    const second = await enroll(1, await batchOf(12_000));
    expect(await amountsOf(second)).toEqual([108]);
    await send(DROP, { id: second });
    for (const id of [first, second]) {
      const [fee] = await at.feesOf(id);
      await send('mutation ($id: ID!) { voidFee(id: $id) { id } }', { id: fee?.id });
    }
    expect(await amountsOf(await enroll(2, await batchOf(9_000)))).toEqual([90]);
  });

  it('is 1 for the sibling whose enrollment begins first in the month, even if this enrollment was created last', async () => {
    const dear = await batchOf(12_000);
    const cheap = await batchOf(10_000);
    const make = (child: number, batchId: string, day: string) =>
      at.academy.with.enrollment({ studentId: children[child] as string, batchId, enrollmentDate: day });
    const late = (await make(1, dear, '2026-03-06')).id;
    const early = (await make(0, cheap, '2026-03-02')).id;
    await ran(at.app, at.admin, { kind: 'PERIOD', asOf: '2026-03-09' });
    expect([await amountsOf(early), await amountsOf(late)]).toEqual([[100], [108]]);
  });

  it('is used in quotes: the quote for a second sibling contains the discount', async () => {
    await enroll(0, await batchOf(10_000));
    const batchId = await batchOf(12_000);
    const { now } = (await at.quote({ studentId: children[1], batchId })).data.quote;
    expect(now.map(({ amount }: { amount: string }) => amount)).toEqual(['108.00']);
  });

  describe('sibling rank for a session that is billed later', () => {
    const [MONDAY, NEXT, LAST] = ['2026-03-09', '2026-03-16', '2026-03-23'];
    let brother: { id: string; batchId: string };
    let sister: { id: string; batchId: string };

    beforeEach(async () => {
      const [guitar, piano] = [await batchOf(2_500, PER_SESSION), await batchOf(5_000, PER_SESSION)];
      brother = { id: await enroll(0, guitar), batchId: guitar };
      sister = { id: await enroll(1, piano), batchId: piano };
    });

    const billLessons = async () => ran(at.app, await comes(LAST), { kind: 'SESSION', asOf: LAST });

    it('counts a sibling who was active on the day of the session and left before the billing', async () => {
      for (const day of [MONDAY, NEXT, LAST]) await attend(0, brother.batchId, day);
      const admin = await comes(NEXT);
      await send(DROP, { id: sister.id }, admin);
      const rest = 'mutation ($id: ID!) { updateStudent(id: $id, input: { status: INACTIVE }) { id } }';
      await send(rest, { id: children[1] }, admin);
      await billLessons();
      expect((await amountsOf(brother.id)).toSorted()).toEqual([22.5, 25, 25]);
    });

    it('counts a sibling who completed the course before the billing, on or after the day of the session', async () => {
      for (const day of [MONDAY, NEXT, LAST]) await attend(0, brother.batchId, day);
      await send('mutation ($id: ID!) { completeEnrollment(id: $id) { id } }', { id: sister.id }, await comes(NEXT));
      await billLessons();
      expect((await amountsOf(brother.id)).toSorted()).toEqual([22.5, 22.5, 25]);
    });

    it('counts all siblings for a student who left on the day of the session, before the billing', async () => {
      for (const day of [MONDAY, NEXT]) await attend(0, brother.batchId, day);
      await send(DROP, { id: brother.id }, await comes(NEXT));
      await billLessons();
      expect(await amountsOf(brother.id)).toEqual([22.5, 22.5]);
    });

    it('ignores siblings who never had a place, and deleted students', async () => {
      const { with: make } = at.academy;
      await attend(0, brother.batchId, MONDAY);
      await send(DROP, { id: sister.id });
      const pending = { studentId: children[2] as string, batchId: sister.batchId, enrollmentDate: '2026-01-05' };
      await make.enrollment({ ...pending, status: EnrollmentStatus.PENDING });
      await send(DROP, { id: (await make.enrollment({ ...pending, batchId: await batchOf(9_000) })).id });
      await send('mutation ($id: ID!) { deleteStudent(id: $id) { message } }', { id: children[2] });
      await billLessons();
      expect(await amountsOf(brother.id)).toEqual([25]);
    });
  });

  it('the multi-course discount counts the courses of the student on the day of the session, even if the student left a course later', async () => {
    await at.academy.with.discount({ kind: DiscountKind.MULTI_COURSE, minCourses: 2, percent: 2_000 });
    const [guitar, piano] = [await batchOf(2_500, PER_SESSION), await batchOf(5_000, PER_SESSION)];
    const [kept, left] = [await enroll(0, guitar), await enroll(0, piano)];
    await attend(0, guitar, '2026-03-09');
    await send(DROP, { id: left }, await comes('2026-03-10'));
    await ran(at.app, await comes('2026-03-23'), { kind: 'SESSION', asOf: '2026-03-23' });
    expect(await amountsOf(kept)).toEqual([20]);
  });
});
