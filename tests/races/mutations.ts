import 'reflect-metadata';
import { type GraphQLField, getNamedType, isObjectType } from 'graphql';
import { expect } from 'vitest';
import { Batch } from '../../src/features/academics/batches/batch.entity.ts';
import { BillingFrequency } from '../../src/features/academics/courses/course.enums.ts';
import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import { Room } from '../../src/features/academics/rooms/room.entity.ts';
import { Level } from '../../src/features/academics/skills/level.entity.ts';
import { Skill } from '../../src/features/academics/skills/skill.entity.ts';
import { Track } from '../../src/features/academics/skills/track.entity.ts';
import { TokenPurpose } from '../../src/features/identity/auth/account/account-token.entity.ts';
import { newAccountToken } from '../../src/features/identity/auth/account/account-tokens.ts';
import { hashPassword } from '../../src/features/identity/auth/account/passwords.ts';
import { User } from '../../src/features/identity/auth/user.entity.ts';
import { Assessment } from '../../src/features/learning/grades/assessments/assessment.entity.ts';
import { ALL_TERMS, GradeAverage } from '../../src/features/learning/grades/averages/grade-average.entity.ts';
import { FinalGrade } from '../../src/features/learning/grades/final/final-grade.entity.ts';
import { AssessmentStatus, ResultStatus } from '../../src/features/learning/grades/grade.enums.ts';
import { Result } from '../../src/features/learning/grades/results/result.entity.ts';
import { GradeScale } from '../../src/features/learning/grades/scales/grade-scale.entity.ts';
import { Material } from '../../src/features/learning/materials/material.entity.ts';
import { MaterialStatus } from '../../src/features/learning/materials/material.enums.ts';
import { SkillMark } from '../../src/features/learning/skills/marks/skill-mark.entity.ts';
import { StudentLevel } from '../../src/features/learning/skills/promotions/student-level.entity.ts';
import { Account } from '../../src/features/money/accounts/account.entity.ts';
import { DiscountKind } from '../../src/features/money/discounts/discount.enums.ts';
import { BillingRunStatus } from '../../src/features/money/ledger/billing-run.enums.ts';
import { Fee } from '../../src/features/money/ledger/fee.entity.ts';
import { FeeType } from '../../src/features/money/ledger/fee.enums.ts';
import { DropPolicy, FeePlanStatus, ProrationBasis } from '../../src/features/money/plans/fee-plan.enums.ts';
import { File } from '../../src/features/operations/files/file.entity.ts';
import { Announcement } from '../../src/features/operations/notices/announcements/announcement.entity.ts';
import { AnnouncementState } from '../../src/features/operations/notices/announcements/announcement.enums.ts';
import { WebhookEndpoint } from '../../src/features/operations/webhooks/webhook-endpoint.entity.ts';
import { Membership } from '../../src/features/people/members/membership.entity.ts';
import { Department } from '../../src/features/people/staff/department.entity.ts';
import { Staff } from '../../src/features/people/staff/staff.entity.ts';
import type { ClassSession } from '../../src/features/scheduling/sessions/class-session.entity.ts';
import { CancelCause, SessionStatus } from '../../src/features/scheduling/sessions/session.enums.ts';
import { referTo } from '../../src/platform/database/records.ts';
import { systemTransaction } from '../../src/platform/database/tenant-session.ts';
import { Job } from '../../src/platform/jobs/job.entity.ts';
import { JobState } from '../../src/platform/jobs/job-states.ts';
import { addDays } from '../../src/platform/time/days.ts';
import { inviteMember, newEmail } from '../features/people/members/setup.ts';
import { todayIn } from '../features/people.ts';
import type { TestApp } from '../support/app.ts';
import { type Credentials, type GraphqlResult, gql } from '../support/clients.ts';
import { makeMaterial } from '../support/materials.ts';
import { makeSend } from '../support/notices.ts';
import { edited, mutations, requiredInput } from '../support/resources.ts';
import { type Member, type SeededAcademy, seedAcademy, seedSuperAdmin, seedUser } from '../support/seed.ts';

/** Records that all mutations use, so that the mutations conflict. */
export interface Crossing {
  readonly app: TestApp;
  readonly academy: SeededAcademy;
  readonly admin: Member;
  readonly email: string;
  readonly departments: readonly string[];
  readonly course: string;
  readonly rooms: readonly string[];
  readonly batches: readonly string[];
  readonly staff: readonly string[];
  readonly students: readonly string[];
  readonly parents: readonly string[];
  readonly fee: string;
  readonly attendance: string;
  readonly sessions: readonly string[];
}

const PASSWORD = 'correct horse';
const SEATS = 1_000;
const today = todayIn('UTC');

/** The item of each fee plan. */
const PLAN_ITEM = { code: 'tuition', feeType: 'TUITION', title: 'Tuition', amount: '90.00', frequency: 'MONTHLY' };

