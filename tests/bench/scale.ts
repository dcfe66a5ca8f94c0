import { type CheckedTask, hasErrors, send } from './check.ts';
import type { Contender } from './contender.ts';
import type { Dataset } from './data.ts';
import { addAcademies, multiplyStudents } from './growth.ts';
import { drive } from './measure.ts';
import { startOurs } from './ours.ts';
import { OURS } from './queries.ts';
import { type Session, signIn } from './session.ts';
import { median, type Spread, spreadOf } from './statistics.ts';

/** The slowdown of a request in a larger database: the ratio of the p50, by round. */
export interface ScaleFigures {
  readonly name: string;
  /** Milliseconds. */
  readonly small: number;
  readonly large: number;
  readonly ratio: Spread;
  readonly target: number;
}

const STUDENTS = { factor: 100, target: 1.3 };
const ACADEMIES = { more: 997, target: 1.2 };

const page = (args: string) =>
  `{ students(first: 50, orderBy: [NAME_ASC]${args}) { nodes { id name email status joinedAt } pageInfo { endCursor hasNextPage } } }`;

/**
 * Compares our service on the dataset with our service on copies of the dataset that have more students or more
 * academies. `complain` receives wrong responses.
 */
export async function measureScale(
  data: Dataset,
  options: { rounds: number; seconds: number },
  complain: (text: string) => void,
): Promise<ScaleFigures[]> {
  const students = await data.copy('many_students');
  const academies = await data.copy('many_academies');
  await multiplyStudents(students, data.reading.id, STUDENTS.factor);
  await addAcademies(academies, data.reading.id, ACADEMIES.more);
  const small = await startService(data.url, data);
  const many = await startService(students, data);
  const wide = await startService(academies, data);
  try {
    const first = [await task(small, page('')), await task(many, page(''))] as const;
    const later = [
      await task(small, await nearTheEnd(small, 1)),
      await task(many, await nearTheEnd(many, 100)),
    ] as const;
    const dashboard = [await task(small, OURS.dashboard), await task(wide, OURS.dashboard)] as const;
    return [
      await compare('first page, 200,000 students to 2,000', [small, many], first, STUDENTS.target, options, complain),
      await compare('page behind a cursor at 90 %, same', [small, many], later, STUDENTS.target, options, complain),
      await compare('dashboard, 1,000 academies to 3', [small, wide], dashboard, ACADEMIES.target, options, complain),
    ];
  } finally {
    for (const { contender } of [small, many, wide]) await contender.stop();
  }
}

interface Service {
  readonly contender: Contender;
  readonly session: Session;
}

async function startService(url: string, data: Dataset): Promise<Service> {
  const contender = await startOurs(url);
  return { contender, session: await signIn(contender.url, data.reading) };
}

/** Returns a task for a request whose responses must all equal the first one. */
async function task({ contender, session }: Service, query: string): Promise<CheckedTask> {
  const headers = { ...session.headers, 'content-type': 'application/json' };
  const request = { method: 'POST' as const, path: '/graphql', headers, body: JSON.stringify({ query }) };
  const { text } = await send(contender, request);
  if (hasErrors(text)) throw new Error(`${query} answers ${text.slice(0, 300)}`);
  return { contender: 'ours', request, expected: text };
}

/** Returns a query for the page after the student at nine tenths of the list. */
async function nearTheEnd(service: Service, factor: number): Promise<string> {
  const offset = 1_800 * factor;
  const { expected } = await task(service, page(`, offset: ${offset}`));
  return page(`, after: "${JSON.parse(expected as string).data.students.pageInfo.endCursor}"`);
}

async function compare(
  name: string,
  services: readonly [Service, Service],
  tasks: readonly [CheckedTask, CheckedTask],
  target: number,
  { rounds, seconds }: { rounds: number; seconds: number },
  complain: (text: string) => void,
): Promise<ScaleFigures> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    for (const side of [0, 1] as const) {
      const { p50, fault } = await drive(services[side].contender, tasks[side], seconds);
      if (fault !== null) complain(`${name}: ${fault}`);
      // the first round warms up
      if (round > 0) times[side].push(p50);
    }
  }
  const [small, large] = times;
  const ratio = spreadOf(large.map((time, round) => time / (small[round] ?? Number.NaN)));
  return { name, small: median(small), large: median(large), ratio, target };
}
