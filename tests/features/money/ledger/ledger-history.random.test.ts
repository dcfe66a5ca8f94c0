import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { Account } from '../../../../src/features/money/accounts/account.entity.ts';
import { CreditNote } from '../../../../src/features/money/ledger/credit-note.entity.ts';
import { Fee } from '../../../../src/features/money/ledger/fee.entity.ts';
import { Invoice } from '../../../../src/features/money/ledger/invoices/invoice.entity.ts';
import { Payment } from '../../../../src/features/money/ledger/payment.entity.ts';
import { ParentStudent } from '../../../../src/features/people/parents/parent-student.entity.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import type { TestApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { cases, patienceFor } from '../../../support/random.ts';
import { workOff } from '../billing/setup.ts';
import { goTo, patientApp } from '../penalties/setup.ts';
import { act, dayOf, type Made, money, noteMade } from './acting.ts';
import { entriesOf, type Family, openFamily } from './family.ts';
import { history, type Step } from './history.ts';
import { actInSchool, openSchool, type School } from './school.ts';
import { type SchoolStep, schoolHistory } from './school-history.ts';

let app: TestApp;

beforeAll(async () => {
  app = await patientApp();
});
afterAll(() => app.stop());
afterEach(() => void vi.useRealTimers());

async function live(family: Family, story: readonly Step[]): Promise<Made> {
  const made: Made = { fees: [], payments: [] };
  let closed = '';
  for (const step of story) {
    const before = await entriesOf(family);
    const { data, errors } = await act(family, step, made);
    for (const { extensions } of errors ?? []) expect(['BAD_USER_INPUT', 'NOT_FOUND']).toContain(extensions.code);
    const after = await entriesOf(family);
    if (errors) expect(after).toEqual(before);
    // entries never change
    else expect(after.slice(0, before.length)).toEqual(before);
    const entered = after.slice(before.length).map(({ effective_on }) => String(effective_on).slice(0, 10));
    expect(entered.filter((day) => day <= closed)).toEqual([]);
    if (step.do === 'close' && !errors) closed = step.ago ? dayOf(step.ago) : '';
    noteMade(made, data);
    await expectAgreement(family, after);
  }
  return made;
}

const sumOf = (entries: readonly { amount: number }[]) => entries.reduce((sum, { amount }) => sum + amount, 0);

/** Expects that the ledger entries agree with the fees, payments, credit notes, invoices and accounts. */
async function expectAgreement({ academy }: Family, entries: readonly any[]): Promise<void> {
  const { fees, payments, notes, accounts, invoices } = await academy.run(async (em) => ({
    fees: await em.find(Fee, {}),
    payments: await em.find(Payment, {}),
    notes: await em.find(CreditNote, {}),
    accounts: await em.find(Account, {}),
    invoices: await em.find(Invoice, {}, { orderBy: { number: 'asc' } }),
  }));
  const of = (column: string, id: string) => entries.filter((entry) => entry[column] === id);
  for (const fee of fees) {
    const own = of('fee_id', fee.id);
    const balance = fee.voidedAt ? 0 : fee.amount - fee.paidAmount - fee.creditedAmount;
    expect([sumOf(own), balance >= 0]).toEqual([balance, true]);
    expect(sumOf(own.filter(({ payment_id }) => payment_id))).toBe(0 - fee.paidAmount);
    expect(sumOf(own.filter(({ credit_note_id }) => credit_note_id))).toBe(0 - fee.creditedAmount);
    const billed = sumOf(own.filter(({ kind }) => ['charge', 'adjust'].includes(kind)));
    expect(billed).toBe(fee.amount);
    const taxed = own.filter(({ kind }) => ['charge', 'adjust'].includes(kind));
    expect(taxed.reduce((sum, { tax }) => sum + Number(tax ?? 0), 0)).toBe(fee.tax);
    if (fee.taxes) expect(sumOf(fee.taxes)).toBe(fee.tax);
    if (!fee.voidedAt) continue;
    // the last entry of a voided fee is its void or, if the fee has an invoice, the credit note for the whole fee
    const last = fee.invoicedAt ? ['credit_note', 0, fee.amount] : ['void', 0, 0];
    expect([own.at(-1)?.kind, fee.paidAmount, fee.creditedAmount]).toEqual(last);
  }
  for (const payment of payments.filter(({ refundOf }) => !refundOf)) {
    const refunds = payments.filter(({ refundOf }) => refundOf?.id === payment.id);
    expect(sumOf(of('payment_id', payment.id))).toBe(0 - payment.amount - sumOf(refunds));
    for (const refund of refunds) expect(sumOf(of('refund_id', refund.id))).toBe(-refund.amount);
  }
  for (const { id, amount, voidedAt } of notes) {
    expect(sumOf(of('credit_note_id', id))).toBe(voidedAt ? 0 : -amount);
  }
  for (const { id, owed, credit, autoApplyCredit } of accounts) {
    const own = of('account_id', id);
    expect([sumOf(own.filter(({ fee_id }) => !fee_id)), credit >= 0]).toEqual([0 - credit, true]);
    expect(sumOf(own.filter(({ fee_id }) => fee_id))).toBe(owed);
    if (autoApplyCredit) expect(Math.min(owed, credit)).toBe(0);
    const ofAccount = <Row extends { account: { id: string } }>(rows: readonly Row[]) =>
      rows.filter(({ account }) => account.id === id);
    // a voided fee with an invoice is counted, because the credit note that cancels it is counted too
    const charges = sumOf(
      ofAccount(fees).filter(({ voidedAt, invoicedAt }) => voidedAt === null || invoicedAt !== null),
    );
    expect(owed - credit).toBe(
      charges - sumOf(ofAccount(payments)) - sumOf(ofAccount(notes.filter(({ voidedAt }) => voidedAt === null))),
    );
  }
  expect(sumOf(entries.filter(({ kind }) => kind === 'move'))).toBe(0);
  expectInvoices(fees, invoices);
}

