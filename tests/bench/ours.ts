import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { nodeArgumentsOf, variablesOf } from '../support/process.ts';
import { type Contender, startContender } from './contender.ts';
import { HERE } from './versions.ts';

/** The signing key of the benchmarked service. */
export const JWT_SECRET = 'a signing key for measurements and nothing else';

/**
 * Starts our service on a database with all protections of a deployment except the rate limit, because one user sends
 * the whole load. `settings` override the defaults.
 */
export function startOurs(
  databaseUrl: string,
  profile?: string,
  settings: Record<string, string> = {},
): Promise<Contender> {
  const env = { ...deployed(databaseUrl), ...settings };
  return startContender('ours', env, profilingInto(profile));
}

const profilingInto = (folder: string | undefined): string[] =>
  folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];

/** The settings of a deployed service, without its limit of requests, because one user sends the whole load. */
const deployed = (databaseUrl: string, port = '0', metricsPort = '9464'): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  JWT_SECRET,
  HOST: '127.0.0.1',
  PORT: port,
  LOG_LEVEL: 'info',
  // collects metrics although nothing reads them
  METRICS_PORT: metricsPort,
  RATE_LIMIT_PER_MINUTE: '0',
});

/**
 * Starts the program that `npm start` runs in the version in `folder`, and waits until it is ready. The contenders load
 * each module by itself and compile TypeScript, so they need more memory. `profile` is a folder for CPU profiles.
 */
export async function startProgram(databaseUrl: string, profile?: string, folder = HERE): Promise<Contender> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [...profilingInto(profile), ...nodeArgumentsOf('start', folder)], {
    cwd: folder,
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', ...variablesOf('start', folder) },
      ...deployed(databaseUrl, port, metricsPort),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await whenReady(url);
  return {
    name: 'ours',
    url,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** The time in milliseconds within which the service must get ready. */
const GIVE_UP_MS = 20_000;

/** Waits until the service at the URL is ready. */
export async function whenReady(url: string): Promise<void> {
  const began = performance.now();
  while (!(await isReady(url))) {
    if (performance.now() - began > GIVE_UP_MS) throw new Error('The service did not get ready.');
    await setTimeout(5);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) })).status === 200;
  } catch {
    return false;
  }
}
