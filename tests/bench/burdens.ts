import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { addDays } from '../../dist/seeds/calendar.js';
import { HEAVY_IMPORTS, HEAVY_REQUESTS, type HeavyRequest } from '../support/heavy-requests.ts';
import { answerTo } from './answer.ts';
import type { Contender } from './contender.ts';
import type { Session } from './session.ts';
import type { Request } from './workloads.ts';

/** A heavy load by one client. */
export interface Burden {
  readonly name: string;
  /** Applies the load once. Returns the statuses of the responses. */
  readonly weigh: () => Promise<number[]>;
  /** The statuses that the responses may have. */
  readonly allowed: readonly number[];
  /** Limit for the p95 of light requests in milliseconds. */
  readonly limit: number;
  /** True for a load that leaves rows in the database, and therefore runs only once. */
  readonly once?: boolean;
}

const ENCODERS = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync };
type Encoding = keyof typeof ENCODERS;

const LIMIT = 200;
const DONE = { allowed: [200], limit: LIMIT };
const DONE_OR_REFUSED = { allowed: [200, 400, 413, 422], limit: LIMIT };

const AT_ONCE = 10;
const BOMB = 'a'.repeat(50_000_000);
const PIPELINED = 1_500;
const UNREAD_MS = 500;
const DESCRIPTION = '/api/v1/openapi.json';

/** Returns all heavy loads. An admin sends them, in an academy with data until `today`. */
export async function burdensOf(
  ours: Contender,
  session: Session,
  { today, rows }: { today: string; rows: number },
): Promise<Burden[]> {
  const ask = asker(ours, session);
  const year = `from=${addDays(today, -364)}&to=${today}`;
  const reads = {
    'attendance history of a year': `reports/attendance-history?${year}&per_page=100`,
    'attendance summary of a year': `reports/attendance-summary?${year}&per_page=100`,
    'clashes of 60 days': `clashes?from=${today}&to=${addDays(today, 59)}&per_page=100`,
    'sessions that nobody marked': 'sessions?unmarked=true&per_page=100',
  };
  const read = (name: string, path: string): Burden => ({ name, ...DONE, weigh: ask([get(`/api/v1/${path}`)]) });
  return [
    { name: 'nothing', ...DONE, weigh: () => setTimeout(UNREAD_MS, []) },
    ...Object.entries(reads).map(([name, path]) => read(name, path)),
    ...Object.entries(HEAVY_IMPORTS).map(([name, make]) => ({
      ...{ name: `import: ${name}`, ...DONE_OR_REFUSED },
      weigh: ask([encoded(make(), 'gzip')]),
    })),
    ...Object.entries(HEAVY_REQUESTS).map(([name, make]) => ({
      ...{ name, ...DONE_OR_REFUSED },
      weigh: ask([encoded(make(), 'br')]),
    })),
    ...(Object.keys(ENCODERS) as Encoding[]).flatMap((encoding) => [
      bomb(ask, encoding, '/api/v1/students/import', 'text/csv'),
      bomb(ask, encoding, '/api/v1/students', 'application/json'),
    ]),
    { name: `${PIPELINED} pipelined, unread`, ...DONE, weigh: () => pipeline(ours) },
    ...(await staticAnswers(ours, ask)),
    {
      ...{ name: `${AT_ONCE} imports of ${rows} at once`, allowed: [200, 503], limit: 250, once: true },
      weigh: ask(Array.from({ length: AT_ONCE }, (_, n) => encoded(students(n, rows), 'gzip'))),
    },
    // the events that the imports have caused
    read('a feed of events', 'events?limit=1000'),
  ];
}

type Asker = (requests: readonly Request[]) => () => Promise<number[]>;

/** Returns a function that sends requests, all at the same time, as the signed-in user. */
function asker(ours: Contender, session: Session): Asker {
  const agent = new Agent({ keepAlive: true });
  return (requests) => () =>
    Promise.all(
      requests.map(async (request) => {
        const headers = { ...session.headers, ...request.headers };
        return (await answerTo(ours, { ...request, headers }, agent)).status;
      }),
    );
}

const get = (path: string, headers: Record<string, string> = {}): Request => ({ method: 'GET', path, headers });

function encoded({ method, path, type, body }: HeavyRequest, encoding: Encoding): Request {
  if (method === 'GET') return get(path);
  const headers = { 'content-type': type, 'content-encoding': encoding };
  return { method, path, headers, body: ENCODERS[encoding](body) };
}

const bomb = (ask: Asker, encoding: Encoding, path: string, type: HeavyRequest['type']): Burden => ({
  name: `a bomb in ${encoding}: ${type}`,
  ...DONE_OR_REFUSED,
  weigh: ask([encoded({ method: 'POST', path, type, body: BOMB }, encoding)]),
});

const students = (file: number, rows: number): HeavyRequest => ({
  method: 'POST',
  path: '/api/v1/students/import',
  type: 'text/csv',
  body: ['first_name,last_name', ...Array.from({ length: rows }, (_, n) => `Import ${file}-${n},Lake`)].join('\n'),
});

/** Requests the longest static response repeatedly on one connection, without reading the responses. */
async function pipeline(ours: Contender): Promise<number[]> {
  const { hostname, port } = new URL(ours.url);
  const socket = connect(Number(port), hostname).pause();
  // the service may close the connection
  socket.on('error', () => {});
  socket.write(`GET ${DESCRIPTION} HTTP/1.1\r\nHost: bench\r\n\r\n`.repeat(PIPELINED));
  await setTimeout(UNREAD_MS);
  socket.destroy();
  return [];
}

/** Static resources: the OpenAPI description in each encoding, and a page with all its scripts. */
async function staticAnswers(ours: Contender, ask: Asker): Promise<Burden[]> {
  const page = await (await fetch(`${ours.url}/docs`)).text();
  const scripts = [...new Set(page.match(/\/assets\/[^"']+\.(?:js|css)/g))];
  const paths = ['/docs', ...scripts];
  return [
    ...['identity', 'gzip', 'br'].map((encoding) => ({
      ...{ name: `the description in ${encoding}, ${AT_ONCE} at once`, ...DONE },
      weigh: ask(Array.from({ length: AT_ONCE }, () => get(DESCRIPTION, { 'accept-encoding': encoding }))),
    })),
    {
      ...{ name: `a page and its ${scripts.length} files`, ...DONE },
      weigh: ask(paths.map((path) => get(path, { 'accept-encoding': 'gzip' }))),
    },
  ];
}
