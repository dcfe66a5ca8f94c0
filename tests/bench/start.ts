import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { JWT_SECRET } from './ours.ts';
import { type Spread, spreadOf } from './statistics.ts';
import { type FilledVersion, HERE } from './versions.ts';

const TIMES = 5;
const GIVE_UP_MS = 20_000;

/** Milliseconds from `npm start` until /readyz returns 200, over several starts. */
export interface StartFigures {
  readonly ours: Spread;
  /** Times of a former version, alternating with ours. */
  readonly former: Spread | null;
}

export async function measureStart(databaseUrl: string, former: FilledVersion | undefined): Promise<StartFigures> {
  const times: { ours: number[]; former: number[] } = { ours: [], former: [] };
  for (let n = 0; n < TIMES; n++) {
    times.ours.push(await startOnce(databaseUrl, HERE));
    if (former) times.former.push(await startOnce(former.url, former.folder));
  }
  return { ours: spreadOf(times.ours), former: former ? spreadOf(times.former) : null };
}

async function startOnce(databaseUrl: string, folder: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      JWT_SECRET,
      HOST: '127.0.0.1',
      PORT: `${port}`,
    },
    stdio: 'ignore',
    // a separate process group, so that one signal ends npm and its child process
    detached: true,
  });
  const exited = once(child, 'exit');
  try {
    while (!(await isReady(port))) {
      if (performance.now() - started > GIVE_UP_MS) throw new Error('The service did not get ready.');
      await setTimeout(5);
    }
    return performance.now() - started;
  } finally {
    process.kill(-(child.pid as number), 'SIGTERM');
    await exited;
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) })).status === 200;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
