import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { Student } from '../../../../src/features/people/students/student.entity.ts';
import { testApp } from '../../../support/app.ts';
import { seedAcademy } from '../../../support/seed.ts';
import {
  badInput,
  emoji,
  FORBIDDEN,
  REFUSED_BY_TYPE,
  refusal,
  superAdminIn,
  UNAUTHENTICATED,
  UNKNOWN_ID,
} from '../../writing.ts';
import { type Office, openOffice } from './office.ts';

const GIVEN = { feeType: 'TUITION', amount: '120.50', dueDate: '2099-03-31' };

let office: Office;

beforeAll(async () => {
  office = await openOffice(await testApp());
});

/** Returns the error of createFee for valid input that is changed by the given fields. */
const refused = (input: object) =>
  refusal(office.app, office.academy.id, () => office.createFee({ ...GIVEN, studentId: office.studentId, ...input }));

describe('createFee', () => {
  it('bills a student for an enrollment, in the currency of the academy', async () => {
    const academy = { settings: { ...defaultSettings(), currency: 'INR' } };
    const { createFee, admin, studentId, academy: own } = await openOffice(office.app, academy);
    const enrollment = await own.with.enrollment({ studentId });
    const parent = await own.with.parent({ children: [studentId] });
    const { data, errors } = await createFee({
      ...GIVEN,
      studentId: studentId.toUpperCase(),
      parentId: parent.id,
      enrollmentId: enrollment.id,
      title: ' March ',
      notes: 'By cheque, please.',
    });
    expect(errors).toBeUndefined();
    expect(data.createFee).toEqual({
      id: expect.any(String),
      academyId: admin.academyId,
      studentId,
      parentId: parent.id,
      enrollmentId: enrollment.id,
      feeType: 'TUITION',
      title: 'March',
      period: null,
      amount: '120.50',
      currency: 'INR',
      dueDate: '2099-03-31',
      paidAmount: '0.00',
      balance: '120.50',
      paymentStatus: 'PENDING',
      paymentMethod: null,
      receiptNumber: null,
      voidedAt: null,
      notes: 'By cheque, please.',
      version: 1,
    });
  });

  it('bills a parent without a student', async () => {
    const { id: parentId } = await office.academy.with.parent();
    const { data } = await office.createFee({ ...GIVEN, parentId });
    expect(data.createFee).toMatchObject({ parentId, studentId: null });
  });

  it.each([
    ['0.01', '0.01'],
    ['99999999.99', '99999999.99'],
    [7, '7.00'],
    ['12.5', '12.50'],
  ])('accepts the amount %s, and returns %s', async (amount, shown) => {
    const { data } = await office.createFee({ ...GIVEN, studentId: office.studentId, amount });
    expect(data.createFee.amount).toBe(shown);
  });

  it.each(['0', '-1', '1e3', '0.001', 'NaN', '99999999999', '100000000', '', ' ', '1,5', true, null, 0, -1, 1.005])(
    'refuses the amount %s',
    async (amount) => {
      expect(await refused({ amount })).toMatchObject(REFUSED_BY_TYPE);
    },
  );

  it.each(['2026-02-30', '2025-02-29', '31.03.2026', '2026-3-1', '2026-03-31T00:00:00Z', '', null])(
    'refuses the due date %s',
    async (dueDate) => {
      expect(await refused({ dueDate })).toMatchObject(REFUSED_BY_TYPE);
    },
  );

  it('requires a student or a parent', async () => {
    const fields = { studentId: ['The student id field is required.'] };
    expect(await refused({ studentId: undefined })).toEqual(badInput(fields));
    expect(await refused({ studentId: null, parentId: null })).toEqual(badInput(fields));
  });

  it('refuses ids that are unknown, deleted, malformed or of another academy', async () => {
    const other = await seedAcademy(office.app);
    const stranger = await other.with.student();
    const gone = await office.academy.with.student();
    await office.academy.run(async (em) => {
      (await em.findOneOrFail(Student, { id: gone.id })).deletedAt = new Date().toISOString();
    });
    const otherParent = await other.with.parent();
    const selected = (field: string) => [`The selected ${field} id is invalid.`];
    expect(await refused({ studentId: UNKNOWN_ID })).toEqual(badInput({ studentId: selected('student') }));
    expect(await refused({ studentId: stranger.id })).toEqual(badInput({ studentId: selected('student') }));
    expect(await refused({ studentId: gone.id })).toEqual(badInput({ studentId: selected('student') }));
    expect(await refused({ parentId: otherParent.id })).toEqual(badInput({ parentId: selected('parent') }));
    expect(await refused({ studentId: stranger.id, parentId: UNKNOWN_ID, enrollmentId: UNKNOWN_ID })).toEqual(
      badInput({ studentId: selected('student'), parentId: selected('parent'), enrollmentId: selected('enrollment') }),
    );
    expect(await refused({ studentId: 'x', enrollmentId: 'y' })).toEqual(
      badInput({
        studentId: ['The student id field must be a valid UUID.'],
        enrollmentId: ['The enrollment id field must be a valid UUID.'],
      }),
    );
  });

  it('refuses an enrollment of another student', async () => {
    const sibling = await office.academy.with.student();
    const { id: enrollmentId } = await office.academy.with.enrollment({ studentId: sibling.id });
    const { id: parentId } = await office.academy.with.parent();
    const fields = { enrollmentId: ['The selected enrollment id is invalid.'] };
    expect(await refused({ enrollmentId })).toEqual(badInput(fields));
    expect(await refused({ enrollmentId, studentId: null, parentId })).toEqual(badInput(fields));
  });

  it('refuses texts that are too long, and read-only fields', async () => {
    expect(await refused({ title: emoji(256), notes: 'n'.repeat(5001) })).toEqual(
      badInput({
        title: ['The title field must not be greater than 255 characters.'],
        notes: ['The notes field must not be greater than 5000 characters.'],
      }),
    );
    for (const field of [
      'paidAmount',
      'balance',
      'currency',
      'receiptNumber',
      'academyId',
      'paymentStatus',
      'period',
    ]) {
      expect(await refused({ [field]: '1' })).toMatchObject(REFUSED_BY_TYPE);
    }
    expect(await refused({ feeType: 'GIFT' })).toMatchObject(REFUSED_BY_TYPE);
  });

  it('is allowed for academy admins, administrators and the Super Admin', async () => {
    for (const as of [await office.academy.as('administrator'), await superAdminIn(office.app, office.academy)]) {
      expect((await office.createFee({ ...GIVEN, studentId: office.studentId }, as)).errors).toBeUndefined();
    }
  });

  it.each(['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const)(
    'is forbidden for the role %s',
    async (role) => {
      const { app, academy, studentId } = office;
      const { id: parentId } = await academy.with.parent({ children: [studentId] });
      const as = await academy.as(role, role === 'parent' ? { parentId } : role === 'student' ? { studentId } : {});
      const call = () => office.createFee({ ...GIVEN, studentId }, as);
      expect(await refusal(app, academy.id, call)).toEqual(FORBIDDEN);
    },
  );

  it('is refused without a token, and in a suspended academy unless the caller is the Super Admin', async () => {
    const { app, studentId } = office;
    const guest = () => office.createFee({ ...GIVEN, studentId }, { academyId: office.academy.id } as never);
    expect(await refusal(app, office.academy.id, guest)).toEqual(UNAUTHENTICATED);
    const closed = await openOffice(app, { status: AcademyStatus.SUSPENDED });
    const call = () => closed.createFee({ ...GIVEN, studentId: closed.studentId });
    expect(await refusal(app, closed.academy.id, call)).toEqual(FORBIDDEN);
    const superAdmin = await superAdminIn(app, closed.academy);
    const { errors } = await closed.createFee({ ...GIVEN, studentId: closed.studentId }, superAdmin);
    expect(errors).toBeUndefined();
  });
});
