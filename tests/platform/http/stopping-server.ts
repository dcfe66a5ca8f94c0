// A program that the tests start and stop: it serves, prints its port, and prints "closed" during cleanup.
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import express from 'express';
import { gracefulStop } from '../../../src/platform/http/graceful-stop.ts';
import { createLogger } from '../../../src/platform/http/logger.ts';
import { listen } from '../../../src/platform/http/server.ts';

const [timeoutMs = '9000', drainMs = '0', ending] = process.argv.slice(2);
let isReady = true;

const app = express()
  .get('/quick', (_req, res) => res.send('quick'))
  .get('/slow', async (_req, res) => {
    await setTimeout(400);
    res.send('slow');
  })
  .get('/busy', (_req, res) => {
    const end = Date.now() + 1_000;
    while (Date.now() < end);
    res.send('busy');
  })
  .get('/ready', (_req, res) => res.send(String(isReady)))
  .get('/endless', () => {});

const server = await listen(app, { host: '127.0.0.1', port: 0 });
gracefulStop(server, {
  timeoutMs: Number(timeoutMs),
  drainMs: Number(drainMs),
  log: createLogger({ logLevel: 'silent' }),
  onSignal() {
    isReady = false;
  },
  async onClose() {
    if (ending === 'fail') throw new Error('The database would not let go.');
    if (ending === 'hang') await setTimeout(60_000);
    console.log('closed');
  },
});
console.log((server.address() as AddressInfo).port);
