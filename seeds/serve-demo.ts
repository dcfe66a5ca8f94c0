import { buildApp } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import { modules } from '../src/features/index.ts';
import { migrate } from '../src/platform/database/migrations.ts';
import { buildServiceSchema } from '../src/platform/graphql/schema.ts';
import { gracefulStop } from '../src/platform/http/graceful-stop.ts';
import { createLogger } from '../src/platform/http/logger.ts';
import { listen } from '../src/platform/http/server.ts';
import { serveMetrics } from '../src/platform/metrics/metrics-server.ts';
import { addressOf } from '../src/process/announce.ts';
import { stopWithNpm } from '../src/process/stop-with-npm.ts';
import { openServiceDatabase } from '../src/service/services.ts';
import { DEMO_PASSWORD, type DemoLogin, loadDemo } from './demo.ts';
import { verificationPath } from './verification-address.ts';

/** Another process that loads the demo academies. */
export interface Loader {
  /** Resolves with 0 when the academies are loaded, or with the exit code if loading fails. */
  readonly loaded: Promise<number>;
  /** Resolves when the process has ended. */
  readonly ended: Promise<number>;
}

/**
 * Migrates the database. If the database is empty, loads the demo academies. Then serves the database, and prints the
 * first steps for users. If there is a loader, waits until it has loaded the academies, and does background work only
 * after the loader has ended.
 */
export async function serveDemo(config: Config, loader?: Loader): Promise<void> {
  stopWithNpm(config);
  const schema = buildServiceSchema(modules);
  const code = await loader?.loaded;
  // the loader has already printed the error
  if (code) process.exit(code);
  const log = createLogger(config);
  const database = await openServiceDatabase(config);
  await migrate(database);
  const logins = await loadDemo(database, config);
  const app = await buildApp(config, log, database, {
    ...{ schema, demo: { password: DEMO_PASSWORD, logins } },
  });
  const stopMetrics = await serveMetrics(app.metrics?.registry, config, log);
  const server = await listen(app.http, config);
  const onClose = () => app.close().then(stopMetrics);
  gracefulStop(server, { log, drainMs: config.drainMs, onSignal: app.retire, onClose });
  console.log(welcome(config, logins, await verificationPath(database, 'riverside-swim')));
  await loader?.ended;
  if (config.jobs) app.background.start();
}

function welcome(config: Config, logins: readonly DemoLogin[], certificate: string | null): string {
  const url = addressOf(config.host, config.port);
  const verify = certificate === null ? '' : `\n  Verify    ${url}${certificate}   (a certificate of the demo)`;
  return `
The academy platform is ready.

  Start     ${url}/   (what there is, in a browser)
  GraphQL   ${url}/graphql   (an explorer, in a browser)
  REST      ${url}/api/v1   (a reference at ${url}/docs, in a browser)
  Health    ${url}/healthz, ${url}/readyz${verify}

${logins.length > 0 ? loginTable(logins) : 'The database holds other academies already: no demo was loaded.'}

A first query:

  TOKEN=$(curl -s ${url}/api/v1/auth/login -H 'Content-Type: application/json' \\
    -d '{"email":"admin@riverside-swim.test","password":"${DEMO_PASSWORD}"}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')
  curl -s ${url}/graphql -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
    -d '{"query":"{ students(first: 3) { totalCount nodes { name enrollments(first: 2) { nodes { status batch { name } } } } } }"}'
`;
}

function loginTable(logins: readonly DemoLogin[]): string {
  const width = Math.max(...logins.map(({ email }) => email.length));
  const lines = logins.map(
    ({ email, role, academies }) =>
      `  ${email.padEnd(width)}   ${role}${academies.length > 1 ? ' in both academies' : ''}`,
  );
  return [`Logins, all with the password ${DEMO_PASSWORD}:`, '', ...lines].join('\n');
}
