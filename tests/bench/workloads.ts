import type { EngineName } from './arguments.ts';
import type { AcademyFacts } from './data.ts';
import { OURS, PLAIN, POSTGRAPHILE } from './queries.ts';
import type { Session } from './session.ts';
import { enrolAndDrop, rollCalls } from './writes.ts';

/** A request for autocannon. */
export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Buffer;
}

/** How a contender runs a workload. */
export interface Task {
  /** The contender's process: a file in contenders/, or another version of our service. */
  readonly contender: string;
  /** A constant request. */
  readonly request?: Request;
  /** Returns the rows of a response body, in a form that is the same for all contenders. */
  readonly rows?: (body: any) => unknown;
  /** True for an earlier version of our service, which has its own database. */
  readonly isFormer?: boolean;
  /** True if the responses are compressed. */
  readonly isCompressed?: boolean;
  /** Used instead of `request`. Returns the requests that one connection sends. */
  readonly converse?: () => Conversation;
}

/** The requests of one connection, one after another. */
export interface Conversation {
  next(): Request;
  /** Receives the body of the last response. Returns true if the body is correct. */
  hear(answer: string): boolean;
}

/**
 * An operation that clients request, with the contenders that offer this operation. Our service is the first contender.
 */
export interface Workload {
  readonly name: string;
  readonly tasks: readonly Task[];
  /**
   * For each other contender, by name: the minimum of our responses per second, divided by the contender's responses
   * per second.
   */
  readonly targets: Readonly<Record<string, number>>;
}

/** The headers with which browsers request compressed responses. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

/**
 * Returns the workloads of an engine, with the requests for each contender. Reads and writes use different academies,
 * so that the responses to reads stay constant.
 */
export function workloadsOf(
  engine: EngineName,
  academies: { reading: AcademyFacts; writing: AcademyFacts },
  session: { reading: Session; writing: Session },
): Workload[] {
  const headers = session.reading.headers;
  const json = { ...headers, 'content-type': 'application/json' };
  const graphql = (query: string, variables?: object): Request => ({
    method: 'POST',
    path: '/graphql',
    headers: json,
    body: JSON.stringify({ query, variables }),
  });
  const get = (path: string): Request => ({ method: 'GET', path, headers });
  const { id: academyId, adminId, studentId } = academies.reading;
  const list = { path: '/api/v1/batches?per_page=15&include=course', rows: (body: any) => body.data };
  const ours = (query: string, rows: (data: any) => unknown, variables?: object) => ({
    contender: 'ours',
    request: graphql(query, variables),
    rows: (body: any) => rows(body.data),
  });
  const dashboard = ours(OURS.dashboard, ({ students }) => students);
  const postgraphile = (query: string, rows: (data: any) => unknown, variables?: object): Task => ({
    ...ours(query, rows, variables),
    contender: 'postgraphile',
  });
  const floor = (contender: string, path: string): Task => ({ contender, request: get(path), rows: (body) => body });

  const workloads: Workload[] = [
    {
      name: 'dashboard',
      tasks: [
        dashboard,
        postgraphile(POSTGRAPHILE.dashboard, ({ students }) => students),
        { ...ours(PLAIN.dashboard, ({ students }) => students), contender: 'plain-apollo' },
        floor('floor', '/dashboard'),
        floor('sqlite-floor', '/dashboard'),
      ],
      targets: { postgraphile: 1.8, floor: 0.75, 'plain-apollo': 5, 'sqlite-floor': 0.5 },
    },
    {
      name: 'compressed',
      tasks: [
        { ...dashboard, request: { ...dashboard.request, headers: { ...json, ...BROWSER } }, isCompressed: true },
      ],
      targets: {},
    },
    {
      name: 'one',
      tasks: [
        ours(OURS.one, ({ student }) => student, { id: studentId }),
        postgraphile(POSTGRAPHILE.one, ({ student }) => student, { academyId, id: studentId }),
        floor('floor', `/one/${studentId}`),
      ],
      targets: { postgraphile: 1.2 },
    },
    {
      name: 'tiny',
      tasks: [ours(OURS.tiny, ({ me }) => me), postgraphile(POSTGRAPHILE.tiny, ({ me }) => me, { id: adminId })],
      targets: { postgraphile: 1.2 },
    },
    {
      name: 'list',
      tasks: [
        { contender: 'ours', request: get(list.path), rows: list.rows },
        { contender: 'express-pg', request: get(list.path), rows: list.rows },
        { ...ours(OURS.list, (data) => data.list.nodes), contender: 'ours, by GraphQL' },
      ],
      targets: { 'express-pg': 0.7, 'ours, by GraphQL': 1 },
    },
    {
      name: 'rollcall',
      tasks: [{ contender: 'ours', converse: rollCalls(academies.writing, session.writing) }],
      targets: {},
    },
    {
      name: 'enrol',
      tasks: [{ contender: 'ours', converse: enrolAndDrop(academies.writing, session.writing) }],
      targets: {},
    },
  ];
  return workloads.map((workload) => ({
    ...workload,
    tasks: workload.tasks.filter(({ contender }) => runsOn(engine, contender)),
  }));
}

/** Returns true if a contender is our service. */
export const isOurs = (contender: string): boolean => contender.startsWith('ours');

function runsOn(engine: EngineName, contender: string): boolean {
  if (isOurs(contender)) return true;
  return engine === 'sqlite' ? contender === 'sqlite-floor' : contender !== 'sqlite-floor';
}