/** Expects that the invoice numbers have no gaps, and that each invoice contains the current values of its fee. */
function expectInvoices(fees: readonly Fee[], invoices: readonly Invoice[]): void {
  expect(invoices.map(({ number }) => number)).toEqual(
    invoices.map((_, index) => `INV-${String(index + 1).padStart(6, '0')}`),
  );
  const byId = new Map(fees.map((fee) => [fee.id, fee]));
  for (const { fee: of, account, amount, tax, snapshot } of invoices) {
    const fee = byId.get(of.id);
    expect([fee?.account.id, fee?.amount, fee?.tax, fee?.dueDate, fee?.feeType, fee?.title]).toEqual([
      account.id,
      amount,
      tax,
      snapshot.dueDate,
      snapshot.feeType,
      snapshot.title,
    ]);
    expect([snapshot.amount, snapshot.net, snapshot.lines.at(-1)?.total]).toEqual([amount, amount - tax, amount]);
  }
  expect(fees.filter(({ invoicedAt }) => invoicedAt !== null)).toHaveLength(invoices.length);
}

/**
 * Returns the fees that have sibling rank 1 and are not fully credited, by fee id. `key` has the fee type and the
 * period.
 */
async function billedFirst({ academy, parentId }: School): Promise<Map<string, { key: string; studentId: string }>> {
  const { fees, notes, links } = await academy.run(async (em) => ({
    fees: await em.find(Fee, { siblingRank: 1, voidedAt: null }),
    notes: await em.find(CreditNote, { voidedAt: null }),
    links: await em.find(ParentStudent, { parent: { id: parentId } }),
  }));
  const siblings = new Set(links.map(({ student }) => student.id));
  const standing = fees.filter(
    ({ id, amount, student }) =>
      siblings.has(student?.id ?? '') && amount > sumOf(notes.filter(({ fee }) => fee?.id === id)),
  );
  return new Map(
    standing.map(({ id, feeType, period, student }) => [
      id,
      { key: `${feeType} ${period}`, studentId: student?.id ?? '' },
    ]),
  );
}

/** Expects that each active place begins on a day of its batch. */
async function expectPlacesWithinBatches({ academy }: School): Promise<void> {
  const active = { status: EnrollmentStatus.ACTIVE, deletedAt: null };
  const places = await academy.run((em) => em.find(Enrollment, active, { populate: ['batch'] }));
  const outside = places.filter(
    ({ activeFrom, batch }) =>
      activeFrom === null || (batch && (activeFrom < batch.startDate || activeFrom > (batch.endDate ?? activeFrom))),
  );
  expect(outside.map(({ activeFrom, batch }) => [activeFrom, batch?.startDate, batch?.endDate])).toEqual([]);
}

