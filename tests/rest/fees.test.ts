import { beforeAll, describe, expect, it } from 'vitest';
import { type Office, openOffice } from '../features/money/fees/office.ts';
import { stateOf, UNKNOWN_ID } from '../features/writing.ts';
import { testApp } from '../support/app.ts';
import { type Credentials, type RestResult, rest } from '../support/clients.ts';
import { seedAcademy } from '../support/seed.ts';

const INSTANT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);

let office: Office;

beforeAll(async () => {
  office = await openOffice(await testApp());
});

const call = (method: string, path: string, body?: unknown, as: Credentials = office.admin) =>
  rest(office.app, as, method, path, body);

/** Returns the response of a request that must change nothing. */
async function refused(work: () => Promise<RestResult>): Promise<Pick<RestResult, 'status' | 'body'>> {
  const before = await stateOf(office.app, office.academy.id);
  const { status, body } = await work();
  expect(await stateOf(office.app, office.academy.id)).toEqual(before);
  return { status, body };
}

const unprocessable = (errors: Record<string, string[]>) => {
  const [first, ...more] = Object.values(errors).flat();
  const suffix = more.length > 0 ? ` (and ${more.length} more error${more.length > 1 ? 's' : ''})` : '';
  return { status: 422, body: { message: `${first}${suffix}`, errors } };
};

const UNAUTHORIZED = { status: 403, body: { message: 'This action is unauthorized.' } };
const notFound = (name: string) => ({ status: 404, body: { message: `${name} not found.` } });

