import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import type { GraphqlResult } from '../../../support/clients.ts';
import { cases, patienceFor } from '../../../support/random.ts';
import { UNKNOWN_ID } from '../../writing.ts';
import { type Office, openOffice, receiptsTo } from '../fees/office.ts';
import { LedgerModel, type Step, steps } from './ledger-model.ts';

const STORIES = cases(15, 500);

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const money = (minor: number) => (minor / 100).toFixed(2);

/** Executes the steps in the service and in the model; both must accept and refuse the same steps. */
async function live(office: Office, story: readonly Step[]): Promise<{ model: LedgerModel; fees: string[] }> {
  const model = new LedgerModel();
  const fees: string[] = [];
  const lines: string[] = [];
  for (const step of story) {
    const { data, errors } = await act(office, step, fees, lines);
    expect(!errors, JSON.stringify(step)).toBe(model.take(step));
    for (const { extensions } of errors ?? []) expect(['BAD_USER_INPUT', 'NOT_FOUND']).toContain(extensions.code);
    if (errors) continue;
    if (step.do === 'bill') fees.push(data.createFee.id);
    if (step.do === 'pay') lines.push(data.recordPayment.id);
    if (step.do === 'refund') lines.push(data.refundPayment.id);
    if (step.do === 'settle') lines.push((await office.ledger()).at(-1).id);
  }
  return { model, fees };
}

function act(office: Office, step: Step, fees: string[], lines: string[]): Promise<GraphqlResult> {
  const feeId = ('fee' in step && fees[step.fee]) || UNKNOWN_ID;
  switch (step.do) {
    case 'bill':
      return office.createFee({
        studentId: office.studentId,
        feeType: 'TUITION',
        amount: money(step.amount),
        dueDate: '2099-01-31',
      });
    case 'rebill':
      return office.updateFee(feeId, { amount: money(step.amount) });
    case 'pay':
      return office.recordPayment({ feeId, amount: money(step.amount), method: 'CASH' });
    case 'settle':
      return office.updateFee(feeId, { paymentStatus: 'PAID', paymentMethod: 'CARD' });
    case 'refund':
      return office.refundPayment(lines[step.payment] ?? UNKNOWN_ID, step.amount ? { amount: money(step.amount) } : {});
    case 'void':
      return office.voidFee(feeId);
  }
}

describe('random fees, payments, refunds and voids', () => {
  it(
    'lead to the same data in the service as in a simple model of the ledger',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (story) => {
          const office = await openOffice(app);
          const { model, fees } = await live(office, story);
          const ledger = await office.ledger();
          expect(ledger.map(({ receiptNumber }) => receiptNumber)).toEqual(receiptsTo(model.lines.length));
          const lines = ledger.map(({ feeId, amount, refundOfId }) => ({ feeId, amount, refundOfId }));
          expect(lines).toEqual(
            model.lines.map(({ fee, amount, refundOf }) => ({
              feeId: fees[fee],
              amount: money(amount),
              refundOfId: refundOf === null ? null : ledger[refundOf].id,
            })),
          );
          for (const [index, fee] of model.fees.entries()) {
            const paid = model.paid(index);
            const last = model.lines.findLastIndex((line) => line.fee === index && line.refundOf === null);
            const row = await office.read(fees[index] as string);
            expect({ ...row, voidedAt: row.voidedAt !== null }).toMatchObject({
              amount: money(fee.amount),
              paidAmount: money(paid),
              balance: money(fee.voided ? 0 : fee.amount - paid),
              paymentStatus: fee.voided || paid === fee.amount ? 'PAID' : paid > 0 ? 'PARTIAL' : 'PENDING',
              receiptNumber: last < 0 ? null : ledger[last].receiptNumber,
              paymentMethod: last < 0 ? null : ledger[last].method,
              voidedAt: fee.voided,
            });
          }
        }),
        STORIES,
      );
    },
    patienceFor(STORIES, 10_000),
  );
});
