import { type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { createLogger } from '../../../src/platform/http/logger.ts';
import { listen, type ServerLimits } from '../../../src/platform/http/server.ts';

/** Serves `app` on a free port until the test ends, within `limits`. Returns its base URL and the server. */
export async function serve(
  app: RequestListener,
  limits?: Partial<ServerLimits>,
): Promise<{ url: string; port: number; server: Server }> {
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, limits);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, server };
}

/** Returns a logger whose lines can be read. */
export function recordingLogger() {
  const lines: Record<string, any>[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { log: createLogger({ logLevel: 'trace' }, destination), lines };
}

/** Writes raw `text` to the port. Returns the response until the connection ends or `isEnough` returns true. */
export function raw(port: number, text: string, isEnough = (_answer: string) => false): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
      if (isEnough(answer)) socket.destroy();
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

/** Posts without the restrictions of fetch: any header, and a body in parts or without end. */
export function post(url: string, headers: Record<string, string | string[]>, body: Iterable<Buffer | string>) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', headers }, async (res) => {
      let text = '';
      for await (const chunk of res) text += chunk;
      resolve({ status: res.statusCode ?? 0, text });
      outgoing.destroy();
    });
    outgoing.on('error', reject);
    for (const part of body) outgoing.write(part);
    outgoing.end();
  });
}
