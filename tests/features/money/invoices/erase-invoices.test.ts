import { beforeAll, describe, expect, it } from 'vitest';
import { AuditEntry } from '../../../../src/platform/audit/audit-entry.entity.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { badInput, refusal } from '../../writing.ts';
import { done } from '../ledger/family.ts';
import { openInvoicedFamily } from './setup.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

describe('erasure of a person with invoices', () => {
  it('removes names and titles from invoices, and keeps numbers and amounts', async () => {
    const family = await openInvoicedFamily(app);
    const { academy, admin } = family;
    const { id: studentId } = await academy.with.student({ firstName: 'Grace', lastName: 'Hopper' });
    const feeId = await family.invoiced('90', { studentId, title: 'Lessons of Grace', taxRateIds: family.taxRateIds });
    const before = await family.invoice(feeId);
    const kept = await family.invoice(await family.invoiced('10'));
    const leave = 'mutation ($id: ID!) { updateStudent(id: $id, input: { status: INACTIVE }) { id } }';
    done(await gql(app, admin, leave, { id: studentId }));
    const erase = 'mutation ($id: ID!) { erasePerson(resource: STUDENT, id: $id, reason: "Asked") { id } }';
    const erased = await gql(app, admin, erase, { id: studentId });
    expect(erased.errors).toBeUndefined();
    const after = await family.invoice(feeId);
    const name = 'Erased student';
    expect(after).toEqual({
      ...before,
      snapshot: {
        ...before.snapshot,
        ...{ buyer: { name }, student: { ...before.snapshot.student, name }, title: null },
        lines: before.snapshot.lines.map((line: any, index: number) =>
          index === 0 ? { ...line, label: 'Tuition' } : line,
        ),
      },
    });
    expect(JSON.stringify(await family.issued())).not.toMatch(/Grace|Hopper/);
    const entries = await academy.run((em) => em.find(AuditEntry, { resource: 'Invoice', resourceId: after.id }));
    expect(JSON.stringify(entries)).not.toMatch(/Grace|Hopper/);
    expect(await family.invoice(kept.feeId)).toEqual(kept);
  });

  it('makes it impossible to issue an invoice for the student later', async () => {
    const family = await openInvoicedFamily(app);
    const { id: studentId } = await family.academy.with.student();
    const feeId = await family.bill('90', '2099-01-31', { studentId });
    const leave = 'mutation ($id: ID!) { updateStudent(id: $id, input: { status: INACTIVE }) { id } }';
    done(await gql(app, family.admin, leave, { id: studentId }));
    const erase = 'mutation ($id: ID!) { erasePerson(resource: STUDENT, id: $id, reason: "Asked") { id } }';
    done(await gql(app, family.admin, erase, { id: studentId }));
    expect(await refusal(app, family.academy.id, () => family.issue(feeId))).toEqual(
      badInput({ id: ['The student has been erased.'] }),
    );
    expect(await family.invoice(await family.bill('1', '2099-01-31'))).toMatchObject({ number: 'INV-000001' });
  });
});
