import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutgoing, type OutgoingOptions } from '../../../src/platform/outgoing/outgoing.ts';
import { isPublicAddress } from '../../../src/platform/outgoing/public-address.ts';
import { type Receiver, startReceiver } from '../../support/receiver.ts';

const REQUEST = { headers: { 'content-type': 'application/json' }, body: '{}' };

describe('public IP addresses', () => {
  it.each([...['93.184.215.14', '8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c']])(
    'include the address %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...[
      '127.0.0.1',
      '127.255.255.254',
      '0.0.0.0',
      '0.1.2.3',
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
    ],
    ...['169.254.169.254', '100.64.0.1', '100.127.255.255', '224.0.0.1', '239.255.255.255', '255.255.255.255'],
    ...['240.0.0.1', '192.0.0.8', '192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '192.88.99.1'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:8.8.8.8', '64:ff9b::8.8.8.8'],
    ...['64:ff9b:1::1', '2002:7f00:1::', '2001:0:4136:e378::1', 'fe80::1', 'fec0::1', 'fc00::1', 'fd12::1', 'ff02::1'],
    ...['2001:db8::1', '3fff::1', '100::1', '2001:10::1', '4000::1', '', 'localhost', '127.1', '1.2.3.4.5'],
  ])('exclude the address %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('requests to URLs that users enter', () => {
  const PUBLIC = '93.184.215.14';
  const opened: { close(): Promise<void> }[] = [];
  const open = (
    options: OutgoingOptions,
    settings: { webhookPorts?: number[]; webhookAllowPrivate?: boolean } = {},
  ) => {
    const outgoing = createOutgoing({ webhookPorts: [], webhookAllowPrivate: false, ...settings }, options);
    opened.push(outgoing);
    return outgoing;
  };
  const guarded = open({ resolve: async () => [PUBLIC] }, { webhookPorts: [8443] });

  afterAll(async () => {
    for (const each of opened) await each.close();
  });

  it.each([
    'https://hooks.example.test/a?b=c',
    'https://hooks.example.test:443/',
    'https://hooks.example.test:8443/',
    'HTTPS://HOOKS.example.test',
    `https://${PUBLIC}/`,
    'https://1572395042/',
  ])('accept the URL %s', async (url) => expect(await guarded.problemOf(url)).toBeNull());

  it.each([
    ...['http://hooks.example.test/', 'https://hooks.example.test:8080/', 'https://hooks.example.test:22/'],
    ...[
      'https://user@hooks.example.test/',
      'https://user:pass@hooks.example.test/',
      'https://:pass@hooks.example.test/',
    ],
    ...['ftp://hooks.example.test/', 'file:///etc/passwd', 'javascript:1', 'hooks.example.test', 'https://', 'x', ''],
    ...['//hooks.example.test/', 'https://256.256.256.256/', 'https://[::1/', 'https://a b/'],
  ])('refuse the malformed URL %s', async (url) => {
    expect(await guarded.problemOf(url)).toBe('malformed');
    expect(await guarded.post({ ...REQUEST, url })).toMatchObject({ status: null, failure: 'blocked' });
  });

  it.each([
    ...[
      '127.0.0.1',
      '127.0.0.1.',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0x7f.1',
      '0177.0.0.1',
      '017700000001',
      '0',
      '0.0',
    ],
    ...[
      '10.0.0.1',
      '0xa9fea9fe',
      '169.254.169.254',
      '2852039166',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
    ],
    ...[
      '[0:0:0:0:0:ffff:a00:1]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
      '[fd00::1]',
      '[fe80::1]',
      '１２７.0.0.1',
      '127。0。0。1',
    ],
  ])('refuse the private host %s in every notation', async (host) => {
    const url = `https://${host}/`;
    expect(await guarded.problemOf(url)).toBe('unreachable');
    expect(await guarded.post({ ...REQUEST, url })).toMatchObject({ status: null, failure: 'blocked', body: '' });
  });

  it.each([
    ['one private address', ['127.0.0.1']],
    ['a private address among others', [PUBLIC, '10.0.0.7']],
    ['a mapped address', ['::ffff:10.0.0.7']],
  ])('refuse a host name with %s', async (_what, addresses) => {
    const outgoing = open({ resolve: async () => addresses });
    expect(await outgoing.problemOf('https://hooks.example.test/')).toBe('unreachable');
    expect(await outgoing.post({ ...REQUEST, url: 'https://hooks.example.test./' })).toMatchObject({
      failure: 'blocked',
    });
  });

  it.each([
    [[] as string[], undefined],
    [null, 'ESERVFAIL'],
  ])('refuse a host name that cannot be resolved', async (found, code) => {
    const outgoing = open({
      resolve: async () => found ?? Promise.reject(Object.assign(new Error('failed'), { code })),
    });
    expect(await outgoing.problemOf('https://hooks.example.test/')).toBe('unreachable');
    expect(await outgoing.post({ ...REQUEST, url: 'https://hooks.example.test/' })).toMatchObject({ failure: 'dns' });
  });

  it('resolve a host name once per connection, so that it cannot change to another address in the meantime', async () => {
    const answers = [[PUBLIC], ['127.0.0.1']];
    let asked = 0;
    const outgoing = open({ resolve: async () => answers[Math.min(asked++, 1)] as string[] });
    expect(await outgoing.problemOf('https://hooks.example.test/')).toBeNull();
    expect(await outgoing.post({ ...REQUEST, url: 'https://hooks.example.test/' })).toMatchObject({
      failure: 'blocked',
    });
    expect(asked).toBe(2);
  });

  describe('with a server on this machine', () => {
    let receiver: Receiver;
    const outgoing = open({ timeout: 400 }, { webhookAllowPrivate: true });
    const post = (url = receiver.url) => outgoing.post({ ...REQUEST, url });

    beforeAll(async () => {
      receiver = await startReceiver();
    });
    afterAll(() => receiver.stop());

    it('send the exact bytes, and read the response', async () => {
      receiver.answer = (res) => void res.writeHead(202, { 'retry-after': '7' }).end('thanks');
      const body = '{"a":"ä"}';
      const result = await outgoing.post({ url: `${receiver.url}?x=1`, headers: { 'x-a': 'b' }, body });
      expect(result).toEqual({ status: 202, retryAfter: '7', body: 'thanks', ms: expect.any(Number), failure: null });
      expect(receiver.received.at(-1)).toMatchObject({ body, path: '/hook?x=1', headers: { 'x-a': 'b' } });
    });

    it('resolve host names of the local network', async () => {
      receiver.answer = (res) => void res.writeHead(204).end();
      expect(await post(receiver.url.replace('127.0.0.1', 'localhost'))).toMatchObject({ status: 204, failure: null });
    });

    it.each([301, 302, 307, 308])('follow no redirect of status %i', async (status) => {
      const before = receiver.received.length;
      receiver.answer = (res) => void res.writeHead(status, { location: receiver.url }).end();
      expect(await post()).toMatchObject({ status, failure: 'status' });
      expect(receiver.received).toHaveLength(before + 1);
    });

    it('truncate a long response, and return its status', async () => {
      receiver.answer = (res) => {
        const more = () => {
          while (!res.destroyed && res.write('x'.repeat(65_536)));
          if (!res.destroyed) res.once('drain', more);
        };
        res.writeHead(200);
        more();
      };
      const result = await post();
      expect(result).toMatchObject({ status: 200, failure: null });
      expect(result.body).toHaveLength(64 * 1024);
    });

    it.each([
      [
        'informational responses',
        '',
        'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n',
        { status: null, failure: 'too_large' },
      ],
      [
        'a chunk extension',
        'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n1;',
        'x'.repeat(64),
        { status: 200, failure: null },
      ],
      [
        'trailers',
        'HTTP/1.1 500 No\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n',
        'a: b\r\n',
        { status: 500, failure: 'status' },
      ],
    ])('end an endless response of %s after 64 kB', async (_, head, piece, outcome) => {
      const endless = await startEndless(head, piece);
      // a long timeout, because the byte limit must end the response, not the timeout
      const patient = open({ timeout: 25_000 }, { webhookAllowPrivate: true });
      const result = await patient.post({ ...REQUEST, url: endless.url });
      expect(result).toMatchObject(outcome);
      await endless.closed;
      await endless.stop();
    });

    it('end after 21 informational (1xx) responses', async () => {
      const endless = await startEndless('', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n');
      let read = 0;
      const count = () => void read++;
      // undici publishes the head of each response on this channel
      subscribe('undici:request:headers', count);
      const patient = open({ timeout: 25_000 }, { webhookAllowPrivate: true });
      expect(await patient.post({ ...REQUEST, url: endless.url })).toMatchObject({
        status: null,
        failure: 'too_large',
      });
      await endless.closed;
      unsubscribe('undici:request:headers', count);
      expect(read).toBe(21);
      await endless.stop();
    });

    it('accept 20 informational (1xx) responses before the final response', async () => {
      receiver.answer = (res) => {
        for (let n = 0; n < 20; n++) res.writeEarlyHints({ link: '</a>; rel=preload' });
        res.writeHead(200).end('ok');
      };
      expect(await post()).toMatchObject({ status: 200, failure: null, body: 'ok' });
    });

    it('read a response with 40 kB of headers', async () => {
      receiver.answer = (res) => {
        for (let n = 0; n < 400; n++) res.setHeader(`x-${n}`, 'x'.repeat(100));
        res.writeHead(200).end('ok');
      };
      expect(await post()).toMatchObject({ status: 200, failure: null, body: 'ok' });
    });

    it('count the bytes of each response separately on a reused connection', async () => {
      receiver.answer = (res) => void res.writeHead(200).end('x'.repeat(40_000));
      for (let n = 0; n < 4; n++) expect((await post()).body).toHaveLength(40_000);
    });

    it('time out if the server never responds or sends its response endlessly slowly', async () => {
      receiver.answer = () => undefined;
      expect(await post()).toMatchObject({ status: null, failure: 'timeout' });
      receiver.answer = async (res) => {
        res.writeHead(200);
        for (; !res.destroyed; await delay(50)) res.write('.');
      };
      const result = await post();
      expect(result).toMatchObject({ status: 200, failure: 'timeout' });
      expect(result.ms).toBeLessThan(2_000);
    });

    it('return the reason if the server fails', async () => {
      receiver.answer = (res) => void res.socket?.destroy();
      expect(await post()).toMatchObject({ status: null, failure: 'refused' });
      receiver.answer = (res) => {
        res.writeHead(200, { 'content-length': '100' }).write('half');
        setTimeout(() => res.destroy(), 20);
      };
      expect(await post()).toMatchObject({ status: 200, failure: 'refused' });
      receiver.answer = (res) => void res.writeHead(200, { 'x-long': 'x'.repeat(200_000) }).end();
      expect(await post()).toMatchObject({ status: null, failure: 'too_large' });
      expect(await post('http://127.0.0.1:1/')).toMatchObject({ status: null, failure: 'refused' });
      expect(await post('http://nowhere.invalid/')).toMatchObject({ status: null, failure: 'dns' });
      expect(await post(receiver.url.replace('http:', 'https:'))).toMatchObject({ status: null, failure: 'tls' });
      const liar = await startReceiver({ isTls: true });
      expect(await post(liar.url)).toMatchObject({ status: null, failure: 'tls' });
      expect(liar.received).toEqual([]);
      await liar.stop();
    });

    it('can be cancelled by a signal', async () => {
      receiver.answer = () => undefined;
      const signal = AbortSignal.timeout(20);
      await expect(outgoing.post({ ...REQUEST, url: receiver.url, signal })).rejects.toThrow();
    });
  });
});

/** Starts a server that sends `head` and then `piece` until the connection ends. */
async function startEndless(head: string, piece: string) {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    const pieces = piece.repeat(64);
    const more = () => {
      while (!socket.destroyed && socket.write(pieces));
    };
    socket.on('error', () => undefined).on('close', close);
    socket.on('drain', more).once('data', () => {
      socket.write(head);
      more();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${port}/`, closed, stop };
}
