import { setTimeout as pause } from 'node:timers/promises';
import { send } from './check.ts';
import type { Contender } from './contender.ts';
import { ENROLLMENTS, fillMoney, type MoneyFacts } from './money-data.ts';
import { startOurs } from './ours.ts';
import { callRest } from './rest.ts';
import { type Session, signIn } from './session.ts';
import { figuresOf, type Run, read, type TimeFigures } from './time.ts';

/** The number of fees that a family pays with one payment. `FAMILIES` is the number of families. */
const FAMILY_FEES = 10;
const FAMILIES = 25;

/** Milliseconds between two requests for the status of a billing run. */
const LOOK_EVERY = 50;

/** An academy with the signed-in caller. */
interface Asked {
  readonly ours: Contender;
  readonly facts: MoneyFacts;
  readonly session: Session;
}

/** Fills an empty database, and measures billing, payments and balances. */
export async function measureMoney(
  url: string,
  options: { rounds: number; seconds: number },
  complain: (text: string) => void,
): Promise<TimeFigures[]> {
  const { billed, large } = await fillMoney(url);
  const ours = await startOurs(url);
  const run: Run = { ...options, complain };
  try {
    const office = { ours, facts: billed, session: await signIn(ours.url, billed) };
    const school = { ours, facts: large, session: await signIn(ours.url, large) };
    const figures: TimeFigures[] = [];
    for (const measure of [() => billing(office), () => families(school)]) {
      try {
        figures.push(...(await measure()));
      } catch (error) {
        complain((error as Error).message);
      }
    }
    figures.push(await ownAccount(school, run));
    return figures;
  } finally {
    await ours.stop();
  }
}

/** Sends a request. Throws if the request is refused. */
const call = ({ ours, session }: Asked, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<any> =>
  callRest(ours, session, method, path, body);

/**
 * Measures two billing runs: one that bills a prorated month of all enrollments, with a sibling discount and a tax, and
 * a second one that finds all of these enrollments billed.
 */
async function billing(asked: Asked): Promise<TimeFigures[]> {
  const { facts } = asked;
  await call(asked, 'PUT', `/academies/${facts.id}`, { settings: { billing: { max_back_months: 0 } } });
  const { id: tax_rate_id } = await call(asked, 'POST', '/tax-rates', { name: 'VAT', percent: '10.00' });
  await call(asked, 'POST', '/discounts', {
    ...{ name: 'Siblings', kind: 'sibling', percent: '10.00', condition: { rank_from: 2 } },
  });
  const due = { anchor: 'period_start', offset_days: 7 };
  const item = { code: 'tuition', fee_type: 'tuition', title: 'Tuition', amount: '120.00', frequency: 'monthly' };
  for (const course_id of facts.courseIds) {
    const plan = { name: 'By the month', course_id, effective_from: '2020-01-01', status: 'active' };
    await call(asked, 'POST', '/fee-plans', { ...plan, items: [{ ...item, due, tax_rate_id }] });
  }
  const first = await billed(asked);
  const again = await billed(asked);
  if (first.counts.created !== ENROLLMENTS || again.counts.existing !== ENROLLMENTS) {
    throw new Error(`Of ${ENROLLMENTS} enrollments ${JSON.stringify([first.counts, again.counts])} were billed.`);
  }
  return [
    figuresOf(`${ENROLLMENTS} enrollments billed`, [first.ms], 60_000),
    figuresOf('the same again, when all is billed', [again.ms], 10_000),
  ];
}

/** Returns the time of a run, from the request to its end. */
async function billed(asked: Asked): Promise<{ ms: number; counts: { created: number; existing: number } }> {
  const start = performance.now();
  let run = await call(asked, 'POST', '/billing-runs', {
    kind: 'period',
    as_of: new Date().toISOString().slice(0, 10),
  });
  while (run.status === 'running') {
    await pause(LOOK_EVERY);
    run = await call(asked, 'GET', `/billing-runs/${run.id}`);
  }
  if (run.status !== 'done') throw new Error(`A billing run is ${run.status}.`);
  return { ms: performance.now() - start, counts: run.counts };
}

/** Measures payments of all fees of a family. */
async function families(asked: Asked): Promise<TimeFigures[]> {
  const times: number[] = [];
  for (const student_id of asked.facts.studentIds) {
    if (times.length === FAMILIES) break;
    let account_id = '';
    for (let n = 0; n < FAMILY_FEES; n++) {
      const fee = { student_id, fee_type: 'activity', amount: '20.00', due_date: `2030-01-${10 + n}` };
      ({ account_id } = await call(asked, 'POST', '/fees', fee));
    }
    const { data } = await fees(asked, `account_id=${account_id}&payment_status=pending,overdue,partial`);
    // only families with exactly this many fees
    if (data.length !== FAMILY_FEES) continue;
    const start = performance.now();
    const payment = await call(asked, 'POST', '/payments', {
      ...{ account_id, amount: `${FAMILY_FEES * 20}.00`, method: 'cash' },
    });
    times.push(performance.now() - start);
    if (payment.allocations.length !== FAMILY_FEES) throw new Error('A payment was not for all fees of a family.');
  }
  return [figuresOf(`a payment over ${FAMILY_FEES} fees`, times, 40)];
}

const fees = async ({ ours, session }: Asked, query: string): Promise<any> =>
  JSON.parse((await send(ours, { method: 'GET', path: `/api/v1/fees?${query}`, headers: session.headers })).text);

/** Measures a parent's request for their account. */
async function ownAccount({ ours, facts }: Asked, run: Run): Promise<TimeFigures> {
  const { headers } = await signIn(ours.url, { id: facts.id, email: facts.parentEmail });
  const query = `{ accounts(first: 1) { nodes { id number balance owed credit
    fees(first: 50) { totalCount nodes { id title amount balance dueDate paymentStatus } } } } }`;
  const request = {
    ...{ method: 'POST' as const, path: '/graphql', body: JSON.stringify({ query }) },
    headers: { ...headers, 'content-type': 'application/json', 'accept-encoding': 'identity' },
  };
  const { text } = await send(ours, request);
  const [account] = JSON.parse(text).data.accounts.nodes;
  if (!(account?.fees.nodes.length > 0)) throw new Error('The parent has no fees.');
  return read(ours, "a parent's account with its fees, of 400,000", request, 10, run);
}
