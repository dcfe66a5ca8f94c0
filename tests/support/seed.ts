import { setImmediate } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { placeOf, stepsTo } from '../../seeds/factories/enrollment-standing.ts';
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
import { Certificate } from '../../src/features/learning/certificates/certificate.entity.ts';
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
import { Invoice } from '../../src/features/money/ledger/invoices/invoice.entity.ts';
import { snapshotOf } from '../../src/features/money/ledger/invoices/snapshot-of-fee.ts';
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
import { isTenantEntity, type TenantRecord } from '../../src/platform/database/tenant-record.ts';
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
import { requiredSamples } from './required-samples.ts';

type Given<T> = Partial<T>;

let serial = 0;
const DELETED_TOO = { filters: { notDeleted: false } };
const next = () => `${process.pid}-${++serial}`;

/** An authenticated user. */
export interface Actor extends Credentials {
  readonly token: string;
  readonly userId: string;
}

/** A member who is signed in to an academy, with the id of the member's staff, parent or student row. */
export interface Member extends Actor {
  readonly academyId: string;
  readonly staffId?: string;
  readonly parentId?: string;
  readonly studentId?: string;
}

/** The IP address and the user agent with which test users sign in. */
const CLIENT = { ip: '192.0.2.77', userAgent: 'tests/1.0' };

/** Creates a user with a login session. The password hash matches no password. */
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

/** Creates a Super Admin with a login session. Spread `academyId` into the result to choose an academy. */
export const seedSuperAdmin = (app: TestApp): Promise<Actor> => seedUser(app, { isSuperAdmin: true });

/** An academy for a single test. `with` creates its rows, and `as` signs in as a member. */
export interface SeededAcademy {
  readonly id: string;
  readonly with: AcademySeed;
  /** Creates a signed-in member of the academy, with the staff, parent or student row that the role needs. */
  as(role: Role, given?: { staffId?: string; parentId?: string; studentId?: string }): Promise<Member>;
  /** Runs `work` on entities within the academy, as a service would. */
  run<T>(work: (em: SqlEntityManager) => Promise<T>): Promise<T>;
}

/** Creates single records from the given values and plausible defaults. Relations are given by id. */
export interface AcademySeed {
  department(given?: Given<Department> & { headStaffId?: string | null }): Promise<Department>;
  staff(given?: Given<Staff> & { departments?: string[] }): Promise<Staff>;
  student(given?: Given<Student>): Promise<Student>;
  parent(given?: Given<Parent> & { children?: string[] }): Promise<Parent>;
  /** Links a parent to a student. */
  link(given: Given<ParentStudent> & { parentId: string; studentId: string }): Promise<ParentStudent>;
  course(given?: Given<Course>): Promise<Course>;
  room(given?: Given<Room>): Promise<Room>;
  batch(given?: Given<Batch>): Promise<Batch>;
  closure(given?: Given<Closure>): Promise<Closure>;
  timeOff(given: Given<StaffTimeOff> & { staffId: string }): Promise<StaffTimeOff>;
  /** Creates a session of the weekly schedule or, if `slotDate` is null, an extra session. The times are in UTC. */
  session(given?: Given<ClassSession>): Promise<ClassSession>;
  enrollment(given: Given<Enrollment> & { studentId: string }): Promise<Enrollment>;
  attendance(given: Given<Attendance> & { studentId: string }): Promise<Attendance>;
  /** Creates a certificate of an enrollment or, if `levelId` is given, of a level. */
  certificate(given: Given<Certificate> & { studentId: string }): Promise<Certificate>;
  fee(given: Given<Fee> & ({ studentId: string } | { parentId: string })): Promise<Fee>;
  payment(given: Given<Payment> & { feeId: string }): Promise<Payment>;
  term(given?: Given<Term>): Promise<Term>;
  taxRate(given?: Given<TaxRate>): Promise<TaxRate>;
  /** Creates an active plan with one revision, which is valid from the first possible day by default. */
  feePlan(given?: Given<Omit<FeePlan, 'items'>> & { items?: Given<FeePlanItem>[] }): Promise<FeePlan>;
  addOn(given: { enrollmentId: string; planId: string }): Promise<EnrollmentAddOn>;
  discount(given?: Given<Discount>): Promise<Discount>;
  discountUse(given: { discountId: string; enrollmentId: string }): Promise<DiscountUse>;
  /** Creates a credit note for a fee or for an account. */
  creditNote(given: Given<CreditNote> & ({ feeId: string } | { accountId: string })): Promise<CreditNote>;
  invoice(given: Given<Invoice> & { feeId: string }): Promise<Invoice>;
  account(given: Given<Account> & ({ studentId: string } | { parentId: string })): Promise<Account>;
  billingRun(given?: Given<BillingRun>): Promise<BillingRun>;
  webhookEndpoint(given?: Given<WebhookEndpoint>): Promise<WebhookEndpoint>;
  webhookDelivery(given: Given<WebhookDelivery> & { endpointId: string }): Promise<WebhookDelivery>;
  calendarFeed(given: Given<CalendarFeed> & { userId: string }): Promise<CalendarFeed>;
  /** Creates a row of any entity, with samples for its columns and with the rows that it must refer to. */
  record<T extends TenantRecord>(entity: new () => T, given?: Given<T>): Promise<T>;
}

