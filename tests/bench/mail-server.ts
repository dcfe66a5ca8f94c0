import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';
import { SMTPServer } from 'smtp-server';

/** The thread of sends.ts: a mail server that accepts everything. It reports its port, and then each mail. */

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData(stream, _session, callback) {
    stream.resume().on('end', () => {
      parentPort?.postMessage('mail');
      callback();
    });
  },
});
// a service that stops closes its connections, which is no error
server.on('error', () => undefined);
server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
parentPort?.postMessage((server.server.address() as AddressInfo).port);
