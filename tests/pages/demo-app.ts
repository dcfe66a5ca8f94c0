import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { DEMO_PASSWORD, loadDemo } from '../../seeds/demo.ts';
import { buildApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { migrate } from '../../src/platform/database/migrations.ts';
import { listen } from '../../src/platform/http/server.ts';
import { openServiceDatabase } from '../../src/service/services.ts';
import { copyOfDemo } from '../support/demo.ts';

/** Starts the demo like `npm run demo` with a new database; `environment` adds variables. */
export async function startDemo(environment: NodeJS.ProcessEnv = {}) {
  const copy = await copyOfDemo('sqlite');
  const config = loadConfig({ ...copy, PORT: '0', LOG_LEVEL: 'silent', ...environment }, 'demo');
  const database = await openServiceDatabase(config);
  await migrate(database);
  const logins = await loadDemo(database, config);
  const app = await buildApp(config, pino({ level: 'silent' }), database, {
    demo: { password: DEMO_PASSWORD, logins },
  });
  const server = await listen(app.http, config);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.close();
    },
  };
}
