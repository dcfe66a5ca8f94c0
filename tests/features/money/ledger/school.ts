import { expect } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { LatePenaltyKind } from '../../../../src/features/academy/academies/academy.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { DiscountKind } from '../../../../src/features/money/discounts/discount.enums.ts';
import { CreditNote } from '../../../../src/features/money/ledger/credit-note.entity.ts';
import { Fee } from '../../../../src/features/money/ledger/fee.entity.ts';
import { Payment } from '../../../../src/features/money/ledger/payment.entity.ts';
import {
  DropPolicy,
  InstallmentInterval,
  ProrationBasis,
} from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { Closure } from '../../../../src/features/scheduling/closures/closure.entity.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import { isUuid } from '../../../../src/platform/validation/uuid.ts';
import type { TestApp } from '../../../support/app.ts';
import { type GraphqlResult, gql } from '../../../support/clients.ts';
import { UNKNOWN_ID } from '../../writing.ts';
import { confirmBillingRun, runBilling, workOff } from '../billing/setup.ts';
import { act, dayOf, type Made, money } from './acting.ts';
import { done, type Family, openFamily } from './family.ts';
import type { SchoolStep } from './school-history.ts';

/**
 * A family, with the ids of its two children and of a guest student, and the ids of three batches that they can join.
 * The first and the third batch belong to the same course.
 */
export interface School extends Family {
  readonly children: readonly string[];
  readonly batches: readonly string[];
}

type MarkStep = Omit<Extract<SchoolStep, { do: 'mark' }>, 'do'>;

const { MONTHLY, ONE_TIME, PER_SESSION } = BillingFrequency;
const SOON = 2;

/**
 * A penalty of 50 % of the balance, three days after the due date. At a lower rate, the penalties of the small fees
 * would be 0.
 */
const PENALTY = { kind: LatePenaltyKind.PERCENT, amount: 5_000, graceDays: 3, since: '2026-01-01' };

export async function openSchool(app: TestApp): Promise<School> {
  const family = await openFamily(app, { settings: { ...defaultSettings(), latePenalty: PENALTY } });
  const { with: make } = family.academy;
  const { id: guest } = await make.student();
  const [first, second] = [(await make.course()).id, (await make.course()).id];
  await make.feePlan({
    courseId: first,
    dropPolicy: DropPolicy.CREDIT_UNUSED,
    items: [
      { code: 'lesson', amount: 5, frequency: PER_SESSION },
      { code: 'month', amount: 31, frequency: MONTHLY, proration: ProrationBasis.SESSIONS },
      { code: 'entry', amount: 7, frequency: ONE_TIME, proration: ProrationBasis.NONE },
    ],
  });
  await make.feePlan({
    courseId: second,
    items: [
      { code: 'trial', amount: 3, frequency: PER_SESSION, chargeAbsent: true },
      {
        ...{ code: 'whole', amount: 50, frequency: ONE_TIME, proration: ProrationBasis.SESSIONS },
        installments: { weights: [1, 1, 1], every: InstallmentInterval.WEEK },
      },
    ],
  });
  await make.discount({ kind: DiscountKind.SIBLING, rankFrom: 2, percent: 1_000 });
  const batches: string[] = [];
  for (const courseId of [first, second, first]) {
    const input = {
      ...{ courseId, name: `Batch ${batches.length}`, startDate: '2026-02-02', endDate: '2026-05-29' },
      ...{ startTime: `0${batches.length + 7}:00`, endTime: `0${batches.length + 7}:45`, maxStudents: 20 },
      daysOfWeek: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
    };
    const create = 'mutation ($input: CreateBatchInput!) { createBatch(input: $input) { id } }';
    batches.push(done(await gql(app, family.admin, create, { input })).createBatch.id);
  }
  return { ...family, children: [family.childId, family.siblingId, guest], batches };
}