describe('fee routes', () => {
  it('create, read and change a fee', async () => {
    const created = await call('POST', '/fees', {
      student_id: office.studentId,
      fee_type: 'late_payment_penalty',
      title: ' Late ',
      amount: 12.5,
      due_date: '2099-03-31',
      notes: '',
      paid_amount: '12.50',
      payment_status: 'paid',
      receipt_number: 'RCP-999999',
      academy_id: UNKNOWN_ID,
      currency: 'XXX',
    });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      data: {
        id: expect.any(String),
        academy_id: office.academy.id,
        student_id: office.studentId,
        parent_id: null,
        account_id: expect.any(String),
        enrollment_id: null,
        fee_type: 'late_payment_penalty',
        title: 'Late',
        period: null,
        amount: '12.50',
        currency: 'USD',
        due_date: '2099-03-31',
        steps: null,
        tax: '0.00',
        taxes: null,
        paid_amount: '0.00',
        credited_amount: '0.00',
        credit_notes_amount: '0.00',
        balance: '12.50',
        payment_status: 'pending',
        payment_method: null,
        receipt_number: null,
        voided_at: null,
        notes: null,
        billing_key: null,
        penalty_for_id: null,
        penalty_basis: null,
        waived_at: null,
        waive_reason: null,
        billing_run_id: null,
        installment: null,
        version: 1,
        created_at: INSTANT,
        updated_at: INSTANT,
      },
    });
    const path = `/fees/${created.body.data.id}`;
    expect((await call('GET', path)).body).toEqual(created.body);
    const changed = await call('PUT', path, { amount: '20', payment_status: 'overdue', paid_amount: 5 });
    expect(changed).toMatchObject({ status: 200, body: { data: { amount: '20.00', paid_amount: '0.00' } } });
    const patched = await call('PATCH', `${path}?include=student`, { title: '' });
    expect(patched.body.data).toMatchObject({ title: null, amount: '20.00', student: { id: office.studentId } });
  });

  it('report all invalid fields together', async () => {
    expect(await refused(() => call('POST', '/fees', {}))).toEqual(
      unprocessable({
        fee_type: ['The fee type field is required.'],
        amount: ['The amount field is required.'],
        due_date: ['The due date field is required.'],
        student_id: ['The student id field is required.'],
      }),
    );
    const bad = {
      student_id: UNKNOWN_ID,
      parent_id: UNKNOWN_ID,
      fee_type: 'tuition',
      amount: 1,
      due_date: '2099-01-01',
    };
    expect(await refused(() => call('POST', '/fees', bad))).toEqual(
      unprocessable({
        student_id: ['The selected student id is invalid.'],
        parent_id: ['The selected parent id is invalid.'],
      }),
    );
  });

  it.each([
    [0, 'at least 0.01'],
    ['-1', 'at least 0.01'],
    ['1e3', 'a number'],
    ['NaN', 'a number'],
    ['99999999999', 'not be greater than 99999999.99'],
  ])('refuse the amount %s', async (amount, text) => {
    const id = await office.fee();
    for (const answer of [
      await refused(() =>
        call('POST', '/fees', { student_id: office.studentId, fee_type: 'tuition', due_date: '2099-01-01', amount }),
      ),
      await refused(() => call('PUT', `/fees/${id}`, { amount })),
      await refused(() => call('POST', `/fees/${id}/payments`, { amount, method: 'cash' })),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({ amount: [expect.stringContaining(text)] });
    }
  });

  it('refuse amounts with three decimals and impossible dates', async () => {
    const id = await office.fee();
    expect(await refused(() => call('PUT', `/fees/${id}`, { amount: '0.001', due_date: '2026-02-30' }))).toEqual(
      unprocessable({
        amount: ['The amount field must have 0-2 decimal places.'],
        due_date: ['The due date field must be a valid date.'],
      }),
    );
  });

  it('record a payment when PUT sets the status to paid, as older clients do', async () => {
    const id = await office.fee({ amount: 10_000 });
    await office.paid(id, '25');
    expect(await refused(() => call('PUT', `/fees/${id}`, { payment_status: 'paid' }))).toEqual(
      unprocessable({ payment_method: ['The payment method field is required.'] }),
    );
    const paid = await call('PUT', `/fees/${id}`, { payment_status: 'paid', payment_method: 'upi' });
    expect(paid).toMatchObject({
      status: 200,
      body: { data: { payment_status: 'paid', paid_amount: '100.00', balance: '0.00', payment_method: 'upi' } },
    });
    const payments = await call('GET', `/fees/${id}/payments?sort=created_at`);
    expect(payments.body.data.map(({ amount }: any) => amount)).toEqual(['25.00', '75.00']);
    const again = () => call('PATCH', `/fees/${id}`, { payment_status: 'paid', payment_method: 'upi' });
    expect(await refused(again)).toEqual(unprocessable({ payment_status: ['The fee has already been paid.'] }));
  });

  it('let support staff pay a fee even if PUT sends the whole fee', async () => {
    const support = await office.academy.as('support_staff');
    const id = await office.fee({ amount: 1_250, title: 'Late' });
    const fee = (await call('GET', `/fees/${id}`, undefined, support)).body.data;
    const whole = { ...fee, payment_status: 'paid', payment_method: 'cash' };
    expect(await refused(() => call('PUT', `/fees/${id}`, { ...whole, amount: '1' }, support))).toEqual(UNAUTHORIZED);
    const paid = await call('PUT', `/fees/${id}`, whole, support);
    expect(paid).toMatchObject({ status: 200, body: { data: { payment_status: 'paid', paid_amount: '12.50' } } });
  });

  it('refuse an outdated version', async () => {
    const id = await office.fee();
    const tag = (await call('GET', `/fees/${id}`)).headers.get('etag') as string;
    const as: Credentials = { ...office.admin, headers: { 'if-match': tag } };
    expect((await call('PUT', `/fees/${id}`, { title: 'a' }, as)).status).toBe(200);
    expect(await refused(() => call('PUT', `/fees/${id}`, { title: 'b' }, as))).toMatchObject({ status: 412 });
  });

  it('void a fee, and support no DELETE', async () => {
    const id = await office.fee();
    const deleted = await call('DELETE', `/fees/${id}`);
    expect(deleted.status).toBe(405);
    expect(deleted.headers.get('allow')).toBe('GET, HEAD, PUT, PATCH');
    const voided = await call('POST', `/fees/${id}/void`);
    expect(voided).toMatchObject({ status: 200, body: { data: { id, voided_at: INSTANT } } });
    expect(await refused(() => call('POST', `/fees/${id}/void`))).toEqual(
      unprocessable({ id: ['The fee has been voided.'] }),
    );
    expect((await call('GET', `/fees/${id}`)).status).toBe(200);
    expect((await call('GET', '/fees?per_page=100')).body.data.map((fee: any) => fee.id)).not.toContain(id);
  });

  it('create fees for a whole batch', async () => {
    const { id: batchId } = await office.academy.with.batch();
    await office.academy.with.enrollment({ studentId: office.studentId, batchId });
    const body = { fee_type: 'tuition', amount: '80', due_date: '2099-03-31', period: '2099-03' };
    const made = await call('POST', `/batches/${batchId}/fees`, body);
    expect(made).toMatchObject({
      status: 201,
      body: { data: [{ student_id: office.studentId, amount: '80.00', period: '2099-03', payment_status: 'pending' }] },
    });
    expect((await call('POST', `/batches/${batchId}/fees`, body)).body).toEqual(made.body);
    expect(await refused(() => call('POST', `/batches/${UNKNOWN_ID}/fees`, body))).toEqual(notFound('Batch'));
    expect(await refused(() => call('POST', `/batches/${UNKNOWN_ID}/fees`, {}))).toEqual(notFound('Batch'));
  });
});

