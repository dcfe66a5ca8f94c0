import { BillingRun } from '../src/features/money/ledger/billing-run.entity.ts';
import { BillingRunStatus } from '../src/features/money/ledger/billing-run.enums.ts';
import type { Database } from '../src/platform/database/database.ts';
import { tenantTransaction } from '../src/platform/database/tenant-session.ts';
import type { Caller, MadeList } from './example-caller.ts';

// The example calls for prices, bills and payments.

/**
 * Creates a term, a tax rate, a fee plan for a course and a coupon. Then requests a quote and a preview of a billing
 * run.
 */
export async function price({ call, idOf, dateIn }: Caller): Promise<void> {
  await call('post /terms', {
    body: { name: 'Spring 2026', code: '2026-3', starts_on: dateIn(180), ends_on: dateIn(254) },
  });
  await call('post /tax-rates', { body: { name: 'GST', percent: '10.00', inclusive: true } });
  await call('get /courses', { query: 'per_page=1' });
  const tuition = {
    ...{ code: 'tuition', fee_type: 'tuition', title: 'Lessons', amount: '320.00', frequency: 'per_term' },
    ...{ due: { anchor: 'period_start', offset_days: -7 }, tax_rate_id: idOf('post /tax-rates') },
    installments: { weights: [50, 50], every: 'month' },
  };
  const admission = {
    code: 'admission',
    fee_type: 'admission',
    title: 'Admission',
    amount: '25.00',
    frequency: 'one_time',
  };
  const items = [tuition, { ...admission, proration: 'none' }];
  const plan = { name: 'Lessons by the term', course_id: idOf('get /courses'), effective_from: dateIn(0), items };
  await call('post /fee-plans', { body: { ...plan, drop_policy: 'credit_unused' } });
  const coupon = { name: 'Open day', kind: 'coupon', amount: '15.00', condition: { code: 'OPEN-DAY' } };
  await call('post /discounts', { body: { ...coupon, valid_until: dateIn(30), max_uses: 100 } });
  await call('get /students', { query: 'per_page=1' });
  await call('get /batches', { query: 'status=upcoming&per_page=1' });
  const place = { student_id: idOf('get /students'), batch_id: idOf('get /batches') };
  await call('post /quotes', { body: { ...place, coupon: 'OPEN-DAY' } });
  await call('post /billing-runs', { body: { kind: 'period', as_of: dateIn(0), preview: true } });
}

/** Issues the invoice for the first fee of the list. */
export async function invoice({ call, idOf }: Caller): Promise<void> {
  await call('get /fees', { query: 'per_page=1' });
  await call('post /fees/:id/invoice', { id: idOf('get /fees') });
}

/**
 * Creates fees. Pays and refunds one fee, voids another one, waives the penalty of a third one, and splits a fourth
 * one. Also bills a whole batch.
 */
export async function charge({ call, idOf, dateIn }: Caller): Promise<void> {
  const student_id = idOf('post /students');
  const fee = {
    student_id,
    fee_type: 'tuition',
    title: 'Springboard, this term',
    amount: '180.00',
    due_date: dateIn(14),
  };
  await call('post /fees', { body: { ...fee, tax_rate_ids: [idOf('post /tax-rates')] } });
  const id = idOf('post /fees');
  await call('put /fees/:id', { id, body: { due_date: dateIn(21) } });
  await call('post /fees/:id/payments', { id, body: { amount: '60.00', method: 'card', reference: 'Card 4242' } });
  const payment = idOf('post /fees/:id/payments');
  await call('post /payments/:id/refund', { id: payment, body: { amount: '20.00', reason: 'Paid too much' } });
  const { data: mistaken } = await call('post /fees', { body: { ...fee, title: 'A mistake' } });
  await call('post /fees/:id/void', { id: mistaken.id, body: { expected_version: 1 } });
  const late = { ...fee, title: 'Paid late', fee_type: 'late_payment_penalty', amount: '5.00' };
  const { data: penalty } = await call('post /fees', { body: late });
  await call('post /fees/:id/waive', { id: penalty.id, body: { reason: 'The bank was on strike' } });
  const { data: large } = await call('post /fees', { body: { ...fee, title: 'Training camp', amount: '270.00' } });
  const parts = [
    { amount: '135.00', due_date: dateIn(14) },
    { amount: '135.00', due_date: dateIn(44) },
  ];
  await call('post /fees/:id/split', { id: large.id, body: { parts } });
  const { account_id } = large;
  const credit = { account_id, fee_id: large.id, amount: '35.00', reason: 'goodwill', note: 'Storm' };
  await call('post /credit-notes', { body: credit });
  const allocations = [{ fee_id: large.id, amount: '100.00' }];
  await call('post /payments', { body: { account_id, amount: '250.00', method: 'bank_transfer', allocations } });
  await call('put /accounts/:id', { id: String(account_id), body: { auto_apply_credit: false } });
  const { student_id: _, ...ofEach } = { ...fee, title: 'Caps', fee_type: 'activity', amount: '12.00' };
  const [, course] = (await call<MadeList>('get /courses/:id/batches', { id: idOf('get /courses') })).data;
  await call('post /batches/:id/fees', { id: course?.id ?? idOf('get /batches'), body: ofEach });
}

/**
 * Changes the term, the tax rate and the coupon; activates, revises and archives the fee plan; then deletes all of
 * them.
 */
export async function reprice({ call, idOf, dateIn }: Caller): Promise<void> {
  await call('put /terms/:id', { id: idOf('post /terms'), body: { ends_on: dateIn(256), expected_version: 1 } });
  await call('put /tax-rates/:id', { id: idOf('post /tax-rates'), body: { name: 'GST 10 %', expected_version: 1 } });
  await call('put /discounts/:id', { id: idOf('post /discounts'), body: { max_uses: 50, expected_version: 1 } });
  const plan = idOf('post /fee-plans');
  await call('put /fee-plans/:id', { id: plan, body: { status: 'active', expected_version: 1 } });
  const tuition = { code: 'tuition', fee_type: 'tuition', title: 'Lessons', amount: '335.00', frequency: 'per_term' };
  const revision = { effective_from: dateIn(110), applies_to: 'new_enrollments', items: [tuition] };
  await call('post /fee-plans/:id/revise', { id: plan, body: { ...revision, expected_version: 2 } });
  await call('put /fee-plans/:id', { id: plan, body: { status: 'archived' } });
  for (const path of ['fee-plans', 'tax-rates', 'discounts', 'terms']) {
    await call(`delete /${path}/:id`, { id: idOf(`post /${path}`) });
  }
}

/** Confirms a held billing run. */
export async function confirm({ call, dateIn }: Caller, database: Database, academyId: string): Promise<void> {
  const { data } = await call('post /billing-runs', { body: { kind: 'enrollment', as_of: dateIn(7) } });
  await hold(database, academyId, data.id);
  await call('post /billing-runs/:id/confirm', { id: data.id, body: { expected_version: 2 } });
}

/** Holds a billing run, as the service itself does if a run would bill twice as much as usual. */
const hold = (database: Database, academyId: string, runId: string): Promise<void> =>
  tenantTransaction(database, academyId, async (em) => {
    (await em.findOneOrFail(BillingRun, { id: runId })).status = BillingRunStatus.HELD;
  });
