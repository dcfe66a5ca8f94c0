import { expect } from 'vitest';
import { addDays, weekdayOf } from '../../../seeds/calendar.ts';
import type { Enrollment } from '../../../src/features/academics/enrollments/enrollment.entity.ts';
import { stageOf } from '../../../src/features/academics/enrollments/steps/enrollment-steps.ts';
import type { SeededRows } from './seeded-rows.ts';

const isWaiting = (enrollment: Enrollment) => enrollment.waitlistPosition !== null;
const holdsSeat = (enrollment: Enrollment) =>
  enrollment.status === 'active' || (enrollment.status === 'pending' && !isWaiting(enrollment));

/**
 * Expects no batch to have more seats held than it has. Waiting enrollments are pending, in a full batch, with
 * positions 1 to n in order.
 */
export function expectSeatsKept({ batches, enrollments }: SeededRows): void {
  const byBatch = Map.groupBy(enrollments, ({ batchId }) => batchId);
  for (const batch of batches) {
    const all = byBatch.get(batch.id) ?? [];
    const held = all.filter(holdsSeat).length;
    const waiting = all.filter(isWaiting).sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(held).toBeLessThanOrEqual(batch.maxStudents);
    expect(waiting.map(({ waitlistPosition }) => waitlistPosition)).toEqual(waiting.map((_, index) => index + 1));
    expect(waiting.every(({ status }) => status === 'pending')).toBe(true);
    if (waiting.length > 0) expect(held).toBe(batch.maxStudents);
    if (batch.status === 'cancelled' || batch.status === 'completed') expect(held).toBe(0);
  }
  expect(enrollments.filter(isWaiting)).not.toHaveLength(0);
}

/** Expects the events of each enrollment to lead to its present stage in order of days. */
export function expectStepsKept({ enrollments, enrollmentEvents }: SeededRows): void {
  const steps = Map.groupBy(enrollmentEvents, ({ enrollment }) => enrollment.id);
  for (const enrollment of enrollments) {
    const own = (steps.get(enrollment.id) ?? []).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    const days = own.map(({ effectiveOn }) => effectiveOn);
    expect(own.map(({ fromStage }) => fromStage)).toEqual([null, ...own.slice(0, -1).map(({ toStage }) => toStage)]);
    expect(own.at(-1)?.toStage).toBe(stageOf(enrollment));
    expect(days).toEqual([enrollment.enrollmentDate, ...days.slice(1)].toSorted());
  }
}

/** Expects attendance only for active students, on days of the batch before today. */
export function expectAttendanceAllowed({ batches, enrollments, attendance }: SeededRows, today: string): void {
  const batchById = new Map(batches.map((batch) => [batch.id, batch]));
  const key = (row: { studentId: string; batchId: string | null }) => `${row.studentId} ${row.batchId}`;
  const enrolled = Map.groupBy(enrollments, key);
  const strange = attendance.filter((row) => {
    const batch = batchById.get(row.batchId as string)!;
    const wasActive = (enrolled.get(key(row)) ?? []).some(
      ({ status, activeFrom, completionDate, droppedOn }) =>
        activeFrom !== null &&
        activeFrom <= row.date &&
        (status === 'active' ||
          (status === 'completed' && row.date <= completionDate!) ||
          (status === 'dropped' && row.date < droppedOn!)),
    );
    const met = batch.startDate <= row.date && row.date <= batch.endDate;
    const lateMinutes = row.status === 'late' ? row.minutesLate! > 0 : row.minutesLate === null;
    return !(wasActive && met && batch.daysOfWeek.includes(weekdayOf(row.date)) && row.date < today && lateMinutes);
  });
  expect(strange).toEqual([]);
  expect(new Set(attendance.map((row) => `${key(row)} ${row.date} ${row.session}`)).size).toBe(attendance.length);
}

/**
 * Expects sessions to follow the schedules of their batches, with no instructor or room in two at once, and attendance
 * to belong to sessions.
 */
export function expectSessionsKept({ batches, sessions, attendance }: SeededRows, today: string): void {
  const batchById = new Map(batches.map((batch) => [batch.id, batch]));
  const sessionById = new Map(sessions.map((session) => [session.id, session]));
  const strange = sessions.filter(({ batchId, date, slotDate, status, startTime, classroom }) => {
    const batch = batchById.get(batchId)!;
    const fits = batch.daysOfWeek.includes(weekdayOf(date)) && batch.startTime === startTime && slotDate === date;
    return (
      !(fits && batch.startDate <= date && date <= batch.sessionsUntil! && batch.classroom === classroom) ||
      (status === 'held') !== date < today
    );
  });
  expect(strange).toEqual([]);
  for (const place of ['instructorId', 'roomId'] as const) {
    const taken = sessions.map((session) => `${session[place]} ${session.startsAt}`);
    expect(new Set(taken).size).toBe(sessions.length);
  }
  const lost = attendance.filter(({ sessionId, batchId, date }) => {
    const session = sessionById.get(sessionId as string);
    return session?.batchId !== batchId || session?.date !== date;
  });
  expect(lost).toEqual([]);
  expect(sessions).not.toHaveLength(0);
}

