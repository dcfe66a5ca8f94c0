import type { EngineName } from './arguments.ts';
import { hasErrors, send } from './check.ts';
import type { Contender } from './contender.ts';
import { fillLarge, type LargeFacts } from './large-data.ts';
import { startOurs } from './ours.ts';
import { type Session, signIn } from './session.ts';
import { median, type Spread, spreadOf } from './statistics.ts';
import type { Request } from './workloads.ts';

/** The times of a page in an academy of 100,000 students and in an academy of 2,000 students. */
export interface LargeFigures {
  readonly name: string;
  /**
   * The times in the academy of 2,000 students: the median of the rounds' p50, in milliseconds. `large` is the same for
   * 100,000 students.
   */
  readonly small: number;
  readonly large: number;
  readonly ratio: Spread;
  /** Limit for the large academy in milliseconds. */
  readonly limit: number;
}

/** A REST request for a page of 50 rows. */
interface Page {
  readonly name: string;
  /** Local part of the e-mail address of the caller. */
  readonly as: 'admin' | 'head' | 'teacher' | 'parent';
  path(facts: LargeFacts): string;
  readonly limit: Readonly<Record<EngineName, number>>;
}

const LIST = { postgresql: 100, sqlite: 200 };
const SEARCH = { postgresql: 50, sqlite: 200 };
const OWN = { postgresql: 50, sqlite: 50 };

type Path = Page['path'];

const search =
  (list: string, textOf: (facts: LargeFacts) => string): Path =>
  (facts) =>
    `/${list}?search=${encodeURIComponent(textOf(facts))}`;

/**
 * Returns a function that returns the path of a page far from the start of a list. `rows` is the number of rows per
 * student. `part` is the share of the list before the page, from 0 to 1.
 */
const far =
  (list: string, rows: number, part: number): Path =>
  ({ lastPage }) =>
    `/${list}?page=${Math.floor(lastPage * rows * part)}`;

const as = (login: Page['as'], limits: Page['limit'], pages: Record<string, string | Path>): Page[] =>
  Object.entries(pages).map(([name, path]) => ({
    name,
    as: login,
    path: typeof path === 'string' ? () => path : path,
    limit: limits,
  }));

const PAGES: readonly Page[] = [
  ...as('admin', SEARCH, {
    'attendance, search': search('attendance', (facts) => facts.studentName),
    'attendance, search of a letter': search('attendance', () => 'a'),
    'fees, search of a receipt number': search('fees', (facts) => facts.receiptNumber),
    'fees, search': search('fees', (facts) => facts.studentName),
    'fees, search of a letter': search('fees', () => 'a'),
    'enrollments, search': search('enrollments', (facts) => facts.studentName),
    'enrollments, search of a letter': search('enrollments', () => 'a'),
    'enrollments, active, search of a letter': (facts) => `${search('enrollments', () => 'a')(facts)}&status=active`,
    'parents, search': search('parents', (facts) => facts.parentName),
    'students, search of a rare text': search('students', () => 'Xanthippe'),
    'students, search of a number': search('students', (facts) => facts.studentNumber),
    'students, search of a letter': search('students', () => 'a'),
  }),
  ...as('parent', OWN, { 'fees as a parent': '/fees?', 'students as a parent': '/students?' }),
  ...as('teacher', OWN, {
    'students as a teacher': '/students?',
    'attendance as a teacher': '/attendance?',
    'enrollments as a teacher': '/enrollments?',
    'attendance as a teacher, search': search('attendance', (facts) => facts.studentName),
  }),
  // the head of a department to which most students of the academy may belong
  ...as('head', LIST, {
    'students as a head': '/students?',
    'parents as a head': '/parents?',
    'enrollments as a head': '/enrollments?',
    'attendance as a head': '/attendance?',
  }),
  ...as('head', SEARCH, { 'attendance as a head, search': search('attendance', (facts) => facts.studentName) }),
  ...as('admin', LIST, {
    'students of a batch': (facts) => `/students?batch_id=${facts.batchId}`,
    'fees, overdue': '/fees?payment_status=overdue',
    'fees, overdue, by change': '/fees?payment_status=overdue&sort=-updated_at',
    'fees, pending': '/fees?payment_status=pending',
    'fees, pending, by amount': '/fees?payment_status=pending&sort=-amount',
    'fees of a type, by amount': '/fees?fee_type=admission&sort=amount',
    'fees, middle page': far('fees', 3.95, 0.5),
    'fees, last page': far('fees', 3.95, 1),
    'attendance, newest': '/attendance?',
    'attendance, by date': '/attendance?sort=-date',
    'attendance, excused, by date': '/attendance?status=excused&sort=-date',
    'attendance, from a day that is to come': '/attendance?date_from=2099-01-01',
    'attendance, middle page': far('attendance', 20, 0.5),
    'attendance, last page': far('attendance', 20, 1),
    'enrollments, active, newest': '/enrollments?status=active',
    'enrollments, last page': far('enrollments', 2, 1),
    'students, newest': '/students?',
    'students, middle page': far('students', 1, 0.5),
    'students, last page': far('students', 1, 1),
    'batches with course, instructor': '/batches?include=course,instructor',
    'courses with department, batches': '/courses?include=department,batches',
  }),
];

/** The options of a run, and the callback for wrong responses. */
interface Run {
  readonly rounds: number;
  readonly seconds: number;
  complain(text: string): void;
}

/** Fills an empty database, and measures the pages. */
export async function measureLarge(
  engine: EngineName,
  url: string,
  options: { rounds: number; seconds: number },
  complain: (text: string) => void,
): Promise<LargeFigures[]> {
  return measurePages(engine, url, await fillLarge(url), { ...options, complain });
}

/** Measures the pages on a filled database. */
export async function measurePages(
  engine: EngineName,
  url: string,
  facts: { small: LargeFacts; large: LargeFacts },
  { complain, ...options }: Run,
): Promise<LargeFigures[]> {
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

/** Requests both pages in turn, one request at a time. Returns no figure for a page whose rows change. */
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

/**
 * Sends a request repeatedly for some seconds, at least three times. Returns the p50 and the response. The p50 is NaN
 * if a response is wrong.
 */
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
