import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type Contender, startFlags } from './contender.ts';
import { JWT_SECRET } from './ours.ts';
import { HERE } from './versions.ts';

/** The time in milliseconds within which the service must get ready. */
const GIVE_UP_MS = 20_000;

/** The settings of a deployed service on this machine. */
export const deployed = (databaseUrl: string, port: number): Record<string, string> => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  JWT_SECRET,
  HOST: '127.0.0.1',
  PORT: `${port}`,
});

/**
 * Starts the bundled program that `npm start` runs, and waits until it is ready. The contenders load each module by
 * itself and compile TypeScript, so they need more memory.
 */
export async function startProgram(databaseUrl: string): Promise<Contender> {
  const port = await freePort();
  const child = spawn(process.execPath, [...startFlags(HERE), 'src/run.js', 'main'], {
    cwd: HERE,
    // one user sends the whole load, so there is no rate limit
    env: { PATH: process.env.PATH, ...deployed(databaseUrl, port), LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  await whenReady(port);
  return {
    name: 'ours',
    url: `http://127.0.0.1:${port}`,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Waits until the service at the port is ready. */
export async function whenReady(port: number): Promise<void> {
  const began = performance.now();
  while (!(await isReady(port))) {
    if (performance.now() - began > GIVE_UP_MS) throw new Error('The service did not get ready.');
    await setTimeout(5);
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) })).status === 200;
  } catch {
    return false;
  }
}

/** Returns a port of this machine that nothing uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