/** Creates an academy without members or other rows. */
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
    // SQLite runs synchronously: without this turn of the event loop, the process would not notice that a connection
    // ended
    await setImmediate();
    return result;
  };
  await run(async (em) => void em.persist(academy));
  const seed = academySeed(run);
  return { id: academy.id, run, with: seed, as: (role, rows) => member(app, academy.id, run, role, rows) };
}

function academySeed(run: SeededAcademy['run']): AcademySeed {
  /**
   * Inserts an entity with the given values and with samples for required values. A value `xId` becomes the relation
   * `x`.
   */
  const make = <T extends object>(
    entity: new () => T,
    given: Record<string, any> = {},
    values: (n: string) => object = () => ({}),
  ): Promise<T> => run((em) => makeIn(em, entity, given, values));

  const makeIn = async <T extends object>(
    em: SqlEntityManager,
    entity: new () => T,
    given: Record<string, any>,
    values: (n: string) => object = () => ({}),
  ): Promise<T> => {
    const n = next();
    const data: Record<string, unknown> = {
      academyId: academyOf(em),
      ...requiredSamples(entity, `${entity.name} ${n}`),
      ...values(n),
      ...given,
    };
    const relations = relationsOf(em, entity);
    for (const { key, name, refer } of relations) {
      const { [key]: id } = data;
      delete data[key];
      if (id !== undefined) data[name] = id === null ? null : refer(id as string);
    }
    const record = em.create(entity, data as never, { partial: true, persist: false }) as T;
    // without a flush, because a flush looks for changes, which takes longer than the insert
    await em.insert(record);
    const ids = relations.map(({ key, name }) => [key, (record as any)[name]?.id ?? null]);
    return Object.assign(record, Object.fromEntries(ids));
  };

  const seed: AcademySeed = {
    department: (given) => make(Department, given),
    async staff({ departments = [], ...given } = {}) {
      const named = { firstName: 'Sam', role: StaffRole.TEACHER, staffNumber: newCode('STF') };
      const staff = await make(Staff, { ...named, ...given });
      for (const departmentId of departments) {
        await make(StaffDepartment, { staffId: staff.id, departmentId });
      }
      return staff;
    },
    student: (given) => make(Student, { firstName: 'Stu', studentNumber: newCode('STU'), ...given }),
    async parent({ children = [], ...given } = {}) {
      const parent = await make(Parent, { firstName: 'Pat', phone: '555-0100', ...given });
      for (const studentId of children) {
        await seed.link({ parentId: parent.id, studentId });
      }
      return parent;
    },
    link: (given) => make(ParentStudent, { relationship: Relationship.MOTHER, isPrimary: true, ...given }),
    course: (given) => make(Course, { code: newCode('CRS'), ...given }),
    room: (given) => make(Room, given),
    async batch(given = {}) {
      const courseId = given.courseId ?? (await seed.course()).id;
      // far away, because many tests enroll students today, which a batch that has ended refuses
      const taught = { endDate: '2036-12-19', endTime: '10:00:00', daysOfWeek: [Weekday.MONDAY, Weekday.WEDNESDAY] };
      return make(Batch, { code: newCode('BAT'), ...taught, ...given, courseId });
    },
    async closure({ courseIds = [], batchIds = [], roomIds = [], ...given } = {}) {
      const closure = await make(Closure, { ...given, ...periodOf(given) });
      const named = { courseId: courseIds, batchId: batchIds, roomId: roomIds };
      for (const [key, ids] of Object.entries(named)) {
        for (const id of ids) await make(ClosureTarget, { closureId: closure.id, [key]: id });
      }
      return Object.assign(closure, { courseIds, batchIds, roomIds });
    },
    timeOff: (given) => make(StaffTimeOff, { ...given, ...periodOf(given) }),
    async session({ date = '2026-02-02', startTime = '09:00:00', endTime = '10:00:00', ...given } = {}) {
      const batchId = given.batchId ?? (await seed.batch()).id;
      const held = { date, startTime, endTime, ...wallClock('UTC').intervalOf(date, startTime, endTime) };
      return make(ClassSession, { slotDate: date, ...held, ...given, batchId });
    },
    async enrollment(given) {
      const batch = given.batchId ? await run((em) => em.findOneOrFail(Batch, { id: given.batchId as string })) : null;
      const courseId = given.courseId ?? batch?.course.id ?? (await seed.course()).id;
      const standing = { status: EnrollmentStatus.ACTIVE, enrollmentDate: '2026-01-05', droppedOn: null, ...given };
      return run(async (em) => {
        const placed = { ...standing, ...placeOf(standing, batch), ...given, courseId };
        const enrollment = await makeIn(em, Enrollment, placed);
        const steps = stepsTo(enrollment).map((step) => ({ ...step, id: uuid(), enrollmentId: enrollment.id }));
        await insertRows(em, EnrollmentEvent, steps);
        return enrollment;
      });
    },
    async attendance(given) {
      const markedBy = given.markedBy ?? (await anybody(run));
      const marked = { date: '2026-02-02', status: AttendanceStatus.PRESENT, markedAt: new Date().toISOString() };
      return make(Attendance, { ...marked, ...given, markedBy });
    },
    async certificate(given) {
      const ofEnrollment = given.enrollmentId === undefined && !given.levelId;
      const enrollmentId = ofEnrollment ? (await seed.enrollment({ studentId: given.studentId })).id : null;
      // a number that the academy's counter does not reach
      const numbered = { number: `CRT-${900_000 + ++serial}`, code: `TEST${String(++serial).padStart(12, 'A')}` };
      return make(Certificate, { ...numbered, issuedAt: new Date().toISOString(), enrollmentId, ...given });
    },
    fee: (given) =>
      run(async (em) => {
        const { studentId = null, parentId = null } = given;
        const accountId = given.accountId ?? (await openAccounts(em, [{ studentId, parentId }])).of[0]?.id;
        const billed = { feeType: FeeType.TUITION, currency: 'USD', dueDate: '2099-01-31' };
        const fee = await makeIn(em, Fee, { ...billed, ...given, accountId });
        await enter(em, [{ fee, kind: EntryKind.CHARGE, amount: fee.amount }]);
        if (fee.voidedAt) await enter(em, [{ fee, kind: EntryKind.VOID, amount: -fee.amount }]);
        return fee;
      }),
    async payment(given) {
      const receivedBy = given.receivedBy ?? (await anybody(run));
      return run(async (em) => {
        const fee = await em.findOneOrFail(Fee, { id: given.feeId });
        const paidAt = given.paidAt ?? new Date().toISOString();
        const paid = {
          method: PaymentMethod.CASH,
          paidAt,
          paidOn: paidAt.slice(0, 10),
          currency: fee.currency,
          // a number that the academy's counter does not reach
          receiptNumber: `RCP-${900_000 + ++serial}`,
          accountId: fee.account.id,
        };
        const payment = await makeIn(em, Payment, { ...paid, ...given, receivedBy });
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
    term: (given) => make(Term, { endsOn: '2026-03-27', ...given }),
    taxRate: (given) => make(TaxRate, given),
    feePlan: ({ items = [{}], effectiveFrom = '2000-01-01', ...given } = {}) => {
      const billed = items.map(planItem);
      const revision = { number: 1, effectiveFrom, appliesTo: RevisionScope.ALL, items: billed };
      const active = { status: FeePlanStatus.ACTIVE, effectiveFrom, items: billed, revisions: [revision] };
      return make(FeePlan, { ...active, ...given });
    },
    addOn: (given) => make(EnrollmentAddOn, given),
    discount: (given = {}) =>
      make(Discount, given, (n) => ({
        ...(given.kind === undefined && { kind: DiscountKind.COUPON, code: `CODE-${n}` }),
        ...(given.amount == null && { percent: 1_000 }),
      })),
    discountUse: (given) => make(DiscountUse, given),
    account: (given) => make(Account, { number: newCode('ACC'), ...given }),
    creditNote: (given) =>
      run(async (em) => {
        const fee = given.feeId ? await em.findOneOrFail(Fee, { id: given.feeId }) : null;
        const credited = { amount: 100, currency: 'USD', reason: CreditReason.GOODWILL };
        const numbered = { number: `CRN-${900_000 + ++serial}`, accountId: fee?.account.id };
        const creditNote = await makeIn(em, CreditNote, { ...credited, ...numbered, ...given });
        const { id, amount, accountId } = creditNote;
        await enter(em, [{ fee, accountId, kind: EntryKind.CREDIT_NOTE, amount: -amount, creditNoteId: id }]);
        if (fee) fee.creditedAmount += amount;
        return creditNote;
      }),
    async invoice(given) {
      const issuedBy = given.issuedBy ?? (await anybody(run));
      return run(async (em) => {
        const fee = await em.findOneOrFail(Fee, { id: given.feeId });
        const academy = await em.findOneOrFail(Academy, { id: academyOf(em) as string });
        // a number that the academy's counter does not reach
        const facts = { number: `INV-${900_000 + ++serial}`, issuedOn: '2026-01-05', academy };
        const student = fee.student && (await em.findOneOrFail(Student, { id: fee.student.id }, DELETED_TOO));
        const snapshot = snapshotOf(fee, { ...facts, payerName: 'Ann Payer', student });
        const { number, amount, tax, currency, dueDate } = snapshot;
        const issued = { number, amount, tax, currency, dueDate, issuedAt: '2026-01-05T09:00:00.000Z', snapshot };
        const { logoFileId } = academy;
        const invoice = await makeIn(em, Invoice, {
          ...issued,
          logoFileId,
          accountId: fee.account.id,
          ...given,
          issuedBy,
        });
        fee.invoicedAt = invoice.issuedAt;
        return invoice;
      });
    },
    billingRun: (given) =>
      make(BillingRun, {
        ...{ kind: BillingRunKind.PERIOD, asOf: '2026-03-02', status: BillingRunStatus.DONE },
        counts: { created: 1, existing: 2, failed: 0, skipped: [{ reason: SkipReason.NOTHING_DUE, count: 3 }] },
        ...given,
      }),
    webhookEndpoint: (given) =>
      make(WebhookEndpoint, given, (n) => ({
        ...{ url: `https://hooks-${n}.example.test/`, eventTypes: ['student.created'], sealedSecret: 'none' },
        rotatedAt: '2026-01-05T09:00:00.000Z',
      })),
    webhookDelivery: (given) =>
      make(WebhookDelivery, {
        ...{ eventId: uuid(), type: 'student.created', occurredAt: '2026-01-05T09:00:00.000Z' },
        ...given,
      }),
    calendarFeed: (given) =>
      make(CalendarFeed, given, (n) => ({ scope: FeedScope.MINE, tokenHash: n.padStart(64, '0') })),
    async record(entity, given) {
      const required = await run(async (em) =>
        relationsOf(em, entity).filter(({ key, isRequired }) => isRequired && given?.[key as never] === undefined),
      );
      const referred: Record<string, string> = {};
      for (const { key, target } of required) referred[key] = target === User ? await anybody(run) : await some(target);
      return make(entity, { ...referred, ...given });
    },
  };
  /** Creates a row and returns its id. Uses the factory with the name of the class, if there is one. */
  const some = async (entity: new () => any): Promise<string> => {
    const factory = seed[(entity.name.charAt(0).toLowerCase() + entity.name.slice(1)) as 'room'];
    return (await (factory ? factory() : seed.record(entity))).id;
  };
  return seed;
}

/** Inserts ledger entries and updates their accounts. */
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

/**
 * A relation of an entity: `key` is the name of the property with the id, and `name` is the name of the property with
 * the related entity.
 */
interface RelationOf {
  readonly key: string;
  readonly name: string;
  readonly target: new () => any;
  readonly isRequired: boolean;
  refer(id: string): unknown;
}

function relationsOf(em: SqlEntityManager, entity: new () => object): RelationOf[] {
  const { props } = em.getMetadata().get(entity);
  return props.flatMap(({ name, targetMeta, joinColumns, nullable: isNullable = false }) => {
    if (!targetMeta) return [];
    const column = joinColumns.at(-1);
    const plain = props.find((each) => !each.targetMeta && each.fieldNames?.[0] === column);
    const refer = (id: string): unknown =>
      isTenantEntity(targetMeta) ? referTo(em, targetMeta.class as never, id) : em.getReference(targetMeta.class, id);
    const target = targetMeta.class as new () => any;
    return [{ key: plain?.name ?? `${name}Id`, name, target, isRequired: !isNullable, refer }];
  });
}

/** Returns a period with its stored columns. The period is one day long unless an end is given. */
function periodOf({ startDate = '2026-12-24', endDate = startDate, startTime = null, endTime = null }: Given<Period>) {
  const period = { startDate, endDate, startTime, endTime };
  return { ...period, wallStart: wallStart(period), wallEnd: wallEnd(period) };
}

/** Returns a plan item, monthly by default. */
const planItem = (given: Given<FeePlanItem>): FeePlanItem => ({
  ...{ code: 'tuition', feeType: FeeType.TUITION, title: 'Tuition', amount: 10_000 },
  ...{ frequency: BillingFrequency.MONTHLY, due: { anchor: DueAnchor.PERIOD_START, offsetDays: 0 } },
  ...{ proration: ProrationBasis.SESSIONS, taxRateId: null, installments: null, chargeAbsent: false },
  taxRateIds: given.taxRateId ? [given.taxRateId] : [],
  refundable: isRefundable(given.feeType ?? FeeType.TUITION),
  ...given,
});

const users = new WeakMap<object, Promise<string>>();

/** Returns a user of the academy, for rows that need any user. */
function anybody(run: SeededAcademy['run']): Promise<string> {
  const known =
    users.get(run) ?? Promise.reject(new Error('The academy has no member yet: call as() first, or give the user.'));
  return known;
}

/** Creates a member in a single transaction, to be fast: most tests need several members. */
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
  // SQLite runs synchronously, so other work gets a turn of the event loop here, as after any other row
  await setImmediate();
  users.set(run, Promise.resolve(made.userId));
  return made;
}
