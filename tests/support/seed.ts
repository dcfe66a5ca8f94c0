import { setImmediate } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { stepsTo } from '../../seeds/factories/enrollment-events.ts';
import { placeOf } from '../../seeds/factories/enrollments.ts';
import { Batch } from '../../src/features/academics/batches/batch.entity.ts';
import { Course } from '../../src/features/academics/courses/course.entity.ts';
import { BillingFrequency } from '../../src/features/academics/courses/course.enums.ts';
import { Enrollment } from '../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import { EnrollmentEvent } from '../../src/features/academics/enrollments/steps/enrollment-event.entity.ts';
import { Room } from '../../src/features/academics/rooms/room.entity.ts';
import { Academy } from '../../src/features/academy/academies/academy.entity.ts';
import { AcademyType, MemberRole, StaffRole, Weekday } from '../../src/features/academy/academies/academy.enums.ts';
import { defaultBranding, defaultSettings } from '../../src/features/academy/academies/academy-settings.ts';
import { trialSubscription } from '../../src/features/academy/academies/subscription.ts';
import { Term } from '../../src/features/academy/terms/term.entity.ts';
import { startSession } from '../../src/features/identity/auth/sessions/sessions.ts';
import { User } from '../../src/features/identity/auth/user.entity.ts';
import { Attendance } from '../../src/features/learning/attendance/attendance.entity.ts';
import { AttendanceStatus } from '../../src/features/learning/attendance/attendance.enums.ts';
import { Account } from '../../src/features/money/accounts/account.entity.ts';
import { openAccounts } from '../../src/features/money/accounts/open-accounts.ts';
import { Discount } from '../../src/features/money/discounts/discount.entity.ts';
import { DiscountKind } from '../../src/features/money/discounts/discount.enums.ts';
import { DiscountUse } from '../../src/features/money/discounts/discount-use.entity.ts';
import { BillingRun } from '../../src/features/money/ledger/billing-run.entity.ts';
import { BillingRunKind, BillingRunStatus, SkipReason } from '../../src/features/money/ledger/billing-run.enums.ts';
import { CreditNote } from '../../src/features/money/ledger/credit-note.entity.ts';
import { Fee } from '../../src/features/money/ledger/fee.entity.ts';
import { FeeType, PaymentMethod } from '../../src/features/money/ledger/fee.enums.ts';
import { taxIn } from '../../src/features/money/ledger/fee-amounts.ts';
import { CreditReason, EntryKind } from '../../src/features/money/ledger/ledger.enums.ts';
import { LedgerEntry } from '../../src/features/money/ledger/ledger-entry.entity.ts';
import { Payment } from '../../src/features/money/ledger/payment.entity.ts';
import { EnrollmentAddOn } from '../../src/features/money/plans/enrollment-add-on.entity.ts';
import { FeePlan, type FeePlanItem } from '../../src/features/money/plans/fee-plan.entity.ts';
import {
  DueAnchor,
  FeePlanStatus,
  ProrationBasis,
  RevisionScope,
} from '../../src/features/money/plans/fee-plan.enums.ts';
import { isRefundable } from '../../src/features/money/plans/plan-items.ts';
import { TaxRate } from '../../src/features/money/tax-rates/tax-rate.entity.ts';
import { WebhookDelivery } from '../../src/features/operations/webhooks/webhook-delivery.entity.ts';
import { WebhookEndpoint } from '../../src/features/operations/webhooks/webhook-endpoint.entity.ts';
import { Membership } from '../../src/features/people/members/membership.entity.ts';
import { Parent } from '../../src/features/people/parents/parent.entity.ts';
import { Relationship } from '../../src/features/people/parents/parent.enums.ts';
import { ParentStudent } from '../../src/features/people/parents/parent-student.entity.ts';
import { Department } from '../../src/features/people/staff/department.entity.ts';
import { Staff } from '../../src/features/people/staff/staff.entity.ts';
import { StaffDepartment } from '../../src/features/people/staff/staff-department.entity.ts';
import { Student } from '../../src/features/people/students/student.entity.ts';
import { FeedScope } from '../../src/features/scheduling/calendars/calendar.enums.ts';
import { CalendarFeed } from '../../src/features/scheduling/calendars/calendar-feed.entity.ts';
import { Closure } from '../../src/features/scheduling/closures/closure.entity.ts';
import { ClosureTarget } from '../../src/features/scheduling/closures/closure-target.entity.ts';
import { ClassSession } from '../../src/features/scheduling/sessions/class-session.entity.ts';
import { StaffTimeOff } from '../../src/features/scheduling/time-off/time-off.entity.ts';
import { insertRows, updateRows } from '../../src/platform/database/bulk-rows.ts';
import { newCode, referTo } from '../../src/platform/database/records.ts';
import { academyOf } from '../../src/platform/database/tenant-guard.ts';
import {
  onboardingTransaction,
  systemTransaction,
  tenantTransaction,
} from '../../src/platform/database/tenant-session.ts';
import type { Role } from '../../src/platform/permissions/roles.ts';
import { now } from '../../src/platform/time/now.ts';
import { type Period, wallEnd, wallStart } from '../../src/platform/time/periods.ts';
import { wallClock } from '../../src/platform/time/wall-clock.ts';
import type { TestApp } from './app.ts';
import type { Credentials } from './clients.ts';

