import { parseArgs } from 'node:util';

const EVERYTHING = [
  'speed',
  'scale',
  'memory',
  'start',
  'jobs',
  'time',
  'money',
  'live',
  'learning',
  'reports',
  'responsiveness',
] as const;
/**
 * The parts of the benchmark. `stages`, `soak` and `cluster` run only on request: `soak` takes ten minutes per engine, and
 * `cluster` needs a Citus cluster.
 */
const PARTS = [...EVERYTHING, 'stages', 'soak', 'cluster'] as const;

/** A part of the benchmark. */
export type Part = (typeof PARTS)[number];

export type EngineName = 'postgresql' | 'sqlite';

/** Options of a run. */
export interface Arguments {
  readonly engines: readonly EngineName[];
  readonly parts: readonly Part[];
  /** Names of workloads; empty for all. */
  readonly workloads: readonly string[];
  /** True to use less data in the parts that create their own data. */
  readonly quick: boolean;
  readonly rounds: number;
  /** Seconds per contender and round. */
  readonly seconds: number;
  /** URL of a database that keeps the rows for reports; undefined to create a new one. */
  readonly database: string | undefined;
  /** The report to measure; undefined for all. */
  readonly report: string | undefined;
  /** Path of the JSON file with the figures. */
  readonly json: string | undefined;
  /** Folder for a CPU profile of our service. */
  readonly profile: string | undefined;
  /** Commit of a version to compare with. */
  readonly against: string | undefined;
  /** URL of a database on a Citus coordinator that knows its workers, for the part cluster. */
  readonly citus: string | undefined;
}

const ENGINES: readonly EngineName[] = ['postgresql', 'sqlite'];
const COMPARED = ['dashboard', 'compressed', 'one', 'list', 'tiny'];
const WORKLOADS = [...COMPARED, 'rollcall', 'enrol'];

export const USAGE = `Usage: npm run bench -- [options]

  --quick            short rounds of what is compared on PostgreSQL, and the cold start: under 90 s;
                     smaller data for the part responsiveness
  --engine NAME      ${ENGINES.join(' or ')} (both)
  --part NAME        ${PARTS.join(', ')}; may be given several times
                     (all but stages, soak and cluster)
  --workload NAME    ${WORKLOADS.join(', ')}; may be given several times (all)
  --rounds N         rounds of each workload (5)
  --seconds N        seconds of one contender in one round (2.5)
  --database URL     a database for the part reports, which fills it if it is empty, and leaves it
  --report NAME      one of the reports
  --json FILE        keep the figures
  --profile FOLDER   write CPU profiles of ours there
  --against COMMIT   a version that takes part in the rounds of speed, and in the starts`;

/** Parses the command line. Throws an Error that names the invalid argument. */
export function parseArguments(args: string[], citus?: string): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      engine: { type: 'string' },
      part: { type: 'string', multiple: true },
      workload: { type: 'string', multiple: true },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      database: { type: 'string' },
      report: { type: 'string' },
      json: { type: 'string' },
      profile: { type: 'string' },
      against: { type: 'string' },
    },
  });
  const { quick } = values;
  const engines = values.engine ? [known(ENGINES, values.engine)] : quick ? ENGINES.slice(0, 1) : ENGINES;
  const parts = values.part ?? (quick ? ['speed', 'start'] : EVERYTHING);
  if (!engines.includes('postgresql') && values.part?.includes('start')) {
    throw new Error('The part start is measured on PostgreSQL.');
  }
  if (values.part?.includes('cluster') && !citus) {
    throw new Error('The part cluster needs TEST_CITUS_URL, a database on a Citus coordinator. See docs/scale-out.md.');
  }
  return {
    citus,
    engines,
    parts: parts.map((part) => known(PARTS, part)),
    workloads: (values.workload ?? (quick ? COMPARED : [])).map((name) => known(WORKLOADS, name)),
    quick,
    rounds: whole('rounds', values.rounds ?? '5'),
    seconds: positive('seconds', values.seconds ?? (quick ? '0.4' : '2.5')),
    database: values.database,
    report: values.report,
    json: values.json,
    profile: values.profile,
    against: values.against,
  };
}

function known<Name extends string>(names: readonly Name[], name: string): Name {
  if (!names.includes(name as Name)) throw new Error(`${name} is none of ${names.join(', ')}.`);
  return name as Name;
}

function whole(option: string, text: string): number {
  const number = positive(option, text);
  if (!Number.isInteger(number)) throw new Error(`--${option} must be a whole number.`);
  return number;
}

function positive(option: string, text: string): number {
  const number = Number(text);
  if (!(number > 0 && number <= 100)) throw new Error(`--${option} must be a number above 0, at most 100.`);
  return number;
}
