import type { EngineName } from './arguments.ts';
import type { ClusterFigures } from './cluster.ts';
import type { ClusterSizes } from './cluster-data.ts';
import type { JobsFigures, Times } from './jobs.ts';
import type { LargeFigures } from './large.ts';
import type { LearningFigures } from './learning.ts';
import type { LiveResult } from './live.ts';
import type { MemoryFigures } from './memory.ts';
import type { PaperFigures } from './papers.ts';
import { type Periods, REPORT_LIMITS, type ReportFigures } from './reports.ts';
import { REPORT_SIZES } from './reports-data.ts';
import { DELAY_LIMIT, type ResponsivenessFigures } from './responsiveness.ts';
import type { ScaleFigures } from './scale.ts';
import type { SendsResult } from './sends.ts';
import type { SpeedFigures } from './speed.ts';
import { STAGE_NAMES, type StageFigures } from './stages.ts';
import type { StartFigures } from './start.ts';
import type { Spread } from './statistics.ts';
import type { TimeFigures } from './time.ts';
import { TRANSFER_LIMITS, type TransferFigures } from './transfers.ts';

/** All figures of a run. */
export interface Figures {
  speed: SpeedFigures[];
  scale?: ScaleFigures[];
  /** By engine. */
  large: Partial<Record<EngineName, LargeFigures[]>>;
  /** By engine. */
  jobs: Partial<Record<EngineName, JobsFigures>>;
  /** By engine. */
  time: Partial<Record<EngineName, TimeFigures[]>>;
  /** By engine. */
  money: Partial<Record<EngineName, TimeFigures[]>>;
  /** By engine. */
  live: Partial<Record<EngineName, LiveResult>>;
  sends: Partial<Record<EngineName, SendsResult>>;
  papers?: PaperFigures;
  /** By engine. */
  learning: Partial<Record<EngineName, LearningFigures>>;
  reports: Partial<Record<EngineName, ReportFigures[]>>;
  /** By engine. */
  responsiveness: Partial<Record<EngineName, ResponsivenessFigures[]>>;
  memory?: MemoryFigures | null;
  cluster?: ClusterFigures;
  start?: StartFigures;
}

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const spread = ({ median, min, max }: Spread): string =>
  `${number(median, 2)} (${number(min, 2)} to ${number(max, 2)})`;

/** Maximum processor time of our service relative to a former version. */
const MOST_CPU = 1.03;

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');

/** Formats the speed of an engine. */
export function speedText({ engine, workloads, peakMemory, formerMemory }: SpeedFigures): string {
  const columns = ['', 'answers/s', 'p50 ms', 'p99 ms', 'cpu ms', 'ours / it, by round', 'at least'];
  const hasFormer = workloads.some(({ figures }) => figures.some(({ cpuRatio }) => cpuRatio));
  const rows = [hasFormer ? [...columns, 'cpu of ours / it', `at most ${MOST_CPU}`] : columns];
  for (const { workload, figures, statements } of workloads) {
    rows.push([statements === null ? workload : `${workload} (${statements} statements of ours)`]);
    for (const { contender, rate, p50, p99, cpu, ratio, target, cpuRatio } of figures) {
      const goal = target === null || !ratio ? '' : `${target} ${verdict(ratio.median >= target)}`;
      rows.push([
        `  ${contender}`,
        number(rate),
        number(p50, 1),
        number(p99, 1),
        number(cpu, 2),
        ratio ? spread(ratio) : '',
        goal,
        ...(cpuRatio ? [spread(cpuRatio), verdict(cpuRatio.median <= MOST_CPU)] : []),
      ]);
    }
  }
  const former = formerMemory === null ? '' : `, of the former version: ${number(formerMemory)} MiB`;
  const memory = peakMemory === null ? '' : `\npeak memory of ours: ${number(peakMemory)} MiB${former}\n`;
  return `\n${engine}\n${tableOf(rows)}${memory}`;
}

