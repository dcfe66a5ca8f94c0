import { buildApp } from '../../../dist/src/app.js';
import { loadConfig } from '../../../dist/src/config.js';
import { assertCurrent } from '../../../dist/src/platform/database/migrations.js';
import { createLogger } from '../../../dist/src/platform/http/logger.js';
import { listen } from '../../../dist/src/platform/http/server.js';
import { openServiceDatabase } from '../../../dist/src/service/services.js';
import { watchLoop } from './loop-watch.ts';
import { announce } from './serve.ts';

/**
 * The service in the configuration of `npm start`. The benchmark can also make it count its statements and measure its
 * event loop.
 */

const config = loadConfig(process.env, 'production');
const log = createLogger(config);
const database = await openServiceDatabase(config);
await assertCurrent(database);
const app = await buildApp(config, log, database);

let stopCounting: (() => void) | undefined;
let statements: string[] = [];
let stopWatching: (() => Promise<object>) | undefined;

const commands: Record<string, () => unknown> = {
  count() {
    statements = [];
    stopCounting = database.onStatement((sql: string) => statements.push(sql));
  },
  counted() {
    stopCounting?.();
    process.send?.({ statements });
  },
  async watch() {
    stopWatching = await watchLoop();
    process.send?.('watching');
  },
  async watched() {
    process.send?.(await stopWatching?.());
  },
};
process.on('message', (message: string) => void commands[message]?.());
if (config.jobs) app.background.start();
announce(await listen(app.http, config));
