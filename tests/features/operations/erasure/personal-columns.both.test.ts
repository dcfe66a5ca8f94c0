import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { seedFullAcademy } from '../../../support/full-academy.ts';
import { type Erasure, eraseFilled } from './personal-columns.ts';
import type { Kind } from './setup.ts';

/** Text, date and JSON columns that keep their values when a person is erased, grouped by the reason. */
const KEPT: Record<string, string[]> = {
  'Books stay right, and say what was billed when': [
    ...['Account.balancesKeptUntil', 'Account.number', 'ChargeCredit.charge', 'ChargeCredit.slotDate'],
    ...['CreditNote.currency', 'CreditNote.number', 'LedgerEntry.effectiveOn'],
    ...['Invoice.currency', 'Invoice.dueDate', 'Invoice.number'],
    ...['Fee.billingKey', 'Fee.currency', 'Fee.dueDate', 'Fee.installment', 'Fee.penaltyBasis', 'Fee.period'],
    ...['Fee.receiptNumber', 'Fee.taxes', 'FormerDueDate.dueDate', 'FormerDueDate.since', 'FormerDueDate.until'],
    ...['Payment.currency', 'Payment.paidOn', 'Payment.receiptNumber'],
  ],
  'Prices stay explained: only the names of discounts of the student go': ['Fee.steps'],
  'A discount says whom it is for by an id; a code is everybody who knows it': [
    ...['Discount.code', 'Discount.feeTypes', 'Discount.validFrom', 'Discount.validUntil'],
  ],
  'Counts and reports stay right': [
    ...['Attendance.date', 'Attendance.session', 'EnrollmentEvent.effectiveOn', 'Student.joinedAt'],
    ...['Enrollment.activeFrom', 'Enrollment.billedFrom', 'Enrollment.completionDate', 'Enrollment.droppedOn'],
    ...['Enrollment.enrollmentDate', 'Enrollment.grade', 'Enrollment.heldFrom'],
    ...['Staff.endDate', 'Staff.hireDate', 'StaffTimeOff.endDate', 'StaffTimeOff.startDate'],
    ...['StaffTimeOff.wallEnd', 'StaffTimeOff.wallStart'],
  ],
  'Nobody is known by a number without a list of who was who': ['Student.studentNumber', 'Staff.staffNumber'],
  'What a staff member teaches or heads tells of the class, not of them': [
    ...['Batch.calledOffOn', 'Batch.classroom', 'Batch.code', 'Batch.daysOfWeek', 'Batch.endDate', 'Batch.name'],
    ...['Batch.notes', 'Batch.sessionsUntil', 'Batch.startDate', 'Department.name'],
    ...['ClassSession.cancelReason', 'ClassSession.classroom', 'ClassSession.date', 'ClassSession.notes'],
    ...['ClassSession.onlineUrl', 'ClassSession.overrides', 'ClassSession.slotDate', 'ClassSession.topic'],
    ...['ClassSession.wallEnd', 'ClassSession.wallStart'],
  ],
  'A role is one of a few words': ['CallerMembership.role', 'CallerMembership.staffRole'],
  'A hash tells nobody anything': ['CalendarFeed.tokenHash', 'Invitation.tokenHash'],
  'A verification says that a certificate was withdrawn, and names nobody': [
    ...['Certificate.code', 'Certificate.expiresOn', 'Certificate.number', 'CertificatePrint.sha256'],
  ],
  'Events, jobs and repeated requests name rows by ids; jobs and requests are swept': [
    ...['FileReference.field', 'FileReference.resourceType'],
    ...['IdempotencyKey.answer', 'IdempotencyKey.fingerprint', 'IdempotencyKey.key'],
    ...['Job.dedupeKey', 'Job.kind', 'Job.lastError', 'Job.payload', 'Job.state'],
    // these columns contain ids and fixed words, and the address of a user who is not erased
    ...['Notification.dedupeKey', 'Notification.params', 'Notification.resourceType', 'NotificationSend.address'],
    ...['NotificationSend.dedupeKey', 'NotificationSend.params', 'NotificationSend.personType'],
    ...['NotificationSend.recipientType', 'NotificationSend.resourceType'],
    ...['OutboxEvent.payload', 'OutboxEvent.resource', 'OutboxEvent.type'],
  ],
};

const KINDS: Kind[] = ['students', 'parents', 'staff'];

describe('erasePerson and the columns of the database', () => {
  const erasures = new Map<Kind, Erasure>();
  const listed = Object.values(KEPT).flat().sort();

  beforeAll(async () => {
    const app = await testApp();
    for (const kind of KINDS) erasures.set(kind, await eraseFilled(app, await seedFullAcademy(app), kind));
  });

  it.each(KINDS)('empties every text, date and JSON column in the rows of %s, except the columns in KEPT', (kind) => {
    const { kept, unseen } = erasures.get(kind) as Erasure;
    const hint = 'Blank it when the person is erased, and in the audit trail, or give the reason why it stays in KEPT.';
    expect(
      [...kept].filter((column) => !listed.includes(column)),
      hint,
    ).toEqual([]);
    expect(unseen, 'Give it a value in seedFullAcademy().').toEqual([]);
  });

  it('keeps the values of every column in KEPT', () => {
    const kept = new Set([...erasures.values()].flatMap((each) => [...each.kept]));
    expect([...kept].sort()).toEqual(listed);
  });
});
