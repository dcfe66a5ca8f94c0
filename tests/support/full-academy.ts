import { sql } from 'kysely';
import { Batch } from '../../src/features/academics/batches/batch.entity.ts';
import { CertificateTemplate } from '../../src/features/academics/certificate-templates/certificate-template.entity.ts';
import { Enrollment } from '../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import { EnrollmentTransfer } from '../../src/features/academics/enrollments/enrollment-transfer.entity.ts';
import { RoomStatus } from '../../src/features/academics/rooms/room.enums.ts';
import { Level } from '../../src/features/academics/skills/level.entity.ts';
import { Academy } from '../../src/features/academy/academies/academy.entity.ts';
import { LatePenaltyKind, MemberRole, StaffRole, Weekday } from '../../src/features/academy/academies/academy.enums.ts';
import { defaultSettings } from '../../src/features/academy/academies/academy-settings.ts';
import { NoticeChannel, NoticeKind } from '../../src/features/academy/academies/notice.enums.ts';
import { trialSubscription } from '../../src/features/academy/academies/subscription.ts';
import { Term } from '../../src/features/academy/terms/term.entity.ts';
import { ApiKey } from '../../src/features/identity/api-keys/api-key.entity.ts';
import { ApiKeyRole } from '../../src/features/identity/api-keys/api-key.enums.ts';
import { User } from '../../src/features/identity/auth/user.entity.ts';
import { Attendance } from '../../src/features/learning/attendance/attendance.entity.ts';
import { AttendanceStatus } from '../../src/features/learning/attendance/attendance.enums.ts';
import { AttendanceHistory } from '../../src/features/learning/attendance/attendance-history.entity.ts';
import { settleSessions } from '../../src/features/learning/attendance/rates/expected.loaders.ts';
import { Certificate } from '../../src/features/learning/certificates/certificate.entity.ts';
import { CertificateState } from '../../src/features/learning/certificates/certificate.enums.ts';
import { CertificateCounter } from '../../src/features/learning/certificates/certificate-counter.entity.ts';
import { CertificatePrint } from '../../src/features/learning/certificates/certificate-print.entity.ts';
import type { CertificateSnapshot } from '../../src/features/learning/certificates/certificate-snapshot.ts';
import { Assessment } from '../../src/features/learning/grades/assessments/assessment.entity.ts';
import { ALL_TERMS, GradeAverage } from '../../src/features/learning/grades/averages/grade-average.entity.ts';
import { TermComment } from '../../src/features/learning/grades/comments/term-comment.entity.ts';
import { FinalGrade } from '../../src/features/learning/grades/final/final-grade.entity.ts';
import { AssessmentStatus, ResultStatus } from '../../src/features/learning/grades/grade.enums.ts';
import { Result } from '../../src/features/learning/grades/results/result.entity.ts';
import { ResultHistory } from '../../src/features/learning/grades/results/result-history.entity.ts';
import { Material } from '../../src/features/learning/materials/material.entity.ts';
import { MaterialStatus } from '../../src/features/learning/materials/material.enums.ts';
import { MaterialView } from '../../src/features/learning/materials/views/material-view.entity.ts';
import { ChargeCredit } from '../../src/features/money/billing/credits/charge-credit.entity.ts';
import { DiscountKind } from '../../src/features/money/discounts/discount.enums.ts';
import { Fee } from '../../src/features/money/ledger/fee.entity.ts';
import { FeeType, PaymentMethod } from '../../src/features/money/ledger/fee.enums.ts';
import { FeeBalance } from '../../src/features/money/ledger/fee-balance.entity.ts';
import { FormerDueDate } from '../../src/features/money/ledger/former-due-date.entity.ts';
import { CreditNoteCounter } from '../../src/features/money/ledger/numbers/credit-note-counter.entity.ts';
import { InvoiceCounter } from '../../src/features/money/ledger/numbers/invoice-counter.entity.ts';
import { ReceiptCounter } from '../../src/features/money/ledger/numbers/receipt-counter.entity.ts';
import { FeeReminder } from '../../src/features/money/notices/fee-reminder.entity.ts';
import { moveMark } from '../../src/features/money/notices/reminder-mark.sql.ts';
import {
  DropPolicy,
  DueAnchor,
  FeePlanStatus,
  InstallmentInterval,
} from '../../src/features/money/plans/fee-plan.enums.ts';
import { File } from '../../src/features/operations/files/file.entity.ts';
import { Announcement } from '../../src/features/operations/notices/announcements/announcement.entity.ts';
import { AudienceRole } from '../../src/features/operations/notices/announcements/announcement.enums.ts';
import { beginCursor } from '../../src/features/operations/notices/core/notice-cursor.sql.ts';
import { RecipientType, SuppressionReason } from '../../src/features/operations/notices/notice-send.enums.ts';
import { NoticePreference } from '../../src/features/operations/notices/preferences/notice-preference.entity.ts';
import { NoticeSubject } from '../../src/features/operations/notices/sends/notice-subject.entity.ts';
import { NotificationTemplate } from '../../src/features/operations/notices/templates/notification-template.entity.ts';
import { WebhookEndpointStatus, WebhookFailure } from '../../src/features/operations/webhooks/webhook.enums.ts';
import { Invitation } from '../../src/features/people/members/invitations/invitation.entity.ts';
import { Parent } from '../../src/features/people/parents/parent.entity.ts';
import { ParentStatus } from '../../src/features/people/parents/parent.enums.ts';
import { Staff } from '../../src/features/people/staff/staff.entity.ts';
import { StaffStatus } from '../../src/features/people/staff/staff.enums.ts';
import { Student } from '../../src/features/people/students/student.entity.ts';
import { Gender, StudentStatus } from '../../src/features/people/students/student.enums.ts';
import { FeedScope } from '../../src/features/scheduling/calendars/calendar.enums.ts';
import { CalendarFeed } from '../../src/features/scheduling/calendars/calendar-feed.entity.ts';
import { CancelCause, SessionOverride, SessionStatus } from '../../src/features/scheduling/sessions/session.enums.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { IdempotencyKey } from '../../src/platform/database/idempotency-key.entity.ts';
import { referTo } from '../../src/platform/database/records.ts';
import { DerivedTenantRow, isTenantEntity } from '../../src/platform/database/tenant-record.ts';
import { EventCursor } from '../../src/platform/events/event-cursor.entity.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { Job } from '../../src/platform/jobs/job.entity.ts';
import { JobState } from '../../src/platform/jobs/job-states.ts';
import { todayIn } from '../../src/platform/tenancy/context.ts';
import type { TestApp } from './app.ts';
import { makeMaterial } from './materials.ts';
import { makeNotification, makeSend } from './notices.ts';
import { optionalSamples, resources } from './resources.ts';
import { type Member, type SeededAcademy, seedAcademy, seedUser } from './seed.ts';