type Given<T> = Partial<T>;

let serial = 0;
const next = () => `${process.pid}-${++serial}`;

/** An authenticated user. */
export interface Actor extends Credentials {
  readonly token: string;
  readonly userId: string;
}

/** A member who is signed in to an academy, with the row they are there. */
export interface Member extends Actor {
  readonly academyId: string;
  readonly staffId?: string;
  readonly parentId?: string;
  readonly studentId?: string;
}

/** The client that signs test users in. */
const CLIENT = { ip: '192.0.2.77', userAgent: 'tests/1.0' };

/** Makes a user with a session. The password hash matches no password. */
export const seedUser = (app: TestApp, given: Given<User> = {}): Promise<Actor> =>
  systemTransaction(app.services.database, (em) => userIn(em, app, given));

async function userIn(em: SqlEntityManager, app: TestApp, given: Given<User>): Promise<Actor> {
  const n = next();
  const user = em.create(
    User,
    { name: `User ${n}`, email: `user-${n}@example.test`, passwordHash: 'none', emailVerifiedAt: now(), ...given },
    { partial: true, persist: false },
  );
  await em.insert(user);
  return { userId: user.id, token: startSession(em, app.config, user.id, CLIENT).token };
}

/** A Super Admin with a session; choose an academy by spreading `academyId` into it. */
export const seedSuperAdmin = (app: TestApp): Promise<Actor> => seedUser(app, { isSuperAdmin: true });

/** An academy of one test's own, to be filled by `with` and entered by `as`. */
export interface SeededAcademy {
  readonly id: string;
  readonly with: AcademySeed;
  /** A new member of the academy, signed in, with the staff, parent or student row that the role needs. */
  as(role: Role, given?: { staffId?: string; parentId?: string; studentId?: string }): Promise<Member>;
  /** Runs `work` on entities within the academy, as a service would. */
  run<T>(work: (em: SqlEntityManager) => Promise<T>): Promise<T>;
}

