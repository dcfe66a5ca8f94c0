import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { SELF_SIGNED } from './self-signed.ts';

/** A received request. The body is not parsed. */
export interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly path: string;
}

/** A server on this machine that receives webhooks. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** The function that sends the next responses; by default it sends 204. */
  answer: (res: ServerResponse, request: Received) => void;
  /** Returns the maximum number of requests that were open at the same time. */
  readonly mostOpen: () => number;
  stop(): Promise<void>;
}

/** Starts a receiver; `isTls` uses a self-signed certificate. */
export async function startReceiver({ isTls = false } = {}): Promise<Receiver> {
  let open = 0;
  let most = 0;
  const handle: RequestListener = async (req, res) => {
    most = Math.max(most, ++open);
    res.once('close', () => open--);
    const body = await bodyOf(req);
    const request = { headers: req.headers as Record<string, string>, body, path: req.url ?? '' };
    receiver.received.push(request);
    receiver.answer(res, request);
  };
  const server: Server = isTls ? createTlsServer(SELF_SIGNED, handle) : createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `${isTls ? 'https' : 'http'}://127.0.0.1:${port}/hook`,
    received: [],
    answer: (res) => void res.writeHead(204).end(),
    mostOpen: () => most,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of req) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