/** An academy with a row in every tenant table. As many columns as possible have values. */
export interface FullAcademy {
  readonly academy: SeededAcademy;
  readonly admin: Member;
  /** A teacher whose membership refers to a staff member, a parent and a student. */
  readonly member: Member;
  /** The id of one row per table: `ids.students`. */
  readonly ids: Readonly<Record<string, string>>;
}

const PLACE = { address: '1 Pool Lane', city: 'Springfield', state: 'OR', country: 'US', postalCode: '97477' };
const URL = 'https://files.example.test/1';

let serial = 0;
const filled = (name: string) => optionalSamples(name, `Full ${++serial}`);

export async function seedFullAcademy(app: TestApp): Promise<FullAcademy> {
  const academy = await seedAcademy(app, academyValues());
  const admin = await academy.as('academy_admin');
  const people = await seedPeople(app, academy);
  const { staff, student, parent } = people;
  const teaching = await seedTeaching(academy, people);
  await seedAbsences(academy, people, teaching);
  const money = await seedMoney(academy, people, teaching.enrollment.id);
  const prices = await seedPrices(academy, people, teaching);
  const member = await academy.as('teacher', { staffId: staff.id, parentId: parent.id, studentId: student.id });
  await seedRecords(academy, admin.userId, teaching, people);
  await seedCertificates(academy, admin.userId, teaching, people);
  await seedWebhooks(academy);
  await seedNotices(academy, admin.userId, people);
  await seedFiles(academy, admin.userId, people);
  await seedMaterials(academy, teaching, people);
  for (const { entity, make, name } of resources) {
    if ((await academy.run((em) => em.count(entity, {}))) === 0) await make(academy.with, filled(name));
  }
  // computes the stored values of sessions, as the nightly job does
  await academy.run(async (em) => {
    const batches = await em.find(Batch, {}, { filters: { notDeleted: false } });
    const { settings } = await em.findOneOrFail(Academy, { id: academy.id });
    const ids = batches.map(({ id }) => id);
    await settleSessions(em, ids, todayIn(settings.timezone));
  });
  return { academy, admin, member, ids: await idsOf(academy, { ...people, ...teaching, ...money, ...prices }) };
}

