import { setTimeout } from 'node:timers/promises';
import type { Arguments, EngineName } from './arguments.ts';
import { type CheckedTask, checkWorkload, send } from './check.ts';
import { type Contender, countStatements, memoryOf, startContender } from './contender.ts';
import type { Dataset } from './data.ts';
import { drive, type Round } from './measure.ts';
import { JWT_SECRET, startOurs, startProgram } from './ours.ts';
import { signIn } from './session.ts';
import { median, type Spread, spreadOf } from './statistics.ts';
import type { FilledVersion } from './versions.ts';
import { isOurs, type Request, type Task, type Workload, workloadsOf } from './workloads.ts';

/** The minimum number of responses per connection and round. The rounds of slow contenders are therefore longer. */
const LEAST_ANSWERS = 5;

/** Figures of one contender in one workload: medians of the rounds. */
export interface Figures {
  readonly contender: string;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor time per response, without the database. */
  readonly cpu: number;
  /** Our responses per second relative to this contender, by round; null for our service. */
  readonly ratio: Spread | null;
  readonly target: number | null;
  /** Our processor time relative to a former version, by round. */
  readonly cpuRatio: Spread | null;
}

/** Figures of one workload. */
export interface WorkloadFigures {
  readonly workload: string;
  readonly figures: readonly Figures[];
  /** SQL statements of one request to our service. */
  readonly statements: number | null;
}

/** Speed of all contenders on an engine. */
export interface SpeedFigures {
  readonly engine: EngineName;
  readonly workloads: readonly WorkloadFigures[];
  /** MiB. */
  readonly peakMemory: number | null;
  /** MiB of the former version. */
  readonly formerMemory: number | null;
}

/**
 * Measures every workload on the dataset. If there is a former version, also measures it on its own dataset. `complain`
 * receives the excluded contenders.
 */
export async function measureSpeed(
  data: Dataset,
  { workloads: names, rounds, seconds, profile }: Arguments,
  former: FilledVersion | undefined,
  complain: (text: string) => void,
): Promise<SpeedFigures> {
  const contenders = new Map<string, Contender>([['ours', await startProgram(data.url, profile)]]);
  const ours = contenders.get('ours') as Contender;
  try {
    const workloads = (await workloadsFor(ours, data.engine, data)).filter(
      ({ name }) => names.length === 0 || names.includes(name),
    );
    if (former) {
      const contender = await startProgram(former.url, undefined, former.folder);
      contenders.set(former.name, contender);
      const formers = await workloadsFor(contender, data.engine, former);
      for (const [n, workload] of workloads.entries()) workloads[n] = withFormer(workload, former.name, formers);
    }
    const needed = new Set(workloads.flatMap(({ tasks }) => tasks.map(({ contender }) => contender)));
    for (const name of needed) if (!contenders.has(name)) contenders.set(name, await startPeer(name, data));
    const measured: Awaited<ReturnType<typeof measureWorkload>>[] = [];
    for (const workload of workloads) {
      measured.push(await measureWorkload(workload, contenders, { rounds, seconds }, complain));
    }
    const peakOf = (contender: Contender | undefined) => (contender && memoryOf(contender)?.peak) ?? null;
    const formerMemory = peakOf(former && contenders.get(former.name));
    const peakMemory = peakOf(ours);
    const counts = await statementsOf(
      data.url,
      measured.map(({ request }) => request),
    );
    const figures = measured.map(({ request, ...each }, n) => ({ ...each, statements: counts[n] ?? null }));
    return { engine: data.engine, workloads: figures, peakMemory, formerMemory };
  } finally {
    for (const contender of contenders.values()) await contender.stop();
  }
}

async function workloadsFor(ours: Contender, engine: EngineName, academies: Pick<Dataset, 'reading' | 'writing'>) {
  const session = {
    reading: await signIn(ours.url, academies.reading),
    writing: await signIn(ours.url, academies.writing),
  };
  return workloadsOf(engine, academies, session);
}

/** Adds a former version, which runs after ours in each round. */
function withFormer(workload: Workload, contender: string, formers: readonly Workload[]): Workload {
  const of = (tasks: readonly Task[] = []) => tasks.find((task) => task.contender === 'ours');
  const [own, ...others] = workload.tasks;
  const same = of(formers.find(({ name }) => name === workload.name)?.tasks);
  return own && same ? { ...workload, tasks: [own, { ...same, contender, isFormer: true }, ...others] } : workload;
}