/** Makes one record each, of the given and plausible values. Relations are given by id. */
export interface AcademySeed {
  department(given?: Given<Department> & { headStaffId?: string | null }): Promise<Department>;
  staff(given?: Given<Staff> & { departments?: string[] }): Promise<Staff>;
  student(given?: Given<Student>): Promise<Student>;
  parent(given?: Given<Parent> & { children?: string[] }): Promise<Parent>;
  /** A parent of a student. */
  link(given: Given<ParentStudent> & { parentId: string; studentId: string }): Promise<ParentStudent>;
  course(given?: Given<Course>): Promise<Course>;
  room(given?: Given<Room>): Promise<Room>;
  batch(given?: Given<Batch>): Promise<Batch>;
  closure(given?: Given<Closure>): Promise<Closure>;
  timeOff(given: Given<StaffTimeOff> & { staffId: string }): Promise<StaffTimeOff>;
  /** A session of the weekly schedule, unless `slotDate` is null. Its instants are those of UTC. */
  session(given?: Given<ClassSession>): Promise<ClassSession>;
  enrollment(given: Given<Enrollment> & { studentId: string }): Promise<Enrollment>;
  attendance(given: Given<Attendance> & { studentId: string }): Promise<Attendance>;
  fee(given: Given<Fee> & ({ studentId: string } | { parentId: string })): Promise<Fee>;
  payment(given: Given<Payment> & { feeId: string }): Promise<Payment>;
  term(given?: Given<Term>): Promise<Term>;
  taxRate(given?: Given<TaxRate>): Promise<TaxRate>;
  /** An active plan with one revision, of the first day that there is unless another is given. */
  feePlan(given?: Given<Omit<FeePlan, 'items'>> & { items?: Given<FeePlanItem>[] }): Promise<FeePlan>;
  addOn(given: { enrollmentId: string; planId: string }): Promise<EnrollmentAddOn>;
  discount(given?: Given<Discount>): Promise<Discount>;
  discountUse(given: { discountId: string; enrollmentId: string }): Promise<DiscountUse>;
  /** On a fee, or on an account. */
  creditNote(given: Given<CreditNote> & ({ feeId: string } | { accountId: string })): Promise<CreditNote>;
  account(given: Given<Account> & ({ studentId: string } | { parentId: string })): Promise<Account>;
  billingRun(given?: Given<BillingRun>): Promise<BillingRun>;
  webhookEndpoint(given?: Given<WebhookEndpoint>): Promise<WebhookEndpoint>;
  webhookDelivery(given: Given<WebhookDelivery> & { endpointId: string }): Promise<WebhookDelivery>;
  calendarFeed(given: Given<CalendarFeed> & { userId: string }): Promise<CalendarFeed>;
}

/** Makes an academy with nobody and nothing in it. */
export async function seedAcademy(app: TestApp, given: Given<Academy> = {}): Promise<SeededAcademy> {
  const academy = new Academy();
  const n = next();
  Object.assign(academy, {
    name: `Academy ${n}`,
    slug: `academy-${n}`,
    type: AcademyType.TUITION,
    email: `office-${n}@example.test`,
    branding: defaultBranding(),
    settings: defaultSettings(),
    subscription: trialSubscription(new Date()),
    ...given,
  });
  const { database } = app.services;
  const run: SeededAcademy['run'] = async (work) => {
    const result = await tenantTransaction(database, academy.id, work);
    // SQLite never waits: without a turn of the loop, nobody would hear of connections that end meanwhile
    await setImmediate();
    return result;
  };
  await run(async (em) => void em.persist(academy));
  const seed = academySeed(run);
  return { id: academy.id, run, with: seed, as: (role, rows) => member(app, academy.id, run, role, rows) };
}