function academyValues() {
  const colour = '#0055AA';
  const now = new Date();
  return {
    ...PLACE,
    description: 'A school',
    phone: '555-0100',
    website: URL,
    logoUrl: URL,
    branding: {
      primaryColor: colour,
      secondaryColor: colour,
      logoUrl: URL,
      faviconUrl: URL,
      emailSenderName: 'School',
    },
    settings: {
      ...defaultSettings(),
      booksClosedUntil: '2025-12-31',
      billing: { auto: true, leadDays: 7, maxBackMonths: 3, holdAbove: 25_000, autoSince: '2026-01-05' },
      batches: { completeAfterDays: 14 },
      invoicing: { legalName: 'Full School Ltd', taxId: 'US 1', footer: 'Thank you' },
      latePenalty: { kind: LatePenaltyKind.FIXED, amount: 500, graceDays: 3, since: '2026-01-05' },
    },
    subscription: { ...trialSubscription(now), renewsAt: now.toISOString() },
  };
}

async function seedPeople(app: TestApp, academy: SeededAcademy) {
  const [first, second, third] = [await seedUser(app), await seedUser(app), await seedUser(app)];
  const staff = await academy.with.staff({
    ...filled('staff'),
    userId: first.userId,
    phone: '555-0101',
    qualifications: [{ title: 'Diploma', institution: 'College', year: 2015 }],
    hireDate: '2020-01-01',
    endDate: '2030-01-01',
    hourlyRate: 2_500,
    weeklyAvailability: [{ day: Weekday.MONDAY, startTime: '09:00:00', endTime: '17:00:00' }],
  });
  const department = await academy.with.department({ headStaffId: staff.id });
  const colleague = await academy.with.staff({ departments: [department.id] });
  const student = await academy.with.student({
    ...filled('students'),
    ...PLACE,
    userId: second.userId,
    externalId: `legacy-${++serial}`,
    email: `student-${serial}@example.test`,
    phone: '555-0102',
    dateOfBirth: '2012-05-01',
    gender: Gender.OTHER,
    photoUrl: URL,
    medicalNotes: 'Asthma',
    emergencyContact: { name: 'Pat', phone: '555-0103', relationship: 'aunt' },
    academicHistory: [{ institution: 'School', level: '5', year: 2022, result: 'passed' }],
    documents: [{ title: 'Form', url: URL, expiresOn: '2030-01-01' }],
  });
  const parent = await academy.with.parent({
    ...filled('parents'),
    ...PLACE,
    userId: third.userId,
    alternatePhone: '555-0104',
    occupation: 'Baker',
    communicationPreferences: { email: true, sms: false, push: false, language: 'en', chosen: [NoticeChannel.EMAIL] },
    children: [student.id],
  });
  const erasedAt = new Date().toISOString();
  await academy.with.staff({ status: StaffStatus.TERMINATED, erasedAt });
  await academy.with.student({ status: StudentStatus.ARCHIVED, erasedAt });
  await academy.with.parent({ status: ParentStatus.INACTIVE, erasedAt });
  return { staff, department, colleague, student, parent };
}

type People = Awaited<ReturnType<typeof seedPeople>>;

