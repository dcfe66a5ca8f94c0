import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { entities } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrations.ts';
import { newDatabaseUrl } from '../support/app.ts';
import { freePort } from '../support/free-port.ts';
import { nodeOptionsOf, runNode, runProgram, SECRET, statusOf, untilReady } from '../support/process.ts';

let folder: string;
let migrated: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  migrated = await newDatabaseUrl('sqlite');
  const database = await openDatabase({ url: migrated, entities, migrations });
  await migrate(database);
  await database.close();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-process-'));
});

afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Creates an empty migrated database without a migration process. */
const bringUpToDate = () => copyFile(migrated.slice('sqlite:'.length), `${folder}/db.sqlite`);

function run(entry: string, environment: NodeJS.ProcessEnv = {}, ...args: string[]) {
  const program = runProgram(entry, { DATABASE_URL: `sqlite:${folder}/db.sqlite`, ...environment }, ...args);
  running.push(program.child);
  return program;
}

describe('npm start', () => {
  it('refuses to start without a signing key or with invalid variables, and prints the name of each variable', async () => {
    const without = run('main');
    const bad = run('main', { JWT_SECRET: 'short', PORT: 'x', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
    expect([await without.exit, await bad.exit]).toEqual([1, 1]);
    expect(without.output()).toContain('JWT_SECRET');
    expect(without.output()).not.toMatch(/\n\s+at /);
    for (const name of ['JWT_SECRET', 'PORT', 'DATABASE_URL', 'LOG_LEVEL']) expect(bad.output()).toContain(name);
    expect(bad.output()).not.toContain('short');
  });

  it('prints a message if the port is in use', async () => {
    await bringUpToDate();
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const start = run('main', { JWT_SECRET: SECRET, PORT: String(port) });
    expect(await start.exit).toBe(1);
    const sentence = `The service cannot listen on port ${port} of HOST (PORT or METRICS_PORT): EADDRINUSE\n`;
    expect(start.output().replaceAll(/^\{.*\n/gm, '')).toBe(sentence);
    taken.close();
  });

  it("refuses an outdated database until it is migrated, and stops when npm's shell is stopped", async () => {
    const behind = run('main', { JWT_SECRET: SECRET });
    expect(await behind.exit).toBe(1);
    expect(behind.output()).toMatch(/^The database of DATABASE_URL is empty\. Run "npm run migrate", or .+\n$/);
    expect(await run('migrate').exit).toBe(0);
    await stopsWithItsShell();
  });

  /** Starts the service in a shell like npm, and stops the shell when the service is ready. */
  async function stopsWithItsShell(): Promise<void> {
    const port = await freePort();
    // a second command keeps the shell alive, because some shells stay alive for a single command too
    const shell = spawn('sh', ['-c', `"${process.execPath}" dist/bundle/main.js; :`], {
      env: { DATABASE_URL: `sqlite:${folder}/db.sqlite`, JWT_SECRET: SECRET, PORT: port, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    shell.stdout.on('data', (data) => {
      output += data;
    });
    const closed = once(shell, 'close');
    onTestFinished(() => {
      const [, pid] = /"pid":(\d+)/.exec(output) ?? [];
      if (pid !== undefined && !output.includes('"stopped"')) process.kill(Number(pid), 'SIGKILL');
    });
    await expect.poll(() => statusOf(`http://127.0.0.1:${port}/readyz`)).toBe(200);
    shell.kill('SIGTERM');
    await closed;
    expect(output).toContain('"msg":"stopped"');
    expect(await statusOf(`http://127.0.0.1:${port}/healthz`)).toBe(0);
  }

  it('has ended when npm has ended, after a signal to the process group', async () => {
    await bringUpToDate();
    const port = await freePort();
    const npm = spawn('npm', ['start'], {
      env: { ...process.env, DATABASE_URL: `sqlite:${folder}/db.sqlite`, JWT_SECRET: SECRET, PORT: port },
      stdio: 'ignore',
      detached: true,
    });
    const group = -(npm.pid as number);
    const ended = once(npm, 'exit');
    let isStopped = false;
    onTestFinished(() => void (isStopped || process.kill(group, 'SIGKILL')));
    await expect.poll(() => statusOf(`http://127.0.0.1:${port}/readyz`)).toBe(200);
    process.kill(group, 'SIGTERM');
    await ended;
    isStopped = (await statusOf(`http://127.0.0.1:${port}/healthz`)) === 0;
    expect(isStopped).toBe(true);
  });

  const ask = async (url: string, query: string): Promise<string> => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })).text();
  };

  it('migrates with --migrate, logs JSON without secrets, hides the schema, and stops within 10 s of SIGTERM', async () => {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const production = {
      JWT_SECRET: SECRET,
      PORT: port,
      METRICS_PORT: metricsPort,
      NODE_ENV: 'production',
      DRAIN_MS: '4000',
      WORKERS: '2',
    };
    const start = run('main', production, '--migrate');
    const url = `http://127.0.0.1:${port}`;
    await untilReady(start, url);
    const answer = await fetch(`${url}/api/v1/auth/login?token=in-the-query`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-id': 'request-1',
        authorization: 'Bearer secret-token',
      },
      body: JSON.stringify({ email: 'nobody@example.test', password: 'secret-password' }),
    });
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([401, 'request-1']);
    expect(await ask(url, '{ __schema { queryType { name } } }')).toContain('Introspection is off.');
    expect(await ask(url, '{ studnts { totalCount } }')).not.toContain('Did you mean');
    // a bundler could remove this check, because it is a call whose result is unused
    expect(await statusOf(`${url}/api/v1/students?search=%ff`)).toBe(400);
    start.child.kill('SIGTERM');
    // load balancers switch to other instances, and requests that were already sent get responses
    await expect.poll(() => statusOf(`${url}/readyz`), { interval: 20 }).toBe(503);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(
      /_count\{method="POST",route="\/api\/v1\/auth\/login",operation="login",status="4xx"\} 1\n/,
    );
    expect(await start.exit).toBe(0);
    expect(await statusOf(`${url}/healthz`)).toBe(0);
    expect(await statusOf(`http://127.0.0.1:${metricsPort}/metrics`)).toBe(0);
    const lines = start
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    // one process serves, whatever the value of WORKERS is
    const [listening, ...others] = lines.filter(({ msg }) => msg === 'listening');
    expect(listening).toMatchObject({ url, version: expect.any(String), pid: start.child.pid });
    expect(others).toEqual([]);
    expect(lines).toContainEqual(expect.objectContaining({ workers: 2, msg: expect.stringContaining('SQLite') }));
    expect(lines).toContainEqual(expect.objectContaining({ requestId: 'request-1', operation: 'login' }));
    expect(lines).toContainEqual(expect.objectContaining({ requestId: 'request-1', account: 'unknown' }));
    expect(start.output()).not.toMatch(/secret-token|secret-password|in-the-query|a secret that/);
  });

  it('with LOG_FORMAT=pretty, prints a sentence when it is ready, and prints all log lines before it ends', async () => {
    await bringUpToDate();
    const port = await freePort();
    const start = run('main', {
      JWT_SECRET: SECRET,
      PORT: port,
      LOG_FORMAT: 'pretty',
      NODE_ENV: 'production',
      INTROSPECTION: 'true',
    });
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => start.output()).toContain(`serves ${url} on SQLite ${folder}/db.sqlite`);
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    // INTROSPECTION also shows the schema in production
    expect(await ask(url, '{ __schema { queryType { name } } }')).toContain('"queryType":{"name":"Query"}');
    start.child.kill('SIGTERM');
    expect(await start.exit).toBe(0);
    expect(start.output()).toMatch(/INFO: request completed .+"path":"\/readyz"/);
    expect(start.output()).toMatch(/INFO: stopped\n$/);
    expect(start.output()).not.toContain('listening');
  });
});

describe('npm run demo', () => {
  it('uses less than 200 MB when idle, and prints URLs and logins to try', async () => {
    const port = await freePort();
    const variables = {
      DATABASE_URL: `sqlite:${folder}/db.sqlite`,
      STORAGE: `local:${folder}/files`,
      PORT: port,
    };
    const demo = runNode([...nodeOptionsOf('demo'), 'dist/bundle/demo-server.js'], variables);
    running.push(demo.child);
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => statusOf(`${url}/readyz`), { interval: 50 }).toBe(200);
    await expect.poll(() => demo.output()).toContain('admin@riverside-swim.test');
    expect(demo.output()).toContain(`${url}/graphql`);
    const memory = await readFile(`/proc/${demo.child.pid}/status`, 'utf8').catch(() => 'VmRSS: 0 kB');
    expect(Number(/VmRSS:\s+(\d+)/.exec(memory)?.[1])).toBeLessThan(200 * 1024);
    const [, certificate] = /Verify\s+(\S+)/.exec(demo.output()) ?? [];
    expect(await statusOf(certificate as string)).toBe(200);
  });
});
