import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { Discount } from '../../../../src/features/money/discounts/discount.entity.ts';
import { DiscountUse } from '../../../../src/features/money/discounts/discount-use.entity.ts';
import { ProrationBasis } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { gql, rest } from '../../../support/clients.ts';
import { badInput, FORBIDDEN, refusal } from '../../writing.ts';
import { billed, billingScenes, inShort, stopClock } from './enrolling.ts';

const at = billingScenes();

const { PENDING, COMPLETED } = EnrollmentStatus;
const whole = { proration: ProrationBasis.NONE };

const pending = async (given: object = {}) =>
  (
    await at.academy.with.enrollment({
      ...{ studentId: at.studentId, batchId: at.batchId, status: PENDING, enrollmentDate: '2026-03-09' },
      ...given,
    })
  ).id;

describe('approveEnrollment, which bills fees', () => {
  it('bills the fees that quote returned for the pending enrollment with its coupon and add-on plan', async () => {
    await at.plan();
    await at.coupon({ maxUses: 1 });
    const { id: planId } = await at.academy.with.feePlan({ items: [{ ...whole, code: 'bus', amount: 3_000 }] });
    const { data } = await at.enroll({ status: 'PENDING', coupon: 'WELCOME', addOnPlanIds: [planId] });
    const { now } = (await at.quote()).data.quote;
    const approved = await at.approve(data.done.id, { coupon: 'welcome', addOnPlanIds: [planId] });
    expect(approved.data.done.status).toBe('ACTIVE');
    const told = billed(await at.feesOf(data.done.id));
    expect(told).toEqual(['bus 15.00 2026-03-09', 'tuition 140.56 2026-03-09']);
    expect(inShort(now).toSorted()).toEqual(told);
  });

  it('applies the coupon with which the enrollment was requested, even if the coupon expires before the approval', async () => {
    await at.plan([whole]);
    const discountId = await at.coupon({ validUntil: '2026-03-09' });
    const { data } = await at.enroll({ status: 'PENDING', coupon: 'WELCOME' });
    await at.academy.run(async (em) => {
      (await em.findOneOrFail(Discount, { id: discountId })).validUntil = '2026-03-08';
    });
    await at.approve(data.done.id);
    expect(billed(await at.feesOf(data.done.id))).toEqual(['tuition 185.00 2026-03-09']);
  });

  it('applies the coupon of the approval instead of the coupon of the request, and bills the add-on plans of the approval', async () => {
    await at.plan([whole]);
    await at.coupon();
    const other = await at.coupon({ code: 'OTHER', amount: 5_000 });
    const { id: bus } = await at.academy.with.feePlan({ items: [{ ...whole, code: 'bus', amount: 9_000 }] });
    const { data } = await at.enroll({ status: 'PENDING', coupon: 'WELCOME' });
    await at.approve(data.done.id, { coupon: 'OTHER', addOnPlanIds: [bus] });
    expect(billed(await at.feesOf(data.done.id))).toEqual(['bus 40.00 2026-03-09', 'tuition 150.00 2026-03-09']);
    const uses = await at.academy.run((em) => em.find(DiscountUse, {}));
    expect(uses.map(({ discount }) => discount.id)).toEqual([other]);
  });

  it('bills a student from the waitlist when the enrollment is approved, not when a place becomes free', async () => {
    const { with: make } = at.academy;
    await at.plan([whole]);
    const { id: batchId } = await make.batch({ courseId: at.courseId, maxStudents: 1 });
    const { id: first } = await make.enrollment({ studentId: (await make.student()).id, batchId });
    const { data } = await at.enroll({ batchId, status: 'PENDING' });
    await gql(at.app, at.admin, 'mutation ($id: ID!) { dropEnrollment(id: $id) { id } }', { id: first });
    expect(await at.feesOf(data.done.id)).toEqual([]);
    await at.approve(data.done.id);
    expect(billed(await at.feesOf(data.done.id))).toEqual(['tuition 200.00 2026-03-09']);
  });

  it('does not have to be called: updateEnrollment with the status ACTIVE bills the same fees', async () => {
    await at.plan([whole]);
    const id = await pending();
    const update = 'mutation ($id: ID!) { updateEnrollment(id: $id, input: { status: ACTIVE }) { status } }';
    await gql(at.app, at.admin, update, { id });
    expect(billed(await at.feesOf(id))).toEqual(['tuition 200.00 2026-03-09']);
  });

  it('bills no period twice if a completed enrollment is reopened', async () => {
    await at.plan([whole]);
    const { data } = await at.enroll();
    const { id } = data.done;
    await gql(at.app, at.admin, 'mutation ($id: ID!) { completeEnrollment(id: $id) { id } }', { id });
    stopClock(Date.parse('2026-04-02T08:00:00.000Z'));
    const reopen = 'mutation ($id: ID!) { reopenEnrollment(id: $id) { status } }';
    const later = await at.academy.as('academy_admin');
    expect((await gql(at.app, later, reopen, { id })).data.reopenEnrollment.status).toBe('ACTIVE');
    expect(billed(await at.feesOf(id))).toEqual(['tuition 200.00 2026-03-09', 'tuition 200.00 2026-04-02']);
  });

  it('refuses an unknown coupon, callers who may not approve enrollments, and completed enrollments', async () => {
    await at.plan();
    const id = await pending();
    const refused = (given: object, as = at.admin) => refusal(at.app, at.academy.id, () => at.approve(id, given, as));
    expect(await refused({ coupon: 'NONE' })).toEqual(badInput({ coupon: ['The selected coupon is invalid.'] }));
    for (const role of ['teacher', 'parent', 'student'] as const) {
      expect(await refused({}, await at.academy.as(role))).toEqual(FORBIDDEN);
    }
    const { id: studentId } = await at.academy.with.student();
    const done = await pending({ studentId, status: COMPLETED });
    expect(await refusal(at.app, at.academy.id, () => at.approve(done))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('bills the same fees over REST', async () => {
    await at.plan([whole]);
    await at.coupon();
    const id = await pending();
    const path = `/enrollments/${id}/approve`;
    const bad = await rest(at.app, at.admin, 'POST', path, { coupon: 'NONE' });
    expect([bad.status, bad.body.errors]).toEqual([422, { coupon: ['The selected coupon is invalid.'] }]);
    const { status, body } = await rest(at.app, at.admin, 'POST', path, { coupon: 'WELCOME' });
    expect([status, body.data.status]).toEqual([200, 'active']);
    expect(billed(await at.feesOf(id))).toEqual(['tuition 185.00 2026-03-09']);
  });
});
