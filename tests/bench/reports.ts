import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  getNamedType,
  isEnumType,
} from 'graphql';
import pg from 'pg';
import { addDays } from '../../dist/seeds/calendar.js';
import type { EngineName } from './arguments.ts';
import { hasErrors, send } from './check.ts';
import type { Contender } from './contender.ts';
import { startOurs } from './ours.ts';
import { fillReports, type ReportsFacts } from './reports-data.ts';
import { PLAIN } from './reports-plain.ts';
import { type Session, signIn } from './session.ts';
import { median } from './statistics.ts';
import type { Request } from './workloads.ts';

/** Milliseconds of the first page of a report, p50. */
export interface ReportFigures {
  /**
   * The name of the report. Also names the grouping unless it is the default grouping, and the caller unless the caller
   * is the admin.
   */
  readonly name: string;
  readonly small: Periods;
  readonly large: Periods;
  /** The time of the large academy relative to the time of the plain SQL; null for a report without plain SQL. */
  readonly ratio: Periods | null;
}

/**
 * The times for a month and for a year. For a report as of a day, they are the times for today and for a day half a
 * year ago.
 */
export interface Periods {
  readonly month: number;
  readonly year: number;
}

/** Limits for the first page in the large academy, in milliseconds. */
export const REPORT_LIMITS: Record<EngineName, Periods> = {
  postgresql: { month: 500, year: 2_000 },
  sqlite: { month: 1_000, year: 3_000 },
};

/** The callers who measure a report besides the admin. A caller who may not read the report is skipped. */
const OTHERS = ['head', 'teacher', 'parent'];

/** A report of the schema. */
interface Report {
  readonly name: string;
  /** Values of `group_by` in REST; empty if rows have a single grouping. */
  readonly groups: readonly string[];
  readonly isOfDay: boolean;
}

interface Run {
  readonly rounds: number;
  complain(text: string): void;
}

const PERIODS = ['month', 'year'] as const;

/**
 * Measures all reports of the schema with their default grouping, or one report with each of its groupings. Fills the
 * database if it is empty. Comparisons with plain SQL run on PostgreSQL.
 */
export async function measureReports(
  url: string,
  { rounds, report: only }: { rounds: number; report?: string | undefined },
  complain: (text: string) => void,
): Promise<ReportFigures[]> {
  const facts = await fillReports(url);
  const ours = await startOurs(url);
  const plain = url.startsWith('sqlite:')
    ? null
    : new pg.Client({ connectionString: url, options: '-c random_page_cost=1.1 -c jit=off' });
  await plain?.connect();
  const figures: ReportFigures[] = [];
  try {
    for (const report of reports().filter(({ name }) => !only || name === only)) {
      for (const group of [null, ...(only ? report.groups : [])]) {
        figures.push(...(await measureGroup(ours, facts, report, { as: 'admin', group }, { rounds, complain })));
      }
      for (const as of OTHERS) {
        figures.push(...(await measureGroup(ours, facts, report, { as, group: null }, { rounds, complain })));
      }
      const first = figures.find(({ name }) => name === report.name);
      if (plain && first && PLAIN[report.name]) {
        Object.assign(first, { ratio: await comparePlain(plain, report, facts.large, first) });
      }
    }
  } finally {
    await plain?.end();
    await ours.stop();
  }
  return figures;
}

/** Returns the reports of the printed schema. */
function reports(): Report[] {
  const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'), {
    assumeValidSDL: true,
  });
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {}) as GraphQLField<unknown, unknown>[];
  return fields
    .filter(({ name }) => name.endsWith('Report'))
    .map(({ name, args }) => {
      const typeOf = (argument: string) => getNamedType(args.find((each) => each.name === argument)?.type);
      const groups = typeOf('groupBy') as GraphQLEnumType | undefined;
      const filter = typeOf('filter') as GraphQLInputObjectType | undefined;
      return {
        name: name.replace(/Report$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        groups: isEnumType(groups) ? groups.getValues().map((value) => value.name.toLowerCase()) : [],
        isOfDay: !filter?.getFields().from,
      };
    });
}

interface Asking {
  readonly as: string;
  readonly group: string | null;
}

const nameOf = ({ name }: Report, { as, group }: Asking): string =>
  `${name}${group ? ` by ${group.replaceAll('_', ' ')}` : ''}${as === 'admin' ? '' : `, as a ${as}`}`;

/** Returns the days of a period: the last complete month, or the year up to its end. */
function daysOf(period: (typeof PERIODS)[number], { today }: ReportsFacts) {
  const to = addDays(`${today.slice(0, 7)}-01`, -1);
  const from = period === 'month' ? `${to.slice(0, 7)}-01` : addDays(to, -364);
  return { from, to, asOf: period === 'month' ? today : addDays(today, -180) };
}

/** Measures one grouping of a report as one caller. Returns an empty array if the caller may not read the report. */
async function measureGroup(
  ours: Contender,
  facts: { small: ReportsFacts; large: ReportsFacts },
  report: Report,
  asking: Asking,
  { rounds, complain }: Run,
): Promise<ReportFigures[]> {
  const name = nameOf(report, asking);
  const figures = {
    name,
    small: { month: Number.NaN, year: Number.NaN },
    large: { month: Number.NaN, year: Number.NaN },
    ratio: null,
  };
  for (const size of ['small', 'large'] as const) {
    const session = await sessionOf(ours, facts[size], asking.as);
    for (const period of PERIODS) {
      const { from, to, asOf } = daysOf(period, facts[size]);
      const span = report.isOfDay ? `as_of=${asOf}` : `from=${from}&to=${to}`;
      const path = `/api/v1/reports/${report.name}?${span}${asking.group ? `&group_by=${asking.group}` : ''}&per_page=100`;
      const { status, time, text } = await ask(ours, { method: 'GET', path, headers: session.headers }, rounds);
      if (status === 403 && asking.as !== 'admin') return [];
      if (status !== 200) complain(`${name}: ${status} ${text.slice(0, 300)}`);
      figures[size][period] = time;
    }
  }
  return [figures];
}

const sessions = new Map<string, Promise<Session>>();

/** Signs a user in once, and caches the session. */
function sessionOf({ url }: Contender, { id, slug }: ReportsFacts, as: string): Promise<Session> {
  const email = `${as}@${slug}.test`;
  const session = sessions.get(`${url} ${email}`) ?? signIn(url, { id, email });
  sessions.set(`${url} ${email}`, session);
  return session;
}

/** Sends a request repeatedly, one at a time. The first request warms up. */
async function ask(ours: Contender, request: Request, rounds: number) {
  const times: number[] = [];
  let answer = { status: 0, text: '' };
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    answer = await send(ours, request);
    if (answer.status !== 200 || hasErrors(answer.text)) return { ...answer, time: Number.NaN };
    if (round > 0) times.push(performance.now() - start);
  }
  return { ...answer, time: median(times) };
}

/** Returns the times of a report relative to its plain SQL, which runs right after the report was measured. */
async function comparePlain(
  client: pg.Client,
  report: Report,
  facts: ReportsFacts,
  { large }: ReportFigures,
): Promise<Periods> {
  const ratio = { month: Number.NaN, year: Number.NaN };
  for (const period of PERIODS) {
    const statement = PLAIN[report.name]?.({ academyId: facts.id, ...daysOf(period, facts) }) ?? '';
    await client.query(statement);
    const start = performance.now();
    await client.query(statement);
    ratio[period] = large[period] / (performance.now() - start);
  }
  return ratio;
}