function academySeed(run: SeededAcademy['run']): AcademySeed {
  /** Persists an entity with the given values; a value `xId` becomes the relation `x`. */
  const make = <T extends object>(
    entity: new () => T,
    relations: Record<string, new () => any>,
    values: (n: string) => object,
    given: Record<string, any> = {},
  ): Promise<T> => run((em) => makeIn(em, entity, relations, values, given));

  const makeIn = async <T extends object>(
    em: SqlEntityManager,
    entity: new () => T,
    relations: Record<string, new () => any>,
    values: (n: string) => object,
    given: Record<string, any>,
  ): Promise<T> => {
    const data: Record<string, unknown> = { academyId: academyOf(em), ...values(next()) };
    for (const [name, value] of Object.entries(given)) {
      const target = relations[name];
      if (!target) data[name] = value;
      else
        data[relationOf(name)] =
          value == null ? null : target === User ? em.getReference(User, value) : referTo(em, target, value);
    }
    const record = em.create(entity, data as never, { partial: true, persist: false }) as T;
    // a flush would look for changes first, which takes longer than the row
    await em.insert(record);
    const ids = Object.keys(relations).map((name) => [name, (record as any)[relationOf(name)]?.id ?? null]);
    return Object.assign(record, Object.fromEntries(ids));
  };

  const seed: AcademySeed = {
    department: (given) => make(Department, { headStaffId: Staff }, (n) => ({ name: `Department ${n}` }), given),
    async staff({ departments = [], ...given } = {}) {
      const staff = await make(
        Staff,
        { userId: User },
        (n) => ({
          firstName: 'Sam',
          lastName: `Staff ${n}`,
          email: `staff-${n}@example.test`,
          role: StaffRole.TEACHER,
          staffNumber: newCode('STF'),
        }),
        given,
      );
      for (const departmentId of departments) {
        await make(StaffDepartment, { staffId: Staff, departmentId: Department }, () => ({}), {
          staffId: staff.id,
          departmentId,
        });
      }
      return staff;
    },
    student: (given) =>
      make(
        Student,
        { userId: User },
        (n) => ({ firstName: 'Stu', lastName: `Student ${n}`, studentNumber: newCode('STU'), joinedAt: '2026-01-05' }),
        given,
      ),
    async parent({ children = [], ...given } = {}) {
      const parent = await make(
        Parent,
        { userId: User },
        (n) => ({ firstName: 'Pat', lastName: `Parent ${n}`, email: `parent-${n}@example.test`, phone: '555-0100' }),
        given,
      );
      for (const studentId of children) {
        await seed.link({ parentId: parent.id, studentId });
      }
      return parent;
    },
    link: (given) =>
      make(
        ParentStudent,
        { parentId: Parent, studentId: Student },
        () => ({ relationship: Relationship.MOTHER, isPrimary: true }),
        given,
      ),
    course: (given) =>
      make(Course, { departmentId: Department }, (n) => ({ name: `Course ${n}`, code: newCode('CRS') }), given),
    room: (given) => make(Room, {}, (n) => ({ name: `Room ${n}` }), given),
    async batch(given = {}) {
      const courseId = given.courseId ?? (await seed.course()).id;
      return make(
        Batch,
        { courseId: Course, instructorId: Staff, roomId: Room },
        (n) => ({
          name: `Batch ${n}`,
          code: newCode('BAT'),
          startDate: '2026-01-05',
          endDate: '2026-12-18',
          startTime: '09:00:00',
          endTime: '10:00:00',
          daysOfWeek: [Weekday.MONDAY, Weekday.WEDNESDAY],
          maxStudents: 10,
        }),
        { ...given, courseId },
      );
    },
    async closure({ courseIds = [], batchIds = [], roomIds = [], ...given } = {}) {
      const closure = await make(Closure, {}, (n) => ({ name: `Closure ${n}` }), { ...given, ...periodOf(given) });
      const named = { courseId: courseIds, batchId: batchIds, roomId: roomIds };
      for (const [key, ids] of Object.entries(named)) {
        const relations = { closureId: Closure, courseId: Course, batchId: Batch, roomId: Room };
        for (const id of ids) await make(ClosureTarget, relations, () => ({}), { closureId: closure.id, [key]: id });
      }
      return Object.assign(closure, { courseIds, batchIds, roomIds });
    },
    timeOff: (given) => make(StaffTimeOff, { staffId: Staff }, () => ({}), { ...given, ...periodOf(given) }),
    async session({ date = '2026-02-02', startTime = '09:00:00', endTime = '10:00:00', ...given } = {}) {
      const batchId = given.batchId ?? (await seed.batch()).id;
      return make(
        ClassSession,
        { batchId: Batch, instructorId: Staff, formerInstructorId: Staff, roomId: Room, closureId: Closure },
        () => ({ slotDate: date }),
        { date, startTime, endTime, ...wallClock('UTC').intervalOf(date, startTime, endTime), ...given, batchId },
      );
    },
    async enrollment(given) {
      const batch = given.batchId ? await run((em) => em.findOneOrFail(Batch, { id: given.batchId as string })) : null;
      const courseId = given.courseId ?? batch?.course.id ?? (await seed.course()).id;
      const standing = { status: EnrollmentStatus.ACTIVE, enrollmentDate: '2026-01-05', droppedOn: null, ...given };
      return run(async (em) => {
        const enrollment = await makeIn(
          em,
          Enrollment,
          { studentId: Student, courseId: Course, batchId: Batch },
          () => standing,
          { ...placeOf(standing, batch), ...given, courseId },
        );
        const steps = stepsTo(enrollment).map((step) => ({ ...step, id: uuid(), enrollmentId: enrollment.id }));
        await insertRows(em, EnrollmentEvent, steps);
        return enrollment;
      });
    },
    async attendance(given) {
      const markedBy = given.markedBy ?? (await anybody(run));
      return make(
        Attendance,
        { studentId: Student, batchId: Batch, sessionId: ClassSession, markedBy: User },
        () => ({ date: '2026-02-02', status: AttendanceStatus.PRESENT, markedAt: new Date().toISOString() }),
        { ...given, markedBy },
      );
    },
    fee: (given) =>
      run(async (em) => {
        const { studentId = null, parentId = null } = given;
        const accountId = given.accountId ?? (await openAccounts(em, [{ studentId, parentId }])).of[0]?.id;
        const fee = await makeIn(
          em,
          Fee,
          {
            studentId: Student,
            parentId: Parent,
            accountId: Account,
            enrollmentId: Enrollment,
            penaltyForId: Fee,
            billingRunId: BillingRun,
          },
          () => ({ feeType: FeeType.TUITION, amount: 10_000, currency: 'USD', dueDate: '2099-01-31' }),
          { ...given, accountId },
        );
        await enter(em, [{ fee, kind: EntryKind.CHARGE, amount: fee.amount }]);
        if (fee.voidedAt) await enter(em, [{ fee, kind: EntryKind.VOID, amount: -fee.amount }]);
        return fee;
      }),
    async payment(given) {
      const receivedBy = given.receivedBy ?? (await anybody(run));
      return run(async (em) => {
        const fee = await em.findOneOrFail(Fee, { id: given.feeId });
        const paidAt = given.paidAt ?? new Date().toISOString();
        const payment = await makeIn(
          em,
          Payment,
          { feeId: Fee, accountId: Account, receivedBy: User, refundOfId: Payment },
          () => ({
            amount: 10_000,
            method: PaymentMethod.CASH,
            paidAt,
            paidOn: paidAt.slice(0, 10),
            currency: fee.currency,
            // a number that the academy's counter does not reach
            receiptNumber: `RCP-${900_000 + ++serial}`,
          }),
          { accountId: fee.account.id, ...given, receivedBy },
        );
        const { id, refundOfId, amount } = payment;
        const of = { paymentId: refundOfId ?? id, refundId: refundOfId ? id : null };
        const kind = refundOfId ? EntryKind.REFUND : EntryKind.PAYMENT;
        await enter(em, [{ fee, kind, amount: -amount, ...of }]);
        fee.paidAmount += amount;
        fee.paymentMethod = payment.method;
        fee.receiptNumber = payment.receiptNumber;
        return payment;
      });
    },
    term: (given) =>
      make(
        Term,
        {},
        (n) => ({ name: `Term ${n}`, code: `T-${n}`.slice(-20), startsOn: '2026-01-05', endsOn: '2026-03-27' }),
        given,
      ),
    taxRate: (given) => make(TaxRate, {}, (n) => ({ name: `Tax ${n}`, percent: 1_000 }), given),
    feePlan: ({ items = [{}], effectiveFrom = '2000-01-01', ...given } = {}) => {
      const billed = items.map(planItem);
      const revision = { number: 1, effectiveFrom, appliesTo: RevisionScope.ALL, items: billed };
      return make(
        FeePlan,
        { courseId: Course, batchId: Batch },
        (n) => ({
          name: `Plan ${n}`,
          status: FeePlanStatus.ACTIVE,
          effectiveFrom,
          items: billed,
          revisions: [revision],
        }),
        given,
      );
    },
    addOn: (given) => make(EnrollmentAddOn, { enrollmentId: Enrollment, planId: FeePlan }, () => ({}), given),
    discount: (given = {}) =>
      make(
        Discount,
        { studentId: Student, enrollmentId: Enrollment },
        (n) => ({
          name: `Discount ${n}`,
          ...(given.kind === undefined && { kind: DiscountKind.COUPON, code: `CODE-${n}` }),
          ...(given.amount == null && { percent: 1_000 }),
        }),
        given,
      ),
    discountUse: (given) => make(DiscountUse, { discountId: Discount, enrollmentId: Enrollment }, () => ({}), given),
    account: (given) =>
      make(Account, { studentId: Student, parentId: Parent }, () => ({ number: newCode('ACC') }), given),
    creditNote: (given) =>
      run(async (em) => {
        const fee = given.feeId ? await em.findOneOrFail(Fee, { id: given.feeId }) : null;
        const creditNote = await makeIn(
          em,
          CreditNote,
          { feeId: Fee, accountId: Account },
          () => ({
            amount: 100,
            currency: 'USD',
            reason: CreditReason.GOODWILL,
            number: `CRN-${900_000 + ++serial}`,
          }),
          { accountId: fee?.account.id, ...given },
        );
        const { id, amount, accountId } = creditNote;
        await enter(em, [{ fee, accountId, kind: EntryKind.CREDIT_NOTE, amount: -amount, creditNoteId: id }]);
        if (fee) fee.creditedAmount += amount;
        return creditNote;
      }),
    billingRun: (given) =>
      make(
        BillingRun,
        {},
        () => ({
          ...{ kind: BillingRunKind.PERIOD, asOf: '2026-03-02', status: BillingRunStatus.DONE },
          counts: { created: 1, existing: 2, failed: 0, skipped: [{ reason: SkipReason.NOTHING_DUE, count: 3 }] },
        }),
        given,
      ),
    webhookEndpoint: (given) =>
      make(
        WebhookEndpoint,
        {},
        (n) => ({
          url: `https://hooks-${n}.example.test/`,
          eventTypes: ['student.created'],
          sealedSecret: 'none',
          rotatedAt: '2026-01-05T09:00:00.000Z',
        }),
        given,
      ),
    webhookDelivery: (given) =>
      make(
        WebhookDelivery,
        { endpointId: WebhookEndpoint },
        () => ({ eventId: uuid(), type: 'student.created', occurredAt: '2026-01-05T09:00:00.000Z' }),
        given,
      ),
    calendarFeed: (given) =>
      make(
        CalendarFeed,
        { userId: User },
        (n) => ({ scope: FeedScope.MINE, name: `Feed ${n}`, tokenHash: String(n).padStart(64, '0') }),
        given,
      ),
  };
  return seed;
}

