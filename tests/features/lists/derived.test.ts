import 'reflect-metadata';
import { Temporal } from 'temporal-polyfill';
import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../src/features/academics/enrollments/enrollment.enums.ts';
import { defaultSettings } from '../../../src/features/academy/academies/academy-settings.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';
import { data } from './thrice.ts';

describe('availableSeats of a batch', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
  });

  async function seats(batchId: string): Promise<number> {
    const query = 'query ($id: ID!) { batch(id: $id) { availableSeats } batches { nodes { id availableSeats } } }';
    const answer = await data(app, admin, query, { id: batchId });
    expect(answer.batches.nodes.find((node: any) => node.id === batchId)).toEqual({ id: batchId, ...answer.batch });
    return answer.batch.availableSeats;
  }

  async function enroll(batchId: string, status: EnrollmentStatus, given: object = {}): Promise<void> {
    const student = await academy.with.student();
    await academy.with.enrollment({ studentId: student.id, batchId, status, ...given });
  }

  it('is the number of seats minus active enrollments and pending enrollments that are not on the waitlist', async () => {
    const batch = await academy.with.batch({ maxStudents: 5 });
    await academy.with.batch({ maxStudents: 5 });
    expect(await seats(batch.id)).toBe(5);
    await enroll(batch.id, EnrollmentStatus.ACTIVE);
    await enroll(batch.id, EnrollmentStatus.PENDING);
    expect(await seats(batch.id)).toBe(3);
    await enroll(batch.id, EnrollmentStatus.PENDING, { waitlistPosition: 1 });
    await enroll(batch.id, EnrollmentStatus.COMPLETED);
    await enroll(batch.id, EnrollmentStatus.DROPPED);
    await enroll(batch.id, EnrollmentStatus.ACTIVE, { deletedAt: '2026-01-01T00:00:00.000Z' });
    expect(await seats(batch.id)).toBe(3);
  });

  it('is never negative', async () => {
    const batch = await academy.with.batch({ maxStudents: 1 });
    for (let n = 0; n < 3; n++) await enroll(batch.id, EnrollmentStatus.ACTIVE);
    expect(await seats(batch.id)).toBe(0);
  });
});

/** One of two time zones that are 25 hours apart, so that their dates always differ. */
const EAST = 'Pacific/Kiritimati';
const WEST = 'Pacific/Niue';

describe.each([EAST, WEST, 'UTC'])('paymentStatus of a fee in the time zone %s', (timezone) => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;
  let rows: Record<string, string>;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app, { settings: { ...defaultSettings(), timezone } });
    admin = await academy.as('academy_admin');
    const today = Temporal.Now.plainDateISO(timezone);
    const student = await academy.with.student();
    const fee = async (days: number, paid: number, given: object = {}) => {
      const dueDate = today.add({ days }).toString();
      const made = await academy.with.fee({ studentId: student.id, amount: 1000, dueDate, ...given });
      if (paid > 0) await academy.with.payment({ feeId: made.id, amount: paid });
      return made.id;
    };
    rows = {
      dueToday: await fee(0, 0),
      dueLater: await fee(30, 0),
      partlyPaid: await fee(0, 999),
      paid: await fee(5, 1000),
      paidLate: await fee(-5, 1000),
      overdue: await fee(-1, 0),
      partlyPaidLate: await fee(-1, 1),
      voided: await fee(-1, 0, { voidedAt: '2026-01-01T00:00:00.000Z' }),
    };
  });

  const EXPECTED = {
    PENDING: ['dueLater', 'dueToday'],
    PARTIAL: ['partlyPaid'],
    PAID: ['paid', 'paidLate'],
    OVERDUE: ['overdue', 'partlyPaidLate'],
  };
  const idsOf = (names: string[]) => names.map((name) => rows[name] as string).sort();

  it('depends on the paid amount, and on the date in the time zone of the academy', async () => {
    const { fees } = await data(app, admin, '{ fees { nodes { id paymentStatus } totalCount } }');
    expect(fees.totalCount).toBe(7);
    for (const [status, names] of Object.entries(EXPECTED)) {
      const ids = fees.nodes.filter((node: any) => node.paymentStatus === status).map(({ id }: any) => id);
      expect(ids.sort()).toEqual(idsOf(names));
    }
  });

  it('can be used to filter fees, also if the fees are nested in students', async () => {
    const query = `query ($filter: FeeFilter) {
      fees(filter: $filter) { nodes { id } totalCount }
      students { nodes { fees(filter: $filter) { nodes { id } totalCount } } } }`;
    for (const [status, names] of Object.entries(EXPECTED)) {
      const answer = await data(app, admin, query, { filter: { paymentStatus: status } });
      expect(answer.fees.totalCount).toBe(names.length);
      expect(answer.fees.nodes.map(({ id }: any) => id).sort()).toEqual(idsOf(names));
      expect(answer.students.nodes).toEqual([{ fees: answer.fees }]);
    }
  });

  it('can be read for a voided fee only if the fee is queried by its id', async () => {
    const query = 'query ($id: ID!) { fee(id: $id) { id voidedAt balance paymentStatus } }';
    const { fee } = await data(app, admin, query, { id: rows.voided });
    expect(fee).toMatchObject({
      id: rows.voided,
      voidedAt: '2026-01-01T00:00:00.000Z',
      balance: '0.00',
      paymentStatus: 'PAID',
    });
    const { fees, students } = await data(
      app,
      admin,
      '{ fees(first: 100) { nodes { id } } students { nodes { fees(first: 100) { nodes { id } totalCount } } } }',
    );
    expect(fees.nodes.map(({ id }: any) => id)).not.toContain(rows.voided);
    expect(students.nodes[0].fees).toMatchObject({ totalCount: 7, nodes: expect.objectContaining({ length: 7 }) });
  });

  it('agrees with balance and paidAmount', async () => {
    const { fees } = await data(app, admin, '{ fees { nodes { id balance paidAmount amount } } }');
    const byId = new Map<string, any>(fees.nodes.map((node: any) => [node.id, node]));
    expect(byId.get(rows.partlyPaid as string)).toMatchObject({ balance: '0.01', paidAmount: '9.99', amount: '10.00' });
    expect(byId.get(rows.paid as string)).toMatchObject({ balance: '0.00', paidAmount: '10.00' });
    expect(byId.get(rows.overdue as string)).toMatchObject({ balance: '10.00', paidAmount: '0.00' });
  });
});
