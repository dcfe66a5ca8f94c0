import { Agent } from 'node:http';
import { addDays } from '../../dist/seeds/calendar.js';
import { answerTo } from './answer.ts';
import { hasErrors, send } from './check.ts';
import { type Contender, cpuOf } from './contender.ts';
import { startOurs } from './ours.ts';
import { type Session, signIn } from './session.ts';
import { median } from './statistics.ts';
import { fillTime, type TimeFacts } from './time-data.ts';
import type { Request } from './workloads.ts';

/** Times of a repeated operation. */
export interface TimeFigures {
  readonly name: string;
  /** Milliseconds from the request to the last byte of the response. */
  readonly p50: number;
  readonly least: number;
  /**
   * The processor time of the service in milliseconds, without the database; null if there were only a few repetitions.
   */
  readonly cpu: number | null;
  /** Limit for the p50 in milliseconds; null without a limit. */
  readonly limit: number | null;
}

const DAYS_OF_A_WEEK = 7;
const WEEKS_OF_A_YEAR = 52;
const CLASH_DAYS = 60;
/** Sessions of a batch that meets three times a week for a year. */
const SESSIONS_OF_A_YEAR = 3 * WEEKS_OF_A_YEAR;
const NEW_BATCHES = 20;
const CLOSURES = 3;

const NAMED = `date closures { id name } sessions { id date startTime endTime status classroom
  batch { id name course { id name color } } instructor { id name } }`;

const CREATE_BATCH = `mutation Create($input: CreateBatchInput!) {
  createBatch(input: $input) { id sessions(first: 1) { totalCount } } }`;
const CLOSE = 'mutation Close($input: CreateClosureInput!) { createClosure(input: $input) { id } }';
const CANCELLED = `query Cancelled($day: Date!) {
  classSessions(first: 1, filter: { from: $day, to: $day, status: CANCELLED }) { totalCount } }`;

/** The options of a run, and the callback for errors. */
export interface Run {
  readonly rounds: number;
  readonly seconds: number;
  complain(text: string): void;
}

/** An academy with the signed-in caller. */
interface Asked {
  readonly facts: TimeFacts;
  readonly session: Session;
}

/** Fills an empty database. Measures timetables, and operations that create and cancel sessions. */
export async function measureTime(
  url: string,
  options: { rounds: number; seconds: number },
  complain: (text: string) => void,
): Promise<TimeFigures[]> {
  const academies = await fillTime(url);
  const ours = await startOurs(url);
  try {
    const small = { facts: academies.small, session: await signIn(ours.url, academies.small) };
    const large = { facts: academies.large, session: await signIn(ours.url, academies.large) };
    const staffMember = `&staff_id=${academies.large.instructorId}`;
    const run = { ...options, complain };
    const figures = [
      await read(ours, 'timetable of a week, 200 batches', byRest(small), 15, run),
      await read(ours, 'timetable of a week, 2,000 batches', byRest(large), 30, run),
      await read(ours, 'the same by GraphQL', byGraphql(large), null, run),
      await read(ours, 'of a staff member among 2,000', byRest(large, staffMember), 30, run),
      await read(ours, 'clashes of students of a week, 2,000 batches', clashesByRest(large), null, run),
      await read(ours, 'clashes of 60 days, 2,000 batches', clashesOfDays(large), 300, run),
      await read(ours, 'clashes of 50 batches each', nestedClashes(large, 'batches(first: 50)'), 300, run),
      await read(ours, 'clashes of 100 enrollments each', nestedClashes(large, 'enrollments(first: 100)'), 300, run),
    ];
    for (const measure of [() => newBatches(ours, small), () => closures(ours, large)]) {
      try {
        figures.push(await measure());
      } catch (error) {
        complain((error as Error).message);
      }
    }
    return figures;
  } finally {
    await ours.stop();
  }
}

const headersOf = ({ session }: Asked) => ({ ...session.headers, 'accept-encoding': 'identity' });

const weekOf = ({ facts: { monday } }: Asked) => ({ from: monday, to: addDays(monday, DAYS_OF_A_WEEK - 1) });

function byRest(asked: Asked, subject = ''): Request {
  const { from, to } = weekOf(asked);
  return { method: 'GET', path: `/api/v1/timetable?from=${from}&to=${to}${subject}`, headers: headersOf(asked) };
}

function clashesByRest(asked: Asked): Request {
  const { from, to } = weekOf(asked);
  const path = `/api/v1/clashes?from=${from}&to=${to}&kind=student`;
  return { method: 'GET', path, headers: headersOf(asked) };
}

