import { addDays } from './calendar.ts';

/** A route that the examples may call. */
export interface ServedRoute {
  readonly method: string;
  /** The path, without the prefix of the API. It contains `:id`. */
  readonly path: string;
  readonly answer: string;
  /** The name of the root field that the route runs. */
  readonly operation: string;
}

/** A request and its response. */
export interface ExampleCall {
  readonly body?: unknown;
  readonly status: number;
  readonly answer: unknown;
}

interface Sent {
  /** The value of `:id` in the path. */
  readonly id?: string;
  /** The body: JSON, or the text of a CSV file. */
  readonly body?: unknown;
  /** The name and the text of an uploaded file. */
  readonly file?: readonly [name: string, text: string];
  readonly query?: string;
  /** True if the request is sent without a token. */
  readonly open?: boolean;
}

/** A record as the API returns it. */
export interface Made {
  readonly id: string;
  readonly [member: string]: unknown;
}

/** The body of a response with a list. */
export interface MadeList {
  readonly data: readonly Made[];
}

/** The body of a response to a sign-in. */
export interface SignedIn {
  readonly token: string;
}

/** The body of a response with one record. */
interface OneRecord {
  readonly data: Made;
}

/** Calls the service, and stores the first request and response of each route. */
export interface Caller {
  /**
   * Calls a route by its method and path: `post /students`. Returns the body of the response. Throws if the service
   * refuses the call.
   */
  call<Body extends object = OneRecord>(route: string, sent: Sent): Promise<Body>;
  /** Returns the header line and the first row of a list as CSV. */
  exported(path: string): Promise<string>;
  /** Returns an id from the first response of the route: the id of the record, or of the first row. */
  idOf(route: string): string;
  /** Returns the date that is `days` days after the present date, `YYYY-MM-DD`. */
  dateIn(days: number): string;
  signIn(token: string): void;
  enter(academyId: string): void;
  /** Returns the first call of each route. Random values are replaced by numbered ones. */
  calls(): ReadonlyMap<string, ExampleCall>;
}

/** The file that contains the example calls. */
const CALLS = 'seeds/example-calls.ts';

/** The address of the service in examples. */
const PUBLIC_URL = 'https://api.example.com';

/** Creates a caller for the service at the URL. `now` is the present instant by the service's clock. */
export function makeCaller(url: string, now: Date): Caller {
  const first = new Map<string, ExampleCall>();
  const headers: Record<string, string> = { 'x-request-id': 'example' };
  return {
    async call(route, { id = '', body, file, query, open = false }) {
      const [method = '', path = ''] = route.split(' ');
      const address = `${url}/api/v1${path.replace(':id', id)}${query === undefined ? '' : `?${query}`}`;
      const type = typeof body === 'string' ? 'text/csv' : 'application/json';
      const { authorization: _, ...anonymous } = headers;
      const response = await fetch(address, {
        method: method.toUpperCase(),
        headers: {
          ...(open ? anonymous : headers),
          ...(body !== undefined && { 'content-type': type }),
        },
        ...(file && { body: formOf(...file) }),
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`The call of ${route} in ${CALLS} got ${response.status}: ${text}`);
      const { status } = response;
      if (!first.has(route)) {
        first.set(route, { ...(body !== undefined && { body }), status, answer: JSON.parse(text) });
      }
      return JSON.parse(text);
    },
    async exported(path) {
      const response = await fetch(`${url}/api/v1${path}`, { headers: { ...headers, accept: 'text/csv' } });
      return (await response.text()).split('\r\n').slice(0, 2).join('\r\n');
    },
    idOf(route) {
      const { data } = Object(first.get(route)?.answer);
      const { id } = Object(Array.isArray(data) ? data[0] : data);
      if (typeof id !== 'string') {
        const create = route.replace('get ', 'post ');
        throw new Error(
          `The call of ${route} returned no record, so no route below it has an example. ` +
            `Give the demo such a row in seeds/factories, or call ${create} in ${CALLS} before all is read.`,
        );
      }
      return id;
    },
    dateIn: (days) => addDays(now.toISOString().slice(0, 10), days),
    signIn(token) {
      headers.authorization = `Bearer ${token}`;
    },
    enter(academyId) {
      headers['x-academy-id'] = academyId;
    },
    calls() {
      const read = [...first].filter(([route]) => route.startsWith('get '));
      const steady = steadily(now, JSON.stringify(read));
      const told = (value: unknown) => JSON.parse(steady(JSON.stringify(value).replaceAll(url, PUBLIC_URL)));
      return new Map([...first].map(([route, call]) => [route, told(call)]));
    },
  };
}

/** Returns a multipart body with a file. */
function formOf(name: string, text: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  return form;
}

/**
 * Returns a function that replaces random values by values that are always the same. Ids that are not older than `now`,
 * codes and tokens are numbered in the order in which they appear. `demo` contains the responses to all reads of the
 * demo data. Codes in this text stay unchanged, because the demo data are always the same.
 */
function steadily(now: Date, demo: string): (text: string) => string {
  const time = now.valueOf().toString(16).padStart(12, '0');
  const start = `${time.slice(0, 8)}-${time.slice(8)}`;
  const steps = [
    numbered(
      /(?<![0-9a-f])[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\b/g,
      (id) => id >= start,
      (number) => `${start}-7000-8000-${String(number).padStart(12, '0')}`,
    ),
    numbered(
      /(?<=\b[A-Z]{3}-)[A-Z0-9]{8}\b/g,
      (code) => !demo.includes(code),
      (number) => String(number).padStart(8, '0'),
    ),
    numbered(
      /(?<="token":")[^"]+/g,
      () => true,
      (number) => `token-${number}`,
    ),
    numbered(
      /(?<="secret":"whsec_)[^"]+/g,
      () => true,
      (number) => `secret-${number}`,
    ),
    numbered(
      /(?<=&signature=)[\w-]+/g,
      () => true,
      (number) => `signature-${number}`,
    ),
    numbered(
      /(?<="code":"|\/verify\/)[A-Z2-7]{16}\b/g,
      () => true,
      (number) => String.fromCharCode('A'.charCodeAt(0) + number).padStart(16, 'A'),
    ),
    numbered(
      /(?<=\/calendars\/)[\w-]+(?=\.ics")/g,
      () => true,
      (number) => `token-${number}`,
    ),
  ];
  return (text) => steps.reduce((told, step) => step(told), text);
}

/** Returns a function that replaces each random text that matches the pattern by a numbered text. */
function numbered(
  pattern: RegExp,
  isRandom: (found: string) => boolean,
  name: (number: number) => string,
): (text: string) => string {
  const names = new Map<string, string>();
  return (text) =>
    text.replaceAll(pattern, (found) => {
      if (!isRandom(found)) return found;
      const known = names.get(found) ?? name(names.size + 1);
      names.set(found, known);
      return known;
    });
}