async function seedTeaching(academy: SeededAcademy, { staff, department, student }: People) {
  const signatories = [{ name: 'Grace Hopper', title: 'Head coach' }];
  const template = await academy.with.record(CertificateTemplate, { ...filled('certificateTemplates'), signatories });
  const ofTemplate = { certificateTemplateId: template.id };
  const level = await academy.with.record(Level, { ...filled('levels'), ...ofTemplate });
  const course = await academy.with.course({
    ...filled('courses'),
    ...ofTemplate,
    levelId: level.id,
    departmentId: department.id,
    description: 'Strokes',
    category: 'Swimming',
    minAge: 6,
    maxAge: 16,
    color: '#0055AA',
    price: 15_000,
    completionRule: { minAttendance: 80, minProgress: 90, requirePaid: true },
  });
  const room = await academy.with.room({ ...filled('rooms'), name: 'Pool 1', capacity: 30, notes: 'Deep end closed' });
  await academy.with.room({ name: 'Old pool', status: RoomStatus.ARCHIVED });
  const batch = await academy.with.batch({
    ...filled('batches'),
    courseId: course.id,
    instructorId: staff.id,
    roomId: room.id,
    classroom: 'Pool 1',
    notes: 'Towels',
    sessionsUntil: '2026-12-18',
  });
  const session = await academy.with.session({
    batchId: batch.id,
    instructorId: staff.id,
    slotDate: null,
    topic: 'Morning',
    status: SessionStatus.HELD,
  });
  const enrollment = await academy.with.enrollment({
    studentId: student.id,
    batchId: batch.id,
    grade: 'A',
    completionDate: '2026-06-30',
    completedProgress: 90,
    billedFrom: '2026-01-05',
    waitlistPosition: 1,
    dropReason: 'moved',
    overrideReason: 'Was ill for a month',
    notes: 'Early',
  });
  const attendance = await academy.with.attendance({
    studentId: student.id,
    batchId: batch.id,
    sessionId: session.id,
    session: 'Morning',
    status: AttendanceStatus.LATE,
    remarks: 'Rain',
    minutesLate: 5,
  });
  return { course, level, template, room, batch, session, enrollment, attendance };
}

/**
 * Creates two closures and time off for a staff member. One closure is for some hours of a course, a batch and a room.
 * The other closure is for the whole academy. Creates a session that the first closure cancels.
 */
async function seedAbsences(
  { with: make }: SeededAcademy,
  { staff }: People,
  { course, room, batch }: Awaited<ReturnType<typeof seedTeaching>>,
): Promise<void> {
  const hours = { startTime: '12:00:00', endTime: '18:30:00' };
  const named = { courseIds: [course.id], batchIds: [batch.id], roomIds: [room.id] };
  const closed = { ...hours, ...named, name: 'New floor', startDate: '2026-11-02', excusesFees: true };
  const { id: closureId } = await make.closure(closed);
  await make.closure({ name: 'Holidays', startDate: '2026-12-21', endDate: '2027-01-03' });
  await make.timeOff({ ...hours, staffId: staff.id, startDate: '2026-11-03', reason: 'Dentist' });
  await make.session({
    ...{
      batchId: batch.id,
      instructorId: staff.id,
      roomId: room.id,
      classroom: 'Pool 1',
      closureId,
      excusesFees: true,
    },
    ...{ status: SessionStatus.CANCELLED, cancelCause: CancelCause.CLOSURE, cancelReason: 'Storm' },
    ...{ date: '2026-11-02', overrides: [SessionOverride.TIME], topic: 'Turns', onlineUrl: URL, notes: 'Fins' },
  });
}

/**
 * Creates a term, a tax rate, a batch's fee plan with all its parts, an add-on plan, a personal discount and a coupon.
 */