describe('payment routes', () => {
  it('record and refund a payment', async () => {
    const id = await office.fee({ amount: 10_000 });
    const paid = await call('POST', `/fees/${id}/payments`, {
      amount: '60',
      method: 'bank_transfer',
      reference: 'TRF 1',
      paid_at: '2026-01-15T10:30:00Z',
      fee_id: UNKNOWN_ID,
      receipt_number: 'RCP-999999',
      received_by: UNKNOWN_ID,
    });
    expect(paid.status).toBe(201);
    expect(paid.body).toEqual({
      data: {
        id: expect.any(String),
        academy_id: office.academy.id,
        account_id: expect.any(String),
        fee_id: id,
        amount: '60.00',
        currency: 'USD',
        allocations: [{ fee_id: id, amount: '60.00' }],
        method: 'bank_transfer',
        reference: 'TRF 1',
        paid_at: '2026-01-15T10:30:00.000Z',
        receipt_number: expect.stringMatching(/^RCP-\d{6}$/),
        received_by: office.admin.userId,
        refund_of_id: null,
        created_at: INSTANT,
        updated_at: INSTANT,
      },
    });
    const refund = await call('POST', `/payments/${paid.body.data.id}/refund`, { amount: 10.5, reason: 'Ill' });
    expect(refund).toMatchObject({
      status: 201,
      body: { data: { amount: '-10.50', method: 'bank_transfer', reference: 'Ill', refund_of_id: paid.body.data.id } },
    });
    expect((await call('POST', `/payments/${paid.body.data.id}/refund`)).body.data.amount).toBe('-49.50');
    const list = await call('GET', `/fees/${id}/payments?sort=created_at`);
    expect(list.body.data.map(({ amount }: any) => amount)).toEqual(['60.00', '-10.50', '-49.50']);
    expect(list.body.meta).toMatchObject({ total: 3, current_page: 1 });
    expect((await call('GET', `/fees/${id}`)).body.data).toMatchObject({
      paid_amount: '0.00',
      payment_status: 'pending',
      payment_method: 'bank_transfer',
      receipt_number: paid.body.data.receipt_number,
    });
  });

  it('return errors with REST field names', async () => {
    const id = await office.fee({ amount: 1_250 });
    expect(await refused(() => call('POST', `/fees/${id}/payments`, { amount: 13, method: 'cash' }))).toEqual(
      unprocessable({ amount: ['The amount field must not be greater than 12.50.'] }),
    );
    const paid_at = new Date(Date.now() + 60_000).toISOString();
    expect(await refused(() => call('POST', `/fees/${id}/payments`, { method: 'gold', paid_at }))).toEqual(
      unprocessable({
        amount: ['The amount field is required.'],
        method: ['The selected method is invalid.'],
        paid_at: ['The paid at field must be a date before or equal to now.'],
      }),
    );
    const payment = (await call('POST', `/fees/${id}/payments`, { amount: 12.5, method: 'cash' })).body.data;
    expect(await refused(() => call('POST', `/fees/${id}/payments`, { amount: 1, method: 'cash' }))).toEqual(
      unprocessable({ fee_id: ['The fee has already been paid.'] }),
    );
    expect(await refused(() => call('POST', `/payments/${payment.id}/refund`, { amount: 12.51 }))).toEqual(
      unprocessable({ amount: ['The amount field must not be greater than 12.50.'] }),
    );
  });

  it('return 404 for unknown fees, with any body', async () => {
    const other = await openOffice(office.app);
    const foreign = await other.fee();
    const payment = await other.paid(foreign, '1');
    for (const id of [UNKNOWN_ID, foreign, 'x']) {
      for (const body of [{ amount: 1, method: 'cash' }, {}, { amount: 'x' }]) {
        expect(await refused(() => call('POST', `/fees/${id}/payments`, body))).toEqual(notFound('Fee'));
      }
      expect(await refused(() => call('POST', `/fees/${id}/void`))).toEqual(notFound('Fee'));
      expect(await refused(() => call('PUT', `/fees/${id}`, { title: 'x' }))).toEqual(notFound('Fee'));
    }
    expect(await refused(() => call('POST', `/payments/${payment}/refund`))).toEqual(notFound('Payment'));
  });

  it('return 403 to callers without permission, with any body and id', async () => {
    const { academy } = office;
    const id = await office.fee();
    const support = await academy.as('support_staff');
    const teacher = await academy.as('teacher');
    const payment = (await call('POST', `/fees/${id}/payments`, { amount: 1, method: 'cash' }, support)).body.data;
    expect(payment.received_by).toBe(support.userId);
    for (const [method, path, as] of [
      ['POST', '/fees', support],
      ['POST', `/fees/${id}/void`, support],
      ['POST', `/payments/${payment.id}/refund`, support],
      ['POST', `/batches/${UNKNOWN_ID}/fees`, support],
      ['POST', `/fees/${id}/payments`, teacher],
      ['POST', `/fees/${UNKNOWN_ID}/payments`, teacher],
      ['PUT', `/fees/${id}`, teacher],
    ] as const) {
      expect(await refused(() => call(method, path, {}, as)), path).toEqual(UNAUTHORIZED);
      expect(await refused(() => call(method, path, { amount: 'x' }, as)), path).toEqual(UNAUTHORIZED);
    }
    expect(await refused(() => call('PUT', `/fees/${id}`, { title: 'x' }, support))).toEqual(UNAUTHORIZED);
    const stranger = { ...(await (await seedAcademy(office.app)).as('academy_admin')), academyId: academy.id };
    expect((await refused(() => call('POST', `/fees/${id}/payments`, {}, stranger))).status).toBe(403);
  });
});

