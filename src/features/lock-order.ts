import { Job } from '../platform/jobs/job.entity.ts';
import { SystemJob } from '../platform/jobs/system-job.entity.ts';
import { Batch } from './academics/batches/batch.entity.ts';
import { CertificateTemplate } from './academics/certificate-templates/certificate-template.entity.ts';
import { Course } from './academics/courses/course.entity.ts';
import { Enrollment } from './academics/enrollments/enrollment.entity.ts';
import { Room } from './academics/rooms/room.entity.ts';
import { Level } from './academics/skills/level.entity.ts';
import { Skill } from './academics/skills/skill.entity.ts';
import { Track } from './academics/skills/track.entity.ts';
import { Academy } from './academy/academies/academy.entity.ts';
import { Term } from './academy/terms/term.entity.ts';
import { ApiKey } from './identity/api-keys/api-key.entity.ts';
import { User } from './identity/auth/user.entity.ts';
import { Attendance } from './learning/attendance/attendance.entity.ts';
import { AttendanceHistory } from './learning/attendance/attendance-history.entity.ts';
import { Certificate } from './learning/certificates/certificate.entity.ts';
import { CertificateCounter } from './learning/certificates/certificate-counter.entity.ts';
import { Assessment } from './learning/grades/assessments/assessment.entity.ts';
import { TermComment } from './learning/grades/comments/term-comment.entity.ts';
import { Result } from './learning/grades/results/result.entity.ts';
import { ResultHistory } from './learning/grades/results/result-history.entity.ts';
import { GradeScale } from './learning/grades/scales/grade-scale.entity.ts';
import { Material } from './learning/materials/material.entity.ts';
import { SkillMark } from './learning/skills/marks/skill-mark.entity.ts';
import { StudentLevel } from './learning/skills/promotions/student-level.entity.ts';
import { Account } from './money/accounts/account.entity.ts';
import { Discount } from './money/discounts/discount.entity.ts';
import { BillingRun } from './money/ledger/billing-run.entity.ts';
import { CreditNote } from './money/ledger/credit-note.entity.ts';
import { Fee } from './money/ledger/fee.entity.ts';
import { Invoice } from './money/ledger/invoices/invoice.entity.ts';
import { CreditNoteCounter } from './money/ledger/numbers/credit-note-counter.entity.ts';
import { InvoiceCounter } from './money/ledger/numbers/invoice-counter.entity.ts';
import { ReceiptCounter } from './money/ledger/numbers/receipt-counter.entity.ts';
import { Payment } from './money/ledger/payment.entity.ts';
import { FeePlan } from './money/plans/fee-plan.entity.ts';
import { TaxRate } from './money/tax-rates/tax-rate.entity.ts';
import { File } from './operations/files/file.entity.ts';
import { Announcement } from './operations/notices/announcements/announcement.entity.ts';
import { NotificationSend } from './operations/notices/sends/notice-send.entity.ts';
import { NotificationTemplate } from './operations/notices/templates/notification-template.entity.ts';
import { WebhookDelivery } from './operations/webhooks/webhook-delivery.entity.ts';
import { WebhookEndpoint } from './operations/webhooks/webhook-endpoint.entity.ts';
import { Invitation } from './people/members/invitations/invitation.entity.ts';
import { Membership } from './people/members/membership.entity.ts';
import { Parent } from './people/parents/parent.entity.ts';
import { Department } from './people/staff/department.entity.ts';
import { Staff } from './people/staff/staff.entity.ts';
import { Student } from './people/students/student.entity.ts';
import { CalendarFeed } from './scheduling/calendars/calendar-feed.entity.ts';
import { Closure } from './scheduling/closures/closure.entity.ts';
import { ClassSession } from './scheduling/sessions/class-session.entity.ts';
import { StaffTimeOff } from './scheduling/time-off/time-off.entity.ts';

/**
 * The classes whose rows transactions lock, in the order in which they must be locked. Rows of one class are locked in
 * the order of their ids. If all transactions follow these two rules, they cannot deadlock. Services lock with
 * `findRecord`, `lockRecords` and `lockWhere`. Foreign key checks do not wait for these locks.
 */
export const LOCK_ORDER: readonly (new () => object)[] = [
  // the academy and users
  ...[Academy, User],
  // people and their access
  ...[Staff, Department, StaffTimeOff, Student, Parent, Membership, Invitation, CalendarFeed, ApiKey],
  // templates of certificates: before all records that refer to them
  CertificateTemplate,
  // skills
  ...[Track, Level, Skill],
  // classes
  ...[Course, Room, Batch, Enrollment, Closure, ClassSession, Attendance, AttendanceHistory],
  // grades
  ...[GradeScale, Assessment, Result, ResultHistory, TermComment],
  // progress in skills
  ...[SkillMark, StudentLevel],
  // learning materials
  Material,
  // certificates, with the counter of their numbers
  ...[Certificate, CertificateCounter],
  // prices
  ...[Term, TaxRate, FeePlan, Discount],
  // money: counters last, because a locked counter stops all other writers
  ...[Account, BillingRun, Fee, Payment, CreditNote, Invoice, ReceiptCounter, CreditNoteCounter, InvoiceCounter],
  // notices
  ...[Announcement, NotificationTemplate, NotificationSend],
  // files: after all records that refer to them
  File,
  // webhooks
  ...[WebhookEndpoint, WebhookDelivery],
  // jobs
  ...[Job, SystemJob],
];
