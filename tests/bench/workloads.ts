import type { EngineName } from './arguments.ts';
import type { AcademyFacts } from './data.ts';
import { OURS, PLAIN, POSTGRAPHILE } from './queries.ts';
import type { Session } from './session.ts';
import { enrolAndDrop, rollCalls } from './writes.ts';

/** A request, as autocannon takes it. */
export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Buffer;
}

/** How a contender does a workload. */
export interface Task {
  /** The process that is asked: a file of contenders/, or another of ours. */
  readonly contender: string;
  /** The same request each time. */
  readonly request?: Request;
  /** The rows of its answer, in the shape that all contenders share. */
  readonly rows?: (body: any) => unknown;
  /** Whether it is a former version of ours, with a database of its own. */
  readonly isFormer?: boolean;
  /** Instead of a request: those of one connection. */
  readonly converse?: () => Conversation;
}

/** The requests of one connection, one by one. */
export interface Conversation {
  next(): Request;
  /** Whether the body of the answer to the last of them is right. */
  hear(answer: string): boolean;
}

/** Something that clients do, and who can do it; ours is first. */
export interface Workload {
  readonly name: string;
  readonly tasks: readonly Task[];
  /** The least ratio of our answers a second to those of another, by its name. */
  readonly targets: Readonly<Record<string, number>>;
}

/** What each contender is asked on an engine: reads of one academy, as answers stay the same there, and writes of another. */
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
  const ours = (query: string, rows: (data: any) => unknown, variables?: object): Task => ({
    contender: 'ours',
    request: graphql(query, variables),
    rows: (body) => rows(body.data),
  });
  const postgraphile = (query: string, rows: (data: any) => unknown, variables?: object): Task => ({
    ...ours(query, rows, variables),
    contender: 'postgraphile',
  });
  const floor = (contender: string, path: string): Task => ({ contender, request: get(path), rows: (body) => body });

  const workloads: Workload[] = [
    {
      name: 'dashboard',
      tasks: [
        ours(OURS.dashboard, ({ students }) => students),
        postgraphile(POSTGRAPHILE.dashboard, ({ students }) => students),
        { ...ours(PLAIN.dashboard, ({ students }) => students), contender: 'plain-apollo' },
        floor('floor', '/dashboard'),
        floor('sqlite-floor', '/dashboard'),
      ],
      targets: { postgraphile: 1.8, floor: 0.75, 'plain-apollo': 5, 'sqlite-floor': 0.5 },
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

/** Whether a contender is the service. */
export const isOurs = (contender: string): boolean => contender.startsWith('ours');

function runsOn(engine: EngineName, contender: string): boolean {
  if (isOurs(contender)) return true;
  return engine === 'sqlite' ? contender === 'sqlite-floor' : contender !== 'sqlite-floor';
}
