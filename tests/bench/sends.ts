import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { hasErrors, send } from './check.ts';
import type { Contender } from './contender.ts';
import { askMeanwhile } from './light.ts';
import { fillLive } from './live-data.ts';
import { startOurs } from './ours.ts';
import { signIn } from './session.ts';
import { median, percentile } from './statistics.ts';
import type { Request } from './workloads.ts';

/**
 * The number of recipients of each announcement. To send the mails of one announcement takes longer than
 * WINDOW_SECONDS.
 */
const RECIPIENTS = 220;

/** The seconds of a window in which light requests are timed. */
const WINDOW_SECONDS = 8;

const QUIET_SECONDS = 2;

const AWAKE = `mutation Awake($id: ID!) {
  updateAcademy(id: $id, input: { settings: { quietHours: { from: "00:00:00", to: "00:00:00" } } }) { id }
}`;
const CREATE = 'mutation Create($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { id } }';
const PUBLISH = 'mutation Publish($id: ID!) { publishAnnouncement(id: $id) { id } }';
const LIGHT = '{ students(first: 10) { nodes { id name } } }';

/** How sending mails affects light requests to the same process: milliseconds per request. */
export interface SendsResult {
  readonly idle: { readonly p50: number; readonly p95: number };
  readonly sending: { readonly p50: number; readonly p95: number };
  /** Mails per second while light requests are timed. */
  readonly rate: number;
  /** Mails per second of a process without requests. */
  readonly idleRate: number;
}

/**
 * Measures light requests on an empty database, in turn while the process is idle and while the process sends mails.
 */
export async function measureSends(
  url: string,
  { rounds }: { readonly rounds: number },
  complain: (text: string) => void,
): Promise<SendsResult> {
  const { id, emails } = await fillLive(url, RECIPIENTS);
  const server = new Worker(new URL('./mail-server.ts', import.meta.url));
  const [port] = (await once(server, 'message')) as [number];
  let mails = 0;
  server.on('message', () => void mails++);
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'bench@academy.test',
    LOGIN_LIMIT_PER_MINUTE: '0',
  };
  const ours = await startOurs(url, undefined, { ...settings, PUBLIC_URL: 'http://127.0.0.1' });
  try {
    const { headers } = await signIn(ours.url, { id, email: emails[0] as string });
    const ask = askAs(ours, { ...headers, 'content-type': 'application/json' });
    await ask(AWAKE, { id });
    const times = { idle: [] as number[], sending: [] as number[] };
    const window = async (kind: keyof typeof times, begin: () => Promise<void>) => {
      const answers = await askMeanwhile(ours, requestOf(LIGHT, headers), async () => {
        await begin();
        await setTimeout(WINDOW_SECONDS * 1_000);
      });
      if (answers.fault !== null) complain(`light request: ${answers.fault}`);
      times[kind].push(...answers.times);
    };
    let sent = 0;
    for (let round = 0; round < rounds; round++) {
      await window('idle', async () => {});
      const before = mails;
      await window('sending', () => announce(ask));
      sent += mails - before;
      while (mails < before + RECIPIENTS) await setTimeout(100);
    }
    // waits until the service has handled no request for a while
    await setTimeout(QUIET_SECONDS * 1_000);
    const first = mails;
    await announce(ask);
    const start = performance.now();
    while (mails < first + RECIPIENTS) await setTimeout(20);
    const idleRate = RECIPIENTS / ((performance.now() - start) / 1_000);
    const of = (values: number[]) => ({ p50: median(values), p95: percentile(values, 0.95) });
    return { idle: of(times.idle), sending: of(times.sending), rate: sent / (rounds * WINDOW_SECONDS), idleRate };
  } finally {
    await ours.stop();
    await server.terminate();
  }
}

const requestOf = (query: string, headers: Request['headers'], variables = {}): Request => ({
  ...{ method: 'POST', path: '/graphql', body: JSON.stringify({ query, variables }) },
  headers: { ...headers, 'content-type': 'application/json' },
});

type Ask = (query: string, variables?: object) => Promise<any>;

const askAs =
  (ours: Contender, headers: Request['headers']): Ask =>
  async (query, variables = {}) => {
    const { text } = await send(ours, requestOf(query, headers, variables));
    if (hasErrors(text)) throw new Error(`${query} returns ${text.slice(0, 300)}`);
    return JSON.parse(text).data;
  };

/** Publishes an announcement to all members. */
async function announce(ask: Ask): Promise<void> {
  const input = { title: 'News', body: 'The pool is closed.', audience: { roles: ['ACADEMY_ADMIN'] } };
  await ask(PUBLISH, { id: (await ask(CREATE, { input })).createAnnouncement.id });
}
