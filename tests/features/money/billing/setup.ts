import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { type AcademySettings, defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { billingRuns } from '../../../../src/features/money/billing/runs/billing-run.resource.ts';
import { Fee } from '../../../../src/features/money/ledger/fee.entity.ts';
import { ProrationBasis } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { enqueue } from '../../../../src/platform/jobs/enqueue.ts';
import { jobContext } from '../../../../src/platform/jobs/job-context.ts';
import type { RequestContext } from '../../../../src/platform/tenancy/request-context.ts';
import { addMonths } from '../../../../src/platform/time/days.ts';
import { createBackground } from '../../../../src/service/background.ts';
import type { TestApp } from '../../../support/app.ts';
import { type Credentials, type GraphqlResult, gql } from '../../../support/clients.ts';
import { today } from '../../../support/days.ts';
import { scheduleOf } from '../../../support/schedules.ts';
import type { AcademySeed, SeededAcademy } from '../../../support/seed.ts';

export const RUN = `id kind asOf status automatic since total confirmedAt endedAt version
  counts { created existing failed skipped { reason count } }`;

/** Fields of a fee plan item that is not prorated. */
export const WHOLE = { proration: ProrationBasis.NONE };

/** Returns the first day of the month that is the given number of months after the current month. */
export const firstIn = (months: number): string => `${addMonths(today(), months).slice(0, 8)}01`;
/** Returns the month that is the given number of months after the current month, in the format `2026-03`. */
export const monthIn = (months: number): string => firstIn(months).slice(0, 7);

/** Returns the default settings of an academy, with the given billing settings. */
export const billing = (given: Partial<AcademySettings['billing']>): { settings: AcademySettings } => ({
  settings: { ...defaultSettings(), billing: { ...defaultSettings().billing, ...given } },
});

export const runBilling = (app: TestApp, as: Credentials, variables: object): Promise<GraphqlResult> =>
  gql(
    app,
    as,
    `mutation ($kind: BillingRunKind!, $asOf: Date!, $preview: Boolean) {
      runBilling(kind: $kind, asOf: $asOf, preview: $preview) { ${RUN} } }`,
    { kind: 'PERIOD', asOf: today(), ...variables },
  );

export const confirmBillingRun = (app: TestApp, as: Credentials, id: string, expectedVersion?: number) =>
  gql(
    app,
    as,
    `mutation ($id: ID!, $expectedVersion: Int) {
      confirmBillingRun(id: $id, expectedVersion: $expectedVersion) { ${RUN} } }`,
    { id, expectedVersion },
  );

export const readRun = async (app: TestApp, as: Credentials, id: string): Promise<any> =>
  (await gql(app, as, `query ($id: ID!) { billingRun(id: $id) { ${RUN} } }`, { id })).data.billingRun;

/** Runs the pending jobs of billing runs, and no other jobs. */
export const workOff = (app: TestApp): Promise<void> =>
  createBackground(app.services, [{ jobs: billingRuns.jobs ?? [] }]).drain();

/** Starts a billing run and executes its job. Returns the billing run as it is after the job. */
export async function ran(app: TestApp, as: Credentials, variables: object = {}): Promise<any> {
  const { data, errors } = await runBilling(app, as, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  await workOff(app);
  return readRun(app, as, data.runBilling.id);
}

/** Executes the nightly billing of an academy. Returns all billing runs of the academy, oldest first. */
export async function nightly(app: TestApp, { run }: SeededAcademy, as: Credentials): Promise<any[]> {
  await run((em) => enqueue(em, scheduleOf('billing.daily').kind, {}));
  await workOff(app);
  const { data } = await gql(app, as, `{ billingRuns(orderBy: [CREATED_AT_ASC]) { nodes { ${RUN} } } }`);
  return data.billingRuns.nodes;
}

/** Runs `work` with a request context that belongs to the service, not to a user. */
export async function asService<T>(
  app: TestApp,
  { id, run }: SeededAcademy,
  work: (ctx: RequestContext) => Promise<T>,
): Promise<T> {
  const { settings } = await run((em) => em.findOneOrFail(Academy, { id }));
  const ctx = jobContext({ id: 'a test', academyId: id, services: app.services }, settings);
  try {
    return await work(ctx);
  } finally {
    await ctx.end();
  }
}

/** Returns all fees of an academy, including voided fees, ordered by billing key. */
export const feesOf = ({ run }: SeededAcademy): Promise<Fee[]> =>
  run((em) => em.find(Fee, {}, { orderBy: { billingKey: 'asc', id: 'asc' } }));

type Items = NonNullable<Parameters<AcademySeed['feePlan']>[0]>['items'];
type Enrolled = Partial<Parameters<AcademySeed['enrollment']>[0]>;

/** Creates a course with a fee plan, by default for 100.00 a month, and enrolls a new student in the course. */
export async function learner({ with: make }: SeededAcademy, items: Items = [WHOLE], given: Enrolled = {}) {
  const { id: courseId } = await make.course();
  await make.feePlan({ courseId, items });
  const { id: studentId } = await make.student();
  const { id } = await make.enrollment({ studentId, courseId, ...given });
  return { id, studentId, courseId };
}