describe('Idempotency-Key on payments', () => {
  const withKey = (key: string): Credentials => ({ ...office.admin, headers: { 'idempotency-key': key } });

  it('returns the first response of a payment again, and refuses another body', async () => {
    const id = await office.fee();
    const pay = (body: object, key = 'k1') => call('POST', `/fees/${id}/payments`, body, withKey(key));
    const first = await pay({ amount: '5', method: 'cash' });
    expect(first.status).toBe(201);
    const again = await pay({ method: 'cash', amount: 5 });
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body });
    expect(await refused(() => pay({ amount: '6', method: 'cash' }))).toEqual({
      status: 409,
      body: { message: 'The Idempotency-Key was used with another request.' },
    });
    expect((await pay({ amount: '5', method: 'cash' }, 'k2')).body.data.id).not.toBe(first.body.data.id);
    expect((await call('GET', `/fees/${id}/payments`)).body.meta.total).toBe(2);
  });

  it('returns the first response of a refund again, and refuses another body', async () => {
    const id = await office.fee();
    const payment = (await call('POST', `/fees/${id}/payments`, { amount: '50', method: 'cash' })).body.data;
    const refund = (body: object) => call('POST', `/payments/${payment.id}/refund`, body, withKey('k5'));
    const first = await refund({ amount: '20' });
    expect(first.status).toBe(201);
    const again = await refund({ amount: 20 });
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body });
    expect((await refused(() => refund({ amount: '10' }))).status).toBe(409);
    expect((await refused(() => refund({}))).status).toBe(409);
    expect((await call('GET', `/fees/${id}`)).body.data.paid_amount).toBe('30.00');
  });

  it('returns the first response again if PUT set a fee to paid, and refuses another body or fee', async () => {
    const id = await office.fee();
    const pay = (body: object, path = `/fees/${id}`) =>
      call('PUT', path, { payment_status: 'paid', payment_method: 'cash', ...body }, withKey('k6'));
    const first = await pay({});
    expect(first).toMatchObject({ status: 200, body: { data: { payment_status: 'paid' } } });
    const again = await pay({});
    expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first.body });
    expect((await refused(() => pay({ payment_method: 'card' }))).status).toBe(409);
    const other = await office.fee();
    expect((await refused(() => pay({}, `/fees/${other}`))).status).toBe(409);
    expect((await call('GET', `/fees/${id}/payments`)).body.meta.total).toBe(1);
  });

  it('is read from the header, not from the body', async () => {
    const id = await office.fee();
    const body = { amount: '5', method: 'cash', idempotency_key: 'k3' };
    for (const _ of [1, 2]) expect((await call('POST', `/fees/${id}/payments`, body)).status).toBe(201);
    expect((await call('GET', `/fees/${id}/payments`)).body.meta.total).toBe(2);
  });

  it('has at most 255 characters', async () => {
    const id = await office.fee();
    const answer = await refused(() =>
      call('POST', `/fees/${id}/payments`, { amount: 1, method: 'cash' }, withKey('k'.repeat(256))),
    );
    expect(answer).toEqual(
      unprocessable({ idempotency_key: ['The idempotency key field must not be greater than 255 characters.'] }),
    );
  });

  it('records only one payment for parallel requests', async () => {
    const id = await office.fee();
    const pay = () => call('POST', `/fees/${id}/payments`, { amount: '5', method: 'cash' }, withKey('k4'));
    const answers = await Promise.all(Array.from({ length: 10 }, pay));
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 201, body: answers[0]?.body });
    expect((await call('GET', `/fees/${id}/payments`)).body.meta.total).toBe(1);
  });
});
