import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AuditEntry } from '../../../../src/platform/audit/audit-entry.entity.ts';
import { testApp } from '../../../support/app.ts';
import { codes, gql } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import {
  badInput,
  FORBIDDEN,
  REFUSED_BY_TYPE,
  refusal,
  superAdminIn,
  UNAUTHENTICATED,
  UNKNOWN_ID,
} from '../../writing.ts';
import { type Office, openOffice } from '../fees/office.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice(await testApp());
});

const refused = (input: object) => refusal(office.app, office.academy.id, () => office.recordPayment(input));

describe('recordPayment', () => {
  it('adds a payment to the ledger, and updates the fee', async () => {
    const { admin, academy } = office;
    const feeId = await office.fee({ amount: 10_000 });
    const before = Date.now();
    const { data, errors } = await office.recordPayment({
      feeId: feeId.toUpperCase(),
      amount: '40',
      method: 'BANK_TRANSFER',
      reference: ' TRF 1 ',
    });
    expect(errors).toBeUndefined();
    expect(data.recordPayment).toEqual({
      id: expect.any(String),
      academyId: academy.id,
      feeId,
      amount: '40.00',
      method: 'BANK_TRANSFER',
      reference: 'TRF 1',
      paidAt: expect.any(String),
      receiptNumber: expect.stringMatching(/^RCP-\d{6}$/),
      receivedBy: admin.userId,
      refundOfId: null,
    });
    expect(Date.parse(data.recordPayment.paidAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(data.recordPayment.paidAt)).toBeLessThanOrEqual(Date.now());
    expect(await office.read(feeId)).toMatchObject({
      paidAmount: '40.00',
      balance: '60.00',
      paymentStatus: 'PARTIAL',
      paymentMethod: 'BANK_TRANSFER',
      receiptNumber: data.recordPayment.receiptNumber,
      version: 2,
    });

    const last = await office.recordPayment({
      feeId,
      amount: 60,
      method: 'CASH',
      paidAt: '2026-01-15T10:30:00+05:30',
    });
    expect(last.data.recordPayment.paidAt).toBe('2026-01-15T05:00:00.000Z');
    expect(await office.read(feeId)).toMatchObject({
      paidAmount: '100.00',
      balance: '0.00',
      paymentStatus: 'PAID',
      paymentMethod: 'CASH',
      receiptNumber: last.data.recordPayment.receiptNumber,
      version: 3,
    });
  });

  it('returns the payment with the updated fee', async () => {
    const feeId = await office.fee({ amount: 1_000 });
    const { data } = await gql(
      office.app,
      office.admin,
      `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { fee { paymentStatus balance } } }`,
      { input: { feeId, amount: 10, method: 'CARD' } },
    );
    expect(data.recordPayment.fee).toEqual({ paymentStatus: 'PAID', balance: '0.00' });
  });

  it('records in the audit log the user, the fee, and the values before and after', async () => {
    const { app, academy, admin } = office;
    const feeId = await office.fee();
    const id = await office.paid(feeId, '1.00');
    const entries = await academy.run((em) => em.find(AuditEntry, { userId: admin.userId, resourceId: [id, feeId] }));
    const told = entries.map(({ resource, action, before, after }) => ({ resource, action, before, after }));
    expect(told).toHaveLength(2);
    expect(told).toContainEqual({
      resource: 'Payment',
      action: 'created',
      before: null,
      after: expect.objectContaining({ feeId, amount: '1.00', method: 'cash', receivedBy: admin.userId }),
    });
    expect(told).toContainEqual({
      resource: 'Fee',
      action: 'updated',
      before: { paidAmount: '0.00', paymentMethod: null, receiptNumber: null },
      after: { paidAmount: '1.00', paymentMethod: 'cash', receiptNumber: expect.any(String) },
    });
    const { data } = await gql(app, admin, '{ auditLog(first: 100) { nodes { resource } } }');
    const resources = new Set(data.auditLog.nodes.map(({ resource }: { resource: string }) => resource));
    expect(resources).toEqual(new Set(['Fee', 'Payment']));
  });

  it('refuses an amount above the balance', async () => {
    const feeId = await office.fee({ amount: 2_000 });
    await office.paid(feeId, '7.50');
    expect(await refused({ feeId, amount: '12.51', method: 'CASH' })).toEqual(
      badInput({ amount: ['The amount field must not be greater than 12.50.'] }),
    );
    await office.paid(feeId, '12.50');
    expect((await office.read(feeId)).paymentStatus).toBe('PAID');
  });

  it('refuses a paid or voided fee', async () => {
    const paid = await office.fee({ amount: 1_000 });
    await office.paid(paid, '10');
    expect(await refused({ feeId: paid, amount: '0.01', method: 'CASH' })).toEqual(
      badInput({ feeId: ['The fee has already been paid.'] }),
    );
    const voided = await office.fee({ voidedAt: '2026-02-01T00:00:00.000Z' });
    expect(await refused({ feeId: voided, amount: '0.01', method: 'CASH' })).toEqual(
      badInput({ feeId: ['The fee has been voided.'] }),
    );
  });

  it('refuses fee ids that are unknown, malformed or of another academy', async () => {
    const other = await seedAcademy(office.app);
    const student = await other.with.student();
    const { id } = await other.with.fee({ studentId: student.id });
    const invalid = badInput({ feeId: ['The selected fee id is invalid.'] });
    expect(await refused({ feeId: UNKNOWN_ID, amount: 1, method: 'CASH' })).toEqual(invalid);
    expect(await refused({ feeId: id, amount: 1, method: 'CASH' })).toEqual(invalid);
    expect(
      await refusal(office.app, other.id, () => office.recordPayment({ feeId: id, amount: 1, method: 'CASH' })),
    ).toEqual(invalid);
    expect(await refused({ feeId: 'x', amount: 1, method: 'CASH' })).toEqual(
      badInput({ feeId: ['The fee id field must be a valid UUID.'] }),
    );
  });

  it('reports a future payment date and texts that are too long in one error', async () => {
    const feeId = await office.fee();
    const paidAt = new Date(Date.now() + 60_000).toISOString();
    expect(await refused({ feeId, amount: 1, method: 'CASH', paidAt, reference: 'r'.repeat(256) })).toEqual(
      badInput({
        reference: ['The reference field must not be greater than 255 characters.'],
        paidAt: ['The paid at field must be a date before or equal to now.'],
      }),
    );
    expect(await refused({ feeId, amount: 1, method: 'CASH', idempotencyKey: 'k'.repeat(256) })).toEqual(
      badInput({ idempotencyKey: ['The idempotency key field must not be greater than 255 characters.'] }),
    );
  });

  it.each([
    ...['0', '-1', '1e3', '0.001', 'NaN', '99999999999', '', null].map((amount) => ({ amount })),
    { method: 'GOLD' },
    { method: null },
    { paidAt: '2026-02-30T00:00:00Z' },
    { paidAt: '2026-02-01' },
    { receiptNumber: 'RCP-000001' },
    { receivedBy: UNKNOWN_ID },
  ])('refuses the input %j', async (wrong) => {
    const feeId = await office.fee();
    expect(await refused({ feeId, amount: 1, method: 'CASH', ...wrong })).toMatchObject(REFUSED_BY_TYPE);
  });

  it('is allowed for academy admins, administrators, support staff and the Super Admin', async () => {
    const { app, academy } = office;
    const cashiers = [
      await academy.as('administrator'),
      await academy.as('support_staff'),
      await superAdminIn(app, academy),
    ];
    for (const as of cashiers) {
      const { data } = await office.recordPayment({ feeId: await office.fee(), amount: 1, method: 'UPI' }, as);
      expect(data.recordPayment.receivedBy).toBe(as.userId);
    }
  });

  it.each(['department_head', 'teacher', 'parent', 'student'] as const)(
    'is forbidden for the role %s',
    async (role) => {
      const { app, academy, studentId } = office;
      const feeId = await office.fee();
      const { id: parentId } = await academy.with.parent({ children: [studentId] });
      const as = await academy.as(role, role === 'parent' ? { parentId } : role === 'student' ? { studentId } : {});
      for (const id of [feeId, UNKNOWN_ID]) {
        const call = () => office.recordPayment({ feeId: id, amount: 1, method: 'CASH' }, as);
        expect(await refusal(app, academy.id, call)).toEqual(FORBIDDEN);
      }
    },
  );

  it('is refused for callers without a token and members of another academy', async () => {
    const { app, academy } = office;
    const input = { feeId: await office.fee(), amount: 1, method: 'CASH' };
    const guest = () => office.recordPayment(input, { academyId: academy.id } as never);
    expect(await refusal(app, academy.id, guest)).toEqual(UNAUTHENTICATED);
    const stranger = await (await seedAcademy(app)).as('academy_admin');
    expect(codes(await office.recordPayment(input, { ...stranger, academyId: academy.id }))).toEqual(['FORBIDDEN']);
  });

  it('runs at most 18 SQL statements', async () => {
    await office.paid(await office.fee(), '1');
    const feeId = await office.fee();
    const { statements } = await office.app.counting(() => office.paid(feeId, '1'));
    expect(statements.length).toBeLessThanOrEqual(18);
  });
});