const MUTATIONS = {
  enroll: 'mutation ($input: EnrollStudentInput!) { enrollStudent(input: $input) { id } }',
  approve: 'mutation ($id: ID!) { approveEnrollment(id: $id) { id } }',
  drop: 'mutation ($id: ID!) { dropEnrollment(id: $id) { id } }',
  reopen: 'mutation ($id: ID!) { reopenEnrollment(id: $id) { id } }',
  correct:
    'mutation ($id: ID!, $activeFrom: Date!) { updateEnrollment(id: $id, input: { activeFrom: $activeFrom }) { id } }',
  deleteStudent: 'mutation ($id: ID!) { deleteStudent(id: $id, confirm: true) { id } }',
  restoreStudent: 'mutation ($id: ID!) { restoreStudent(id: $id) { id } }',
  importFee: 'mutation ($csv: String!) { importFees(csv: $csv) { created } }',
  complete: 'mutation ($id: ID!) { completeEnrollment(id: $id) { id } }',
  deleteEnrollment: 'mutation ($id: ID!) { deleteEnrollment(id: $id) { id } }',
  transfer: 'mutation ($id: ID!, $batchId: ID!) { transferEnrollment(id: $id, input: { batchId: $batchId }) { id } }',
  mark: 'mutation ($input: TakeRollCallInput!) { takeRollCall(input: $input) { id } }',
  waive: 'mutation ($id: ID!) { waivePenalty(id: $id, reason: "A flood") { id } }',
  voidAgain: 'mutation ($id: ID!) { voidFee(id: $id, rebill: true) { id } }',
  excuse: 'mutation ($id: ID!) { cancelSession(id: $id, input: { excusesFees: true }) { id } }',
  restore: 'mutation ($id: ID!) { restoreSession(id: $id) { id } }',
  close: 'mutation ($input: CreateClosureInput!) { createClosure(input: $input) { id } }',
  changeClosure: 'mutation ($id: ID!, $input: UpdateClosureInput!) { updateClosure(id: $id, input: $input) { id } }',
  open: 'mutation ($id: ID!) { deleteClosure(id: $id) { id } }',
  deleteBatch: 'mutation ($id: ID!) { deleteBatch(id: $id) { id } }',
  cancelBatch: 'mutation ($id: ID!) { updateBatch(id: $id, input: { status: CANCELLED }) { id } }',
  moveEnd: 'mutation ($id: ID!, $day: Date!) { updateBatch(id: $id, input: { endDate: $day }) { id } }',
  moveStart: 'mutation ($id: ID!, $day: Date!) { updateBatch(id: $id, input: { startDate: $day }) { id } }',
};

/** Executes a step of a school history through API requests. */
export async function actInSchool(school: School, step: SchoolStep): Promise<GraphqlResult> {
  const { app, academy, admin, children, batches } = school;
  const send = (name: keyof typeof MUTATIONS, variables: object) => gql(app, admin, MUTATIONS[name], variables);
  const batchOf = (index: number) => batches[index % batches.length] ?? UNKNOWN_ID;
  switch (step.do) {
    case 'money':
      return act(school, step.step, await madeIn(school));
    case 'billSoon':
      return school.createFee({
        ...{ studentId: school.childId, amount: money(step.amount), dueDate: dayOf(-SOON), feeType: 'ACTIVITY' },
      });
    case 'enroll':
      return send('enroll', {
        input: {
          ...{ studentId: children[step.child], batchId: batchOf(step.batch) },
          ...{ status: step.isPending ? 'PENDING' : 'ACTIVE', enrollmentDate: dayOf(step.ago ?? 0) },
        },
      });
    case 'approve':
    case 'drop':
    case 'complete':
    case 'reopen':
    case 'deleteEnrollment':
      return send(step.do, { id: (await enrollmentOf(school, step.enrollment))?.id ?? UNKNOWN_ID });
    case 'correct': {
      const id = (await enrollmentOf(school, step.enrollment))?.id ?? UNKNOWN_ID;
      return send('correct', { id, activeFrom: dayOf(step.ago) });
    }
    case 'deleteStudent':
    case 'restoreStudent':
      return send(step.do, { id: children[step.child] ?? UNKNOWN_ID });
    case 'importFee': {
      const taxes = school.taxRateIds.slice(0, step.taxes).join(';');
      const row = [school.siblingId, 'activity', money(step.amount), dayOf(-SOON), taxes].join();
      return send('importFee', { csv: `student_id,fee_type,amount,due_date,tax_rate_ids\n${row}` });
    }
    case 'transfer': {
      const id = (await enrollmentOf(school, step.enrollment))?.id ?? UNKNOWN_ID;
      return send('transfer', { id, batchId: batchOf(step.batch) });
    }
    case 'mark':
      return markDays(school, step);
    case 'flip':
      return flipMarks(school, step);
    case 'run':
      return runToEnd(school, step.kind);
    case 'billBatch':
      return school.createFeesForBatch({
        ...{ batchId: batchOf(step.batch), amount: money(step.amount), dueDate: dayOf(-SOON), feeType: 'EXAMINATION' },
        period: 'spring',
      });
    case 'waive':
    case 'voidAgain': {
      const { standing, penalties } = await madeIn(school);
      const among = step.do === 'waive' && penalties.length > 0 ? penalties : standing;
      return send(step.do, { id: among[step.fee % Math.max(among.length, 1)] ?? UNKNOWN_ID });
    }
    case 'excuse':
    case 'restore': {
      const isOff = { status: SessionStatus.CANCELLED };
      const where = step.do === 'restore' ? isOff : { slotDate: dayOf(step.ago) };
      const batch = { id: batchOf(step.batch) };
      const session = await academy.run((em) =>
        em.findOne(ClassSession, { batch, ...where }, { orderBy: { id: 'asc' } }),
      );
      return send(step.do, { id: session?.id ?? UNKNOWN_ID });
    }
    case 'close': {
      const startDate = dayOf(step.ago);
      const closure = { name: 'Snow', startDate, endDate: addDays(startDate, step.days - 1), excusesFees: true };
      return send('close', { input: closure });
    }
    case 'changeClosure':
    case 'open': {
      const closures = await academy.run((em) => em.find(Closure, {}, { orderBy: { id: 'asc' } }));
      const closure = closures[step.closure % Math.max(closures.length, 1)];
      const id = closure?.id ?? UNKNOWN_ID;
      if (step.do === 'open') return send('open', { id });
      // if `days` is 0, the closure keeps its length, but no longer excuses fees
      const endDate = addDays(closure?.startDate ?? dayOf(0), Math.max(step.days - 1, 0));
      return send('changeClosure', { id, input: step.days > 0 ? { endDate } : { excusesFees: false } });
    }
    case 'deleteBatch':
    case 'cancelBatch':
      return send(step.do, { id: batchOf(step.batch) });
    case 'moveStart':
    case 'moveEnd':
      return send(step.do, { id: batchOf(step.batch), day: dayOf(step.ago) });
    case 'wait':
      return { data: {} } as GraphqlResult;
  }
}

