import type { EngineName } from './arguments.ts';
import { hasErrors, send } from './check.ts';
import type { Contender } from './contender.ts';
import { fillLarge, type LargeFacts } from './large-data.ts';
import { startOurs } from './ours.ts';
import { type Session, signIn } from './session.ts';
import { median, type Spread, spreadOf } from './statistics.ts';
import type { Request } from './workloads.ts';

/** How long a page takes in an academy of 100,000 students beside one of 2,000. */
export interface LargeFigures {
  readonly name: string;
  /** Milliseconds, the median of the rounds' p50. */
  readonly small: number;
  readonly large: number;
  readonly ratio: Spread;
  /** Milliseconds that it may take in the large academy. */
  readonly limit: number;
}

/** A page of 50 over REST. */
interface Page {
  readonly name: string;
  /** The login that asks, by the local part of its address. */
  readonly as: 'admin' | 'teacher' | 'parent';
  path(facts: LargeFacts): string;
  readonly limit: Readonly<Record<EngineName, number>>;
}

const LIST = { postgresql: 100, sqlite: 200 };
const SEARCH = { postgresql: 50, sqlite: 200 };
const OWN = { postgresql: 50, sqlite: 50 };

const search = (list: string, text: string): string => `/${list}?search=${encodeURIComponent(text)}`;

const PAGES: readonly Page[] = [
  { name: 'attendance, search', as: 'admin', path: (a) => search('attendance', a.studentName), limit: SEARCH },
  {
    name: 'fees, search of a receipt number',
    as: 'admin',
    path: (a) => search('fees', a.receiptNumber),
    limit: SEARCH,
  },
  { name: 'enrollments, search', as: 'admin', path: (a) => search('enrollments', a.studentName), limit: SEARCH },
  { name: 'parents, search', as: 'admin', path: (a) => search('parents', a.parentName), limit: SEARCH },
  { name: 'students, search of a rare text', as: 'admin', path: () => search('students', 'Xanthippe'), limit: SEARCH },
  {
    name: 'students, search of a number',
    as: 'admin',
    path: (a) => search('students', a.studentNumber),
    limit: SEARCH,
  },
  { name: 'students of a batch', as: 'admin', path: (a) => `/students?batch_id=${a.batchId}`, limit: LIST },
  { name: 'fees as a parent', as: 'parent', path: () => '/fees?', limit: OWN },
  { name: 'students as a teacher', as: 'teacher', path: () => '/students?', limit: OWN },
  { name: 'students as a parent', as: 'parent', path: () => '/students?', limit: OWN },
  { name: 'fees, overdue', as: 'admin', path: () => '/fees?payment_status=overdue', limit: LIST },
  { name: 'fees, pending', as: 'admin', path: () => '/fees?payment_status=pending', limit: LIST },
  { name: 'attendance, newest', as: 'admin', path: () => '/attendance?', limit: LIST },
  { name: 'enrollments, active, newest', as: 'admin', path: () => '/enrollments?status=active', limit: LIST },
  { name: 'students, newest', as: 'admin', path: () => '/students?', limit: LIST },
  { name: 'students, last page', as: 'admin', path: (a) => `/students?page=${a.lastPage}`, limit: LIST },
  {
    name: 'batches with course, instructor',
    as: 'admin',
    path: () => '/batches?include=course,instructor',
    limit: LIST,
  },
];

/** Measures the pages on an empty database, which it fills. `complain` is told of answers that are wrong. */
export async function measureLarge(
  engine: EngineName,
  url: string,
  options: { rounds: number; seconds: number },
  complain: (text: string) => void,
): Promise<LargeFigures[]> {
  const facts = await fillLarge(url);
  const contender = await startOurs(url);
  try {
    const signedIn = new Map<string, Session>();
    const requestTo = async (academy: LargeFacts, { as, path }: Page): Promise<Request> => {
      const email = `${as}@${academy.slug}.test`;
      const session = signedIn.get(email) ?? (await signIn(contender.url, { id: academy.id, email }));
      signedIn.set(email, session);
      return { method: 'GET', path: `/api/v1${path(academy)}&per_page=50`, headers: session.headers };
    };
    const figures: LargeFigures[] = [];
    for (const page of PAGES) {
      const requests = [await requestTo(facts.small, page), await requestTo(facts.large, page)] as const;
      figures.push(
        await comparePages(contender, { name: page.name, limit: page.limit[engine], requests }, options, complain),
      );
    }
    return figures;
  } finally {
    await contender.stop();
  }
}

/** The same page of the small and of the large academy. */
export interface Comparison {
  readonly name: string;
  readonly limit: number;
  readonly requests: readonly [small: Request, large: Request];
}

/** Asks for both in turns, one request at a time. What answers anything but the rows of its first answer is no figure. */
export async function comparePages(
  contender: Contender,
  { name, limit, requests }: Comparison,
  { rounds, seconds }: { rounds: number; seconds: number },
  complain: (text: string) => void,
): Promise<LargeFigures> {
  const times: [number[], number[]] = [[], []];
  const expected: string[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (const side of [0, 1] as const) {
      const { p50, text } = await askFor(contender, requests[side], seconds, expected[side]);
      expected[side] ??= text;
      if (Number.isNaN(p50)) {
        complain(`${name}: ${text.slice(0, 300)}`);
        return { name, small: p50, large: p50, ratio: spreadOf([p50]), limit };
      }
      // the first round warms up
      if (round > 0) times[side].push(p50);
    }
  }
  const [small, large] = times;
  const ratio = spreadOf(large.map((time, round) => time / (small[round] ?? Number.NaN)));
  return { name, small: median(small), large: median(large), ratio, limit };
}

/** Asks for some seconds, three times at least; the p50 is NaN as soon as an answer is wrong, and that is the text. */
async function askFor(
  contender: Contender,
  request: Request,
  seconds: number,
  expected?: string,
): Promise<{ p50: number; text: string }> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  let answer = expected;
  while (times.length < 3 || performance.now() < end) {
    const start = performance.now();
    const { status, text } = await send(contender, request);
    times.push(performance.now() - start);
    if (status !== 200 || hasErrors(text) || (answer ?? text) !== text) return { p50: Number.NaN, text };
    answer = text;
  }
  return { p50: median(times), text: answer as string };
}
