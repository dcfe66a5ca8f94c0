import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Received } from '../../../support/receiver.ts';
import { type Scene, scene, testEndpoint, wired } from './setup.ts';

let at: Scene;

beforeAll(async () => {
  at = await scene();
});
afterAll(() => at.stop());

it('the example receiver in docs/webhooks.md accepts genuine deliveries and refuses all others', async () => {
  const [, code = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/webhooks.md', 'utf8')) ?? [];
  const { verify } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { admin, receiver, endpoint } = await wired(at.app);
  await testEndpoint(at.app, admin, endpoint.id);
  await at.sender.drain();
  const [{ headers, body }] = receiver.received as [Received];
  expect(verify(endpoint.secret, headers, body)).toEqual(JSON.parse(body));
  expect(() => verify(endpoint.secret, headers, `${body} `)).toThrow('signature');
  expect(() => verify(`whsec_${'A'.repeat(43)}=`, headers, body)).toThrow('signature');
  expect(() => verify(endpoint.secret, { ...headers, 'webhook-timestamp': '1700000000' }, body)).toThrow('too old');
  await receiver.stop();
});