/** Marks the student of an enrollment on the last `days` days, including today. Returns the last response. */
async function markDays(school: School, { enrollment: index, days, status }: MarkStep): Promise<GraphqlResult> {
  const enrollment = await enrollmentOf(school, index);
  const records = [{ studentId: enrollment?.student.id ?? UNKNOWN_ID, status }];
  const roll = { batchId: enrollment?.batch?.id ?? UNKNOWN_ID, records };
  let answer = { data: {} } as GraphqlResult;
  for (let ago = days - 1; ago >= 0; ago--) {
    answer = await gql(school.app, school.admin, MUTATIONS.mark, { input: { ...roll, date: dayOf(ago) } });
  }
  return answer;
}

/**
 * Marks a student excused and present by turns, and bills after each change. Expects that the same marks lead to the
 * same debt.
 */
async function flipMarks(school: School, step: Omit<MarkStep, 'status'>): Promise<GraphqlResult> {
  const owed: Map<string, number>[] = [];
  let answer = { data: {} } as GraphqlResult;
  for (const status of ['EXCUSED', 'PRESENT', 'EXCUSED', 'PRESENT']) {
    answer = await markDays(school, { ...step, status });
    await runToEnd(school, 'SESSION');
    owed.push(await owedForSessions(school));
  }
  expect(owed[3]).toEqual(owed[1]);
  expect(owed[2]).toEqual(owed[0]);
  return answer;
}

/** Returns the amount that was billed and not credited for each session of each enrollment, in minor units. */
async function owedForSessions({ academy }: School): Promise<Map<string, number>> {
  const { fees, notes } = await academy.run(async (em) => ({
    fees: await em.find(Fee, { voidedAt: null, period: { $ne: null } }),
    notes: await em.find(CreditNote, { voidedAt: null }),
  }));
  const owed = new Map<string, number>();
  for (const { id, enrollment, period, amount } of fees.filter((fee) => isUuid(fee.period ?? ''))) {
    const credited = notes.reduce((sum, { fee, amount: part }) => sum + (fee?.id === id ? part : 0), 0);
    const key = `${enrollment?.id} ${period}`;
    owed.set(key, (owed.get(key) ?? 0) + amount - credited);
  }
  return new Map([...owed].filter(([, sum]) => sum !== 0));
}

/** Starts a billing run for today, runs its jobs, and confirms the billing run if it is held. */
async function runToEnd({ app, admin }: School, kind: string): Promise<GraphqlResult> {
  const begun = await runBilling(app, admin, { kind, asOf: dayOf(0) });
  if (begun.errors) return begun;
  await workOff(app);
  const confirmed = await confirmBillingRun(app, admin, begun.data.runBilling.id);
  return confirmed.errors ? begun : confirmed;
}

interface MadeInSchool extends Made {
  /** The ids of the fees that are not voided. */
  readonly standing: readonly string[];
  readonly penalties: readonly string[];
}

/** Returns the ids of the fees and payments of the academy, oldest first. */
async function madeIn({ academy }: School): Promise<MadeInSchool> {
  return academy.run(async (em) => {
    const inOrder = { orderBy: { createdAt: 'asc', id: 'asc' } } as const;
    const fees = await em.find(Fee, {}, inOrder);
    const payments = await em.find(Payment, {}, inOrder);
    const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
    const standing = fees.filter(({ voidedAt }) => voidedAt === null);
    const penalties = standing.filter(({ penaltyFor }) => penaltyFor !== null);
    return { fees: idsOf(fees), payments: idsOf(payments), standing: idsOf(standing), penalties: idsOf(penalties) };
  });
}

async function enrollmentOf({ academy }: School, index: number): Promise<Enrollment | undefined> {
  const all = await academy.run((em) => em.find(Enrollment, {}, { orderBy: { id: 'asc' } }));
  return all[index % Math.max(all.length, 1)];
}