/** Inserts entries into the ledger, and updates their accounts. */
async function enter(
  em: SqlEntityManager,
  lines: { fee: Fee | null; accountId?: string; kind: EntryKind; amount: number; [reference: string]: unknown }[],
): Promise<void> {
  for (const { fee, accountId = fee?.account.id as string, ...line } of lines) {
    const tax = fee ? taxIn(fee, line.amount) : 0;
    const entry = { effectiveOn: now().slice(0, 10), tax, ...line, id: uuid(), accountId, feeId: fee?.id ?? null };
    await insertRows(em, LedgerEntry, [entry]);
    const { owed, credit } = await em.findOneOrFail(Account, { id: accountId }, { refresh: true });
    const sums = fee ? { owed: owed + line.amount, credit } : { owed, credit: credit - line.amount };
    await updateRows(em, Account, [{ id: accountId, ...sums }], { isSilent: true });
  }
}

/** `markedBy` → marker, `receivedBy` → receiver, `courseId` → course. */
const RELATIONS: Record<string, string> = { markedBy: 'marker', receivedBy: 'receiver', sessionId: 'classSession' };
const relationOf = (key: string): string => RELATIONS[key] ?? key.replace(/Id$/, '');

/** Returns a period with its stored columns: one day, unless its end is given. */
function periodOf({ startDate = '2026-12-24', endDate = startDate, startTime = null, endTime = null }: Given<Period>) {
  const period = { startDate, endDate, startTime, endTime };
  return { ...period, wallStart: wallStart(period), wallEnd: wallEnd(period) };
}

