import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { gql } from '../../../support/clients.ts';
import { billingScenes, CREDIT_UNUSED, credits, stopClock } from './enrolling.ts';
import { workOff } from './setup.ts';

const at = billingScenes();

/** The time after the fifth of the nine sessions on Mondays and Wednesdays in March. */
const FIFTH = Date.parse('2026-03-16T12:00:00.000Z');

const CREATE = 'mutation ($input: CreateBatchInput!) { done: createBatch(input: $input) { id } }';
const UPDATE = 'mutation ($id: ID!, $input: UpdateBatchInput!) { done: updateBatch(id: $id, input: $input) { id } }';
const UPDATE_TERM = 'mutation ($id: ID!, $input: UpdateTermInput!) { done: updateTerm(id: $id, input: $input) { id } }';
const DROP = 'mutation ($id: ID!) { done: dropEnrollment(id: $id) { id } }';
const SET_TOPIC = 'mutation ($id: ID!) { done: updateSession(id: $id, input: { topic: "Diving" }) { id } }';
const CANCEL = 'mutation ($id: ID!) { done: cancelSession(id: $id, input: { excusesFees: true }) { id } }';

async function send(query: string, variables: object) {
  const { data, errors } = await gql(at.app, await at.academy.as('academy_admin'), query, variables);
  expect(errors).toBeUndefined();
  return data.done;
}

/** Returns the input of a batch with sessions on Mondays and Wednesdays from March to June. */
const swim = () => ({
  ...{ courseId: at.courseId, name: 'Swim', daysOfWeek: ['MONDAY', 'WEDNESDAY'], maxStudents: 9 },
  ...{ startDate: '2026-03-02', endDate: '2026-06-26', startTime: '09:00', endTime: '10:00' },
});

/** Creates a batch whose sessions exist, and enrolls the student from the first day of the batch. */
async function enrolled(given: object = {}): Promise<{ id: string; batchId: string }> {
  const input = { ...swim(), ...given };
  const { id: batchId } = await send(CREATE, { input });
  const { data, errors } = await at.enroll(
    { batchId, enrollmentDate: input.startDate },
    await at.academy.as('academy_admin'),
  );
  expect(errors).toBeUndefined();
  return { id: data.done.id, batchId };
}

const month = { amount: 18_000 };

/** A Tuesday, after the session on that day would have begun. */
const TUESDAY = Date.parse('2026-03-17T12:00:00.000Z');

const sessionOn = async (batchId: string, slotDate: string): Promise<string> =>
  (await at.academy.run((em) => em.findOneOrFail(ClassSession, { batch: { id: batchId }, slotDate }))).id;