export async function seedCrossing(app: TestApp): Promise<Crossing> {
  const academy = await seedAcademy(app);
  const admin = await academy.as('academy_admin');
  const make = academy.with;
  const twice = async (one: () => Promise<{ id: string }>) => [(await one()).id, (await one()).id];
  const course = (await make.course()).id;
  const [departments, rooms, batches, staff, students, parents] = [
    await twice(() => make.department()),
    await twice(() => make.room()),
    await twice(() => make.batch({ courseId: course, maxStudents: SEATS })),
    await twice(() => make.staff()),
    await twice(() => make.student()),
    await twice(() => make.parent()),
  ];
  // every activated student is billed
  const once = { code: 'joining', frequency: BillingFrequency.ONE_TIME, proration: ProrationBasis.NONE };
  await make.feePlan({ courseId: course, dropPolicy: DropPolicy.CREDIT_UNUSED, items: [once, {}] });
  await make.discount({ kind: DiscountKind.SIBLING, rankFrom: 2, maxUses: 1_000_000 });
  await make.discount({ kind: DiscountKind.COUPON, code: COUPON });
  for (const batchId of batches) for (const studentId of students) await make.enrollment({ studentId, batchId });
  const [studentId, batchId] = [students[0] as string, batches[0] as string];
  const fee = (await make.fee({ studentId, amount: 90_000_000 })).id;
  const attendance = (await make.attendance({ studentId, batchId })).id;
  const sessions = await Promise.all(batches.map(async (id) => (await make.session({ batchId: id })).id));
  const email = newEmail();
  const passwordHash = await hashPassword(PASSWORD);
  await systemTransaction(
    app.services.database,
    async (em) => void em.create(User, { name: 'Lo', email, passwordHash }, { partial: true }),
  );
  const rows = { course, departments, batches, staff, students, parents, fee, attendance, sessions, rooms };
  return { app, academy, admin, email, ...rows };
}

/** The coupon of each enrollment. */
const COUPON = 'WELCOME';

/** A prepared call: the caller and the arguments. */
interface Call {
  readonly as?: Credentials;
  readonly args: Record<string, unknown>;
}

type Prepare = (at: Crossing) => Call | Promise<Call>;

let serial = 0;
let erasures = 0;
const text = () => `Text ${++serial}`;
const either = (ids: readonly string[]): string => ids[++serial % ids.length] as string;
/** Returns a term of one day that no other term has. */
function newTerm() {
  const day = addDays('2100-01-01', ++serial);
  return { name: text(), code: `T-${serial}`, startsOn: day, endsOn: day };
}
/** The values of an announcement to everyone. */
const PLAIN = { audience: { everyone: true } };

const about = (args: Record<string, unknown>): Call => ({ args });

/** Creates a session of one of the batches outside its schedule. */
async function scheduled({ academy, batches }: Crossing, given: Partial<ClassSession> = {}): Promise<string> {
  return (await academy.with.session({ batchId: either(batches), slotDate: null, ...given })).id;
}

/** Creates an enrollment of a new student in one of the batches. */
async function enrolled({ academy, batches }: Crossing, status = EnrollmentStatus.ACTIVE): Promise<string> {
  const { id: studentId } = await academy.with.student();
  return (await academy.with.enrollment({ studentId, batchId: either(batches), status })).id;
}

/** Creates an assessment in one of the batches, with a result of one of the students. */
async function assessed(
  { academy: { with: make }, batches, students, admin }: Crossing,
  given: Partial<Assessment> = {},
): Promise<string> {
  const batchId = either(batches);
  const { id } = await make.record(Assessment, { batchId, ...given });
  const studentId = either(students);
  const status = ResultStatus.EXCUSED;
  await make.record(Result, { assessmentId: id, batchId, studentId, status, gradedBy: admin.userId });
  return id;
}

/** The bands of grade scales. */
const BANDS = [
  { min: 50, grade: 'P' },
  { min: 0, grade: 'F' },
];

/** Creates an enrollment in one of the batches, whose student has an average or a grade that a finalisation filled. */
async function gradable(at: Crossing, grade: string | null): Promise<string> {
  const { with: make } = at.academy;
  const batchId = either(at.batches);
  const { id: studentId } = await make.student();
  const { id: enrollmentId } = await make.enrollment({ studentId, batchId, grade });
  await make.record(GradeAverage, { batchId, studentId, termKey: ALL_TERMS, average: 5_000, publishedAverage: 5_000 });
  if (grade !== null) await make.record(FinalGrade, { enrollmentId });
  return batchId;
}

/** Creates a material in one of the batches. */
async function learned({ academy, batches }: Crossing, given: Partial<Material> = {}): Promise<string> {
  return (await makeMaterial(academy.with, { batchId: either(batches), ...given })).id;
}

/** Returns the webhook endpoint that all calls share. */
async function listening({ academy }: Crossing): Promise<string> {
  const known = await academy.run((em) => em.findOne(WebhookEndpoint, { description: 'crossed' }));
  return known?.id ?? (await academy.with.webhookEndpoint({ description: 'crossed' })).id;
}

/** Creates a calendar feed of a new member. Returns a call by that member. */
async function calendarFeed({ app, academy }: Crossing, args: object = {}): Promise<Call> {
  const as = await academy.as('teacher');
  const create = 'mutation ($input: CreateCalendarFeedInput!) { createCalendarFeed(input: $input) { id } }';
  const { data } = await gql(app, as, create, { input: { scope: 'MINE', name: text() } });
  return { as, args: { id: data.createCalendarFeed.id, ...args } };
}

