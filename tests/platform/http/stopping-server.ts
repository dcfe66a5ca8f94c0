// A program that the tests start and stop: serves, prints its port, and prints "closed" when it lets go.
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import express from 'express';
import { createLogger } from '../../../src/platform/http/logger.ts';
import { gracefulStop, listen } from '../../../src/platform/http/server.ts';

const [timeoutMs = '9000', ending] = process.argv.slice(2);

const app = express()
  .get('/quick', (_req, res) => res.send('quick'))
  .get('/slow', async (_req, res) => {
    await setTimeout(800);
    res.send('slow');
  })
  .get('/endless', () => {});

const server = await listen(app, { host: '127.0.0.1', port: 0 });
gracefulStop(server, {
  timeoutMs: Number(timeoutMs),
  log: createLogger({ logLevel: 'silent' }),
  async onClose() {
    if (ending === 'fail') throw new Error('The database would not let go.');
    if (ending === 'hang') await setTimeout(60_000);
    console.log('closed');
  },
});
console.log((server.address() as AddressInfo).port);