const SCHOOLS = cases(6, 150);
const FAMILIES = cases(12, 300);
const EACH_MS = 30_000;

/** The first day of each random school history, a Monday. */
const START = '2026-03-02';

async function liveInSchool(story: readonly SchoolStep[]): Promise<Set<string>> {
  goTo(START);
  const school = await openSchool(app);
  const done = new Set<string>();
  let entries = await entriesOf(school);
  let firsts = await billedFirst(school);
  for (const step of story) {
    if (step.do === 'wait') goTo(addDays(dayOf(0), step.days));
    const { errors } = await actInSchool(school, step);
    for (const { extensions, message } of errors ?? [])
      expect(['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'], `${JSON.stringify(step)} ${message}`).toContain(
        extensions.code,
      );
    await workOff(app);
    const after = await entriesOf(school);
    expect(after.slice(0, entries.length)).toEqual(entries);
    entries = after;
    await expectAgreement(school, entries);
    await expectPlacesWithinBatches(school);
    const present = await billedFirst(school);
    for (const [id, { key, studentId }] of present) {
      if (firsts.has(id)) continue;
      const others = [...firsts.values(), ...present.values()].filter((other) => other.key === key);
      expect(new Set(others.map((other) => other.studentId)), JSON.stringify(step)).toEqual(new Set([studentId]));
    }
    firsts = present;
    if (!errors) done.add(step.do === 'money' ? step.step.do : step.do === 'run' ? step.kind : step.do);
  }
  const query = `{ accounts { nodes { balance statement(from: "${addDays(START, -30)}", to: "${dayOf(0)}") { opening closing } } } }`;
  for (const { balance, statement } of (await gql(app, school.admin, query)).data.accounts.nodes) {
    expect(statement).toEqual({ opening: '0.00', closing: balance });
  }
  const noted =
    '{ fees(first: 50) { nodes { creditNotesAmount creditNotes(first: 20) { nodes { amount voidedAt } } } } }';
  for (const { creditNotesAmount, creditNotes } of (await gql(app, school.admin, noted)).data.fees.nodes) {
    const standing = creditNotes.nodes.filter(({ voidedAt }: any) => voidedAt === null);
    expect(creditNotesAmount).toBe(
      money(standing.reduce((sum: number, { amount }: any) => sum + Math.round(Number(amount) * 100), 0)),
    );
  }
  return done;
}

describe('random money operations in an academy', () => {
  it(
    'lead to fees, payments and accounts that match the ledger, and allocate nothing to a voided fee',
    async () => {
      const done = new Set<string>();
      await fc.assert(
        fc.asyncProperty(schoolHistory, async (story) => {
          for (const what of await liveInSchool(story)) done.add(what);
        }),
        SCHOOLS,
      );
      // steps that the service always refuses would prove nothing
      const some = ['enroll', 'mark', 'SESSION', 'PERIOD', 'void', 'credit', 'refund', 'drop', 'invoice', 'replace'];
      for (const what of some) expect(done).toContain(what);
    },
    patienceFor(SCHOOLS, EACH_MS),
  );
});

describe('random payments and fees of one family', () => {
  it(
    'lead to fees, payments and accounts that match the ledger',
    async () => {
      await fc.assert(
        fc.asyncProperty(history, async (story) => {
          const family = await openFamily(app);
          const { fees } = await live(family, story);
          // the fields of a fee and its explanation have the same amounts
          const query = `{ fees(first: 100) { nodes { id amount paidAmount creditedAmount balance explanation {
          amount paidAmount creditedAmount balance } } }
          payments(first: 100) { nodes { amount refundOfId allocations { feeId amount } } } }`;
          const { data } = await gql(app, family.admin, query);
          for (const { id, explanation, ...fee } of data.fees.nodes) {
            expect(explanation).toEqual(fee);
            const allocated = data.payments.nodes
              .flatMap(({ allocations }: any) => allocations)
              .filter(({ feeId }: any) => feeId === id)
              .reduce((sum: number, { amount }: any) => sum + Math.round(Number(amount) * 100), 0);
            expect(money(allocated)).toBe(fee.paidAmount);
          }
          expect(data.fees.nodes.length).toBeLessThanOrEqual(fees.length);
        }),
        FAMILIES,
      );
    },
    patienceFor(FAMILIES, EACH_MS),
  );
});