/** Formats the scale figures. */
export function scaleText(figures: readonly ScaleFigures[]): string {
  const rows = [['', 'p50 ms', 'p50 ms large', 'large / small, by round', 'at most']];
  for (const { name, small, large, ratio, target } of figures) {
    const goal = `${target} ${verdict(ratio.median <= target)}`;
    rows.push([`  ${name}`, number(small, 1), number(large, 1), spread(ratio), goal]);
  }
  return `\nscale\n${tableOf(rows)}`;
}

/** Formats the pages of a large academy. */
export function largeText(engine: EngineName, figures: readonly LargeFigures[]): string {
  const rows = [['', '2,000 ms', '100,000 ms', 'large / small, by round', 'at most ms']];
  for (const { name, small, large, ratio, limit } of figures) {
    rows.push([
      `  ${name}`,
      number(small, 1),
      number(large, 1),
      spread(ratio),
      `${number(limit)} ${verdict(large <= limit)}`,
    ]);
  }
  return `\npages of an academy of 100,000 students, ${engine}\n${tableOf(rows)}`;
}

/** Formats the figures of background work. */
export function jobsText(engine: EngineName, figures: JobsFigures): string {
  const { relay, followed, arrival, claimAmongFuture, claimAmongDue } = figures;
  const rate = ({ median, min, max }: Spread): string => `${number(median)} (${number(min)} to ${number(max)})`;
  const times = (name: string, { p50, p95 }: Times, goal: string) => [name, number(p50, 1), number(p95, 1), goal];
  const rates = [
    ['', 'events/s, by round', 'at least'],
    ['  one relay', rate(relay), `5,000 ${verdict(relay.median >= 5_000)}`],
    ['  with an endpoint in each academy', rate(followed), ''],
  ];
  const below = (limit: number, value: number) => `${number(limit)} ${verdict(value < limit)}`;
  const rows = [
    ['', 'p50 ms', 'p95 ms', 'below ms'],
    times('  write to webhook', arrival, `p95 ${below(1_000, arrival.p95)}`),
    times('  claim of 20, a million in the future', claimAmongFuture, `p50 ${below(20, claimAmongFuture.p50)}`),
    times('  claim of 20, a million due', claimAmongDue, `p50 ${below(20, claimAmongDue.p50)}`),
  ];
  return `\nbeside requests, ${engine}\n${tableOf(rates)}\n${tableOf(rows)}`;
}

/** Formats the figures of live updates. */
export function liveText(engine: EngineName, { events, idleStatements, memory }: LiveResult): string {
  const rows = [['', 'p50 ms', 'p95 ms', 'max ms', 'p95 below ms']];
  for (const { name, p50, p95, max } of events) {
    rows.push([`  ${name}`, number(p50), number(p95), number(max), `1,000 ${verdict(p95 < 1_000)}`]);
  }
  const idle = `statements/s of idle streams: ${number(idleStatements, 1)}, at most 2 ${verdict(idleStatements <= 2)}`;
  const peak = memory === null ? '' : `, peak memory: ${number(memory)} MiB, below 500 ${verdict(memory < 500)}`;
  return `\nlive updates, ${engine}\n${tableOf(rows)}  ${idle}${peak}\n`;
}

/** Formats the figures of light requests while mails are sent. */
export function sendsText(engine: EngineName, { idle, sending, rate, idleRate }: SendsResult): string {
  const slower = sending.p50 / idle.p50;
  const rows = [
    ['', 'p50 ms', 'p95 ms', 'p50 at most 1.1 times'],
    ['  idle', number(idle.p50, 1), number(idle.p95, 1), ''],
    [
      `  sending ${number(rate)} mails/s`,
      number(sending.p50, 1),
      number(sending.p95, 1),
      `${number(slower, 2)} ${verdict(slower <= 1.1)}`,
    ],
  ];
  return `\nlight requests beside mails, ${engine}\n${tableOf(rows)}  without requests: ${number(idleRate)} mails/s\n`;
}

