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
import { academiesModule } from './academies/academies.module.ts';
import { accountsModule } from './accounts/accounts.module.ts';
import { apiKeysModule } from './api-keys/api-keys.module.ts';
import { attendanceModule } from './attendance/attendance.module.ts';
import { auditModule } from './audit/audit.module.ts';
import { authModule } from './auth/auth.module.ts';
import { batchesModule } from './batches/batches.module.ts';
import { billingModule } from './billing/billing.module.ts';
import { calendarsModule } from './calendars/calendars.module.ts';
import { feedsModule } from './calendars/feeds.module.ts';
import { clashesModule } from './clashes/clashes.module.ts';
import { closuresModule } from './closures/closures.module.ts';
import { coursesModule } from './courses/courses.module.ts';
import { discountsModule } from './discounts/discounts.module.ts';
import { enrollmentsModule } from './enrollments/enrollments.module.ts';
import { erasureModule } from './erasure/erasure.module.ts';
import { eventsModule } from './events/events.module.ts';
import { feesModule } from './fees/fees.module.ts';
import { jobsModule } from './jobs/jobs.module.ts';
import { ledgerModule } from './ledger/ledger.module.ts';
import { LOCK_ORDER } from './lock-order.ts';
import { membersModule } from './members/members.module.ts';
import { parentsModule } from './parents/parents.module.ts';
import { paymentsModule } from './payments/payments.module.ts';
import { penaltiesModule } from './penalties/penalties.module.ts';
import { plansModule } from './plans/plans.module.ts';
import { reportsModule } from './reports/reports.module.ts';
import { roomsModule } from './rooms/rooms.module.ts';
import { schedulingModule } from './scheduling/scheduling.module.ts';
import { sessionsModule } from './sessions/sessions.module.ts';
import { staffModule } from './staff/staff.module.ts';
import { studentsModule } from './students/students.module.ts';
import { taxRatesModule } from './tax-rates/tax-rates.module.ts';
import { termsModule } from './terms/terms.module.ts';
import { timeOffModule } from './time-off/time-off.module.ts';
import { timetableModule } from './timetable/timetable.module.ts';
import { webhooksModule } from './webhooks/webhooks.module.ts';

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
  feesModule,
  paymentsModule,
  ledgerModule,
  penaltiesModule,
  billingModule,
  erasureModule,
  reportsModule,
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
