import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, startPostgres } from '../support/postgres.ts';
import { type Arguments, type EngineName, type Part, parseArguments, USAGE } from './arguments.ts';
import { measureCluster } from './cluster.ts';
import { type Dataset, makeDataset } from './data.ts';
import { measureJobs } from './jobs.ts';
import { measureLarge } from './large.ts';
import { measureLearning } from './learning.ts';
import { measureLive } from './live.ts';
import { measureMemory, SOAK } from './memory.ts';
import { measureMoney } from './money.ts';
import { measurePapers, papersText } from './papers.ts';
import {
  clusterText,
  type Figures,
  jobsText,
  largeText,
  liveText,
  memoryText,
  reportsText,
  responsivenessText,
  scaleText,
  sendsText,
  speedText,
  stagesText,
  startText,
  timeText,
  transfersText,
} from './report.ts';
import { measureReports, type ReportFigures } from './reports.ts';
import { measureResponsiveness } from './responsiveness.ts';
import { measureScale } from './scale.ts';
import { measureSends } from './sends.ts';
import { measureSpeed } from './speed.ts';
import { measureStages } from './stages.ts';
import { measureStart } from './start.ts';
import { measureTime } from './time.ts';
import { type FilledVersion, fillVersion, prepareVersion } from './versions.ts';

/** The parts that fill a separate database. */
const APART: readonly Part[] = ['reports', 'responsiveness', 'cluster'];

const say = (text: string): void => void process.stdout.write(text);

/** Measures the requested parts. Returns true if all contenders returned correct responses. */
async function main(options: Arguments): Promise<boolean> {
  const figures: Figures = {
    speed: [],
    large: {},
    jobs: {},
    time: {},
    money: {},
    live: {},
    sends: {},
    learning: {},
    reports: {},
    responsiveness: {},
  };
  const complaints: string[] = [];
  const complainOf = (engine: string) => (text: string) => void complaints.push(`${engine}: ${text}`);
  const version = options.against === undefined ? undefined : await prepareVersion(options.against, say);
  for (const engine of options.parts.some((part) => !APART.includes(part)) ? options.engines : []) {
    const data = await makeDataset(engine);
    let former: FilledVersion | undefined;
    try {
      former = version && (await fillVersion(version, engine));
      await measure(data, options, former, figures, complainOf(engine));
    } finally {
      await data.remove();
      await former?.remove();
    }
  }
  for (const engine of options.parts.includes('reports') ? options.engines : []) {
    const measured = await onReports(engine, options, complainOf(engine));
    figures.reports[engine] = measured;
    say(reportsText(engine, measured));
  }
  for (const engine of options.parts.includes('responsiveness') ? options.engines : []) {
    const measured = await withDatabase(engine, 'responsiveness', (url) =>
      measureResponsiveness(url, options, complainOf(engine)),
    );
    figures.responsiveness[engine] = measured;
    say(responsivenessText(engine, measured));
  }
  if (options.parts.includes('cluster')) {
    figures.cluster = await measureCluster(options.citus as string, options, complainOf('cluster'));
    say(clusterText(figures.cluster));
  }
  for (const complaint of complaints) say(`${complaint}\n`);
  if (options.json !== undefined)
    await writeFile(options.json, `${JSON.stringify({ ...figures, complaints }, null, 2)}\n`);
  return complaints.length === 0;
}

/**
 * Measures the parts on one engine. Larger copies of the database, and the start of the service, are measured only on
 * PostgreSQL. Memory is measured only on the first requested engine.
 */
async function measure(
  data: Dataset,
  options: Arguments,
  former: FilledVersion | undefined,
  all: Figures,
  complain: (text: string) => void,
): Promise<void> {
  const has = (part: Arguments['parts'][number]) => options.parts.includes(part);
  const isMain = data.engine === 'postgresql';
  if (has('start') && isMain) {
    all.start = await measureStart(data.url, former);
    say(startText(all.start));
  }
  if (has('scale') && isMain) {
    all.scale = await measureScale(data, scaleRounds(options), complain);
    say(scaleText(all.scale));
  }
  if (has('scale')) {
    const figures = await measureLarge(data.engine, await data.empty('large'), scaleRounds(options), complain);
    all.large[data.engine] = figures;
    say(largeText(data.engine, figures));
  }
  if (has('memory') && data.engine === options.engines[0]) {
    all.memory = await measureMemory(data, complain);
    say(memoryText(data.engine, all.memory));
  }
  if (has('soak')) say(memoryText(data.engine, await measureMemory(data, complain, SOAK)));
  if (has('stages')) say(stagesText(data.engine, await measureStages(data)));
  if (has('jobs')) {
    const figures = await measureJobs(data, options);
    all.jobs[data.engine] = figures;
    say(jobsText(data.engine, figures));
  }
  if (has('time')) {
    const figures = await measureTime(await data.empty('time'), scaleRounds(options), complain);
    all.time[data.engine] = figures;
    say(timeText('sessions', data.engine, figures));
  }
  if (has('money')) {
    const figures = await measureMoney(await data.empty('money'), scaleRounds(options), complain);
    all.money[data.engine] = figures;
    say(timeText('money', data.engine, figures));
  }
  if (has('live')) {
    const figures = await measureLive(await data.empty('live'), options, complain);
    all.live[data.engine] = figures;
    say(liveText(data.engine, figures));
    const sends = await measureSends(await data.empty('sends'), options, complain);
    all.sends[data.engine] = sends;
    say(sendsText(data.engine, sends));
  }
  // papers use no database
  if (has('learning') && data.engine === options.engines[0]) {
    all.papers = await measurePapers(options, complain);
    say(papersText(all.papers));
  }
  if (has('learning')) {
    const figures = await measureLearning(await data.empty('learning'), { ...scaleRounds(options), complain });
    all.learning[data.engine] = figures;
    say(timeText('grades', data.engine, [figures.gradebook]));
    say(transfersText(data.engine, figures.transfers));
  }
  if (has('speed')) {
    const speed = await measureSpeed(data, options, former, complain);
    all.speed.push(speed);
    say(speedText(speed));
  }
}

/** Measures reports on a new database, or on the database that the options name. */
function onReports(engine: EngineName, options: Arguments, complain: (text: string) => void): Promise<ReportFigures[]> {
  const { database } = options;
  if (database?.startsWith('sqlite:') === (engine === 'sqlite')) return measureReports(database, options, complain);
  return withDatabase(engine, 'reports', (url) => measureReports(url, options, complain));
}

/** Creates an empty database for `work`, and removes it afterwards. */
async function withDatabase<Result>(
  engine: EngineName,
  name: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (engine === 'sqlite') {
    const folder = await mkdtemp(join(tmpdir(), `academy-${name}-`));
    try {
      return await work(`sqlite:${join(folder, `${name}.sqlite`)}`);
    } finally {
      await rm(folder, { recursive: true });
    }
  }
  const server = await startPostgres();
  try {
    return await work(await createDatabase(server.url, name));
  } finally {
    await server.stop();
  }
}

/** Shortens rounds to at most one second, which is enough because medians of single requests are compared. */
const scaleRounds = ({ rounds, seconds }: Arguments) => ({ rounds, seconds: Math.min(1, seconds) });

let options: Arguments;
try {
  options = parseArguments(process.argv.slice(2), process.env.TEST_CITUS_URL);
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exit(2);
}
process.exitCode = (await main(options)) ? 0 : 1;
