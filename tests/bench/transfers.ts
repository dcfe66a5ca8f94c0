import { setTimeout } from 'node:timers/promises';
import { type Contender, memoryOf } from './contender.ts';
import { askMeanwhile } from './light.ts';
import { OURS } from './queries.ts';
import type { Session } from './session.ts';
import { percentile } from './statistics.ts';
import type { Run } from './time.ts';

const MEBIBYTE = 2 ** 20;

/** The size of a file. */
const SIZE = 20 * MEBIBYTE;

/** The seconds of a window in which dashboards are timed. */
const WINDOW_SECONDS = 8;

/** Milliseconds between two readings of the memory. */
const READ_EVERY = 50;

/** The limits: the additional resident memory in MiB, and the p99 relative to the p99 without transfers. */
export const TRANSFER_LIMITS = { memory: 30, slower: 1.2 };

/** How uploads and downloads affect a process that serves dashboards. */
export interface TransferFigures {
  /** The p99 of dashboards in milliseconds, without transfers and during transfers. */
  readonly idle: number;
  readonly busy: number;
  /** The highest resident memory in MiB, without transfers and during transfers; null except on Linux. */
  readonly memory: { readonly idle: number; readonly busy: number } | null;
  /** MiB per second, up and down. */
  readonly rate: number;
}

/**
 * Measures the durations of dashboards, in turn without transfers and while files of 20 MiB are uploaded and
 * downloaded.
 */
export async function measureTransfers(
  ours: Contender,
  session: Session,
  { rounds, complain }: Run,
): Promise<TransferFigures> {
  const times = { idle: [] as number[], busy: [] as number[] };
  const memory = { idle: 0, busy: 0 };
  let moved = 0;
  const window = async (kind: keyof typeof times, work: (end: number) => Promise<void>) => {
    const end = performance.now() + WINDOW_SECONDS * 1_000;
    const reading = setInterval(() => {
      memory[kind] = Math.max(memory[kind], memoryOf(ours)?.now ?? 0);
    }, READ_EVERY);
    const body = JSON.stringify({ query: OURS.dashboard });
    const headers = { ...session.headers, 'content-type': 'application/json' };
    const request = { method: 'POST' as const, path: '/graphql', headers, body };
    const answers = await askMeanwhile(ours, request, () => work(end));
    clearInterval(reading);
    if (answers.fault !== null) complain(`dashboard: ${answers.fault}`);
    times[kind].push(...answers.times);
  };
  const idle = () => window('idle', (end) => setTimeout(end - performance.now()));
  // warms up before the measurement
  await idle();
  await transfer(ours, session);
  times.idle.length = 0;
  for (let round = 0; round < rounds; round++) {
    await idle();
    await window('busy', async (end) => {
      while (performance.now() < end) {
        await transfer(ours, session);
        moved += 2 * SIZE;
      }
    });
  }
  return {
    idle: percentile(times.idle, 0.99),
    busy: percentile(times.busy, 0.99),
    memory: memory.idle > 0 ? memory : null,
    rate: moved / MEBIBYTE / (rounds * WINDOW_SECONDS),
  };
}

/** Uploads a file, downloads it and deletes it. */
async function transfer({ url }: Contender, { headers }: Session): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.7\n', new Uint8Array(SIZE)]), 'large.pdf');
  const sent = await fetch(`${url}/api/v1/files`, { method: 'POST', headers, body: form });
  const { data } = (await sent.json()) as { data?: { id: string } };
  if (!data) throw new Error(`An upload returns ${sent.status}.`);
  const content = await fetch(`${url}/api/v1/files/${data.id}/content`, { headers });
  let bytes = 0;
  for await (const chunk of content.body ?? []) bytes += chunk.length;
  if (bytes < SIZE) throw new Error(`A download has ${bytes} bytes.`);
  await fetch(`${url}/api/v1/files/${data.id}`, { method: 'DELETE', headers });
}
