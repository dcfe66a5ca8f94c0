import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { FeeType } from '../../../../src/features/money/ledger/fee.enums.ts';
import { gql } from '../../../support/clients.ts';
import { exported, fileOf, rowsOf } from '../../../support/csv.ts';
import { importer } from '../../imports.ts';
import { type Scene, scene } from '../../people.ts';
import { badInput, FORBIDDEN } from '../../writing.ts';

const { counts, refused } = importer('importFees');

let at: Scene;

beforeAll(async () => {
  at = await scene();
});

/** Returns the fees with the given title, lowest amount first. */
async function titled(title: string): Promise<any[]> {
  const fields = 'studentId parentId enrollmentId feeType amount currency dueDate title notes version';
  const query = `{ fees(first: 100, orderBy: [AMOUNT_ASC], filter: { search: "${title}" }) { nodes { ${fields} } } }`;
  return (await gql(at.app, at.admin, query)).data.fees.nodes;
}

describe('importFees', () => {
  it('bills students by id, external id or number, and parents by id or e-mail address', async () => {
    const [one, two, three] = [
      await at.academy.with.student(),
      await at.academy.with.student({ externalId: 'FE-1' }),
      await at.academy.with.student(),
    ];
    const parent = await at.academy.with.parent();
    const enrollment = await at.academy.with.enrollment({ studentId: one.id });
    const file = [
      'student_id,student_external_id,student_number,parent_id,parent_email,enrollment_id,fee_type,amount,due_date,title,notes',
      `${one.id},,,${parent.id},,${enrollment.id},tuition,1,2099-01-31,Billed,Half`,
      ',FE-1,,,,,examination,2.5,2099-01-31,Billed,',
      `,,${three.studentNumber},,,,activity,3.50,2099-01-31,Billed,`,
      `,,,,${parent.email.toUpperCase()},,admission,99999999.99,2099-01-31,Billed,`,
    ];
    expect(await counts(at, file)).toEqual([4, 0, 0]);
    const base = { currency: 'USD', dueDate: '2099-01-31', title: 'Billed', version: 1 };
    expect(await titled('Billed')).toMatchObject([
      { ...base, studentId: one.id, parentId: parent.id, enrollmentId: enrollment.id, amount: '1.00', notes: 'Half' },
      { ...base, studentId: two.id, parentId: null, feeType: 'EXAMINATION', amount: '2.50' },
      { ...base, studentId: three.id, amount: '3.50' },
      { ...base, studentId: null, parentId: parent.id, amount: '99999999.99' },
    ]);
  });

  it('changes amounts, due dates, fee types and texts of unpaid fees', async () => {
    const studentId = (await at.academy.with.student()).id;
    const { id } = await at.academy.with.fee({ studentId, title: 'Changed', amount: 1_000 });
    const file = ['id,amount,due_date,fee_type,notes', `${id},20,2099-03-01,activity,Later`];
    expect(await counts(at, file)).toEqual([0, 1, 0]);
    expect(await titled('Changed')).toMatchObject([
      { amount: '20.00', dueDate: '2099-03-01', feeType: 'ACTIVITY', notes: 'Later', title: 'Changed', version: 2 },
    ]);
    expect(await counts(at, file)).toEqual([0, 0, 1]);
  });

  it('accepts read-only fields of an export if they are unchanged', async () => {
    const studentId = (await at.academy.with.student()).id;
    const { id: lateId } = await at.academy.with.fee({ studentId });
    const steps = [
      { label: 'Price', basis: 20_000, fraction: '7/9', amount: 15_556, total: 15_556 },
      { label: 'Change', basis: null, fraction: null, amount: -5_556, total: 10_000 },
    ];
    const installment = { groupId: lateId, number: 1, count: 2 };
    const billed = { billingKey: 'x:tuition:2026-01:1', penaltyForId: lateId, tax: 909 };
    const { id } = await at.academy.with.fee({ studentId, steps, installment, ...billed });
    await at.academy.with.creditNote({ feeId: id, amount: 1_000 });
    const file = await exported(at.app, at.admin, '/fees');
    const [row] = rowsOf(file).filter((each) => each.id === id);
    expect(row).toMatchObject({
      credited_amount: '10.00',
      credit_notes_amount: '10.00',
      balance: '90.00',
      penalty_for_id: lateId,
    });
    expect(
      await counts(
        at,
        fileOf([row as Record<string, string>])
          .trimEnd()
          .split('\n'),
      ),
    ).toEqual([0, 0, 1]);
    const changed = { ...row, steps: (row?.steps ?? '').replace('-55.56', '-55.55') };
    expect(await refused(at, fileOf([changed]).trimEnd().split('\n'))).toEqual(
      badInput({ 'rows.1.steps': ['The rows.1.steps field cannot be changed.'] }),
    );
  });

  it('accepts the payment statuses pending and overdue for an unpaid fee, and refuses paid and partial', async () => {
    const studentId = (await at.academy.with.student()).id;
    const { id } = await at.academy.with.fee({ studentId, dueDate: '2020-01-01' });
    for (const status of ['pending', 'overdue']) {
      expect(await counts(at, ['id,payment_status', `${id},${status}`])).toEqual([0, 0, 1]);
    }
    for (const status of ['paid', 'partial']) {
      expect(await refused(at, ['id,payment_status,payment_method', `${id},${status},cash`])).toEqual(
        badInput({
          'rows.1.paymentStatus': ['The rows.1.payment_status field cannot be changed.'],
          'rows.1.paymentMethod': ['The rows.1.payment_method field cannot be changed.'],
        }),
      );
    }
  });

  it('refuses unknown payers, enrollments of other students, and invalid amounts', async () => {
    const other = await scene();
    const foreign = await other.academy.with.student({ externalId: 'FE-F' });
    const foreignFee = await other.academy.with.fee({ studentId: foreign.id });
    const [one, two] = [await at.academy.with.student(), await at.academy.with.student()];
    const enrollment = await at.academy.with.enrollment({ studentId: two.id });
    const file = [
      'id,student_id,student_external_id,parent_email,enrollment_id,fee_type,amount,due_date',
      `,${foreign.id},,,,tuition,1,2099-01-31`,
      ',,FE-F,,,tuition,1,2099-01-31',
      `,${one.id},,nobody@example.test,,tuition,1,2099-01-31`,
      `,${one.id},,,${enrollment.id},tuition,1,2099-01-31`,
      `,${one.id},,,,fine,0,31.01.2099`,
      ',,,,,tuition,1,2099-01-31',
      `,${one.id},,,,,,`,
      `${foreignFee.id},,,,,,1,`,
    ];
    const selected = (path: string) => [`The selected ${path} is invalid.`];
    const required = (path: string) => [`The ${path} field is required.`];
    expect(await refused(at, file)).toEqual(
      badInput({
        'rows.1.studentId': selected('rows.1.student_id'),
        'rows.2.studentExternalId': selected('rows.2.student_external_id'),
        'rows.3.parentEmail': selected('rows.3.parent_email'),
        'rows.4.enrollmentId': selected('rows.4.enrollment_id'),
        'rows.5.feeType': selected('rows.5.fee_type'),
        'rows.5.amount': ['The rows.5.amount field must be an amount from 0.01 to 99999999.99.'],
        'rows.5.dueDate': ['The rows.5.due_date field must be a valid date.'],
        'rows.6.studentId': required('rows.6.student_id'),
        'rows.7.feeType': required('rows.7.fee_type'),
        'rows.7.amount': required('rows.7.amount'),
        'rows.7.dueDate': required('rows.7.due_date'),
        'rows.8.id': selected('rows.8.id'),
      }),
    );
  });

  it('refuses changes of paid or voided fees, amounts below the paid amount, and a second fee of the same type and period', async () => {
    const studentId = (await at.academy.with.student()).id;
    const enrollmentId = (await at.academy.with.enrollment({ studentId })).id;
    const fee = async (given: object = {}) => (await at.academy.with.fee({ studentId, ...given })).id;
    const [paid, part, gone] = [await fee(), await fee(), await fee({ voidedAt: new Date().toISOString() })];
    await at.academy.with.payment({ feeId: paid });
    await at.academy.with.payment({ feeId: part, amount: 5_000 });
    await fee({ enrollmentId, period: '2026-01', feeType: FeeType.ACTIVITY });
    const billed = await fee({ enrollmentId, period: '2026-01' });
    const both = [
      await fee({ enrollmentId, period: '2026-02' }),
      await fee({ enrollmentId, period: '2026-02', feeType: FeeType.ADMISSION }),
    ];
    const file = [
      'id,amount,title,fee_type',
      `${paid},,New,`,
      `${part},49.99,,`,
      `${gone},,New,`,
      `${billed},,,activity`,
      `${paid.replace(/.$/, (last) => (last === '0' ? '1' : '0'))},,New,`,
    ];
    expect(await refused(at, file)).toEqual(
      badInput({
        'rows.1.id': ['The fee has already been paid.'],
        'rows.2.amount': ['The rows.2.amount field must be at least 50.00.'],
        'rows.3.id': ['The fee has been voided.'],
        'rows.4.feeType': ['The rows.4.fee_type has already been taken.'],
        'rows.5.id': ['The selected rows.5.id is invalid.'],
      }),
    );
    expect(await refused(at, ['id,fee_type', ...both.map((id) => `${id},examination`)])).toEqual(
      badInput({ feeType: ['The fee type has already been taken.'] }),
    );
  });

  it('is forbidden for support staff, who may only record payments', async () => {
    const { id } = await at.academy.with.student();
    const file = ['student_id,fee_type,amount,due_date', `${id},tuition,1,2099-01-31`];
    expect(await refused(at, file, await at.academy.as('support_staff'))).toEqual(FORBIDDEN);
  });
});
