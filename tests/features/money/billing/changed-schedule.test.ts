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
const CANCEL = 'mutation ($id: ID!) { done: cancelSession(id: $id, input: { excusesFees: true }) { id } }';

async function send(query: string, variables: object) {
  const { data, errors } = await gql(at.app, await at.academy.as('academy_admin'), query, variables);
  expect(errors).toBeUndefined();
  return data.done;
}

/** Creates a batch whose sessions exist, with the days of Mondays and Wednesdays in March, and enrolls the student. */
async function enrolled(given: object = {}): Promise<{ id: string; batchId: string }> {
  const input = {
    ...{ courseId: at.courseId, name: 'Swim', daysOfWeek: ['MONDAY', 'WEDNESDAY'], maxStudents: 9 },
    ...{ startDate: '2026-03-02', endDate: '2026-06-26', startTime: '09:00', endTime: '10:00', ...given },
  };
  const { id: batchId } = await send(CREATE, { input });
  const { data, errors } = await at.enroll({ batchId, enrollmentDate: '2026-03-02' });
  expect(errors).toBeUndefined();
  return { id: data.done.id, batchId };
}

const month = { amount: 18_000 };

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
    const where = { batch: { id: batchId }, slotDate: '2026-03-19' };
    const { id: next } = await at.academy.run((em) => em.findOneOrFail(ClassSession, where));
    await send(CANCEL, { id: next });
    await workOff(at.app);
    // the month has five sessions of the former schedule and two of the new one
    expect(await credits(at)).toEqual(['tuition:2026-03:1 25.71 correction']);
    await send(DROP, { id });
    // of the eight sessions that are still billed, five are used
    expect(await credits(at)).toEqual(['tuition:2026-03:1 25.71 correction', 'tuition:2026-03:1 57.86 drop']);
  });
});