/** Formats the figures of timetables and schedule changes, or of money. */
export function timeText(about: string, engine: EngineName, figures: readonly TimeFigures[]): string {
  const rows = [['', 'p50 ms', 'least ms', 'cpu ms', 'below ms']];
  for (const { name, p50, least, cpu, limit } of figures) {
    const goal = limit === null ? '' : `${number(limit)} ${verdict(p50 < limit)}`;
    rows.push([`  ${name}`, number(p50, 1), number(least, 1), cpu === null ? '' : number(cpu, 1), goal]);
  }
  return `\n${about}, ${engine}\n${tableOf(rows)}`;
}

/** Formats the effect of uploads and downloads on dashboards. */
export function transfersText(engine: EngineName, { idle, busy, memory, rate }: TransferFigures): string {
  const { slower, memory: more } = TRANSFER_LIMITS;
  const rows = [
    ['', 'p99 ms', `at most ${slower} times`, 'resident MiB', `at most ${more} more`],
    ['  without transfers', number(idle, 1), '', memory ? number(memory.idle) : '', ''],
    [
      `  ${number(rate)} MiB/s up and down`,
      number(busy, 1),
      `${number(busy / idle, 2)} ${verdict(busy <= slower * idle)}`,
      memory ? number(memory.busy) : '',
      memory ? verdict(memory.busy <= memory.idle + more) : '',
    ],
  ];
  return `\ndashboards beside files of 20 MiB, ${engine}\n${tableOf(rows)}`;
}

/** Formats the reports of a large academy. */
export function reportsText(engine: EngineName, figures: readonly ReportFigures[]): string {
  const { month, year } = REPORT_LIMITS[engine];
  const sizes = REPORT_SIZES[engine];
  const rows = [
    [
      '',
      `${number(sizes.small)} ms`,
      'year',
      `${number(sizes.large)} ms`,
      'year',
      'to plain SQL',
      'year',
      `below ${number(month)}, ${number(year)}`,
    ],
  ];
  for (const { name, small, large, ratio } of figures) {
    const both = ({ month, year }: Periods, digits: number) => [number(month, digits), number(year, digits)];
    const goal = verdict(large.month < month && large.year < year);
    rows.push([`  ${name}`, ...both(small, 1), ...both(large, 0), ...(ratio ? both(ratio, 2) : ['', '']), goal]);
  }
  return `\nreports of a month and of a year, ${engine}\n${tableOf(rows)}`;
}

/** Formats the response times during heavy requests. */
export function responsivenessText(engine: EngineName, figures: readonly ResponsivenessFigures[]): string {
  const rows = [
    [
      '',
      'answers',
      'ms',
      'light p50 ms',
      'p95',
      'greatest',
      'p95 below',
      'held ms',
      'greatest',
      'cpu ms',
      'greatest',
      `held below ${DELAY_LIMIT}`,
    ],
  ];
  for (const { name, statuses, duration, light, delay, cpu, limit } of figures) {
    rows.push([
      `  ${name}`,
      statusesText(statuses),
      number(duration),
      ...[light.p50, light.p95, light.max].map((time) => number(time, 1)),
      `${number(limit)} ${verdict(light.p95 < limit)}`,
      ...[delay.median, delay.max, cpu.median, cpu.max].map((time) => number(time, 1)),
      verdict(delay.median < DELAY_LIMIT),
    ]);
  }
  return `\nlight requests beside heavy ones, and how long the event loop is held up, ${engine}\n${tableOf(rows)}`;
}

/** Lists the number of each status if there are several statuses. */
function statusesText(statuses: ResponsivenessFigures['statuses']): string {
  const counts = Object.entries(statuses);
  return counts.length > 1
    ? counts.map(([status, count]) => `${count} of ${status}`).join(', ')
    : counts.map(([status]) => status).join();
}

