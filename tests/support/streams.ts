import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'undici';
import type { TestApp } from './app.ts';
import { type Credentials, type GraphqlResult, headersOf } from './clients.ts';

/** An event of a stream. */
export interface StreamEvent<Data = any> {
  /** `next` or `complete`. */
  readonly event: string;
  readonly id: string | undefined;
  /** The result; undefined for `complete`. */
  readonly result: Pick<GraphqlResult<Data>, 'data' | 'errors'> | undefined;
}

/** A stream that a test reads. */
export interface TestStream<Data = any> {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The events that the test has not read yet. */
  readonly unread: readonly StreamEvent<Data>[];
  /** Returns the number of pings so far. The service sends a ping as a comment line. */
  readonly pings: () => number;
  /** Returns the next event. Rejects if the stream ends before another event arrives. */
  next(): Promise<StreamEvent<Data>>;
  /** Returns the data of the next event. */
  data(): Promise<Data>;
  /** Resolves when the stream has ended, with the events that the test has not read. */
  end(): Promise<readonly StreamEvent<Data>[]>;
  /** Ends the connection from the client's side. */
  close(): void;
}

/** The body of a request to a stream. */
interface Sent {
  readonly query: string;
  readonly variables?: object;
}

/** Sends a subscription and returns the response, which is a stream or, if the service refuses it, an error text. */
export async function sendSubscription(app: Pick<TestApp, 'url'>, credentials: Credentials, sent: Sent) {
  return request(`${app.url}/graphql/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headersOf(credentials) },
    body: JSON.stringify(sent),
    bodyTimeout: 0,
  });
}

/** Sends a subscription and opens its stream. The stream stays open until the test closes it or the service ends it. */
export async function subscribe<Data = any>(
  app: Pick<TestApp, 'url'>,
  credentials: Credentials,
  query: string,
  variables?: object,
): Promise<TestStream<Data>> {
  const {
    statusCode: status,
    headers,
    body,
  } = await sendSubscription(app, credentials, { query, ...(variables && { variables }) });
  const unread: StreamEvent<Data>[] = [];
  let pings = 0;
  let isEnded = false;
  let wake: () => void = () => undefined;
  let rest = '';
  body.setEncoding('utf8');
  body.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      if (part.startsWith(':')) pings++;
      else unread.push(eventOf(part));
    }
    wake();
  });
  body.on('error', () => undefined);
  body.on('close', () => {
    isEnded = true;
    wake();
  });
  const changed = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const stream: TestStream<Data> = {
    status,
    headers,
    unread,
    pings: () => pings,
    async next() {
      while (unread.length === 0 && !isEnded) await changed();
      const event = unread.shift();
      if (!event) throw new Error('The stream has ended.');
      return event;
    },
    async data() {
      const { result } = await stream.next();
      if (!result || result.errors) throw new Error(`The stream sent no data: ${JSON.stringify(result)}`);
      return result.data;
    },
    async end() {
      while (!isEnded) await changed();
      return unread.splice(0);
    },
    close: () => void body.destroy(),
  };
  return stream;
}

function eventOf(text: string): StreamEvent {
  const fields = new Map(
    text.split('\n').map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name, value.join(':').replace(/^ /, '')];
    }),
  );
  const data = fields.get('data');
  return { event: fields.get('event') ?? '', id: fields.get('id'), result: data ? JSON.parse(data) : undefined };
}