/** A monthly item by default. */
const planItem = (given: Given<FeePlanItem>): FeePlanItem => ({
  ...{ code: 'tuition', feeType: FeeType.TUITION, title: 'Tuition', amount: 10_000 },
  ...{ frequency: BillingFrequency.MONTHLY, due: { anchor: DueAnchor.PERIOD_START, offsetDays: 0 } },
  ...{ proration: ProrationBasis.SESSIONS, taxRateId: null, installments: null, chargeAbsent: false },
  taxRateIds: given.taxRateId ? [given.taxRateId] : [],
  refundable: isRefundable(given.feeType ?? FeeType.TUITION),
  ...given,
});

const users = new WeakMap<object, Promise<string>>();

/** Returns any user, for rows that need one. */
function anybody(run: SeededAcademy['run']): Promise<string> {
  const known =
    users.get(run) ?? Promise.reject(new Error('The academy has no member yet: call as() first, or give the user.'));
  return known;
}

/** In one transaction, since most tests need several members. */
async function member(
  app: TestApp,
  academyId: string,
  run: SeededAcademy['run'],
  role: Role,
  given: { staffId?: string; parentId?: string; studentId?: string } = {},
): Promise<Member> {
  const join = async (em: SqlEntityManager): Promise<Member> => {
    const actor = await userIn(em, app, {});
    const seed = academySeed((work) => work(em));
    const isStaff = role !== 'academy_admin' && role !== 'parent' && role !== 'student';
    const rows: { staffId?: string; parentId?: string; studentId?: string } = { ...given };
    if (isStaff) rows.staffId ??= (await seed.staff({ role: role as StaffRole, userId: actor.userId })).id;
    if (role === 'parent') rows.parentId ??= (await seed.parent({ userId: actor.userId })).id;
    if (role === 'student') rows.studentId ??= (await seed.student({ userId: actor.userId })).id;
    const membership = new Membership();
    membership.user = em.getReference(User, actor.userId);
    membership.role = isStaff ? MemberRole.STAFF : (role as MemberRole);
    membership.staffRole = isStaff ? (role as StaffRole) : null;
    membership.staff = rows.staffId ? referTo(em, Staff, rows.staffId) : null;
    membership.parent = rows.parentId ? referTo(em, Parent, rows.parentId) : null;
    membership.student = rows.studentId ? referTo(em, Student, rows.studentId) : null;
    em.persist(membership);
    return { ...actor, academyId, ...rows };
  };
  const made = await onboardingTransaction(app.services.database, academyId, join, undefined);
  // SQLite never waits: as after any other row, others have a turn
  await setImmediate();
  users.set(run, Promise.resolve(made.userId));
  return made;
}
