import { parseArgs } from 'node:util';

const EVERYTHING = ['speed', 'scale', 'memory', 'start', 'jobs', 'time', 'money', 'reports', 'responsiveness'] as const;
/** The last two only run when they are named: `soak` takes ten minutes an engine. */
const PARTS = [...EVERYTHING, 'stages', 'soak'] as const;

/** What of the bench is run. */
export type Part = (typeof PARTS)[number];

/** The engines of the service. */
export type EngineName = 'postgresql' | 'sqlite';

/** What the bench is to do. */
export interface Arguments {
  readonly engines: readonly EngineName[];
  readonly parts: readonly Part[];
  /** Names of workloads; all when empty. */
  readonly workloads: readonly string[];
  /** Whether less data will do, where a part makes its own. */
  readonly quick: boolean;
  readonly rounds: number;
  /** Seconds of one contender in one round. */
  readonly seconds: number;
  /** The URL of a database in which the rows of reports are kept; made anew when undefined. */
  readonly database: string | undefined;
  /** The report that is measured; all when undefined. */
  readonly report: string | undefined;
  /** Where the figures are kept as JSON. */
  readonly json: string | undefined;
  /** The folder for a CPU profile of ours. */
  readonly profile: string | undefined;
  /** The commit of a version that is measured beside this one. */
  readonly against: string | undefined;
}

const ENGINES: readonly EngineName[] = ['postgresql', 'sqlite'];
const COMPARED = ['dashboard', 'one', 'list', 'tiny'];
const WORKLOADS = [...COMPARED, 'rollcall', 'enrol'];

/** How the command is called. */
export const USAGE = `Usage: npm run bench -- [options]

  --quick            short rounds of what is compared on PostgreSQL, and the cold start: under 90 s;
                     smaller data for the part responsiveness
  --engine NAME      ${ENGINES.join(' or ')} (both)
  --part NAME        ${PARTS.join(', ')}; may be given several times
                     (all but stages and soak)
  --workload NAME    ${WORKLOADS.join(', ')}; may be given several times (all)
  --rounds N         rounds of each workload (5)
  --seconds N        seconds of one contender in one round (2.5)
  --database URL     a database for the part reports, which fills it if it is empty, and leaves it
  --report NAME      one of the reports
  --json FILE        keep the figures
  --profile FOLDER   write CPU profiles of ours there
  --against COMMIT   a version that takes part in the rounds of speed, and in the starts`;

/** Reads the arguments of the command line. Throws an Error that says which makes no sense. */
export function parseArguments(args: string[]): Arguments {
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
  return {
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
