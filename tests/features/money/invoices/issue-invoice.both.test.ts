import { beforeAll, describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { AuditEntry } from '../../../../src/platform/audit/audit-entry.entity.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { updateAcademy } from '../../academy/academies/setup.ts';
import { badInput, FORBIDDEN, notFound, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { done, eventsOf } from '../ledger/family.ts';
import { openInvoicedFamily } from './setup.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

describe('issueInvoice', () => {
  it('stores all data that the invoice prints', async () => {
    const family = await openInvoicedFamily(app);
    const invoicing = { legalName: 'Tern School Ltd', taxId: 'GB 1', footer: 'Thank you' };
    const address = { address: '1 Quay', city: 'Hull', country: 'United Kingdom', postalCode: 'HU1 1AA' };
    const changes = { ...address, settings: { locale: 'en-GB', invoicing }, branding: { primaryColor: '#123456' } };
    done(await updateAcademy(app, family.admin, family.academy.id, changes));
    const feeId = await family.bill('100', '2099-01-31', {
      title: 'Violin',
      taxRateIds: family.taxRateIds.slice(0, 1),
    });
    const invoice = await family.invoice(feeId);
    const { name, email } = await family.academy.run((em) => em.findOneOrFail(Academy, { id: family.academy.id }));
    const read = '{ students(first: 5) { nodes { id name studentNumber parents { nodes { name } } } } }';
    const { students } = done(await gql(app, family.admin, read));
    const child = students.nodes.find(({ id }: any) => id === family.childId);
    expect(invoice).toEqual({
      ...{ id: expect.any(String), number: 'INV-000001', feeId, accountId: (await family.account()).id },
      ...{ amount: '125.00', tax: '25.00', currency: 'USD', dueDate: '2099-01-31', logoFileId: null },
      ...{ issuedAt: expect.stringMatching(/Z$/), issuedBy: family.admin.userId },
      snapshot: {
        ...{ number: 'INV-000001', issuedOn: invoice.issuedAt.slice(0, 10), dueDate: '2099-01-31', locale: 'en-GB' },
        currency: 'USD',
        seller: {
          ...{ name, ...invoicing, ...address, state: null, email, phone: null, website: null },
          ...{ primaryColor: '#123456', secondaryColor: null },
        },
        buyer: { name: child.parents.nodes[0].name },
        student: { name: child.name, studentNumber: child.studentNumber },
        ...{ feeType: 'TUITION', title: 'Violin' },
        lines: [
          { label: 'Violin', basis: null, fraction: null, amount: '100.00', total: '100.00' },
          { label: expect.any(String), basis: '100.00', fraction: '25 %', amount: '25.00', total: '125.00' },
        ],
        ...{ net: '100.00', tax: '25.00', amount: '125.00' },
        taxes: [{ name: expect.any(String), percent: '25.00', inclusive: false, amount: '25.00' }],
      },
    });
    const query = `query ($id: ID!) { fee(id: $id) { invoice { number snapshot { title } } } }`;
    expect(done(await gql(app, family.admin, query, { id: feeId })).fee.invoice).toEqual({
      ...{ number: 'INV-000001', snapshot: { title: 'Violin' } },
    });
  });

  it('prints one line for a fee without price steps, and the student as the payer if no parent pays', async () => {
    const family = await openInvoicedFamily(app);
    const { id: studentId } = await family.academy.with.student({ firstName: 'Ada', lastName: 'Byron' });
    const feeId = await family.bill('12.50', '2099-01-31', { studentId, feeType: 'ACTIVITY' });
    expect((await family.invoice(feeId)).snapshot).toMatchObject({
      ...{ buyer: { name: 'Ada Byron' }, student: { name: 'Ada Byron' }, title: null, taxes: [], net: '12.50' },
      lines: [{ label: 'Activity', basis: null, fraction: null, amount: '12.50', total: '12.50' }],
    });
    const parentFee = { studentId: null, parentId: family.otherParentId };
    const other = await family.invoice(await family.bill('1', '2099-01-31', parentFee));
    expect(other.snapshot).toMatchObject({ student: null, buyer: { name: expect.any(String) } });
  });

  it('issues an invoice that stays the same if the academy or the student gets a new name, or if settings change', async () => {
    const family = await openInvoicedFamily(app);
    const feeId = await family.bill('10', '2099-01-31', { title: 'Violin' });
    const invoice = await family.invoice(feeId);
    const changes = { name: 'Another name', settings: { invoicing: { footer: 'New' }, locale: 'de' } };
    done(await updateAcademy(app, family.admin, family.academy.id, changes));
    const rename = 'mutation ($id: ID!) { updateStudent(id: $id, input: { firstName: "Zoe" }) { id } }';
    done(await gql(app, family.admin, rename, { id: family.childId }));
    done(await family.updateFee(feeId, { notes: 'Called' }));
    expect(await family.invoice(feeId)).toEqual(invoice);
    expect(await family.issued()).toHaveLength(1);
  });

  it('returns the same invoice if the request is repeated, and numbers invoices without gaps', async () => {
    const family = await openInvoicedFamily(app);
    const fees = [await family.bill('10', '2099-01-31'), await family.bill('20', '2099-01-31')];
    const first = await family.invoice(fees[0] as string);
    expect(await family.invoice(fees[0] as string)).toEqual(first);
    const voided = await family.bill('5', '2099-01-31');
    done(await family.voidFee(voided));
    expect(await refusal(app, family.academy.id, () => family.issue(voided))).toEqual(
      badInput({ feeId: ['The fee has been voided.'] }),
    );
    expect(await family.invoice(fees[1] as string)).toMatchObject({ number: 'INV-000002' });
    expect((await family.issued()).map(({ number }) => number)).toEqual(['INV-000001', 'INV-000002']);
  });

  it('refuses names that no font can print, and uses no invoice number', async () => {
    const family = await openInvoicedFamily(app);
    const { id: studentId } = await family.academy.with.student({ firstName: '山田', lastName: '太郎' });
    const feeId = await family.bill('10', '2099-01-31', { studentId });
    const unprintable = (name: string) => `The ${name} name has characters that no font can print.`;
    expect(await refusal(app, family.academy.id, () => family.issue(feeId))).toEqual(
      badInput({ studentName: [unprintable('student')], payerName: [unprintable('payer')] }),
    );
    expect(await family.invoice(await family.bill('1', '2099-01-31'))).toMatchObject({ number: 'INV-000001' });
  });

  it('accepts fees that are already paid', async () => {
    const family = await openInvoicedFamily(app);
    const feeId = await family.bill('10', '2099-01-31');
    await family.paid(feeId, '10');
    expect(await family.invoice(feeId)).toMatchObject({ amount: '10.00' });
  });

  it('over REST, returns 201 for the first POST and 200 for each later POST; GET returns 404 before the first POST', async () => {
    const family = await openInvoicedFamily(app);
    const feeId = await family.bill('10', '2099-01-31');
    const path = `/fees/${feeId}/invoice`;
    const none = await rest(app, family.admin, 'GET', path);
    expect([none.status, none.body]).toEqual([404, { message: 'Invoice not found.' }]);
    expect(await family.issued()).toEqual([]);
    const made = await rest(app, family.admin, 'POST', path);
    expect([made.status, made.body.data.number]).toEqual([201, 'INV-000001']);
    expect(made.headers.get('location')).toMatch(new RegExp(`/api/v1/invoices/${made.body.data.id}$`));
    const again = await rest(app, family.admin, 'POST', path);
    expect([again.status, again.body, again.headers.get('location')]).toEqual([200, made.body, null]);
    expect((await rest(app, family.admin, 'GET', path)).body).toEqual(made.body);
    expect((await rest(app, family.admin, 'GET', `/invoices/${made.body.data.id}`)).body).toEqual(made.body);
    for (const method of ['GET', 'POST']) {
      expect((await rest(app, family.admin, method, `/fees/${UNKNOWN_ID}/invoice`)).status).toBe(404);
    }
    const key = { ...family.admin, headers: { 'idempotency-key': `invoice-${feeId}` } };
    expect((await rest(app, key, 'POST', path)).status).toBe(200);
  });

  it('records an event and an audit entry, and does not change the fee', async () => {
    const family = await openInvoicedFamily(app);
    const feeId = await family.bill('10', '2099-01-31');
    const fee = await family.read(feeId);
    const before = (await eventsOf(family)).length;
    const { id, accountId } = await family.invoice(feeId);
    const events = (await eventsOf(family)).slice(before);
    expect(events.map(({ type }) => type)).toEqual(['invoice.issued']);
    expect(events[0]?.payload).toMatchObject({
      ...{ id, fee_id: feeId, account_id: accountId, amount: '10.00', tax: '0.00' },
      ...{ currency: 'USD', due_date: '2099-01-31', issued_by: family.admin.userId },
    });
    expect(JSON.stringify(events)).not.toContain('snapshot');
    const entries = await family.academy.run((em) => em.find(AuditEntry, { resource: 'Invoice' }));
    expect(entries).toMatchObject([{ resourceId: id, action: 'created', after: { number: 'INV-000001', feeId } }]);
    expect(await family.read(feeId)).toEqual(fee);
  });

  it('returns NOT_FOUND for an unknown fee and for a fee of another academy', async () => {
    const family = await openInvoicedFamily(app);
    const other = await seedAcademy(app);
    const { id } = await other.with.fee({ studentId: (await other.with.student()).id });
    for (const none of [UNKNOWN_ID, id, 'x']) {
      expect(await refusal(app, family.academy.id, () => family.issue(none))).toEqual(notFound('Fee'));
      expect(await refusal(app, other.id, () => family.issue(none))).toEqual(notFound('Fee'));
    }
  });

  it('is allowed only for academy admins, administrators and the Super Admin', async () => {
    const family = await openInvoicedFamily(app);
    const { academy, childId: studentId } = family;
    for (const as of [await superAdminIn(app, academy), await academy.as('administrator')]) {
      expect((await family.issue(await family.bill('1', '2099-01-31'), as)).errors).toBeUndefined();
    }
    const id = await family.bill('1', '2099-01-31');
    for (const as of [
      await academy.as('support_staff'),
      await academy.as('department_head'),
      await academy.as('teacher'),
      family.payer,
      await academy.as('student', { studentId }),
    ]) {
      for (const feeId of [id, UNKNOWN_ID]) {
        expect(await refusal(app, academy.id, () => family.issue(feeId, as))).toEqual(FORBIDDEN);
      }
    }
  });
});