function clashesOfDays(asked: Asked): Request {
  const { from } = weekOf(asked);
  const path = `/api/v1/clashes?from=${from}&to=${addDays(from, CLASH_DAYS - 1)}&per_page=100`;
  return { method: 'GET', path, headers: headersOf(asked) };
}

function nestedClashes(asked: Asked, list: string): Request {
  const headers = { ...headersOf(asked), 'content-type': 'application/json' };
  const body = JSON.stringify({ query: `{ ${list} { nodes { clashes { kind } } } }` });
  return { method: 'POST', path: '/graphql', headers, body };
}

function byGraphql(asked: Asked): Request {
  const query = `query Week($from: Date!, $to: Date!) { timetable(from: $from, to: $to) { ${NAMED} } }`;
  const headers = { ...headersOf(asked), 'content-type': 'application/json' };
  return { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query, variables: weekOf(asked) }) };
}

/** Sends a request repeatedly, one at a time. All responses must equal the first one. The first round warms up. */
export async function read(
  ours: Contender,
  name: string,
  request: Request,
  limit: number | null,
  { rounds, seconds, complain }: Run,
): Promise<TimeFigures> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let cpuBefore = 0;
  let first: Buffer | undefined;
  for (let round = 0; round <= rounds; round++) {
    if (round === 1) cpuBefore = cpuOf(ours);
    const end = performance.now() + seconds * 1000;
    do {
      const start = performance.now();
      const { status, body } = await answerTo(ours, request, agent);
      if (round > 0) times.push(performance.now() - start);
      first ??= body;
      if (status !== 200 || !body.equals(first) || body.includes('"errors":')) {
        complain(`${name}: ${status} ${body.toString('utf8', 0, 300)}`);
        return { name, p50: Number.NaN, least: Number.NaN, cpu: null, limit };
      }
    } while (performance.now() < end);
  }
  agent.destroy();
  const cpu = (cpuOf(ours) - cpuBefore) / times.length;
  return { name, p50: median(times), least: Math.min(...times), cpu, limit };
}

/** Sends a GraphQL operation. Throws if the operation is refused. */
async function run(ours: Contender, { session }: Asked, query: string, variables: object): Promise<any> {
  const headers = { ...session.headers, 'content-type': 'application/json' };
  const request = { method: 'POST' as const, path: '/graphql', headers, body: JSON.stringify({ query, variables }) };
  const { text } = await send(ours, request);
  if (hasErrors(text)) throw new Error(`${query} answers ${text.slice(0, 300)}`);
  return JSON.parse(text).data;
}

/** Creates batches that meet three times a week for a year. */
async function newBatches(ours: Contender, asked: Asked): Promise<TimeFigures> {
  const { courseId, monday } = asked.facts;
  const times: number[] = [];
  for (let n = 0; n < NEW_BATCHES; n++) {
    const input = {
      ...{ courseId, name: `Bench ${n}`, daysOfWeek: ['MONDAY', 'WEDNESDAY', 'FRIDAY'] },
      ...{ startDate: monday, endDate: addDays(monday, WEEKS_OF_A_YEAR * DAYS_OF_A_WEEK - 1) },
      ...{ startTime: '06:00', endTime: '07:00' },
    };
    const start = performance.now();
    const { createBatch } = await run(ours, asked, CREATE_BATCH, { input });
    times.push(performance.now() - start);
    const { totalCount } = createBatch.sessions;
    if (totalCount !== SESSIONS_OF_A_YEAR) throw new Error(`A new batch of a year has ${totalCount} sessions.`);
  }
  return figuresOf(`a new batch of ${SESSIONS_OF_A_YEAR} sessions`, times, 60);
}

/** Creates closures of the whole academy on a Monday, on which half of its batches meet. */
async function closures(ours: Contender, asked: Asked): Promise<TimeFigures> {
  const { monday, batchIds } = asked.facts;
  const times: number[] = [];
  for (let n = 0; n < CLOSURES; n++) {
    const day = addDays(monday, (n + 1) * DAYS_OF_A_WEEK);
    const start = performance.now();
    await run(ours, asked, CLOSE, { input: { name: `Bench ${n}`, startDate: day, endDate: day } });
    times.push(performance.now() - start);
    const { classSessions } = await run(ours, asked, CANCELLED, { day });
    if (classSessions.totalCount !== batchIds.length / 2) {
      throw new Error(`A closure cancelled ${classSessions.totalCount} sessions of ${batchIds.length / 2}.`);
    }
  }
  return figuresOf('a closure over 1,000 batches', times, 5_000);
}

/** Returns the figures of separately measured times. */
export const figuresOf = (name: string, times: readonly number[], limit: number): TimeFigures => ({
  name,
  p50: median(times),
  least: Math.min(...times),
  cpu: null,
  limit,
});