/**
 * Starts a contender. PostGraphile signs in as a role without tables. All other contenders sign in as the owner of the
 * tables, and switch to the tenant role or ignore row-level security.
 */
function startPeer(name: string, data: Dataset): Promise<Contender> {
  if (isOurs(name)) return startProgram(data.url);
  return startContender(name, { DATABASE_URL: name === 'postgraphile' ? data.tenantUrl : data.url, JWT_SECRET });
}

async function measureWorkload(
  workload: Workload,
  contenders: ReadonlyMap<string, Contender>,
  { rounds, seconds }: { rounds: number; seconds: number },
  complain: (text: string) => void,
): Promise<Omit<WorkloadFigures, 'statements'> & { readonly request: Request | null }> {
  let tasks = await checkWorkload(workload, contenders, complain);
  const results = new Map<CheckedTask, Round[]>(tasks.map((task) => [task, []]));
  const lengths = new Map<CheckedTask, number>();
  // the first round warms up and does not count
  for (let round = 0; round <= rounds; round++) {
    for (const task of tasks) {
      const result = await drive(contenders.get(task.contender) as Contender, task, lengths.get(task) ?? seconds);
      if (round === 0) lengths.set(task, lengthFor(result, seconds));
      else results.get(task)?.push(result);
      if (result.fault !== null && (round > 0 || result.rate > 0)) {
        complain(`${workload.name}: ${task.contender} is out: ${result.fault}`);
        tasks = tasks.filter((other) => other !== task);
        results.delete(task);
      }
    }
  }
  const own = tasks.find((task) => task.contender === 'ours');
  return {
    workload: workload.name,
    figures: tasks.map((task) => figuresOf(workload, task, results, own)),
    request: own?.request ?? null,
  };
}

/**
 * Returns the seconds of a contender's rounds. The slowest contenders get more time, because they may not respond even
 * once in the usual time.
 */
function lengthFor({ rate, p50 }: Round, seconds: number): number {
  const latency = rate > 0 ? p50 / 1_000 : seconds;
  return Math.max(seconds, latency * LEAST_ANSWERS);
}

function figuresOf(
  workload: Workload,
  task: CheckedTask,
  results: ReadonlyMap<CheckedTask, Round[]>,
  own: CheckedTask | undefined,
): Figures {
  const rounds = results.get(task) ?? [];
  const ratiosOf = (figure: 'rate' | 'cpu') =>
    own && own !== task
      ? (results.get(own) ?? []).map((round, n) => round[figure] / (rounds[n]?.[figure] ?? Number.NaN))
      : [];
  const ratios = ratiosOf('rate');
  return {
    contender: task.contender,
    rate: median(rounds.map(({ rate }) => rate)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
    cpu: median(rounds.map(({ cpu }) => cpu)),
    ratio: ratios.length > 0 ? spreadOf(ratios) : null,
    target: workload.targets[task.contender] ?? null,
    cpuRatio: task.isFormer && own ? spreadOf(ratiosOf('cpu')) : null,
  };
}

/**
 * The milliseconds to wait for the end of a transaction. The service sends the end after the response, but it belongs
 * to the request.
 */
const SETTLED_MS = 100;

/** The number of times that statements are counted. In at least one of them, background work adds no statements. */
const COUNTS = 5;

/** Returns the number of statements of each request to our service, or null instead if there is no request. */
async function statementsOf(databaseUrl: string, requests: readonly (Request | null)[]): Promise<(number | null)[]> {
  // the measured program cannot count its statements, so another process receives the requests
  const ours = await startOurs(databaseUrl);
  try {
    const counts: (number | null)[] = [];
    for (const request of requests) counts.push(request && (await leastStatements(ours, request)));
    return counts;
  } finally {
    await ours.stop();
  }
}

async function leastStatements(ours: Contender, request: Request): Promise<number> {
  const counts: number[] = [];
  for (let n = 0; n < COUNTS; n++) {
    await setTimeout(SETTLED_MS);
    const statements = await countStatements(ours, async () => {
      await send(ours, request);
      await setTimeout(SETTLED_MS);
    });
    counts.push(statements.length);
  }
  return Math.min(...counts);
}