/** Creates a student with a login who is enrolled in both batches and has paid. */
async function busyStudent({ academy, batches }: Crossing): Promise<string> {
  const { studentId } = await academy.as('student');
  const { id: feeId } = await academy.with.fee({ studentId: studentId as string, title: text() });
  await academy.with.payment({ feeId, reference: text(), receiptNumber: text(), amount: 5_000 });
  await academy.with.creditNote({ feeId, note: text() });
  await academy.with.invoice({ feeId });
  for (const batchId of batches) await academy.with.enrollment({ studentId: studentId as string, batchId });
  return studentId as string;
}

/** Creates a staff member with a login who heads both departments and teaches both batches. */
async function busyStaff({ academy, departments, batches }: Crossing): Promise<string> {
  const staffId = (await academy.as('teacher')).staffId as string;
  await academy.run(async (em) => {
    const staff = referTo(em, Staff, staffId);
    await em.nativeUpdate(Department, { id: { $in: [...departments] } }, { headStaff: staff });
    await em.nativeUpdate(Batch, { id: { $in: [...batches] } }, { instructor: staff });
  });
  await academy.with.timeOff({ staffId, reason: text() });
  return staffId;
}

/** Creates a time-off request of one of the staff. */
const requested = async ({ academy, staff }: Crossing): Promise<string> =>
  (await academy.with.timeOff({ staffId: either(staff), startDate: '2099-12-24' })).id;

let roomDeletions = 0;

/** Creates a room that no batch uses. */
const idleRoom = async ({ academy }: Crossing): Promise<string> => (await academy.with.room({ name: text() })).id;

/** Creates a room that both batches use. */
async function busyRoom({ academy, batches }: Crossing): Promise<string> {
  const { id, name } = await academy.with.room({ name: text() });
  await academy.run((em) =>
    em.nativeUpdate(Batch, { id: { $in: [...batches] } }, { room: referTo(em, Room, id), classroom: name }),
  );
  return id;
}

/** Invites one of the staff after removing their login. */
async function invited({ app, academy, admin, staff }: Crossing): Promise<{ id: string; token: string }> {
  const staffId = either(staff);
  await academy.run(async (em) => {
    for (const membership of await em.find(Membership, { staff: referTo(em, Staff, staffId) })) em.remove(membership);
    await em.flush();
    await em.nativeUpdate(Staff, { id: staffId }, { user: null });
  });
  const { data } = await inviteMember(app, admin, { email: newEmail(), role: 'STAFF', staffId });
  return data.inviteMember;
}

/** Creates a member. Returns the id of the membership. */
async function membershipOf({ app, academy, admin }: Crossing): Promise<string> {
  const { userId } = await academy.as('parent');
  const { data } = await gql(app, admin, '{ members(first: 1, orderBy: [CREATED_AT_DESC]) { nodes { id userId } } }');
  expect(data.members.nodes[0].userId).toBe(userId);
  return data.members.nodes[0].id;
}

/** Creates a certificate of a student for a completed enrollment. */
async function certificateOf({ academy, students }: Crossing): Promise<string> {
  const studentId = either(students);
  const completed = { status: EnrollmentStatus.COMPLETED, completionDate: '2026-06-30' };
  const { id: enrollmentId } = await academy.with.enrollment({ studentId, ...completed });
  return (await academy.with.certificate({ studentId, enrollmentId })).id;
}

/** Returns the account of the fee. */
const accountOf = ({ academy, fee }: Crossing): Promise<string> =>
  academy.run(async (em) => (await em.findOneOrFail(Fee, { id: fee })).account.id);

/** Creates a token for a new user. */
async function accountToken(app: TestApp, purpose: TokenPurpose): Promise<string> {
  const { userId } = await seedUser(app);
  return systemTransaction(app.services.database, async (em) =>
    newAccountToken(em, userId, purpose, { isMailed: true }),
  );
}

