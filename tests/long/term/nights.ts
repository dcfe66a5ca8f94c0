import { sum } from './calculator/arithmetic.ts';
import type { Charge } from './calculator/billing.ts';
import { addDays } from './calculator/days.ts';
import type { RunKind } from './calculator/runs.ts';
import { learnFees } from './learning.ts';
import { CLASSES } from './offer.ts';
import type { School } from './school.ts';

/** Full days between the end of a class and its completion. */
const COMPLETED_AFTER = 7;

/** Held runs that wait for an admin's confirmation. */
const waiting = new WeakMap<School, Map<RunKind, readonly Charge[]>>();

const held = (school: School): Map<RunKind, readonly Charge[]> => {
  const runs = waiting.get(school) ?? new Map<RunKind, readonly Charge[]>();
  waiting.set(school, runs);
  return runs;
};

/** Runs the scheduled work of the service between midnight and morning. */
export async function passNight(school: School, day: string): Promise<void> {
  const { app, billing, clock } = school;
  clock.set(day, '00:11');
  await app.background.drain();
  completeClasses(school, day);
  clock.set(day, '03:45');
  await app.background.drain();
  clock.set(day, '04:21');
  await app.background.drain();
  await bill(school, 'period', billing.planPeriods());
  await bill(school, 'session', billing.planMarks());
  if (!held(school).has('session')) billing.correctMarks();
  billing.settle();
  await learnFees(school, school.penalties.post());
}

function completeClasses({ billing }: School, day: string): void {
  for (const each of Object.values(CLASSES).filter(({ end }) => addDays(end, COMPLETED_AFTER + 1) === day)) {
    for (const place of billing.places.filter((of) => of.class === each && of.end === null)) {
      place.end = place.activeFrom === null ? 'dropped' : 'completed';
      place.leftOn = day;
    }
  }
}

async function bill(school: School, kind: RunKind, charges: readonly Charge[]): Promise<void> {
  const { billing, runs } = school;
  if (charges.length === 0 || held(school).has(kind)) return;
  const total = sum(charges.map(({ amount }) => amount));
  if (runs.isHeld(kind, total)) {
    held(school).set(kind, charges);
    return;
  }
  runs.done(kind, total);
  await learnFees(school, billing.post(charges));
}

/** Confirms a held run as an admin. */
export async function confirmRun(school: School, kind: RunKind): Promise<void> {
  const { admin, app, billing, runs } = school;
  const charges = held(school).get(kind);
  const { billingRuns } = await admin.ask('{ billingRuns(first: 5) { nodes { id kind status } } }');
  const run = billingRuns.nodes.find((each: { kind: string; status: string }) => each.status === 'HELD');
  if (!charges || !run)
    throw new Error(`held by the calculator: ${charges?.length}, by the service: ${JSON.stringify(run)}`);
  await admin.send('POST', `/billing-runs/${run.id}/confirm`, {});
  await app.background.drain();
  held(school).delete(kind);
  runs.done(kind, sum(charges.map(({ amount }) => amount)));
  await learnFees(school, billing.post(charges));
}
