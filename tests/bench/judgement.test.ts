import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseArguments } from './arguments.ts';
import { checkWorkload } from './check.ts';
import type { Contender } from './contender.ts';
import { comparePages } from './large.ts';
import { largeText, speedText } from './report.ts';
import type { Figures } from './speed.ts';
import { spreadOf } from './statistics.ts';
import type { Task } from './workloads.ts';

const ANSWERS: Record<string, [status: number, body: unknown]> = {
  ours: [200, { data: { students: { nodes: [{ id: 1, status: 'ACTIVE', amount: '12.50' }] } } }],
  lists: [200, { data: { students: [{ amount: 1250, id: 1, status: 'active' }] } }],
  wrong: [200, { data: { students: [{ id: 1, status: 'active', amount: 1251 }] } }],
  short: [200, { data: { students: [] } }],
  error: [200, { errors: [{ message: 'No.' }], data: { students: null } }],
  failed: [500, { data: { students: { nodes: [{ id: 1, status: 'ACTIVE', amount: '12.50' }] } } }],
};

let server: Server;
let answers = 0;
const contenders = new Map<string, Contender>();
beforeAll(async () => {
  server = createServer((req, res) => {
    const name = req.headers.contender as string;
    const [status, body] = name === 'counting' ? [200, { answers: answers++ }] : (ANSWERS[name] as [number, unknown]);
    res.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const name of Object.keys(ANSWERS)) contenders.set(name, { name, url } as Contender);
});
afterAll(() => server.close());

const former = (name: string): Task => ({ ...reading(name), isFormer: true });

const requestTo = (name: string) => ({ method: 'GET' as const, path: '/', headers: { contender: name } });
const reading = (name: string): Task => ({
  contender: name,
  request: requestTo(name),
  rows: ({ data }) => data.students,
});

async function check(...tasks: Task[]) {
  const complaints: string[] = [];
  const workload = { name: 'students', tasks, targets: {} };
  const checked = await checkWorkload(workload, contenders, (text) => complaints.push(text));
  return { complaints, right: checked.map(({ contender }) => contender) };
}

describe('checkWorkload, which checks the services that a benchmark compares', () => {
  test('accepts a service that returns the expected rows in its own format', async () => {
    expect(await check(reading('ours'), reading('lists'))).toEqual({ complaints: [], right: ['ours', 'lists'] });
  });

  test.each([
    ['wrong', 'students: wrong is out: /0/amount is 1251, not 1250'],
    ['short', 'students: short is out: /0 is undefined, not {"id":1,"status":"active","amount":1250}'],
    ['error', 'students: error is out: answers 200 {"errors":[{"message":"No."}]'],
    ['failed', 'students: failed is out: answers 500 {"data":{"students"'],
  ])('excludes a service with a wrong response: %s', async (name, complaint) => {
    const { complaints, right } = await check(reading('ours'), reading(name));
    expect(right).toEqual(['ours']);
    expect(complaints).toEqual([expect.stringContaining(complaint)]);
  });

  test.each([
    ['accepts as many rows as ours returns', 'wrong', ['ours', 'wrong']],
    ['excludes fewer rows than ours returns', 'short', ['ours']],
    ['excludes an error', 'error', ['ours']],
  ])(
    'compares a former version with the present version only by the number of rows: %s',
    async (_what, name, right) => {
      expect((await check(reading('ours'), former(name))).right).toEqual(right);
    },
  );

  test('excludes a service that returns no rows, even if it is the only measured service', async () => {
    expect((await check(reading('short'))).right).toEqual([]);
  });

  test('excludes a service that returns a wrong response within a series of requests', async () => {
    const talk = (isRight: boolean): Task => ({
      contender: 'ours',
      converse: () => ({ next: () => requestTo('ours'), hear: () => isRight }),
    });
    expect((await check(talk(true))).right).toEqual(['ours']);
    expect((await check(talk(false))).complaints).toEqual([expect.stringContaining('ours is out: answers 200')]);
  });
});

describe('comparePages, which measures list pages at two offsets', () => {
  const compare = async (small: string, large: string, limit = 10_000) => {
    const complaints: string[] = [];
    const requests = [requestTo(small), requestTo(large)] as const;
    const options = { rounds: 2, seconds: 0.01 };
    const contender = contenders.get('ours')!;
    const page = { name: 'students', limit, requests };
    const figures = await comparePages(contender, page, options, (text) => complaints.push(text));
    return { figures, complaints, text: largeText('sqlite', [figures]) };
  };

  test('returns the times of a page at both offsets, their ratio in each round, and the limit', async () => {
    const { figures, complaints, text } = await compare('ours', 'lists');
    expect(complaints).toEqual([]);
    expect(figures).toMatchObject({ name: 'students', limit: 10_000 });
    for (const time of [figures.small, figures.large, figures.ratio.median]) expect(time).toBeGreaterThan(0);
    expect(text).toMatch(/sqlite\n.*\n {2}students .* 10,000 met\n$/);
  });

  test('reports a page that takes longer than its limit', async () => {
    expect((await compare('ours', 'ours', 0)).text).toContain('0 MISSED');
  });

  test.each(['error', 'failed'])('returns NaN as the time of a refused page: %s', async (name) => {
    const { figures, complaints, text } = await compare('ours', name);
    expect(figures.large).toBeNaN();
    expect(complaints).toEqual([expect.stringContaining('students: {"')]);
    expect(text).toContain('MISSED');
  });

  test('reports a page if one of its responses differs from the first response', async () => {
    expect((await compare('ours', 'counting')).complaints).toEqual([expect.stringMatching(/^students: \{"answers":/)]);
  });
});

test('the speed report of a comparison with a former version contains the ratio of processor times, and 1.03 as the limit', () => {
  const figures = (contender: string, cpuRatio: number | null): Figures => ({
    ...{ contender, rate: 100, p50: 1, p99: 2, cpu: 1, ratio: null, target: null },
    cpuRatio: cpuRatio === null ? null : spreadOf([cpuRatio]),
  });
  const text = (cpuRatio: number) =>
    speedText({
      engine: 'sqlite',
      workloads: [{ workload: 'one', figures: [figures('ours', null), figures('abc', cpuRatio)], statements: 2 }],
      peakMemory: 200,
      formerMemory: 190,
    });
  expect(text(1.03)).toMatch(/abc .* 1\.03 \(1\.03 to 1\.03\) +met\n/);
  expect(text(1.04)).toMatch(/abc .* MISSED\n/);
  expect(text(1.03)).toContain('peak memory of ours: 200 MiB, of the former version: 190 MiB');
});

describe('parseArguments', () => {
  test('selects every part on both database engines by default', () => {
    expect(parseArguments([])).toEqual({
      engines: ['postgresql', 'sqlite'],
      parts: [
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
      ],
      workloads: [],
      quick: false,
      rounds: 5,
      seconds: 2.5,
      database: undefined,
      report: undefined,
      json: undefined,
      profile: undefined,
      against: undefined,
    });
  });

  test('selects only the comparisons on PostgreSQL for --quick', () => {
    expect(parseArguments(['--quick'])).toMatchObject({
      engines: ['postgresql'],
      parts: ['speed', 'start'],
      workloads: ['dashboard', 'compressed', 'one', 'list', 'tiny'],
      quick: true,
      rounds: 5,
      seconds: 0.4,
    });
  });

  test.each([
    [['--engine', 'oracle'], 'oracle is none of postgresql, sqlite.'],
    [
      ['--part', 'size'],
      'size is none of speed, scale, memory, start, jobs, time, money, live, learning, reports, responsiveness, stages, soak, cluster.',
    ],
    [['--workload', 'nothing'], 'nothing is none of dashboard'],
    [['--rounds', '1.5'], '--rounds must be a whole number.'],
    [['--seconds', '0'], '--seconds must be a number above 0, at most 100.'],
    [['--engine', 'sqlite', '--part', 'start'], 'The part start is measured on PostgreSQL.'],
    [['--part', 'cluster'], 'The part cluster needs TEST_CITUS_URL'],
    [['--fast'], "Unknown option '--fast'"],
  ])('refuses the arguments %j', (args, message) => {
    expect(() => parseArguments(args)).toThrow(message);
  });
});

test.each([
  [[3, 1, 2], { median: 2, min: 1, max: 3 }],
  [[4, 1, 2, 3], { median: 2.5, min: 1, max: 4 }],
])('spreadOf returns the median, minimum and maximum of %j', (values, spread) => {
  expect(spreadOf(values)).toEqual(spread);
});