async function seedPrices(
  { with: make }: SeededAcademy,
  { student }: People,
  { course, batch, enrollment }: Awaited<ReturnType<typeof seedTeaching>>,
) {
  const term = await make.term({
    ...filled('terms'),
    name: 'Autumn',
    code: '2026-3',
    startsOn: '2026-09-07',
    endsOn: '2026-12-18',
  });
  const taxRate = await make.taxRate({ ...filled('taxRates'), name: 'VAT', percent: 2_000, inclusive: true });
  await make.feePlan({
    ...{ name: 'Lessons', batchId: batch.id, dropPolicy: DropPolicy.CREDIT_UNUSED },
    items: [
      {
        ...{
          taxRateId: taxRate.id,
          chargeAbsent: true,
          refundable: false,
          due: { anchor: DueAnchor.PERIOD_END, offsetDays: -7 },
        },
        installments: { weights: [50, 30, 20], every: InstallmentInterval.MONTH },
      },
    ],
  });
  await make.feePlan({ name: 'Lessons of the course', courseId: course.id });
  const { id: planId } = await make.feePlan({ name: 'Minibus', items: [{ code: 'minibus', title: 'Minibus' }] });
  await make.addOn({ enrollmentId: enrollment.id, planId });
  const days = { validFrom: '2026-01-01', validUntil: '2026-12-31' };
  const limited = { ...days, feeTypes: [FeeType.TUITION], priority: 10, exclusive: true, maxUses: 1 };
  const discount = await make.discount({ ...limited, kind: DiscountKind.SCHOLARSHIP, studentId: student.id });
  await make.discountUse({ discountId: discount.id, enrollmentId: enrollment.id });
  await make.discount({ kind: DiscountKind.MANUAL, enrollmentId: enrollment.id, amount: 500 });
  await make.discount({ kind: DiscountKind.SIBLING, rankFrom: 2 });
  await make.discount({ kind: DiscountKind.MULTI_COURSE, minCourses: 3 });
  await make.discount({ kind: DiscountKind.EARLY_BIRD, daysBeforeStart: 30 });
  await make.discount({ kind: DiscountKind.COUPON, code: 'OPEN-DAY' });
  // an unused plan, because plans in use cannot be changed
  const plan = await make.feePlan({ name: 'Next year', status: FeePlanStatus.DRAFT });
  return { term, taxRate, plan, discount };
}

async function seedMoney(academy: SeededAcademy, { student, parent }: People, enrollmentId: string) {
  const at = '2026-01-05T09:00:00.000Z';
  const automatic = { automatic: true, since: '2026-01-05', confirmedAt: at, endedAt: at, total: 10_000, cursor: '' };
  const run = await academy.with.billingRun(automatic);
  const fee = await academy.with.fee({
    studentId: student.id,
    parentId: parent.id,
    enrollmentId,
    billingRunId: run.id,
    title: 'January',
    period: '2026-01',
    notes: 'Half',
  });
  const { id: lateId } = await academy.with.fee({ studentId: student.id, parentId: parent.id });
  await academy.with.fee({
    ...{ studentId: student.id, parentId: parent.id, penaltyForId: lateId, amount: 500, tax: 50 },
    ...{
      title: 'Late',
      feeType: FeeType.LATE_PAYMENT_PENALTY,
      waivedAt: '2026-02-10T09:00:00.000Z',
      waiveReason: 'A flood',
    },
    penaltyBasis: { graceEnd: '2026-02-03', balance: 10_000, percent: 500, amount: 500 },
    ...{ billingKey: 'penalty:2026-01', installment: { groupId: enrollmentId, number: 1, count: 2 } },
    steps: [{ label: 'Penalty', basis: 10_000, fraction: '5.00 %', amount: 500, total: 500 }],
    taxes: [{ taxRateId: enrollmentId, name: 'GST', percent: 887.5, inclusive: true, amount: 50 }],
  });
  await academy.with.creditNote({ feeId: fee.id, amount: 1_000, note: 'Storm' });
  // a student without parents, who has left the academy and must pay a fee
  const left = await academy.with.student({ status: StudentStatus.INACTIVE });
  await academy.with.fee({ studentId: left.id });
  const payment = await academy.with.payment({ feeId: fee.id, amount: 5_000, reference: 'A1' });
  await academy.with.payment({ feeId: fee.id, amount: -1_000, refundOfId: payment.id, method: PaymentMethod.CARD });
  const balance = { month: '2026-01-31', accountId: fee.account.id, feeId: fee.id, balance: 10_000 };
  const due = { dueDate: '2026-01-15', since: '2026-01-01', until: '2026-01-10' };
  await academy.run(async (em) => {
    em.persist(Object.assign(new FeeBalance(), { academyId: academy.id, ...balance }));
    em.persist(Object.assign(new FormerDueDate(), { fee: referTo(em, Fee, fee.id), ...due }));
    em.persist(Object.assign(new FeeReminder(), { feeId: fee.id, offsetDays: -7 }));
  });
  return { fee, payment };
}