/** Formats the figures of a cluster, and the sizes of its tables for larger numbers of students. */
export function clusterText({ latencies, processes, sizes }: ClusterFigures): string {
  const rows = [['', 'p50 ms, one server', 'p50 ms, cluster', 'cluster / one server, by round', 'at most']];
  for (const { name, plain, cluster, ratio, target } of latencies) {
    const goal = `${target} ${verdict(ratio.median <= target)}`;
    rows.push([`  ${name}`, number(plain, 2), number(cluster, 2), spread(ratio), goal]);
  }
  const two = processes
    ? `${spread(processes)}, at least 1.7 ${verdict(processes.median >= 1.7)}`
    : 'not measured, because this user may not limit processor time';
  const kilobytes = (bytes: number) => `${number(bytes / 1000, 1)} kB`;
  return (
    `\nCitus cluster\n${tableOf(rows)}  responses/s of two processes relative to one: ${two}\n` +
    `\ngrowth: ${kilobytes(sizes.divided)} per student, and ${kilobytes(sizes.copied)} copied to each server\n` +
    tableOf(growthOf(sizes))
  );
}

const WORKER_BYTES = 500e9;

/** Returns a table of the sizes that the tables would have with several numbers of academies and students. */
function growthOf({ divided, copied }: ClusterSizes): string[][] {
  const rows = [['  academies', 'students each', 'students', 'divided GB', 'copied GB', 'workers of 500 GB']];
  for (const academies of [1_000, 10_000, 100_000]) {
    for (const students of [50, 200, 1_000]) {
      const all = academies * students;
      const [dividedBytes, copiedBytes] = [all * divided, all * copied];
      const workers = Math.max(1, Math.ceil(dividedBytes / (WORKER_BYTES - copiedBytes)));
      const cells = [academies, students, all, dividedBytes / 1e9, copiedBytes / 1e9, workers];
      const [first, ...others] = cells.map((cell) => number(cell));
      rows.push([`  ${first}`, ...others]);
    }
  }
  return rows;
}

/** Formats the memory figures. */
export function memoryText(engine: EngineName, figures: MemoryFigures | null): string {
  if (!figures) return '\nmemory: this system does not tell it\n';
  const { seconds, middleAt, middle, end, peak, growth } = figures;
  return (
    `\nmemory on ${engine} after ${seconds} s of mixed load: ${number(end)} MiB (below 350 ${verdict(end < 350)}), ` +
    `peak ${number(peak)}, after ${middleAt} s ${number(middle)}, growth since ${number(growth, 1)} % ` +
    `(at most 5 ${verdict(growth <= 5)})\n`
  );
}

/** Formats the times that the service needs to start. */
export function startText({ ours, former }: StartFigures): string {
  const times = ({ median, min, max }: Spread) => `${number(median)} ms (${number(min)} to ${number(max)})`;
  const goal = `below 1,500 ms ${verdict(ours.median < 1_500)}`;
  const beside = former ? `, of the former version ${times(former)}` : '';
  return `\ncold start, npm start to /readyz: ${times(ours)}, ${goal}${beside}\n`;
}

/** Formats the stages of a request as a Markdown table. */
export function stagesText(engine: EngineName, figures: readonly StageFigures[]): string {
  const row = (name: string, cells: readonly string[]) => `| ${[name, ...cells].join(' | ')} |`;
  return [
    `\n${row(
      `microseconds on ${engine}`,
      figures.map(({ workload }) => workload),
    )}`,
    row(
      '---',
      figures.map(() => '--:'),
    ),
    ...STAGE_NAMES.map((name) =>
      row(
        name,
        figures.map(({ stages }) => number(stages.get(name) ?? 0)),
      ),
    ),
    row(
      '**all**',
      figures.map(({ all }) => `**${number(all)}**`),
    ),
    '',
  ].join('\n');
}

function tableOf(rows: string[][]): string {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.filter((row) => row.length > 1).map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return `${rows.map((row) => line(row).trimEnd()).join('\n')}\n`;
}
