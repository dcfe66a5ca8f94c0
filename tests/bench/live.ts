import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { hasErrors, send } from './check.ts';
import { type Contender, countStatements, memoryOf } from './contender.ts';
import { fillLive, type LiveFacts } from './live-data.ts';
import { startOurs } from './ours.ts';
import { type Session, signIn } from './session.ts';
import { median, percentile } from './statistics.ts';

const SUBSCRIBERS = 1_000;

/** The number of users who sign in at the same time. */
const AT_ONCE = 20;

/** Seconds in which idle streams are watched. */
const IDLE_SECONDS = 6;

/** Seconds to wait before the first event, and for the last event to arrive. */
const QUIET_SECONDS = 2;

/** The delays of the events of one kind, over all subscribers, and the numbers of events. */
export interface LiveFigures {
  readonly name: string;
  /**
   * The median of the milliseconds from the time in the written row, which is before the commit, until a client has the
   * event.
   */
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly sent: number;
  readonly expected: number;
}

/** Figures of 1,000 subscribers to one process. */
export interface LiveResult {
  readonly events: readonly LiveFigures[];
  /** Statements per second that 1,000 idle streams add to those of an idle process without streams. */
  readonly idleStatements: number;
  /** The peak of resident memory in MiB; null except on Linux. */
  readonly memory: number | null;
}

/** A kind of event: the subscription, and the mutation that causes one event for each subscriber. */
interface Kind {
  readonly name: string;
  readonly subscription: string;
  cause(ask: Ask, second: number): Promise<void>;
}

type Ask = (query: string, variables: object) => Promise<any>;

const CREATE = `mutation Create($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { id } }`;
const PUBLISH = 'mutation Publish($id: ID!) { publishAnnouncement(id: $id) { id } }';
const CHANGE = `mutation Change($id: ID!, $topic: String!) { updateSession(id: $id, input: { topic: $topic }) { id } }`;

const kindsOf = ({ sessionId }: LiveFacts): Kind[] => [
  {
    name: 'a notice in 1,000 inboxes, with its title',
    subscription: 'subscription { notificationReceived { id title at: createdAt } }',
    async cause(ask, second) {
      const input = { title: `Notice ${second}`, body: 'Closed.', audience: { roles: ['ACADEMY_ADMIN'] } };
      await ask(PUBLISH, { id: (await ask(CREATE, { input })).createAnnouncement.id });
    },
  },
  {
    name: 'a changed session, seen by 1,000 users',
    subscription: 'subscription { sessionChanged { id topic at: updatedAt } }',
    cause: (ask, second) => ask(CHANGE, { id: sessionId, topic: `Topic ${second}` }),
  },
];

/** Measures live updates on an empty database: one event per second and subscriber, one kind after another. */
export async function measureLive(
  url: string,
  options: { readonly rounds: number; readonly seconds: number },
  complain: (text: string) => void,
): Promise<LiveResult> {
  const seconds = Math.ceil(options.rounds * options.seconds);
  const facts = await fillLive(url, SUBSCRIBERS);
  const ours = await startOurs(url, undefined, { LOGIN_LIMIT_PER_MINUTE: '0' });
  const agent = new Agent({ maxSockets: SUBSCRIBERS + 10 });
  try {
    const sessions = await signInAll(ours, facts);
    const events: LiveFigures[] = [];
    const without = await idleRate(ours);
    let idleStatements = 0;
    for (const kind of kindsOf(facts)) {
      const delays: number[] = [];
      const streams = await Promise.all(
        sessions.map((session) => open(ours, agent, { session, kind, hear: (delay) => void delays.push(delay) })),
      );
      await setTimeout(QUIET_SECONDS * 1_000);
      idleStatements = Math.max(idleStatements, (await idleRate(ours)) - without);
      await causeEvents(ours, sessions[0] as Session, kind, seconds);
      await setTimeout(QUIET_SECONDS * 1_000);
      for (const stream of streams) stream.destroy();
      const [sent, expected] = [delays.length, seconds * SUBSCRIBERS];
      if (sent !== expected) complain(`${kind.name}: ${sent} of ${expected} events arrived`);
      const max = delays.reduce((most, each) => Math.max(most, each), 0);
      events.push({ name: kind.name, p50: median(delays), p95: percentile(delays, 0.95), max, sent, expected });
      await setTimeout(QUIET_SECONDS * 1_000);
    }
    return { events, idleStatements, memory: memoryOf(ours)?.peak ?? null };
  } finally {
    agent.destroy();
    await ours.stop();
  }
}

/** Returns the SQL statements per second of a process to which no client sends requests. */
async function idleRate(ours: Contender): Promise<number> {
  const statements = await countStatements(ours, () => setTimeout(IDLE_SECONDS * 1_000));
  return statements.length / IDLE_SECONDS;
}

async function signInAll(ours: Contender, { id, emails }: LiveFacts): Promise<Session[]> {
  const sessions: Session[] = [];
  for (let from = 0; from < emails.length; from += AT_ONCE) {
    const some = emails.slice(from, from + AT_ONCE);
    sessions.push(...(await Promise.all(some.map((email) => signIn(ours.url, { id, email })))));
  }
  return sessions;
}

/** Causes one event per second. */
async function causeEvents(ours: Contender, { headers }: Session, kind: Kind, seconds: number): Promise<void> {
  const ask: Ask = async (query, variables) => {
    const { text } = await send(ours, {
      ...{ method: 'POST', path: '/graphql', body: JSON.stringify({ query, variables }) },
      headers: { ...headers, 'content-type': 'application/json' },
    });
    if (hasErrors(text)) throw new Error(`${query} returns ${text.slice(0, 300)}`);
    return JSON.parse(text).data;
  };
  const start = performance.now();
  for (let second = 0; second < seconds; second++) {
    await setTimeout(Math.max(0, start + second * 1_000 - performance.now()));
    await kind.cause(ask, second);
  }
}

interface Subscriber {
  readonly session: Session;
  readonly kind: Kind;
  /** Is called for each event, with the milliseconds from the write to the arrival of the event. */
  hear(delay: number): void;
}

/** Opens a stream, and resolves when the service has accepted it. */
function open(ours: Contender, agent: Agent, { session, kind, hear }: Subscriber): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify({ query: kind.subscription });
    const headers = { ...session.headers, 'content-type': 'application/json', accept: 'text/event-stream' };
    const sent = request(`${ours.url}/graphql/stream`, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream was refused with ${response.statusCode}.`));
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        for (const [, at] of text.matchAll(/"at":"([^"]+)"/g)) hear(Date.now() - Date.parse(at as string));
      });
      response.on('error', () => undefined);
      resolve(response);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
