import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { batchOf, enroll, enrolled, refused, seatsOf } from './setup.ts';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

const REQUESTS = 25;

/** Sends 25 simultaneous requests for a batch with one free seat. */
async function rush(status: 'ACTIVE' | 'PENDING') {
  const batchId = await batchOf(academy, 3);
  await enrolled(academy, { batchId });
  await enrolled(academy, { batchId });
  const students = await Promise.all(Array.from({ length: REQUESTS }, () => academy.with.student()));
  const answers = await Promise.all(students.map(({ id }) => enroll(app, admin, { studentId: id, batchId, status })));
  return { answers, seats: await seatsOf(academy, batchId) };
}

test('enrollStudent gives the last seat to one of 25 simultaneous requests', async () => {
  const { answers, seats } = await rush('ACTIVE');
  const enrolledOnes = answers.filter(({ errors }) => !errors);
  expect(enrolledOnes.map(({ data }) => data.done.status)).toEqual(['ACTIVE']);
  const others = answers.filter(({ errors }) => errors);
  expect(others.map(refused)).toEqual(others.map(() => ({ batchId: ['The batch is full.'] })));
  expect(seats).toMatchObject({ max: 3, waiting: [] });
  expect(seats.held).toHaveLength(3);
});

test('enrollStudent gives the last seat to one of 25 simultaneous pending requests, and puts 24 on the waitlist', async () => {
  const { answers, seats } = await rush('PENDING');
  expect(answers.every(({ errors }) => !errors)).toBe(true);
  expect(seats.held).toHaveLength(3);
  expect(seats.positions).toEqual(Array.from({ length: REQUESTS - 1 }, (_, index) => index + 1));
});

test('enrollStudent enrolls a student once when 10 requests arrive at the same time', async () => {
  const batchId = await batchOf(academy, 20);
  const { id: studentId } = await academy.with.student();
  const answers = await Promise.all(Array.from({ length: 10 }, () => enroll(app, admin, { studentId, batchId })));
  const others = answers.filter(({ errors }) => errors);
  expect(others.map(refused)).toEqual(
    Array.from({ length: 9 }, () => ({ studentId: ['The student id has already been taken.'] })),
  );
  expect((await seatsOf(academy, batchId)).held).toHaveLength(1);
});
