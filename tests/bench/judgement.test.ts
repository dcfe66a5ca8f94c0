import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseArguments } from './arguments.ts';
import { checkWorkload } from './check.ts';
import type { Contender } from './contender.ts';
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
const contenders = new Map<string, Contender>();
beforeAll(async () => {
  server = createServer((req, res) => {
    const [status, body] = ANSWERS[req.headers.contender as string] as [number, unknown];
    res.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const name of Object.keys(ANSWERS)) contenders.set(name, { name, url } as Contender);
});
afterAll(() => server.close());

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

describe('a contender', () => {
  test('that answers the same rows in its own dialect is right', async () => {
    expect(await check(reading('ours'), reading('lists'))).toEqual({ complaints: [], right: ['ours', 'lists'] });
  });

  test.each([
    ['wrong', 'students: wrong is out: /0/amount is 1251, not 1250'],
    ['short', 'students: short is out: /0 is undefined, not {"id":1,"status":"active","amount":1250}'],
    ['error', 'students: error is out: answers 200 {"errors":[{"message":"No."}]'],
    ['failed', 'students: failed is out: answers 500 {"data":{"students"'],
  ])('that answers otherwise is out: %s', async (name, complaint) => {
    const { complaints, right } = await check(reading('ours'), reading(name));
    expect(right).toEqual(['ours']);
    expect(complaints).toEqual([expect.stringContaining(complaint)]);
  });

  test('that answers no rows is out even before others', async () => {
    expect((await check(reading('short'))).right).toEqual([]);
  });

  test('is out where its conversation hears something wrong', async () => {
    const talk = (isRight: boolean): Task => ({
      contender: 'ours',
      converse: () => ({ next: () => requestTo('ours'), hear: () => isRight }),
    });
    expect((await check(talk(true))).right).toEqual(['ours']);
    expect((await check(talk(false))).complaints).toEqual([expect.stringContaining('ours is out: answers 200')]);
  });
});

describe('the arguments', () => {
  test('without any: everything on both engines', () => {
    expect(parseArguments([])).toEqual({
      engines: ['postgresql', 'sqlite'],
      parts: ['speed', 'scale', 'memory', 'start'],
      workloads: [],
      rounds: 5,
      seconds: 2.5,
      json: undefined,
      profile: undefined,
    });
  });

  test('quickly: what is compared, on PostgreSQL', () => {
    expect(parseArguments(['--quick'])).toMatchObject({
      engines: ['postgresql'],
      parts: ['speed', 'start'],
      workloads: ['dashboard', 'one', 'list', 'tiny'],
      rounds: 5,
      seconds: 0.4,
    });
  });

  test.each([
    [['--engine', 'oracle'], 'oracle is none of postgresql, sqlite.'],
    [['--part', 'size'], 'size is none of speed, scale, memory, start.'],
    [['--workload', 'nothing'], 'nothing is none of dashboard'],
    [['--rounds', '1.5'], '--rounds must be a whole number.'],
    [['--seconds', '0'], '--seconds must be a number above 0, at most 100.'],
    [['--engine', 'sqlite', '--part', 'scale'], 'The parts scale and start are measured on PostgreSQL.'],
    [['--fast'], "Unknown option '--fast'"],
  ])('%j are refused', (args, message) => {
    expect(() => parseArguments(args)).toThrow(message);
  });
});

test.each([
  [[3, 1, 2], { median: 2, min: 1, max: 3 }],
  [[4, 1, 2, 3], { median: 2.5, min: 1, max: 4 }],
])('the spread of %j', (values, spread) => {
  expect(spreadOf(values)).toEqual(spread);
});
