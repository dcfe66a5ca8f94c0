import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CreditNote } from '../../../../src/features/money/ledger/credit-note.entity.ts';
import type { TestApp } from '../../../support/app.ts';
import { rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, notFound, refusal, superAdminIn, UNAUTHENTICATED, UNKNOWN_ID } from '../../writing.ts';
import { done, eventsOf } from '../ledger/family.ts';
import { goTo, type LateFamily, openLateFamily, patientApp } from './setup.ts';

let app: TestApp;

beforeAll(async () => {
  app = await patientApp();
});
afterAll(() => app.stop());
afterEach(() => void vi.useRealTimers());

/**
 * Bills a fee of 200.00 that is due on 1 March, and a penalty of 5.00 for this fee. Afterwards, the clock shows 10
 * March.
 */
async function penalised() {
  goTo('2026-02-20');
  const family = await openLateFamily(app);
  const feeId = await family.bill('200', '2026-03-01');
  goTo('2026-03-07');
  await family.run();
  goTo('2026-03-10');
  return { family, feeId, penalty: await family.penaltyOf(feeId) };
}

const refused = (family: LateFamily, id: string, reason?: string) =>
  refusal(app, family.academy.id, () => family.waive(id, reason));

describe('waivePenalty', () => {
  it('voids an unpaid penalty permanently', async () => {
    const { family, feeId, penalty } = await penalised();
    const before = (await eventsOf(family)).length;
    const { waivePenalty } = done(await family.waive(penalty.id, ' Was in hospital '));
    const now = '2026-03-10T12:00:00.000Z';
    expect(waivePenalty).toEqual({
      ...penalty,
      ...{ voidedAt: now, waivedAt: now, waiveReason: 'Was in hospital', version: 2, balance: '0.00' },
      paymentStatus: 'PAID',
    });
    expect((await family.lines({ P: penalty.id })).at(-1)).toEqual(['P', 'void', -500]);
    expect((await eventsOf(family)).slice(before).map(({ type }) => type)).toEqual(['fee.voided']);
    goTo('2026-06-01');
    expect(await family.run()).toEqual({ count: 0, total: 0 });
    await family.payOn('2026-03-06', feeId, '200');
    expect(await family.penaltyOf(feeId)).toEqual(waivePenalty);
  });

  it('turns the paid part of the penalty into credit, which pays open fees', async () => {
    const { family, feeId, penalty } = await penalised();
    await family.paid(penalty.id, '2');
    const { waivePenalty } = done(await family.waive(penalty.id));
    expect(waivePenalty).toMatchObject({
      ...{ amount: '2.00', paidAmount: '2.00', balance: '0.00', voidedAt: null, waiveReason: 'A flood' },
      steps: [{}, { label: 'Waived', amount: '-3.00', total: '2.00' }],
    });
    const [note] = await family.academy.run((em) => em.find(CreditNote, {}));
    expect(note).toMatchObject({ amount: 200, reason: 'goodwill', note: 'A flood' });
    expect(await family.read(feeId)).toMatchObject({ balance: '198.00' });
    // a back-dated payment does not change a waived penalty
    await family.payOn('2026-03-06', feeId, '198');
    expect(await family.penaltyOf(feeId)).toEqual(waivePenalty);
  });

  it('accepts penalties that were billed manually', async () => {
    const { family } = await penalised();
    const id = await family.bill('7', '2026-03-10', { feeType: 'LATE_PAYMENT_PENALTY' });
    expect(done(await family.waive(id)).waivePenalty).toMatchObject({ voidedAt: expect.any(String) });
  });

  it('refuses fees that are not penalties, and penalties that are voided or already waived', async () => {
    const { family, feeId, penalty } = await penalised();
    expect(await refused(family, feeId)).toEqual(badInput({ id: ['The fee is not a penalty.'] }));
    const voided = await family.bill('7', '2026-03-10', { feeType: 'LATE_PAYMENT_PENALTY' });
    await family.voidFee(voided);
    expect(await refused(family, voided)).toEqual(badInput({ id: ['The fee has been voided.'] }));
    await family.waive(penalty.id);
    expect(await refused(family, penalty.id)).toEqual(badInput({ id: ['The penalty has already been waived.'] }));
  });

  it('requires a reason of at most 255 characters', async () => {
    const { family, penalty } = await penalised();
    expect(await refused(family, penalty.id, ' ')).toEqual(badInput({ reason: ['The reason field is required.'] }));
    const long = badInput({ reason: ['The reason field must not be greater than 255 characters.'] });
    expect(await refused(family, penalty.id, 'x'.repeat(256))).toEqual(long);
    expect((await family.waive(penalty.id, 'x'.repeat(255))).errors).toBeUndefined();
  });

  it('returns NOT_FOUND for an unknown id and for a fee of another academy', async () => {
    const { family } = await penalised();
    const other = await seedAcademy(app);
    const { id } = await other.with.fee({ studentId: (await other.with.student()).id });
    for (const none of [UNKNOWN_ID, id, 'x']) expect(await refused(family, none)).toEqual(notFound('Fee'));
    expect(await refusal(app, other.id, () => family.waive(id))).toEqual(notFound('Fee'));
  });

  it('is allowed only for academy admins and the Super Admin', async () => {
    const { family, penalty } = await penalised();
    const { academy, payer, childId } = family;
    for (const as of [
      await academy.as('administrator'),
      await academy.as('support_staff'),
      await academy.as('department_head'),
      await academy.as('teacher'),
      payer,
      await academy.as('student', { studentId: childId }),
    ]) {
      expect(await refusal(app, academy.id, () => family.waive(penalty.id, 'No', as))).toEqual(FORBIDDEN);
      expect(await refusal(app, academy.id, () => family.waive(UNKNOWN_ID, 'No', as))).toEqual(FORBIDDEN);
    }
    const nobody = { ...family.admin, token: '' };
    expect(await refusal(app, academy.id, () => family.waive(penalty.id, 'No', nobody))).toEqual(UNAUTHENTICATED);
    expect((await family.waive(penalty.id, 'Yes', await superAdminIn(app, academy))).errors).toBeUndefined();
  });
});

describe('POST /fees/{id}/waive', () => {
  it('waives a penalty, and returns validation errors for invalid input', async () => {
    const { family, feeId, penalty } = await penalised();
    const waive = (id: string, body: object) => rest(app, family.admin, 'POST', `/fees/${id}/waive`, body);
    const unsaid = await waive(penalty.id, {});
    expect([unsaid.status, unsaid.body.errors]).toEqual([422, { reason: ['The reason field is required.'] }]);
    expect(await waive(feeId, { reason: 'x' })).toMatchObject({
      status: 422,
      body: { errors: { id: ['The fee is not a penalty.'] } },
    });
    expect(await waive(UNKNOWN_ID, { reason: 'x' })).toMatchObject({
      status: 404,
      body: { message: 'Fee not found.' },
    });
    const { status, body } = await waive(penalty.id, { reason: 'A flood' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: penalty.id,
      waive_reason: 'A flood',
      waived_at: '2026-03-10T12:00:00.000Z',
      penalty_for_id: feeId,
      penalty_basis: { grace_end: '2026-03-06', balance: '200.00', percent: '2.50', amount: null },
    });
  });
});
