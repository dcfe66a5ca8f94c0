import { AuditTrail } from '../platform/audit/audit-trail.ts';
import { IdempotencyKey } from '../platform/database/idempotency-key.entity.ts';
import { EventCursor } from '../platform/events/event-cursor.entity.ts';
import { OutboxEvent } from '../platform/events/outbox.entity.ts';
import { Outbox } from '../platform/events/outbox.ts';
import { nodesModule } from '../platform/graphql/nodes.module.ts';
import type { FeatureModule } from '../platform/graphql/schema.ts';
import { Job } from '../platform/jobs/job.entity.ts';
import { QueuedJobs } from '../platform/jobs/queued-jobs.ts';
import { ScheduleRun } from '../platform/jobs/schedule-run.entity.ts';
import { SystemJob } from '../platform/jobs/system-job.entity.ts';
import { RefusingAddress } from '../platform/mail/refusing-address.entity.ts';
import { batchesModule } from './academics/batches/batches.module.ts';
import { coursesModule } from './academics/courses/courses.module.ts';
import { enrollmentsModule } from './academics/enrollments/enrollments.module.ts';
import { roomsModule } from './academics/rooms/rooms.module.ts';
import { academiesModule } from './academy/academies/academies.module.ts';
import { termsModule } from './academy/terms/terms.module.ts';
import { apiKeysModule } from './identity/api-keys/api-keys.module.ts';
import { authModule } from './identity/auth/auth.module.ts';
import { attendanceReportsModule } from './insight/attendance/attendance-reports.module.ts';
import { reportListModule } from './insight/core/report-list.module.ts';
import { enrollmentReportsModule } from './insight/enrollments/enrollment-reports.module.ts';
import { moneyReportsModule } from './insight/money/money-reports.module.ts';
import { staffReportsModule } from './insight/staff/staff-reports.module.ts';
import { attendanceModule } from './learning/attendance/attendance.module.ts';
import { LOCK_ORDER } from './lock-order.ts';
import { accountsModule } from './money/accounts/accounts.module.ts';
import { billingModule } from './money/billing/billing.module.ts';
import { creditNotesModule } from './money/credit-notes/credit-notes.module.ts';
import { discountsModule } from './money/discounts/discounts.module.ts';
import { feesModule } from './money/fees/fees.module.ts';
import { ledgerModule } from './money/ledger/ledger.module.ts';
import { paymentsModule } from './money/payments/payments.module.ts';
import { penaltiesModule } from './money/penalties/penalties.module.ts';
import { plansModule } from './money/plans/plans.module.ts';
import { statementsModule } from './money/statements/statements.module.ts';
import { taxRatesModule } from './money/tax-rates/tax-rates.module.ts';
import { auditModule } from './operations/audit/audit.module.ts';
import { erasureModule } from './operations/erasure/erasure.module.ts';
import { eventsModule } from './operations/events/events.module.ts';
import { jobsModule } from './operations/jobs/jobs.module.ts';
import { webhooksModule } from './operations/webhooks/webhooks.module.ts';
import { membersModule } from './people/members/members.module.ts';
import { parentsModule } from './people/parents/parents.module.ts';
import { staffModule } from './people/staff/staff.module.ts';
import { studentsModule } from './people/students/students.module.ts';
import { calendarsModule } from './scheduling/calendars/calendars.module.ts';
import { feedsModule } from './scheduling/calendars/feeds.module.ts';
import { schedulingModule } from './scheduling/changes/scheduling.module.ts';
import { clashesModule } from './scheduling/clashes/clashes.module.ts';
import { closuresModule } from './scheduling/closures/closures.module.ts';
import { sessionsModule } from './scheduling/sessions/sessions.module.ts';
import { timeOffModule } from './scheduling/time-off/time-off.module.ts';
import { timetableModule } from './scheduling/timetable/timetable.module.ts';

/** The features. If several handle an event, they do so in this order, so it follows LOCK_ORDER. */
export const modules: readonly FeatureModule[] = [
  nodesModule,
  academiesModule,
  authModule,
  staffModule,
  timeOffModule,
  studentsModule,
  parentsModule,
  membersModule,
  feedsModule,
  apiKeysModule,
  coursesModule,
  roomsModule,
  batchesModule,
  enrollmentsModule,
  closuresModule,
  sessionsModule,
  clashesModule,
  schedulingModule,
  timetableModule,
  attendanceModule,
  calendarsModule,
  termsModule,
  taxRatesModule,
  plansModule,
  discountsModule,
  accountsModule,
  ledgerModule,
  feesModule,
  paymentsModule,
  creditNotesModule,
  statementsModule,
  penaltiesModule,
  billingModule,
  erasureModule,
  reportListModule,
  moneyReportsModule,
  attendanceReportsModule,
  enrollmentReportsModule,
  staffReportsModule,
  auditModule,
  jobsModule,
  eventsModule,
  webhooksModule,
];

const kept = [
  IdempotencyKey,
  ...modules.flatMap((module) => module.entities ?? []),
  ...[OutboxEvent, EventCursor, Job, SystemJob, ScheduleRun, RefusingAddress],
];

/** Every class that the database keeps. A flush writes them in this order, so those that are locked come first, in theirs. */
export const entities = [...LOCK_ORDER, ...kept.filter((entity) => !LOCK_ORDER.includes(entity))];

/** What watches the changes that are made by entities, and transactions. */
export const subscribers = [
  new AuditTrail(),
  new Outbox(modules.flatMap((module) => module.recordings ?? [])),
  new QueuedJobs(),
  ...modules.flatMap((module) => module.subscribers ?? []),
];
