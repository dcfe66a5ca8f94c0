import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { gql } from '../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';
import { done } from '../ledger/family.ts';
import { goTo, patientApp } from '../penalties/setup.ts';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;
/** Batches of a course: one that is taught in December, one that begins in January and one that begins in March. */
let batches: { running: string; next: string; last: string };

beforeAll(async () => {
  app = await patientApp();
});
afterAll(async () => {
  vi.useRealTimers();
  await app.stop();
});
beforeEach(async () => {
  goTo('2025-12-10');
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
  const { id: courseId } = await academy.with.course();
  const batchFrom = async (startDate: string) => (await academy.with.batch({ courseId, startDate })).id;
  batches = {
    running: await batchFrom('2025-12-01'),
    next: await batchFrom('2026-01-05'),
    last: await batchFrom('2026-03-02'),
  };
});

const send = async (mutation: string, variables: object) => done(await gql(app, admin, mutation, variables)).done;

async function enroll(batchId: string, status = 'ACTIVE'): Promise<string> {
  const { id: studentId } = await academy.with.student();
  const mutation = 'mutation ($input: EnrollStudentInput!) { done: enrollStudent(input: $input) { id } }';
  return (await send(mutation, { input: { studentId, batchId, status } })).id;
}

const drop = (id: string) => send('mutation ($id: ID!) { done: dropEnrollment(id: $id) { id } }', { id });

async function move(id: string, batchId: string): Promise<string> {
  const mutation =
    'mutation ($id: ID!, $batchId: ID!) { done: transferEnrollment(id: $id, input: { batchId: $batchId }) { id } }';
  return (await send(mutation, { id, batchId })).id;
}

/** Of the months from December to March: joined, left and active. */
async function months(): Promise<[joined: number, left: number, active: number][]> {
  goTo('2026-03-12');
  const report = 'monthlyReport(filter: { from: "2025-12-01" }) { nodes { joined left active } }';
  const { nodes } = done(await gql(app, admin, `{ ${report} }`)).monthlyReport;
  const of = ['2026-01-01', '2026-02-01', '2026-03-01'].map(
    (from) => `m${from.slice(5, 7)}: monthlyReport(filter: { from: "${from}" }) { nodes { active } }`,
  );
  // whenever the report begins
  const later: { nodes: { active: number }[] }[] = Object.values(done(await gql(app, admin, `{ ${of.join(' ')} }`)));
  expect(later.map((each) => each.nodes[0]?.active)).toEqual(nodes.slice(1).map((each: any) => each.active));
  return nodes.map(({ joined, left, active }: any) => [joined, left, active]);
}

it('has students join on the first day of their place, whenever they were enrolled', async () => {
  await enroll(batches.next);
  const requested = await enroll(batches.running, 'PENDING');
  const corrected = await enroll(batches.running);
  goTo('2026-01-20');
  await send('mutation ($id: ID!) { done: approveEnrollment(id: $id) { id } }', { id: requested });
  const correct = 'mutation ($id: ID!) { done: updateEnrollment(id: $id, input: { activeFrom: "2026-02-03" }) { id } }';
  await send(correct, { id: corrected });
  expect(await months()).toEqual([
    [0, 0, 0],
    [2, 0, 2],
    [1, 0, 3],
    [0, 0, 3],
  ]);
});

it('counts nobody who left before their place began, and who is reopened again', async () => {
  const never = await enroll(batches.next);
  const completed = await enroll(batches.running);
  goTo('2025-12-20');
  await drop(never);
  goTo('2026-01-20');
  await send('mutation ($id: ID!) { done: completeEnrollment(id: $id) { id } }', { id: completed });
  goTo('2026-02-14');
  await send('mutation ($id: ID!) { done: reopenEnrollment(id: $id) { id } }', { id: completed });
  expect(await months()).toEqual([
    [1, 0, 1],
    [0, 1, 0],
    [1, 0, 1],
    [0, 0, 1],
  ]);
});

it('counts moves within a course as neither, also into a batch that begins later', async () => {
  const [stays, leaves, waits] = [
    await enroll(batches.running),
    await enroll(batches.running),
    await enroll(batches.next),
  ];
  goTo('2025-12-20');
  // neither has begun
  await move(waits, batches.last);
  goTo('2026-01-20');
  const moved = [await move(stays, batches.last), await move(leaves, batches.last)];
  goTo('2026-02-14');
  await drop(moved[1] as string);
  await move(moved[0] as string, batches.next);
  expect(await months()).toEqual([
    [2, 0, 2],
    [0, 0, 2],
    [0, 1, 1],
    [1, 0, 2],
  ]);
});

it('counts moves into another course', async () => {
  const { id: other } = await academy.with.batch({ startDate: '2026-02-02' });
  const moves = await enroll(batches.running);
  goTo('2026-01-20');
  await move(moves, other);
  expect(await months()).toEqual([
    [1, 0, 1],
    [0, 1, 0],
    [1, 0, 1],
    [0, 0, 1],
  ]);
});