/** Creates a dead job of the academy, to be decided by the Super Admin. */
async function deadJob({ app, academy }: Crossing): Promise<Call> {
  const job = Object.assign(new Job(), { kind: 'crossed', payload: {}, state: JobState.DEAD, maxAttempts: 5 });
  await academy.run(async (em) => void em.persist(Object.assign(job, { runAt: new Date().toISOString() })));
  return { as: await seedSuperAdmin(app), args: { id: job.id } };
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const academyInput = () => ({ name: text(), type: 'CHESS', email: newEmail() });
const feeInput = { feeType: 'TUITION', amount: '10.00', dueDate: '2099-01-31' };

/**
 * The arguments of each mutation. A mutation that uses up its record gets a new record. All other mutations use the
 * shared records.
 */
export const MUTATIONS: Record<string, Prepare> = {
  acceptInvitation: async (at) => ({
    as: {},
    args: { token: (await invited(at)).token, name: 'New', password: PASSWORD },
  }),
  addSession: ({ batches, staff }) =>
    about({
      input: {
        batchId: either(batches),
        date: today,
        startTime: '18:00',
        endTime: '19:00',
        instructorId: either(staff),
      },
    }),
  approveEnrollment: async (at) => about({ id: await enrolled(at, EnrollmentStatus.PENDING), coupon: COUPON }),
  cancelSession: async (at) => about({ id: await scheduled(at), input: { reason: text() } }),
  changePassword: async ({ app }) => ({
    as: await seedUser(app, { passwordHash: await hashPassword(PASSWORD) }),
    args: { input: { currentPassword: PASSWORD, password: PASSWORD, passwordConfirmation: PASSWORD } },
  }),
  changeMemberRole: async (at) =>
    about({ id: await membershipOf(at), role: 'STAFF', staffId: (await at.academy.with.staff()).id }),
  changeRoom: async (at) => about({ id: await scheduled(at), input: { roomId: either(at.rooms) } }),
  completeEnrollment: async (at) => about({ id: await enrolled(at), grade: 'A' }),
  createAcademy: () => about({ input: academyInput() }),
  createApiKey: () =>
    about({ input: { name: text(), role: 'TEACHER', scopes: ['students:read'], expiresAt: inAnHour() } }),
  createBatch: ({ course, staff, rooms }) =>
    about({
      input: {
        ...{ name: text(), courseId: course, instructorId: either(staff), roomId: either(rooms) },
        ...{ startDate: today, endDate: '2099-12-18', startTime: '09:00', endTime: '10:00', daysOfWeek: ['MONDAY'] },
      },
    }),
  createNotificationTemplate: () => {
    const locale = `en-x-${(++serial).toString(36).padStart(4, 'r')}`;
    return about({ input: { kind: 'ABSENCE', channel: 'EMAIL', locale, subject: text(), body: text() } });
  },
  archiveAssessment: async (at) => about({ id: await assessed(at, { status: AssessmentStatus.PUBLISHED }) }),
  createAssessment: ({ batches }) =>
    about({ input: { batchId: either(batches), title: text(), kind: 'QUIZ', maxScore: '10' } }),
  createGradeScale: () =>
    about({
      input: {
        name: text(),
        bands: BANDS,
      },
    }),
  saveResults: async (at) =>
    about({
      input: {
        assessmentId: await assessed(at),
        records: at.students.map((studentId) => ({ studentId, score: String(++serial % 10) })),
      },
    }),
  publishAssessment: async (at) => about({ id: await assessed(at) }),
  createMaterial: ({ batches, course }) => {
    const places = [{ batchId: either(batches) }, { courseId: course }];
    return about({ input: { ...places[++serial % 2], title: text(), url: 'https://notes.example.test/' } });
  },
  openMaterial: async (at) => ({
    as: await at.academy.as('student', { studentId: either(at.students) }),
    args: { id: await learned(at, { status: MaterialStatus.PUBLISHED }) },
  }),
  publishMaterial: async (at) => about({ id: await learned(at) }),
  reorderMaterials: async (at) => {
    const batchId = either(at.batches);
    const ids = [await learned(at, { batchId, position: 1 }), await learned(at, { batchId, position: 2 })];
    return about({ ids: ids.toReversed() });
  },
  updateAssessment: async (at) => about({ id: await assessed(at), input: { title: text(), weight: ++serial % 9 } }),
  createTermComment: async (at) =>
    about({
      input: { enrollmentId: await enrolled(at), termId: (await at.academy.with.term(newTerm())).id, text: text() },
    }),
  finaliseGrades: async (at) =>
    about({
      batchId: await gradable(at, null),
      gradeScaleId: (await at.academy.with.record(GradeScale, { bands: BANDS })).id,
    }),
  unfinaliseGrades: async (at) => about({ batchId: await gradable(at, 'A') }),
  createAnnouncement: () => about({ input: { title: text(), body: text(), audience: { everyone: true } } }),
  createClosure: ({ course, batches }) =>
    about({
      input: { name: text(), startDate: '2099-12-24', endDate: '2099-12-31', courseIds: [course], batchIds: batches },
    }),
  createCalendarFeed: async ({ academy }) => ({
    // a member may have twenty
    as: await academy.as('teacher'),
    args: { input: { scope: 'MINE', name: text() } },
  }),
  confirmBillingRun: async ({ academy }) =>
    about({ id: (await academy.with.billingRun({ status: BillingRunStatus.HELD })).id }),
  createDiscount: ({ students }) =>
    about({ input: { name: text(), kind: 'MANUAL', percent: '5.00', condition: { studentId: either(students) } } }),
  createFeePlan: async ({ academy, course }) =>
    about({
      input: {
        ...{ name: text(), courseId: course, effectiveFrom: today },
        items: [{ ...PLAN_ITEM, taxRateId: (await academy.with.taxRate()).id }],
      },
    }),
  createTaxRate: () => about({ input: { name: text(), percent: '7.00' } }),
  createTerm: () => about({ input: newTerm() }),
  createCourse: ({ departments }) => about({ input: { name: text(), departmentId: either(departments) } }),
  createLevel: async ({ academy }) =>
    about({ input: { name: text(), trackId: (await academy.with.record(Track)).id } }),
  createSkill: async ({ academy }) =>
    about({ input: { name: text(), levelId: (await academy.with.record(Level)).id } }),
  saveSkillMarks: async ({ academy, students }) => {
    const { id: skillId } = await academy.with.record(Skill);
    const records = students.map((studentId) => ({ studentId, skillId, status: 'ACHIEVED' }));
    return about({ input: { records } });
  },
  voidSkillMark: async ({ academy, students }) => {
    const { id } = await academy.with.record(SkillMark, { studentId: either(students) });
    return about({ id, reason: text() });
  },
  promoteStudent: async ({ academy, students }) => {
    const { id: levelId } = await academy.with.record(Level);
    return about({ input: { studentId: either(students), levelId } });
  },
  undoPromotion: async ({ academy, students }) => {
    const { id } = await academy.with.record(StudentLevel, { studentId: either(students) });
    return about({ id, reason: text() });
  },
  issueCertificate: async ({ academy, students }) => {
    const { id: levelId } = await academy.with.record(Level);
    const studentId = either(students);
    await academy.with.record(StudentLevel, { studentId, levelId });
    return about({ input: { studentId, levelId, idempotencyKey: text() } });
  },
  issueCertificates: ({ batches }) => about({ input: { batchId: either(batches) } }),
  reissueCertificate: async (at) => about({ id: await certificateOf(at), templateId: null }),
  revokeCertificate: async (at) => about({ id: await certificateOf(at), reason: text() }),
  createDepartment: ({ staff }) => about({ input: { name: text(), headStaffId: either(staff) } }),
  createCreditNote: async (at) =>
    about({ input: { accountId: await accountOf(at), amount: '0.01', reason: 'GOODWILL', idempotencyKey: text() } }),
  createFee: ({ students, parents }) =>
    about({ input: { ...feeInput, studentId: either(students), parentId: either(parents) } }),
  createFeesForBatch: ({ batches }) => about({ input: { ...feeInput, batchId: either(batches) } }),
  createParent: ({ students }) =>
    about({
      input: {
        ...{ firstName: 'Pat', lastName: text(), email: newEmail(), phone: '555' },
        students: students.map((studentId) => ({ studentId, relationship: 'MOTHER' })),
      },
    }),
  createStaffMember: ({ departments }) =>
    about({
      input: { firstName: 'Sam', lastName: text(), email: newEmail(), role: 'TEACHER', departmentIds: departments },
    }),
  createStudent: ({ parents }) =>
    about({
      input: {
        ...{ firstName: 'Stu', lastName: text(), externalId: text() },
        parents: parents.map((parentId) => ({ parentId, relationship: 'MOTHER' })),
      },
    }),
  createWebhookEndpoint: async ({ app }) => {
    // an academy may have ten
    const as = await (await seedAcademy(app)).as('academy_admin');
    return { as, args: { input: { url: 'https://93.184.215.14/', eventTypes: ['*'], description: text() } } };
  },
  decideTimeOff: async (at) =>
    about({ id: await requested(at), input: { status: either(['APPROVED', 'DECLINED']), reason: text() } }),
  deleteAcademy: async ({ app }) => {
    const academy = await seedAcademy(app);
    return { as: await academy.as('academy_admin'), args: { id: academy.id } };
  },
  deleteBatch: async ({ academy, course, students }) => {
    const { id } = await academy.with.batch({ courseId: course });
    for (const studentId of students) await academy.with.enrollment({ studentId, batchId: id });
    return about({ id });
  },
  deleteClosure: async ({ academy, batches }) =>
    about({ id: (await academy.with.closure({ batchIds: [either(batches)] })).id }),
  deleteDiscount: async ({ academy }) => about({ id: (await academy.with.discount()).id }),
  deleteFeePlan: async ({ academy, course }) =>
    about({ id: (await academy.with.feePlan({ courseId: course, status: FeePlanStatus.DRAFT })).id }),
  deleteTaxRate: async ({ academy }) => about({ id: (await academy.with.taxRate()).id }),
  deleteTerm: async ({ academy }) => about({ id: (await academy.with.term(newTerm())).id }),
  deleteCourse: async ({ academy, departments }) =>
    about({ id: (await academy.with.course({ departmentId: either(departments) })).id }),
  deleteDepartment: async ({ academy, staff }) => {
    const { id } = await academy.with.department({ headStaffId: either(staff) });
    await academy.with.course({ departmentId: id });
    await academy.with.staff({ departments: [id] });
    return about({ id });
  },
  deleteEnrollment: async (at) => about({ id: await enrolled(at) }),
  deleteParent: async ({ academy }) => about({ id: (await academy.as('parent')).parentId }),
  // an unused room is deleted, a used one is archived
  deleteRoom: async (at) => about({ id: await (++roomDeletions % 2 === 1 ? idleRoom(at) : busyRoom(at)) }),
  deleteStaffMember: async (at) => about({ id: await busyStaff(at) }),
  deleteTimeOff: async (at) => about({ id: await requested(at) }),
  deleteStudent: async (at) => about({ id: await busyStudent(at), confirm: true }),
  discardJob: deadJob,
  dropEnrollment: async (at) => about({ id: await enrolled(at) }),
  enrollStudent: async ({ academy, batches }) =>
    about({
      input: {
        ...{ studentId: (await academy.with.student()).id, batchId: either(batches), idempotencyKey: text() },
        ...{ coupon: COUPON, addOnPlanIds: [(await academy.with.feePlan()).id] },
      },
    }),
  erasePerson: async (at) => {
    const [resource, remove, id] = [
      ...(++erasures % 3 === 0 ? (['STUDENT', 'deleteStudent', await busyStudent(at)] as const) : []),
      ...(erasures % 3 === 1 ? (['STAFF', 'deleteStaffMember', await busyStaff(at)] as const) : []),
      ...(erasures % 3 === 2
        ? (['PARENT', 'deleteParent', (await at.academy.as('parent')).parentId as string] as const)
        : []),
    ];
    await gql(
      at.app,
      at.admin,
      `mutation ($id: ID!) { ${remove}(id: $id${remove === 'deleteStudent' ? ', confirm: true' : ''}) { id } }`,
      { id },
    );
    return about({ resource, id, reason: text() });
  },
  importEnrollments: async (at) => {
    const { studentNumber } = await at.academy.with.student();
    const head = 'id,student_number,batch_id,status,notes';
    const fresh = [`,${studentNumber},${either(at.batches)},active,`];
    const known = [`${await enrolled(at)},,,completed,`, `${await enrolled(at)},,,dropped,${text()}`];
    return about({ csv: [head, ...fresh, ...known, ''].join('\n') });
  },
  importFees: async ({ academy, students }) => {
    const { id } = await academy.with.fee({ studentId: either(students) });
    const head = 'id,student_id,fee_type,amount,due_date,title';
    return about({ csv: `${head}\n${id},,,,,${text()}\n,${either(students)},tuition,10,2099-01-31,${text()}\n` });
  },
  importParents: async ({ academy, students }) => {
    const { email } = await academy.with.parent({ children: [...students] });
    const head = 'first_name,last_name,email,phone,students,relationship';
    const fresh = `Pat,${text()},${newEmail()},555,${students.join(';')},mother`;
    return about({ csv: `${head}\n,${text()},${email},,${either(students)},father\n${fresh}\n` });
  },
  importStaff: async (at) => {
    const leaving = await busyStaff(at);
    const { email } = await at.academy.with.staff({ departments: [...at.departments] });
    const head = 'id,first_name,last_name,email,role,department_ids,status';
    const known = [`${leaving},,,,,,terminated`, `,,,${email},support_staff,${either(at.departments)},`];
    const fresh = `,Sam,${text()},${newEmail()},teacher,${at.departments.join(';')},`;
    return about({ csv: [head, ...known, fresh].join('\n') });
  },
  importStudents: async ({ academy }) => {
    const { externalId } = await academy.with.student({ externalId: text() });
    return about({ csv: `external_id,first_name,last_name\n${externalId},Stu,Two\n${text()},New,One\n` });
  },
  holdSession: async (at) => about({ id: await scheduled(at) }),
  inviteMember: ({ parents }) => about({ email: newEmail(), role: 'PARENT', parentId: either(parents) }),
  linkParent: ({ parents, students }) =>
    about({ parentId: either(parents), studentId: either(students), relationship: 'FATHER' }),
  login: ({ email }) => ({ as: {}, args: { input: { email, password: PASSWORD } } }),
  logout: async ({ app }) => ({ as: await seedUser(app), args: {} }),
  markAttendance: ({ students, batches }) =>
    about({
      input: { studentId: either(students), batchId: either(batches), date: today, session: text(), status: 'LATE' },
    }),
  recordAccountPayment: async (at) =>
    about({ input: { accountId: await accountOf(at), amount: '1.00', method: 'CASH', idempotencyKey: text() } }),
  recordPayment: ({ fee }) => about({ input: { feeId: fee, amount: '1.00', method: 'CASH', idempotencyKey: text() } }),
  recoverWebhookDeliveries: async (at) =>
    about({ endpointId: await listening(at), since: new Date(Date.now() - 3_600_000).toISOString() }),
  refreshToken: async ({ app }) => ({ as: await seedUser(app), args: {} }),
  refundPayment: async ({ academy, fee }) =>
    about({ id: (await academy.with.payment({ feeId: fee, amount: 100, receiptNumber: text() })).id }),
  register: () => ({
    as: {},
    args: { input: { name: 'New', email: newEmail(), password: PASSWORD, passwordConfirmation: PASSWORD } },
  }),
  rescheduleSession: ({ sessions }) =>
    about({ id: either(sessions), input: { startTime: `09:${10 + (++serial % 50)}`, endTime: '11:00' } }),
  restoreStudent: async ({ academy }) =>
    about({ id: (await academy.with.student({ deletedAt: new Date().toISOString() })).id }),
  restoreSession: async (at) =>
    about({ id: await scheduled(at, { status: SessionStatus.CANCELLED, cancelCause: CancelCause.MANUAL }) }),
  splitFee: async ({ academy, students }) => {
    const { id } = await academy.with.fee({ studentId: either(students), amount: 300 });
    return about({ id, parts: [1, 2].map((amount) => ({ amount: `${amount}.00`, dueDate: '2099-01-31' })) });
  },
  substituteInstructor: ({ sessions, staff }) =>
    about({ id: either(sessions), input: { instructorId: either(staff) } }),
  takeBackSessions: async ({ academy, course }) => {
    const { id: batchId } = await academy.with.batch({ courseId: course });
    const { id: staffId } = await academy.with.staff();
    await academy.run(async (em) => {
      const batch = await em.findOneOrFail(Batch, { id: batchId });
      batch.formerInstructor = referTo(em, Staff, staffId);
    });
    return about({ staffId });
  },
  removeMember: async (at) => about({ id: await membershipOf(at) }),
  reopenEnrollment: async (at) => about({ id: await enrolled(at, EnrollmentStatus.COMPLETED) }),
  requestEmailVerification: async ({ app }) => ({ as: await seedUser(app, { emailVerifiedAt: null }), args: {} }),
  requestPasswordReset: ({ email }) => ({ as: {}, args: { email } }),
  resetPassword: async ({ app }) => ({
    as: {},
    args: { token: await accountToken(app, TokenPurpose.PASSWORD_RESET), password: PASSWORD },
  }),
  requestTimeOff: ({ staff }) =>
    about({ input: { staffId: either(staff), startDate: '2099-12-24', endDate: '2099-12-24', reason: text() } }),
  retryJob: deadJob,
  revokeApiKey: async ({ app, admin }) => {
    const input = { name: text(), role: 'TEACHER', scopes: ['students:read'], expiresAt: inAnHour() };
    const { data } = await gql(
      app,
      admin,
      'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { id } }',
      {
        input,
      },
    );
    return about({ id: data.createApiKey.id });
  },
  revokeCalendarFeed: (at) => calendarFeed(at),
  revokeInvitation: async (at) => about({ id: (await invited(at)).id }),
  revokeOtherSessions: async ({ app }) => ({ as: await seedUser(app), args: {} }),
  revokeSession: async ({ app }) => {
    const as = await seedUser(app);
    const { data } = await gql(app, as, '{ mySessions { nodes { id } } }');
    return { as, args: { id: data.mySessions.nodes[0].id } };
  },
  updateAnnouncement: async (at) =>
    about({ id: (await at.academy.with.record(Announcement, PLAIN)).id, input: { title: text() } }),
  markNotificationsRead: () => about({ all: true }),
  deleteFile: async ({ academy, admin }) =>
    about({ id: (await academy.with.record(File, { uploadedBy: admin.userId, name: text() })).id }),
  publishAnnouncement: async (at) => about({ id: (await at.academy.with.record(Announcement, PLAIN)).id }),
  resendNotification: async ({ academy, parents, students }) => {
    const [recipientId, studentId] = [parents[0] as string, students[0] as string];
    return about({ sendId: (await makeSend(academy.with, { recipientId, studentId })).id });
  },
  testAnnouncement: async (at) => about({ id: (await at.academy.with.record(Announcement, PLAIN)).id }),
  updateNotificationPreferences: () =>
    about({ input: { preferences: [{ kind: 'ABSENCE', channel: 'SMS', on: ++serial % 2 === 0 }] } }),
  withdrawAnnouncement: async (at) => {
    const state = AnnouncementState.PUBLISHED;
    return about({ id: (await at.academy.with.record(Announcement, { ...PLAIN, state })).id });
  },
  replayWebhookDelivery: async (at) =>
    about({ id: (await at.academy.with.webhookDelivery({ endpointId: await listening(at) })).id }),
  rotateCalendarFeed: (at) => calendarFeed(at),
  rotateWebhookSecret: async (at) => about({ id: await listening(at), overlapHours: 0 }),
  takeRollCall: ({ batches, students }) =>
    about({
      input: {
        ...{ batchId: either(batches), date: today },
        records: students.map((studentId) => ({ studentId, status: 'PRESENT', remarks: text() })),
      },
    }),
  takeSessionRoll: async ({ academy, batches, students }) => {
    const { id: sessionId } = await academy.with.session({ batchId: either(batches), date: today, slotDate: null });
    return about({
      input: { sessionId, records: students.map((studentId) => ({ studentId, status: 'PRESENT', remarks: text() })) },
    });
  },
  testWebhookEndpoint: async (at) => about({ id: await listening(at) }),
  transferEnrollment: async ({ academy, batches }) => {
    const [from, to] = ++serial % 2 ? batches : batches.toReversed();
    const { id: studentId } = await academy.with.student();
    const { id } = await academy.with.enrollment({ studentId, batchId: from as string });
    return about({ id, input: { batchId: to } });
  },
  unlinkParent: async ({ academy, students }) => {
    const studentId = either(students);
    return about({ parentId: (await academy.with.parent({ children: [studentId] })).id, studentId });
  },
  updateAcademy: ({ academy }) =>
    about({ id: academy.id, input: { city: text(), slug: text().replace(' ', '-').toLowerCase() } }),
  updateAccount: async (at) => {
    const id = await accountOf(at);
    const { autoApplyCredit } = await at.academy.run((em) => em.findOneOrFail(Account, { id }));
    return about({ id, input: { autoApplyCredit: !autoApplyCredit } });
  },
  updateAttendance: ({ attendance }) => about({ id: attendance, input: { remarks: text() } }),
  updateBatch: ({ batches, staff, rooms }) =>
    about({
      id: either(batches),
      input: {
        ...{ instructorId: either(staff), roomId: either(rooms), maxStudents: SEATS - (++serial % 9), notes: text() },
        startDate: addDays('2026-01-05', ++serial % 28),
      },
    }),
  updateClosure: async ({ academy, batches, course }) => {
    const { id } = await academy.with.closure({ batchIds: [...batches] });
    return about({ id, input: { name: text(), courseIds: [course], batchIds: [either(batches)] } });
  },
  updateCalendarFeed: (at) => calendarFeed(at, { input: { name: text() } }),
  reviseFeePlan: async ({ academy, course }) =>
    about({
      id: (await academy.with.feePlan({ courseId: course })).id,
      input: { effectiveFrom: today, items: [{ ...PLAN_ITEM, taxRateId: (await academy.with.taxRate()).id }] },
    }),
  runBilling: () =>
    about({ kind: either(['ENROLLMENT', 'PERIOD', 'SESSION']), asOf: today, preview: ++serial % 2 === 0 }),
  updateDiscount: async ({ academy, students }) => {
    const [studentId] = students as [string];
    const { id } = await academy.with.discount({ kind: DiscountKind.MANUAL, studentId });
    return about({ id, input: { name: text(), condition: { studentId: either(students) } } });
  },
  updateFeePlan: async ({ academy, course, batches }) => {
    const { id } = await academy.with.feePlan({ courseId: course, status: FeePlanStatus.DRAFT });
    return about({ id, input: { name: text(), courseId: null, batchId: either(batches) } });
  },
  updateTaxRate: async ({ academy }) => about({ id: (await academy.with.taxRate()).id, input: { name: text() } }),
  updateTerm: async ({ academy }) => about({ id: (await academy.with.term(newTerm())).id, input: { name: text() } }),
  updateCourse: ({ course, departments }) => about({ id: course, input: { departmentId: either(departments) } }),
  updateDepartment: ({ departments, staff }) =>
    about({ id: either(departments), input: { headStaffId: either(staff), name: text() } }),
  updateEnrollment: async (at) => about({ id: await enrolled(at), input: { status: 'COMPLETED', notes: text() } }),
  updateFee: async ({ academy, students }) => {
    const { id } = await academy.with.fee({ studentId: either(students) });
    return about({ id, input: { paymentStatus: 'PAID', paymentMethod: 'CASH' } });
  },
  updateParent: ({ parents, students }) =>
    about({
      id: either(parents),
      input: { email: newEmail(), students: [{ studentId: either(students), relationship: 'MOTHER' }] },
    }),
  updateSession: ({ sessions, staff }) =>
    about({ id: either(sessions), input: { topic: text(), instructorId: either(staff), startTime: '08:30' } }),
  updateRoom: async (at) => about({ id: await busyRoom(at), input: { name: text() } }),
  updateStaffMember: async (at) =>
    ++serial % 2
      ? about({
          id: await busyStaff(at),
          input: { status: 'TERMINATED', email: newEmail(), departmentIds: at.departments },
        })
      : about({
          id: either(at.staff),
          input: { role: either(['TEACHER', 'SUPPORT_STAFF']), departmentIds: [either(at.departments)] },
        }),
  updateTimeOff: async (at) => about({ id: await requested(at), input: { reason: text(), endDate: '2099-12-31' } }),
  updateStudent: ({ students, parents }) =>
    about({
      id: either(students),
      input: {
        ...{ externalId: text(), city: text() },
        parents: [{ parentId: either(parents), relationship: 'GUARDIAN' }],
      },
    }),
  verifyEmail: async ({ app }) => ({
    as: {},
    args: { token: await accountToken(app, TokenPurpose.EMAIL_VERIFICATION) },
  }),
  issueInvoice: async ({ academy, students }) =>
    about({ feeId: (await academy.with.fee({ studentId: either(students) })).id }),
  voidFee: async ({ academy, students }) => about({ id: (await academy.with.fee({ studentId: either(students) })).id }),
  waivePenalty: async ({ academy, students }) => {
    const fee = { studentId: either(students), feeType: FeeType.LATE_PAYMENT_PENALTY };
    return about({ id: (await academy.with.fee(fee)).id, reason: text() });
  },
};

/** Returns the call for a resource whose create, update or delete needs only its own row, or null. */
function simple(name: string): Prepare | null {
  const known = edited.find(({ operation }) => ['create', 'update', 'delete'].some((verb) => operation(verb) === name));
  if (!known) return null;
  const { operation, make, text: field } = known;
  return async ({ academy }) => {
    if (operation('create') === name) {
      return about({ input: { ...requiredInput(known.name, text()), [field]: text() } });
    }
    const { id } = await make(academy.with);
    return about(operation('update') === name ? { id, input: { [field]: text() } } : { id });
  };
}

/** Names of all mutations of the service. Throws if one has no entry in {@link MUTATIONS}. */
export const MUTATION_NAMES = Object.keys(mutations);

/** Prepares a mutation on the shared records. Returns a function that sends it to either instance. */
export async function prepare(at: Crossing, name: string): Promise<(app: TestApp) => Promise<GraphqlResult>> {
  const call = MUTATIONS[name] ?? simple(name);
  if (!call) throw new Error(`How is ${name} called? Say so in MUTATIONS of tests/races/mutations.ts.`);
  const { as = at.admin, args } = await call(at);
  const query = documentOf(mutations[name] as GraphQLField<unknown, unknown>, args);
  return (app) => gql(app, as, query, args);
}

function documentOf(field: GraphQLField<unknown, unknown>, args: Record<string, unknown>): string {
  const given = field.args.filter(({ name }) => name in args);
  const list = (each: (argument: (typeof given)[number]) => string) =>
    given.length > 0 ? `(${given.map(each).join(', ')})` : '';
  const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
  return `mutation ${list(({ name, type }) => `$${name}: ${type}`)} { ${field.name}${list(({ name }) => `${name}: $${name}`)} ${selection} }`;
}
