import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../support/free-port.ts';
import { JWT_SECRET, whenReady } from './ours.ts';
import { type Spread, spreadOf } from './statistics.ts';
import { type FilledVersion, HERE } from './versions.ts';

const TIMES = 5;

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
      PORT: port,
    },
    stdio: 'ignore',
    // a separate process group, so that one signal ends npm and its child process
    detached: true,
  });
  const exited = once(child, 'exit');
  try {
    await whenReady(`http://127.0.0.1:${port}`);
    return performance.now() - started;
  } finally {
    process.kill(-(child.pid as number), 'SIGTERM');
    await exited;
  }
}
