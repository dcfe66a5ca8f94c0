import { AuditTrail } from '../platform/audit/audit-trail.ts';
import { IdempotencyKey } from '../platform/database/idempotency-key.entity.ts';
import { EventCursor } from '../platform/events/event-cursor.entity.ts';
import { OutboxEvent } from '../platform/events/outbox.entity.ts';
import { Outbox } from '../platform/events/outbox.ts';
import { nodesModule } from '../platform/graphql/nodes.module.ts';
import type { FeatureModule } from '../platform/graphql/schema.ts';
import { Job } from '../platform/jobs/job.entity.ts';
import { ScheduleRun } from '../platform/jobs/schedule-run.entity.ts';
import { SystemJob } from '../platform/jobs/system-job.entity.ts';
import { RefusingAddress } from '../platform/mail/refusing-address.entity.ts';
import { PromisedNotices } from '../platform/polling/notice.ts';
import { erasesRows } from '../platform/privacy/erase-rows.ts';
import { batches } from './academics/batches/batch.resource.ts';
import { certificateTemplates } from './academics/certificate-templates/certificate-template.resource.ts';
import { courses } from './academics/courses/course.resource.ts';
import { enrollments } from './academics/enrollments/enrollment.resource.ts';
import { rooms } from './academics/rooms/room.resource.ts';
import { levels } from './academics/skills/level.resource.ts';
import { skills } from './academics/skills/skill.resource.ts';
import { tracks } from './academics/skills/track.resource.ts';
import { academies } from './academy/academies/academy.resource.ts';
import { terms } from './academy/terms/term.resource.ts';
import { apiKeys } from './identity/api-keys/api-key.resource.ts';
import { authModule } from './identity/auth/auth.module.ts';
import { ownSessions } from './identity/auth/sessions/own-sessions.resource.ts';
import { attendanceReportsModule } from './insight/attendance/attendance-reports.module.ts';
import { reportListModule } from './insight/core/report-list.module.ts';
import { enrollmentReportsModule } from './insight/enrollments/enrollment-reports.module.ts';
import { moneyReportsModule } from './insight/money/money-reports.module.ts';
import { staffReportsModule } from './insight/staff/staff-reports.module.ts';
import { attendance, attendanceMarks } from './learning/attendance/attendance.resource.ts';
import { rosterEntries } from './learning/attendance/roster/roster.resource.ts';
import { certificates, certificatesOfTranscripts } from './learning/certificates/certificate.resource.ts';
import { assessments } from './learning/grades/assessments/assessment.resource.ts';
import { averagesModule } from './learning/grades/averages/averages.resource.ts';
import { termComments } from './learning/grades/comments/term-comment.resource.ts';
import { finalGradesModule } from './learning/grades/final/final-grades.module.ts';
import { gradebookRows, gradebooks } from './learning/grades/gradebook/gradebook.resource.ts';
import { earlierResults, results } from './learning/grades/results/result.resource.ts';
import { gradeScales } from './learning/grades/scales/grade-scale.resource.ts';
import { transcriptCourses, transcripts } from './learning/grades/transcript/transcript.resource.ts';
import { materials } from './learning/materials/material.resource.ts';
import { materialViews } from './learning/materials/views/material-view.resource.ts';
import { reportCards } from './learning/report-cards/report-cards.resource.ts';
import { skillMarks } from './learning/skills/marks/skill-mark.resource.ts';
import { openBatches, studentLevels } from './learning/skills/promotions/student-level.resource.ts';
import { LOCK_ORDER } from './lock-order.ts';
import { accounts } from './money/accounts/account.resource.ts';
import { billingRuns } from './money/billing/runs/billing-run.resource.ts';
import { creditNotes } from './money/credit-notes/credit-note.resource.ts';
import { discounts } from './money/discounts/discount.resource.ts';
import { fees } from './money/fees/fee.resource.ts';
import { invoices, invoicesOfFees } from './money/invoices/invoice.resource.ts';
import { ledgerModule } from './money/ledger/ledger.module.ts';
import { moneyNoticesModule } from './money/notices/money-notices.module.ts';
import { invoicePapers, receipts, statementPapers } from './money/papers/papers.resource.ts';
import { payments } from './money/payments/payment.resource.ts';
import { penalties } from './money/penalties/penalty.resource.ts';
import { feePlans } from './money/plans/fee-plan.resource.ts';
import { statements } from './money/statements/statement.resource.ts';
import { taxRates } from './money/tax-rates/tax-rate.resource.ts';
import { auditLog } from './operations/audit/audit.resource.ts';
import { erasureModule } from './operations/erasure/erasure.module.ts';
import { eventsModule } from './operations/events/events.module.ts';
import { files } from './operations/files/file.resource.ts';
import { jobs } from './operations/jobs/job.resource.ts';
import { announcements } from './operations/notices/announcements/announcement.resource.ts';
import { notifications } from './operations/notices/inbox/notification.resource.ts';
import { noticesModule } from './operations/notices/notices.module.ts';
import { noticeSends } from './operations/notices/sends/notice-send.resource.ts';
import { notificationTemplates } from './operations/notices/templates/template.resource.ts';
import { webhookDeliveries } from './operations/webhooks/webhook-delivery.resource.ts';
import { webhookEndpoints } from './operations/webhooks/webhook-endpoint.resource.ts';
import { invitations } from './people/members/invitations/invitation.resource.ts';
import { members } from './people/members/member.resource.ts';
import { parents } from './people/parents/parent.resource.ts';
import { departments } from './people/staff/department.resource.ts';
import { staff } from './people/staff/staff.resource.ts';
import { students } from './people/students/student.resource.ts';
import { calendarFeeds } from './scheduling/calendars/calendar-feed.resource.ts';
import { feedsModule } from './scheduling/calendars/feeds.module.ts';
import { sessionChanges } from './scheduling/changes/session-changes.resource.ts';
import { clashesModule } from './scheduling/clashes/clashes.module.ts';
import { closures } from './scheduling/closures/closure.resource.ts';
import { sessions } from './scheduling/sessions/session.resource.ts';
import { timeOff } from './scheduling/time-off/time-off.resource.ts';
import { timetableModule } from './scheduling/timetable/timetable.module.ts';

