import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, inject, it, vi } from 'vitest';
import { DEMO_PASSWORD, loadDemo } from '../../seeds/demo.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Credentials, gql, rest, unseen } from '../support/clients.ts';

/** A command of the README tour, and the response shown below it, if any. */
interface Step {
  script: string;
  shown: unknown;
}

const readme = await readFile('README.md', 'utf8');

const steps: Step[] = [...readme.matchAll(/```(sh|json)\n([\s\S]*?)\n```/g)]
  .map(([, language, text]) => ({ language, text: text as string }))
  .flatMap(({ language, text }, index, blocks) => {
    if (language !== 'sh' || text.startsWith('npm ')) return [];
    const next = blocks[index + 1];
    return [{ script: text, shown: next?.language === 'json' ? JSON.parse(next.text) : undefined }];
  });

const dashboard = /graphql '(query Dashboard[^']*)'/.exec(readme)?.[1] as string;

const DAYS: readonly [string, string][] = [
  ['a leap day, the last of its month, which is over in Brisbane', '2028-02-29T20:00:00.000Z'],
  ['a Sunday in summer time', '2027-07-11T06:00:00.000Z'],
  ['the first day of another year, a Saturday', '2028-01-01T09:00:00.000Z'],
];

let app: TestApp | undefined;
let openedAt: string | undefined;

/** Sets the clock, and loads the demo at that instant. */
async function openDemo(now: string): Promise<TestApp> {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  if (app && openedAt === now) return app;
  await app?.stop();
  [app, openedAt] = [await startTestApp(), now];
  await loadDemo(app.services.database);
  return app;
}

afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => app?.stop());

/** Dates depend on the seeds and the shell, so that one database is enough. */
const isOnce = inject('engine') === 'postgresql';

describe('the tour of the README', () => {
  it.each(DAYS.slice(isOnce ? -1 : 0))('returns the shown responses on %s', async (_, now) => {
    const { url } = await openDemo(now);
    const answers = await walk(url, now.slice(0, 10));
    expect(answers.length).toBeGreaterThanOrEqual(5);
    for (const { shown, answer } of answers) {
      // after the first step only `data` is shown
      const told = answer.data && !(shown as { data?: unknown }).data ? answer.data : answer;
      expect(onAnyDay(told)).toEqual(onAnyDay(shown));
    }
  });
});

/** Runs the steps of the README in one shell, one after another, on the given date. */
async function walk(url: string, today: string): Promise<{ shown: unknown; answer: { data?: unknown } }[]> {
  const end = '=== end of a step ===';
  const script = [
    'set -e',
    `date() { [ "$*" = '-u +%F' ] && echo ${today}; }`,
    ...steps.map((step) => `${step.script.replaceAll('http://127.0.0.1:4000', url)}\nprintf '\\n${end}\\n'`),
  ].join('\n');
  const { stdout } = await promisify(execFile)('sh', ['-c', script]);
  return stdout
    .split(end)
    .slice(0, steps.length)
    .map((text, index) => ({ shown: steps[index]?.shown, text: text.trim() }))
    .filter(({ shown }) => shown !== undefined)
    .map(({ shown, text }) => ({ shown, answer: JSON.parse(text) }));
}

/** Returns a value without parts that depend on the date: dates, and the latest attendance. */
function onAnyDay(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => onAnyDay(each, key));
  if (typeof value === 'string') return value.replace(/^\d{4}-\d{2}-\d{2}$/, 'a date');
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const isMark = key === 'attendance' && name === 'status';
      return [name, isMark ? 'a mark' : onAnyDay(each, name === 'nodes' ? key : name)];
    }),
  );
}

describe('claims of the README', () => {
  it('about statements are true: ten for one student and for fifty on the first request, then four', async () => {
    // the instant of the tour's last day
    const app = await openDemo(DAYS.at(-1)?.[1] as string);
    const login = { email: 'admin@riverside-swim.test', password: DEMO_PASSWORD };
    const admin: Credentials = { token: (await rest(app, {}, 'POST', '/auth/login', login)).body.token };
    const ask = async (students: number, text: string) => {
      const asked = { students, since: '2020-01-01' };
      const { result, statements } = await app.counting(() => gql(app, admin, text, asked));
      expect(result.data.students.nodes).toHaveLength(students);
      return statements.length;
    };
    const known = unseen(dashboard);
    const isSqlite = app.services.database.engine === 'sqlite';
    expect([await ask(50, known), await ask(1, unseen(dashboard))]).toEqual(isSqlite ? [8, 8] : [10, 10]);
    expect([await ask(50, known), await ask(1, known)]).toEqual(isSqlite ? [2, 2] : [4, 4]);
  });

  it('about commands are true: the commands exist', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
    for (const [, name] of readme.matchAll(/npm run ([a-z]+)/g)) expect(scripts).toHaveProperty(name as string);
  });
});