describe('after a change of the schedule, dropEnrollment credits the unused part of the billed sessions', () => {
  it.each([
    ['fewer weekdays', { daysOfWeek: ['THURSDAY'] }],
    ['more weekdays', { daysOfWeek: ['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] }],
  ])('with %s: 5 of 9 sessions are used', async (_, change) => {
    await at.plan([month], CREDIT_UNUSED);
    const { id, batchId } = await enrolled();
    stopClock(FIFTH);
    await send(UPDATE, { id: batchId, input: change });
    await send(DROP, { id });
    expect(await credits(at)).toEqual(['tuition:2026-03:1 80.00 drop']);
  });

  it('with a longer term: 5 of 9 sessions are used', async () => {
    const { id: termId } = await at.academy.with.term({ startsOn: '2026-03-01', endsOn: '2026-03-31' });
    await at.plan([{ ...month, frequency: BillingFrequency.PER_TERM }], CREDIT_UNUSED);
    const { id } = await enrolled();
    stopClock(FIFTH);
    await send(UPDATE_TERM, { id: termId, input: { endsOn: '2026-06-30' } });
    await send(DROP, { id });
    expect((await credits(at)).map((each) => each.split(' ')[1])).toEqual(['80.00']);
  });

  it('counts the credited sessions neither as used nor as billed', async () => {
    await at.plan([month], CREDIT_UNUSED);
    const { id, batchId } = await enrolled();
    stopClock(FIFTH);
    await send(UPDATE, { id: batchId, input: { daysOfWeek: ['THURSDAY'] } });
    await send(CANCEL, { id: await sessionOn(batchId, '2026-03-19') });
    await workOff(at.app);
    // the month has five sessions of the former schedule and two of the new one
    expect(await credits(at)).toEqual(['tuition:2026-03:1 25.71 correction']);
    await send(DROP, { id });
    // of the eight sessions that are still billed, five are used
    expect(await credits(at)).toEqual(['tuition:2026-03:1 25.71 correction', 'tuition:2026-03:1 57.86 drop']);
  });
});

describe('after a change of the weekdays, days without a session count neither as used nor as billed', () => {
  it.each([
    // the batch begins on a Monday, and the first session is on Thursday
    ['new weekdays before the first session', 'THURSDAY', ['MONDAY'], '90.00'],
    ['new weekdays before the first session, and the day of the change', 'THURSDAY', ['TUESDAY'], '90.00'],
    ['new weekdays after the first session', 'THURSDAY', ['FRIDAY'], '90.00'],
    ['the day of the change', 'MONDAY', ['TUESDAY'], '72.00'],
    ['the day of the change, if former weekdays stay', 'MONDAY', ['MONDAY', 'TUESDAY'], '72.00'],
  ])('dropEnrollment does not count %s', async (_, former, daysOfWeek, amount) => {
    await at.plan([month], CREDIT_UNUSED);
    const { id, batchId } = await enrolled({ daysOfWeek: [former] });
    stopClock(TUESDAY);
    await send(UPDATE, { id: batchId, input: { daysOfWeek } });
    await send(DROP, { id });
    expect(await credits(at)).toEqual([`tuition:2026-03:1 ${amount} drop`]);
  });

  it('dropEnrollment credits the full fee if the only day that could count is the day of the change', async () => {
    stopClock(TUESDAY);
    await at.plan([month], CREDIT_UNUSED);
    const { id, batchId } = await enrolled({ startDate: '2026-03-17', daysOfWeek: ['THURSDAY'] });
    await send(UPDATE, { id: batchId, input: { daysOfWeek: ['TUESDAY'] } });
    await send(DROP, { id });
    expect(await credits(at)).toEqual(['tuition:2026-03:1 90.00 drop']);
  });

  it('cancelSession credits the share of a session among the sessions that exist', async () => {
    await at.plan([month], CREDIT_UNUSED);
    const { batchId } = await enrolled({ daysOfWeek: ['THURSDAY'] });
    stopClock(TUESDAY);
    await send(UPDATE, { id: batchId, input: { daysOfWeek: ['TUESDAY'] } });
    await send(CANCEL, { id: await sessionOn(batchId, '2026-03-24') });
    await workOff(at.app);
    // the 5th and the 12th are used, and the 24th and the 31st are still to come
    expect(await credits(at)).toEqual(['tuition:2026-03:1 45.00 correction']);
  });

  it('dropEnrollment does not count a session with a topic that the change of the weekdays cancelled', async () => {
    await at.plan([month], CREDIT_UNUSED);
    const { id, batchId } = await enrolled({ daysOfWeek: ['THURSDAY'] });
    stopClock(Date.parse('2026-03-10T12:00:00.000Z'));
    await send(SET_TOPIC, { id: await sessionOn(batchId, '2026-03-12') });
    await send(UPDATE, { id: batchId, input: { daysOfWeek: ['TUESDAY'] } });
    stopClock(Date.parse('2026-03-13T12:00:00.000Z'));
    await send(DROP, { id });
    expect(await credits(at)).toEqual(['tuition:2026-03:1 135.00 drop']);
  });

  it('dropEnrollment counts days before the first recorded session by the weekdays of the first recorded week', async () => {
    await at.plan([{ amount: 13_000, frequency: BillingFrequency.ONE_TIME }], CREDIT_UNUSED);
    const days = { startDate: '2025-01-06', endDate: '2026-04-01' };
    const { id: batchId } = await send(CREATE, { input: { ...swim(), ...days } });
    const { data } = await at.enroll({ batchId, enrollmentDate: '2025-01-06' });
    stopClock(Date.parse('2026-03-10T12:00:00.000Z'));
    // the sessions of the first weeks are not recorded, because the batch was created more than a year later
    await expect(sessionOn(batchId, '2025-01-06')).rejects.toThrow();
    await send(UPDATE, { id: batchId, input: { daysOfWeek: ['THURSDAY'] } });
    await send(DROP, { id: data.done.id });
    // 123 of the 130 Mondays and Wednesdays are used
    expect(await credits(at)).toEqual(['tuition:once:1 7.00 drop']);
  });
});
