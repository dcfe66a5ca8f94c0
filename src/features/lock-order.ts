import { Job } from '../platform/jobs/job.entity.ts';
import { SystemJob } from '../platform/jobs/system-job.entity.ts';
import { Academy } from './academies/academy.entity.ts';
import { Account } from './accounts/account.entity.ts';
import { ApiKey } from './api-keys/api-key.entity.ts';
import { Attendance } from './attendance/attendance.entity.ts';
import { User } from './auth/user.entity.ts';
import { Batch } from './batches/batch.entity.ts';
import { CalendarFeed } from './calendars/calendar-feed.entity.ts';
import { Closure } from './closures/closure.entity.ts';
import { Course } from './courses/course.entity.ts';
import { Discount } from './discounts/discount.entity.ts';
import { Enrollment } from './enrollments/enrollment.entity.ts';
import { BillingRun } from './fees/billing-run.entity.ts';
import { CreditNote } from './fees/credit-note.entity.ts';
import { CreditNoteCounter } from './fees/credit-note-counter.entity.ts';
import { Fee } from './fees/fee.entity.ts';
import { Payment } from './fees/payment.entity.ts';
import { ReceiptCounter } from './fees/receipt-counter.entity.ts';
import { Invitation } from './members/invitation.entity.ts';
import { Membership } from './members/membership.entity.ts';
import { Parent } from './parents/parent.entity.ts';
import { FeePlan } from './plans/fee-plan.entity.ts';
import { Room } from './rooms/room.entity.ts';
import { ClassSession } from './sessions/class-session.entity.ts';
import { Department } from './staff/department.entity.ts';
import { Staff } from './staff/staff.entity.ts';
import { Student } from './students/student.entity.ts';
import { TaxRate } from './tax-rates/tax-rate.entity.ts';
import { Term } from './terms/term.entity.ts';
import { StaffTimeOff } from './time-off/time-off.entity.ts';
import { WebhookDelivery } from './webhooks/webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhooks/webhook-endpoint.entity.ts';

/**
 * The classes whose rows transactions lock, in the order in which they do; the rows of a class by id. A transaction that
 * decides on the academy locks it first, then staff, students and parents, and so on, so that no two transactions wait for
 * each other. Services lock by `findRecord`, `lockRecords` and `lockWhere`; foreign keys wait for none of these locks.
 */
export const LOCK_ORDER: readonly (new () => object)[] = [
  // the tenant, and who signs in
  ...[Academy, User],
  // people, and their access
  ...[Staff, Department, StaffTimeOff, Student, Parent, Membership, Invitation, CalendarFeed, ApiKey],
  // classes
  ...[Course, Room, Batch, Enrollment, Closure, ClassSession, Attendance],
  // prices
  ...[Term, TaxRate, FeePlan, Discount],
  // money: counters last, since whoever holds one lets nobody else write
  ...[Account, BillingRun, Fee, Payment, CreditNote, ReceiptCounter, CreditNoteCounter],
  // what is sent
  ...[WebhookEndpoint, WebhookDelivery],
  // work for later
  ...[Job, SystemJob],
];
