import { type Burden, burdensOf } from './burdens.ts';
import { type Contender, watchLoopOf } from './contender.ts';
import type { LongestTurn } from './contenders/loop-watch.ts';
import { askMeanwhile } from './light.ts';
import { startOurs } from './ours.ts';
import { fillResponsiveness } from './responsiveness-data.ts';
import { signIn } from './session.ts';
import { median, percentile, type Spread, spreadOf } from './statistics.ts';
import type { Request } from './workloads.ts';

/** The response times of light requests while one client sends heavy requests, in milliseconds. */
export interface ResponsivenessFigures {
  readonly name: string;
  /** Number of responses to heavy requests by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Duration of the heavy request, p50. */
  readonly duration: number;
  /** The durations of light requests during the heavy ones, in milliseconds. */
  readonly light: { readonly p50: number; readonly p95: number; readonly max: number };
  /** The longest block of the event loop in each repetition. */
  readonly delay: Spread;
  /** The most processor time of the loop's thread between two checks, in each repetition. */
  readonly cpu: Spread;
  /** Limit for the p95 of light requests. */
  readonly limit: number;
}

/** Milliseconds for which a request may block the event loop. */
export const DELAY_LIMIT = 50;

const SIZES = { quick: { students: 2_000, rows: 1_000 }, full: { students: 20_000, rows: 5_000 } };
/**
 * The minimum number of repetitions and the minimum duration in milliseconds. With fewer, a single pause of the machine
 * could decide the result.
 */
const LEAST_TIMES = 3;
const LEAST_MS = 1_000;

interface Run {
  readonly seconds: number;
  complain(text: string): void;
}

/** Fills an empty database, and measures all heavy loads. */
export async function measureResponsiveness(
  url: string,
  { quick, seconds }: { quick: boolean; seconds: number },
  complain: (text: string) => void,
): Promise<ResponsivenessFigures[]> {
  const { students, rows } = SIZES[quick ? 'quick' : 'full'];
  const { id, today, admin, other } = await fillResponsiveness(url, students);
  const ours = await startOurs(url);
  try {
    const light: Request = {
      method: 'GET',
      path: '/api/v1/departments?per_page=1',
      headers: (await signIn(ours.url, { id, email: other })).headers,
    };
    const burdens = await burdensOf(ours, await signIn(ours.url, { id, email: admin }), { today, rows });
    const figures: ResponsivenessFigures[] = [];
    for (const burden of burdens) figures.push(await measureBurden(ours, burden, light, { seconds, complain }));
    return figures;
  } finally {
    await ours.stop();
  }
}

/**
 * Repeats a load for the given time. The first repetition warms up. A load that leaves rows in the database runs only
 * once.
 */
async function measureBurden(
  ours: Contender,
  { name, weigh, allowed, limit, once }: Burden,
  light: Request,
  { seconds, complain }: Run,
): Promise<ResponsivenessFigures> {
  if (!once) await weigh();
  const statuses: number[] = [];
  const durations: number[] = [];
  const turns: LongestTurn[] = [];
  const { times, fault } = await askMeanwhile(ours, light, async () => {
    const end = performance.now() + Math.max(LEAST_MS, seconds * 1000);
    do {
      const turn = await watchLoopOf(ours, async () => {
        const start = performance.now();
        statuses.push(...(await weigh()));
        durations.push(performance.now() - start);
      });
      turns.push(turn);
    } while (!once && (performance.now() < end || turns.length < LEAST_TIMES));
  });
  if (fault !== null) complain(`a light request beside ${name}: ${fault}`);
  const wrong = statuses.find((status) => !allowed.includes(status));
  if (wrong !== undefined) complain(`${name}: ${wrong}`);
  return {
    name,
    statuses: Object.fromEntries([...Map.groupBy(statuses, String)].map(([status, all]) => [status, all.length])),
    duration: median(durations),
    light: { p50: median(times), p95: percentile(times, 0.95), max: Math.max(...times) },
    delay: spreadOf(turns.map(({ delay }) => delay)),
    cpu: spreadOf(turns.map(({ cpu }) => cpu)),
    limit,
  };
}