/** Creates a file to which a student, the academy and an invoice refer. */
async function seedFiles(academy: SeededAcademy, uploadedBy: string, { student }: People): Promise<void> {
  const file = await academy.with.record(File, { uploadedBy, name: 'form.pdf', mimeType: 'application/pdf' });
  await academy.run(async (em) => {
    const row = await em.findOneOrFail(Student, { id: student.id });
    row.photoFileId = file.id;
    row.documents = row.documents.map((document) => ({ ...document, fileId: file.id }));
    const owner = await em.findOneOrFail(Academy, { id: academy.id });
    owner.logoFileId = file.id;
    for (const template of await em.find(CertificateTemplate, {})) template.backgroundFileId = file.id;
    for (const certificate of await em.find(Certificate, {})) {
      Object.assign(certificate, { backgroundFileId: file.id, logoFileId: file.id });
    }
  });
  const penalty = await academy.run((em) => em.findOneOrFail(Fee, { billingKey: 'penalty:2026-01' }));
  await academy.with.invoice({ feeId: penalty.id });
}

/** Creates materials of the course, the batch and the session, and a view by the student. */
async function seedMaterials(
  { run, with: make }: SeededAcademy,
  { course, batch, session }: Awaited<ReturnType<typeof seedTeaching>>,
  { student }: People,
): Promise<void> {
  const shown = { title: 'Turns', status: MaterialStatus.PUBLISHED, description: 'At the wall', section: 'Week 1' };
  await makeMaterial(make, { ...shown, courseId: course.id });
  await makeMaterial(make, { ...shown, sessionId: session.id, placeId: batch.id });
  const days = { visibleFrom: '2026-01-05', visibleUntil: '2099-12-31' };
  const { id: materialId } = await makeMaterial(make, { ...shown, ...days, batchId: batch.id });
  const { id: fileId } = await make.record(File, { name: 'turns.pdf', mimeType: 'application/pdf' });
  await run(async (em) => {
    Object.assign(await em.findOneOrFail(Material, { id: materialId }), { fileId, url: null });
  });
  const at = new Date().toISOString();
  const viewed = { firstViewedAt: at, lastViewedAt: at, count: 2 };
  await make.record(MaterialView, { ...viewed, materialId, studentId: student.id });
}

/**
 * Creates an inbox entry with its message, a preference, and the cursor of the events that have already caused notices.
 */
async function seedNotices(academy: SeededAcademy, userId: string, { student }: People): Promise<void> {
  const { record } = academy.with;
  const at = new Date().toISOString();
  const entry = await makeNotification(academy.with, { userId, studentId: student.id, readAt: at });
  const send = await makeSend(academy.with, {
    ...{ recipientType: RecipientType.USER, recipientId: userId, studentId: student.id, notificationId: entry.id },
    ...{ reason: SuppressionReason.READ, sentAt: at, address: 'user@example.test', subject: 'Absent', text: 'Today' },
  });
  await record(NoticeSubject, { sendId: send.id, resourceId: student.id });
  const choice = { kind: NoticeKind.ABSENCE, channel: NoticeChannel.SMS, isOn: true };
  await record(NoticePreference, { recipientType: RecipientType.USER, recipientId: userId, ...choice });
  await record(NotificationTemplate, { locale: 'en', subject: 'Absent' });
  const announced = { authorId: userId, publishAt: at, expiresAt: '2030-01-01T00:00:00.000Z' };
  const audiences = [
    { everyone: true },
    { roles: [AudienceRole.PARENT] },
    { courseIds: [student.id] },
    { batchIds: [student.id] },
  ];
  for (const audience of audiences) await record(Announcement, { ...announced, audience });
  await academy.run(async (em) => {
    await beginCursor(em.getKysely(), academy.id, 0);
    await moveMark(em, '2026-03-02', [7, 1]);
  });
}