const sumOf = (entries: readonly { amount: number }[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);

/** Expects stored amounts to equal the sums of the ledger, and receipts to be numbered from 1 in order of time. */
export function expectLedgerKept({ accounts, fees, payments, ledgerEntries, receiptCounters }: SeededRows): void {
  const paymentOf = new Map(payments.map((payment) => [payment.id, payment]));
  const byFee = Map.groupBy(ledgerEntries, ({ feeId }) => feeId);
  for (const fee of fees) {
    const own = byFee.get(fee.id) ?? [];
    const money = own.filter(({ paymentId }) => paymentId);
    const last = paymentOf.get(money.findLast(({ amount }) => amount < 0)?.paymentId ?? '');
    expect(fee.paidAmount).toBe(0 - sumOf(money));
    expect(sumOf(own)).toBe(fee.voidedAt ? 0 : fee.amount - fee.paidAmount - fee.creditedAmount);
    expect(fee.receiptNumber).toBe(last?.receiptNumber ?? null);
    expect(fee.paymentMethod).toBe(last?.method ?? null);
    if (fee.voidedAt) expect(fee.paidAmount).toBe(0);
    const paid = money.map(({ paymentId }) => paymentOf.get(paymentId ?? '')?.paidAt ?? '');
    if (paid.some((at) => at < fee.createdAt)) expect.fail(`${fee.id} was paid before it was billed`);
  }
  const byAccount = Map.groupBy(ledgerEntries, ({ accountId }) => accountId);
  for (const { id, owed, credit } of accounts) {
    const own = byAccount.get(id) ?? [];
    expect(sumOf(own.filter(({ feeId }) => feeId))).toBe(owed);
    expect(sumOf(own.filter(({ feeId }) => !feeId))).toBe(0 - credit);
  }
  expect(accounts).not.toHaveLength(0);
  expect(payments.map(({ receiptNumber }) => receiptNumber)).toEqual(
    payments.map((_, index) => `RCP-${String(index + 1).padStart(6, '0')}`),
  );
  expect(receiptCounters.map(({ lastNumber }) => lastNumber)).toEqual([payments.length]);
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const refunds = payments.filter(({ refundOfId }) => refundOfId);
  expect(refunds).not.toHaveLength(0);
  for (const refund of refunds) {
    const refunded = byId.get(refund.refundOfId!)!;
    expect(refund.amount).toBeLessThan(0);
    expect(refunded.amount).toBeGreaterThanOrEqual(-refund.amount);
    expect(refunded.paidAt < refund.paidAt).toBe(true);
  }
}

/**
 * Expects UUIDs of version 7. Ids of loaded rows sort like `createdAt`, with a fixed shift of whole weeks. Ids of rows
 * that the service added are later, and at most as late as `until`.
 */
export function expectIdsInTime(rows: SeededRows, today: string, until = startOf(today)): void {
  const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
  const all = Object.values(rows).flat();
  const strange = all.filter(
    ({ id, createdAt, updatedAt }) => !(version7.test(id) && createdAt <= updatedAt && updatedAt <= until),
  );
  expect(strange).toEqual([]);
  const loaded = all.filter(({ createdAt }) => createdAt < startOf(today));
  const [shift, ...others] = new Set(loaded.map(({ id, createdAt }) => Date.parse(createdAt) - timeOf(id)));
  expect(others).toEqual([]);
  expect(shift! % (7 * 24 * 60 * 60 * 1000)).toBe(0);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
}

const startOf = (date: string): string => `${date}T00:00:00.000Z`;

/** Expects students to fit the age limits of their courses. */
export function expectAgesFit({ students, courses, enrollments }: SeededRows): void {
  const born = new Map(students.map(({ id, dateOfBirth }) => [id, dateOfBirth!]));
  const courseById = new Map(courses.map((course) => [course.id, course]));
  const misfits = enrollments.filter(({ studentId, courseId, enrollmentDate }) => {
    const age = (Date.parse(enrollmentDate) - Date.parse(born.get(studentId)!)) / (365.25 * 24 * 60 * 60 * 1000);
    const { minAge, maxAge } = courseById.get(courseId)!;
    return age < (minAge ?? 0) || age >= (maxAge ?? 120) + 1;
  });
  expect(misfits).toEqual([]);
}

/** Counts fees by payment status on a date. */
export function paymentStatuses({ fees }: SeededRows, today: string): Record<string, number> {
  const statuses = fees
    .filter(({ voidedAt }) => voidedAt === null)
    .map(({ amount, paidAmount, dueDate }) => {
      if (paidAmount === amount) return 'paid';
      if (dueDate < today) return 'overdue';
      return paidAmount > 0 ? 'partial' : 'pending';
    });
  return Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );
}

export const countByStatus = (rows: { status: string }[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(rows, ({ status }) => status)].map(([status, all]) => [status, all.length]));

/** Returns the date a number of weeks before `today`. */
export const weeksBefore = (today: string, weeks: number): string => addDays(today, -7 * weeks);
