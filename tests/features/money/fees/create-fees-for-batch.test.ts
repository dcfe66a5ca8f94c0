import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { Fee } from '../../../../src/features/money/ledger/fee.entity.ts';
import { testApp } from '../../../support/app.ts';
import { rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, REFUSED_BY_TYPE, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { type Office, openOffice } from './office.ts';

const GIVEN = { feeType: 'TUITION', amount: '80', dueDate: '2099-03-31', period: '2099-03' };

let office: Office;

beforeAll(async () => {
  office = await openOffice(await testApp());
});

/**
 * Creates a batch with `count` active students. Returns the id of the batch and, in order of enrollment, the ids of the
 * students.
 */
async function batchOf(count: number): Promise<{ batchId: string; students: string[] }> {
  const { id: batchId } = await office.academy.with.batch({ maxStudents: 100 });
  const students: string[] = [];
  for (let n = 0; n < count; n++) {
    const { id: studentId } = await office.academy.with.student();
    await office.academy.with.enrollment({ studentId, batchId });
    students.push(studentId);
  }
  return { batchId, students };
}

const bill = async (input: object) => {
  const { data, errors } = await office.createFeesForBatch({ ...GIVEN, ...input });
  expect(errors).toBeUndefined();
  return data.createFeesForBatch as any[];
};

const feesOf = (fees: any[]) => fees.map(({ id }) => id);

describe('createFeesForBatch', () => {
  it('bills each active student of the batch for the enrollment in this batch', async () => {
    const { batchId, students } = await batchOf(2);
    for (const status of [EnrollmentStatus.PENDING, EnrollmentStatus.DROPPED, EnrollmentStatus.COMPLETED]) {
      const { id: studentId } = await office.academy.with.student();
      await office.academy.with.enrollment({ studentId, batchId, status });
    }
    const fees = await bill({ batchId, title: 'March', notes: 'Termly' });
    expect(fees.map(({ studentId }) => studentId)).toEqual(students);
    expect(new Set(fees.map(({ enrollmentId }) => enrollmentId)).size).toBe(2);
    for (const fee of fees) {
      expect(fee).toMatchObject({
        feeType: 'TUITION',
        title: 'March',
        notes: 'Termly',
        period: '2099-03',
        amount: '80.00',
        currency: 'USD',
        dueDate: '2099-03-31',
        paymentStatus: 'PENDING',
        parentId: null,
        version: 1,
      });
    }
  });

  it('bills each student once per fee type and period, and also returns existing fees', async () => {
    const { batchId, students } = await batchOf(2);
    const first = await bill({ batchId });
    await office.paid(first[0].id, '80');
    const { id: late } = await office.academy.with.student();
    await office.academy.with.enrollment({ studentId: late, batchId });
    const second = await bill({ batchId, title: 'Again' });
    expect(second.map(({ studentId, amount, title }) => [studentId, amount, title])).toEqual([
      [students[0], '80.00', null],
      [students[1], '80.00', null],
      [late, '80.00', 'Again'],
    ]);
    expect(feesOf(second).slice(0, 2)).toEqual(feesOf(first));
    expect(feesOf(await bill({ batchId }))).toEqual(feesOf(second));

    const others = [
      ...(await bill({ batchId, period: '2099-04' })),
      ...(await bill({ batchId, feeType: 'EXAMINATION' })),
    ];
    expect(new Set(feesOf([...second, ...others])).size).toBe(9);
  });

  it('refuses an amount that differs from existing fees, returns one of these fees in the error, and bills no student', async () => {
    const { batchId } = await batchOf(1);
    const [{ id: existingId }] = await bill({ batchId });
    const { id: late } = await office.academy.with.student();
    await office.academy.with.enrollment({ studentId: late, batchId });
    const message = `The fee ${existingId} of 80.00 was already billed for this type and period.`;
    const input = { ...GIVEN, batchId, amount: '99' };
    expect(await refusal(office.app, office.academy.id, () => office.createFeesForBatch(input))).toEqual({
      ...{ code: 'CONFLICT', message },
    });
    expect((await office.createFeesForBatch(input)).errors?.[0]?.extensions.existingId).toBe(existingId);
    const { feeType: type, dueDate, period } = GIVEN;
    const body = { fee_type: type.toLowerCase(), due_date: dueDate, period, amount: 99 };
    const { status, body: told } = await rest(office.app, office.admin, 'POST', `/batches/${batchId}/fees`, body);
    expect([status, told]).toEqual([409, { message, existing_id: existingId }]);
    expect(await office.academy.run((em) => em.count(Fee, { student: { id: late } }))).toBe(0);
    await office.voidFee(existingId);
    expect(await bill({ batchId, amount: '99' })).toHaveLength(2);
  });

  it('returns the existing fee if the amount is the original amount or the changed amount of this fee', async () => {
    const { batchId } = await batchOf(1);
    const [{ id }] = await bill({ batchId });
    await office.updateFee(id, { amount: '70' });
    for (const amount of ['80', '70']) expect(feesOf(await bill({ batchId, amount }))).toEqual([id]);
    expect((await office.createFeesForBatch({ ...GIVEN, batchId, amount: '75' })).errors).toHaveLength(1);
  });

  it('uses the due date as the period if no period is sent', async () => {
    const { batchId } = await batchOf(1);
    const [first] = await bill({ batchId, period: undefined });
    expect(first.period).toBe('2099-03-31');
    expect(feesOf(await bill({ batchId, period: ' ' }))).toEqual([first.id]);
    expect(feesOf(await bill({ batchId, period: null, dueDate: '2099-04-30' }))).not.toEqual([first.id]);
  });

  it('bills a student who is in two batches once in each batch', async () => {
    const { batchId, students } = await batchOf(1);
    const other = await office.academy.with.batch();
    await office.academy.with.enrollment({ studentId: students[0] as string, batchId: other.id });
    const [here] = await bill({ batchId });
    const [there] = await bill({ batchId: other.id });
    expect(there).toMatchObject({ studentId: students[0] });
    expect(there.id).not.toBe(here.id);
  });

  it('bills a student who left and returned only once, unless the fee was voided', async () => {
    const { batchId, students } = await batchOf(0);
    const { id: studentId } = await office.academy.with.student();
    const left = await office.academy.with.enrollment({ studentId, batchId });
    const [first] = await bill({ batchId });
    await office.academy.run(async (em) => {
      (await em.findOneOrFail(Enrollment, { id: left.id })).status = EnrollmentStatus.DROPPED;
    });
    expect(await bill({ batchId })).toEqual(students);
    await office.academy.with.enrollment({ studentId, batchId });
    expect(feesOf(await bill({ batchId }))).toEqual([first.id]);
    await office.voidFee(first.id);
    const [anew] = await bill({ batchId });
    expect(anew).toMatchObject({ studentId, voidedAt: null });
    expect(anew.id).not.toBe(first.id);
  });

  it('bills a student only once if the enrollment was deleted and created again', async () => {
    const { batchId } = await batchOf(0);
    const { id: studentId } = await office.academy.with.student();
    const deleted = await office.academy.with.enrollment({ studentId, batchId });
    const [first] = await bill({ batchId });
    await office.academy.run(async (em) => {
      const enrollment = await em.findOneOrFail(Enrollment, { id: deleted.id });
      Object.assign(enrollment, { status: EnrollmentStatus.DROPPED, deletedAt: '2026-03-01T00:00:00.000Z' });
    });
    await office.academy.with.enrollment({ studentId, batchId });
    expect(feesOf(await bill({ batchId }))).toEqual([first.id]);
    const lines = await office.academy.run((em) => em.count(Fee, { student: { id: studentId } }));
    expect(lines).toBe(1);
  });

  it('returns an empty list for a batch without active students', async () => {
    const { batchId } = await batchOf(0);
    expect(await bill({ batchId })).toEqual([]);
  });

  it('runs as many SQL statements for 30 students as for 3', async () => {
    const [few, many] = [await batchOf(3), await batchOf(30)];
    const three = await office.app.counting(() => bill({ batchId: few.batchId }));
    const thirty = await office.app.counting(() => bill({ batchId: many.batchId }));
    expect(thirty.result).toHaveLength(30);
    expect(thirty.statements).toHaveLength(three.statements.length);
    expect(thirty.statements.length).toBeLessThanOrEqual(19);
  });

  it('bills each student only once in parallel requests', async () => {
    const { batchId } = await batchOf(5);
    const answers = await Promise.all(Array.from({ length: 8 }, () => bill({ batchId })));
    expect(new Set(answers.flatMap(feesOf)).size).toBe(5);
    for (const answer of answers) expect(answer).toHaveLength(5);
  });

  const refused = (input: object) =>
    refusal(office.app, office.academy.id, () => office.createFeesForBatch({ ...GIVEN, ...input }));

  it('refuses batch ids that are unknown, malformed or of another academy', async () => {
    const other = await (await seedAcademy(office.app)).with.batch();
    const fields = { batchId: ['The selected batch id is invalid.'] };
    expect(await refused({ batchId: UNKNOWN_ID })).toEqual(badInput(fields));
    expect(await refused({ batchId: other.id })).toEqual(badInput(fields));
    expect(await refused({ batchId: 'x' })).toEqual(
      badInput({ batchId: ['The batch id field must be a valid UUID.'] }),
    );
  });

  it.each([{ amount: '0' }, { amount: '0.001' }, { dueDate: '2026-02-30' }, { feeType: 'GIFT' }, { amount: null }])(
    'refuses the input %j',
    async (wrong) => {
      expect(await refused({ ...(await batchOf(1)), students: undefined, ...wrong })).toMatchObject(REFUSED_BY_TYPE);
    },
  );

  it('refuses texts that are too long', async () => {
    const { batchId } = await batchOf(1);
    expect(await refused({ batchId, title: 't'.repeat(256), period: 'p'.repeat(51) })).toEqual(
      badInput({
        title: ['The title field must not be greater than 255 characters.'],
        period: ['The period field must not be greater than 50 characters.'],
      }),
    );
  });

  it('is allowed for academy admins, administrators and the Super Admin', async () => {
    const { app, academy } = office;
    for (const as of [await academy.as('administrator'), await superAdminIn(app, academy)]) {
      const { batchId } = await batchOf(1);
      expect((await office.createFeesForBatch({ ...GIVEN, batchId }, as)).data.createFeesForBatch).toHaveLength(1);
    }
  });

  it.each(['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const)(
    'is forbidden for the role %s',
    async (role) => {
      const { batchId } = await batchOf(1);
      const as = await office.academy.as(role);
      const call = () => office.createFeesForBatch({ ...GIVEN, batchId }, as);
      expect(await refusal(office.app, office.academy.id, call)).toEqual(FORBIDDEN);
    },
  );
});
