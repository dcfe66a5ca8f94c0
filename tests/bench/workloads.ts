import type { EngineName } from './arguments.ts';
import type { Dataset } from './data.ts';
import { OURS, PLAIN, POSTGRAPHILE } from './queries.ts';
import type { Session } from './session.ts';
import { enrolAndDrop, rollCalls } from './writes.ts';

/** A request, as autocannon takes it. */
export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** How a contender does a workload. */
export interface Task {
  /** The process that is asked: a file of contenders/. */
  readonly contender: string;
  /** How the figures call it, where one process does a workload in two ways. */
  readonly label?: string;
  /** The same request each time; writes make theirs one by one. */
  readonly request?: Request;
  /** Makes the requests of one connection: for each the next, from the body of the answer before it. */
  readonly sequence?: () => (answer: string | null) => Request;
  /** The rows of an answer, in the shape that all contenders share. */
  rows(body: any): unknown;
}

/** Something that clients do, and who can do it; ours is first. */
export interface Workload {
  readonly name: string;
  readonly tasks: readonly Task[];
  /** The least ratio of our answers a second to those of another, by its label. */
  readonly targets: Readonly<Record<string, number>>;
}

/** What each contender is asked on an engine. */
export function workloadsOf(
  engine: EngineName,
  data: Dataset,
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
  const { id: academyId, adminId, studentId } = data.reading;
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
  const written = { rows: (body: any) => Object.keys(body.data) };

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
        { ...ours(OURS.list, (data) => data.list.nodes), label: 'ours, by GraphQL' },
      ],
      targets: { 'express-pg': 0.7, 'ours, by GraphQL': 1 },
    },
    {
      name: 'rollcall',
      tasks: [{ contender: 'ours', sequence: rollCalls(data.writing, session.writing), ...written }],
      targets: {},
    },
    {
      name: 'enrol',
      tasks: [{ contender: 'ours', sequence: enrolAndDrop(data.writing, session.writing), ...written }],
      targets: {},
    },
  ];
  return workloads.map((workload) => ({
    ...workload,
    tasks: workload.tasks.filter(({ contender }) => runsOn(engine, contender)),
  }));
}

function runsOn(engine: EngineName, contender: string): boolean {
  if (contender === 'ours') return true;
  return engine === 'sqlite' ? contender === 'sqlite-floor' : contender !== 'sqlite-floor';
}