async function seedGrades(
  academy: SeededAcademy,
  userId: string,
  { id: enrollmentId, batchId, studentId }: { id: string; batchId: string; studentId: string },
): Promise<void> {
  const { record } = academy.with;
  const at = new Date().toISOString();
  const { id: termId } = await academy.run((em) => em.findOneOrFail(Term, {}));
  const published = { status: AssessmentStatus.PUBLISHED, date: '2026-02-02', publishAt: at };
  const assessment = await record(Assessment, { ...filled('assessments'), ...published, batchId, termId });
  const graded = { status: ResultStatus.GRADED, score: 900, feedback: 'Good', gradedBy: userId, gradedAt: at };
  const result = await record(Result, { ...graded, assessmentId: assessment.id, batchId, studentId });
  await record(ResultHistory, { ...graded, score: 800, resultId: result.id });
  for (const termKey of [ALL_TERMS, termId]) {
    await record(GradeAverage, { batchId, studentId, termKey, average: 9_000, publishedAverage: 9_000 });
  }
  await record(TermComment, { ...filled('termComments'), enrollmentId, termId });
  await record(FinalGrade, { enrollmentId });
}

/** Creates certificates of an enrollment and of a level. One certificate replaces another. */
async function seedCertificates(
  academy: SeededAcademy,
  issuedBy: string,
  { enrollment, level, template }: Awaited<ReturnType<typeof seedTeaching>>,
  { student }: People,
): Promise<void> {
  const { certificate, record } = academy.with;
  const issued = { studentId: student.id, issuedBy, templateId: template.id, expiresOn: '2030-01-01' };
  const snapshot: CertificateSnapshot = {
    ...{ studentName: 'Full student', title: 'Diploma', text: 'Well done', courseName: 'Crawl', levelName: 'Bronze' },
    ...{ grade: 'A', hours: '12.5', completedOn: '2026-06-30', issuedOn: '2026-07-01', expiresOn: '2030-01-01' },
    ...{ number: 'CRT-900001', code: 'AAAABBBBCCCCDDDD', verificationUrl: URL, academyName: 'School' },
    ...{ signatories: [{ name: 'Grace Hopper', title: 'Head coach' }], country: 'US', locale: 'en' },
    ...{ primaryColor: '#0055AA', secondaryColor: '#0055AA', rendererVersion: 1 },
  };
  const printed = { snapshot, overrideReason: 'Was ill' };
  const ofLevel = await certificate({ ...issued, ...printed, levelId: level.id });
  await certificate({
    ...issued,
    enrollmentId: enrollment.id,
    state: CertificateState.REVOKED,
    revokeReason: 'Cheated',
  });
  const replaced = { state: CertificateState.REPLACED, replacedById: ofLevel.id };
  await certificate({ ...issued, ...printed, ...replaced, enrollmentId: enrollment.id });
  await record(CertificateCounter, { lastNumber: 900_000 });
  await record(CertificatePrint, { certificateId: ofLevel.id, rendererVersion: 1, sha256: '0'.repeat(64) });
}