/**
 * All features. If several features handle the same signal, their handlers run in the order of this list. The order
 * must therefore match LOCK_ORDER.
 */
export const modules: readonly FeatureModule[] = [
  nodesModule,
  academies,
  authModule,
  ownSessions,
  departments,
  staff,
  timeOff,
  students,
  parents,
  members,
  invitations,
  feedsModule,
  apiKeys,
  certificateTemplates,
  tracks,
  levels,
  skills,
  courses,
  rooms,
  batches,
  enrollments,
  closures,
  sessions,
  clashesModule,
  sessionChanges,
  timetableModule,
  attendance,
  attendanceMarks,
  rosterEntries,
  gradeScales,
  assessments,
  results,
  earlierResults,
  averagesModule,
  gradebookRows,
  gradebooks,
  finalGradesModule,
  termComments,
  reportCards,
  skillMarks,
  studentLevels,
  openBatches,
  materials,
  materialViews,
  transcriptCourses,
  transcripts,
  certificates,
  certificatesOfTranscripts,
  calendarFeeds,
  notifications,
  noticeSends,
  announcements,
  notificationTemplates,
  noticesModule,
  files,
  terms,
  taxRates,
  feePlans,
  discounts,
  accounts,
  ledgerModule,
  fees,
  payments,
  creditNotes,
  invoices,
  invoicesOfFees,
  statements,
  receipts,
  statementPapers,
  invoicePapers,
  penalties,
  billingRuns,
  moneyNoticesModule,
  erasureModule,
  reportListModule,
  moneyReportsModule,
  attendanceReportsModule,
  enrollmentReportsModule,
  staffReportsModule,
  auditLog,
  jobs,
  eventsModule,
  webhookDeliveries,
  webhookEndpoints,
];

const kept = new Set([
  IdempotencyKey,
  ...modules.flatMap((module) => module.entities ?? []),
  ...[OutboxEvent, EventCursor, Job, SystemJob, ScheduleRun, RefusingAddress],
]);

/** All entity classes, in the order in which a flush writes them. Classes in LOCK_ORDER come first. */
export const entities = [...LOCK_ORDER, ...[...kept].filter((entity) => !LOCK_ORDER.includes(entity))];

/** The subscribers that react to changes of entities and to transactions. */
export const subscribers = [
  new AuditTrail(),
  new Outbox(modules.flatMap((module) => module.recordings ?? [])),
  new PromisedNotices(),
  ...modules.flatMap((module) => module.subscribers ?? []),
];

/**
 * The handlers of signals, in the order of the features. The last handlers of each feature remove the data of erased
 * people from its tables.
 */
export const handlers = modules.flatMap(({ handlers: own = [], entities: its = [] }, index) => {
  const isHere = (entity: new () => object) => modules.findIndex((each) => each.entities?.includes(entity)) === index;
  return [...own, ...its.filter(isHere).flatMap(erasesRows)];
});