/** Creates the records that only the service itself writes. */
async function seedRecords(
  academy: SeededAcademy,
  userId: string,
  { attendance, batch, enrollment }: Awaited<ReturnType<typeof seedTeaching>>,
  { staff, parent, student, department }: People,
): Promise<void> {
  const at = new Date().toISOString();
  const hash = String(++serial).padStart(64, '0');
  const { id: studentId } = await academy.with.student({ status: StudentStatus.INACTIVE });
  const done = { studentId, batchId: batch.id, status: EnrollmentStatus.COMPLETED, grade: 'B' };
  await academy.with.attendance({ studentId, batchId: batch.id });
  const average = { studentId, batchId: batch.id, termKey: ALL_TERMS };
  await academy.with.record(GradeAverage, { ...average, average: 8_000, publishedAverage: 8_000 });
  const entered = await academy.with.enrollment({ ...done, completionDate: '2026-06-30' });
  await seedGrades(academy, userId, { id: enrollment.id, batchId: batch.id, studentId: student.id });
  await academy.run(async (em) => {
    const create = <T extends object>(entity: new () => T, data: object) =>
      em.create(entity, data as never, { partial: true });
    create(AttendanceHistory, {
      attendance: referTo(em, Attendance, attendance.id),
      status: AttendanceStatus.LATE,
      remarks: 'Rain',
      minutesLate: 15,
      markedBy: userId,
      markedAt: at,
    });
    create(Invitation, {
      email: `invited-${serial}@example.test`,
      role: MemberRole.STAFF,
      staffRole: StaffRole.TEACHER,
      staff: referTo(em, Staff, staff.id),
      parent: referTo(em, Parent, parent.id),
      student: referTo(em, Student, student.id),
      tokenHash: hash,
      inviter: em.getReference(User, userId),
      expiresAt: at,
      acceptedAt: at,
      revokedAt: at,
    });
    create(ApiKey, {
      ...{ name: 'Accounting', role: ApiKeyRole.SUPPORT_STAFF, scopes: ['fees:read'], expiresAt: at },
      ...{ allowedCidrs: ['192.0.2.0/24'], lastUsedAt: at, revokedAt: at, secretHash: hash },
      creator: em.getReference(User, userId),
    });
    create(CalendarFeed, {
      ...{ scope: FeedScope.STUDENT, targetId: student.id, name: 'Swimming', lastFetchedAt: at },
      ...{ user: em.getReference(User, userId), tokenHash: hash },
    });
    create(AuditEntry, {
      userId,
      action: 'updated',
      resource: 'Department',
      resourceId: department.id,
      before: { name: 'Old' },
      after: { name: 'New' },
      requestId: 'request-1',
    });
    create(OutboxEvent, {
      type: 'member.invited',
      resource: 'Invitation',
      resourceId: staff.id,
      resourceVersion: 1,
      occurredAt: at,
      payload: { role: 'staff' },
      sequence: 1,
    });
    create(Job, {
      ...{ kind: 'mail.invitation', payload: { staffId: staff.id }, runAt: at, state: JobState.DEAD, attempts: 5 },
      ...{ maxAttempts: 5, lockedUntil: at, lockToken: staff.id, dedupeKey: 'mail.invitation', lastError: 'refused' },
    });
    em.persist(Object.assign(new EventCursor(), { academyId: academy.id, last: 1 }));
    create(IdempotencyKey, { userId, key: hash, fingerprint: hash, resultId: staff.id });
    create(EnrollmentTransfer, {
      left: referTo(em, Enrollment, enrollment.id),
      entered: referTo(em, Enrollment, entered.id),
      wasActive: true,
    });
    create(ChargeCredit, {
      ...{ enrollment: referTo(em, Enrollment, enrollment.id), charge: 'tuition:2026-01' },
      ...{ slotDate: '2026-01-05', amount: 1_000 },
    });
    create(ReceiptCounter, { lastNumber: 2 });
    create(CreditNoteCounter, { lastNumber: 1 });
    create(InvoiceCounter, { lastNumber: 1 });
  });
}

/** Creates a disabled endpoint, and a delivery to it that is being sent. */
async function seedWebhooks(academy: SeededAcademy): Promise<void> {
  const at = new Date().toISOString();
  const endpoint = await academy.with.webhookEndpoint({
    description: 'Ledger',
    status: WebhookEndpointStatus.DISABLED,
    disabledReason: 'The receiver answered 410 Gone.',
    failingSince: at,
    formerSealedSecret: 'none',
    formerSignsUntil: at,
  });
  await academy.with.webhookDelivery({
    endpointId: endpoint.id,
    sequence: 1,
    attemptCount: 1,
    failures: 1,
    nextAttemptAt: at,
    lockToken: endpoint.id,
    attempts: [{ at, httpStatus: 500, ms: 12, error: WebhookFailure.STATUS, response: 'no' }],
  });
}

/** Returns the ids of the named rows, and the id of a row in each other table. */
function idsOf(academy: SeededAcademy, made: Record<string, { id: string }>): Promise<Record<string, string>> {
  const named = Object.values(made).map((row) => row.id);
  return academy.run(async (em) => {
    const ids: Record<string, string> = {};
    for (const meta of em.getMetadata().getAll().values()) {
      if (!isTenantEntity(meta) || meta.abstract) continue;
      // skips derived rows, which the service computes from other rows
      if (meta.class.prototype instanceof DerivedTenantRow) continue;
      const { tableName } = meta;
      const all = sql<{
        id: string;
      }>`select id from ${sql.table(tableName)} where academy_id = ${academy.id} order by id`;
      const { rows } = await all.execute(em.getKysely());
      const row = rows.find(({ id }) => named.includes(id)) ?? rows[0];
      if (!row) throw new Error(`The full academy has no row in ${tableName}: give it one in seedFullAcademy().`);
      ids[tableName] = row.id;
    }
    return ids;
  });
}
