import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readArguments } from '../../src/process/command-line.ts';
import { PROJECT, parse } from '../architecture/sources.ts';
import { runProgram } from '../support/process.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-commands-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const run = async (entry: string, ...args: string[]) => {
  const program = runProgram(entry, { DATABASE_URL: `sqlite:${folder}/db.sqlite` }, ...args);
  return { code: await program.exit, output: program.output() };
};

const PROGRAMS = ['src/admin', 'src/main', 'src/migrate', 'src/print-schema', 'seeds/seed', 'seeds/demo-server'];

describe('every command', () => {
  const COMMAND = { usage: 'npm run it', options: { fast: { type: 'boolean' } } } as const;

  it('refuses unknown arguments, and prints its usage', () => {
    expect(readArguments(COMMAND, ['--fast']).options.fast).toBe(true);
    const refusal = (...args: string[]) => {
      try {
        readArguments(COMMAND, args);
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(refusal('--nope')).toBe(`Unknown option '--nope'.\n\nnpm run it`);
    expect(refusal('word')).toMatch(/^Unexpected argument 'word'\.[\s\S]*\n\nnpm run it$/);
    expect(readArguments({ ...COMMAND, takesWords: true }, ['word']).words).toEqual(['word']);
  });

  it.each(PROGRAMS)('parses its arguments like all other commands: %s', (name) => {
    const imported = parse(`${name}.ts`, readFileSync(join(PROJECT, `${name}.ts`), 'utf8')).imports.map(({ to }) => to);
    expect(imported.some((to) => ['src/process/command-line.ts', 'seeds/seed-arguments.ts'].includes(to))).toBe(true);
  });

  it('does nothing but print its usage for --help and for wrong arguments', async () => {
    const [help, wrong] = await Promise.all([run('main', '--help'), run('main', '--nope')]);
    expect([help.code, help.output]).toEqual([0, expect.stringMatching(/^npm start -- \[--migrate\]\n/)]);
    expect([wrong.code, wrong.output]).toEqual([2, expect.stringMatching(/^Unknown option '--nope'\.\n\nnpm start/)]);
    expect(existsSync(`${folder}/db.sqlite`)).toBe(false);
  });
});

describe('npm run seed', () => {
  it('refuses a file that is no database, prints one line, and does not change the file', async () => {
    const text = 'A list of names.\n'.repeat(100);
    await writeFile(`${folder}/db.sqlite`, text);
    const { code, output } = await run('seed', '--academies', '1', '--students', '1');
    expect([code, output]).toEqual([1, 'The database of DATABASE_URL cannot be opened: SQLITE_NOTADB\n']);
    expect(await readFile(`${folder}/db.sqlite`, 'utf8')).toBe(text);
  });

  it('refuses a database that already has seeded data, and prints one line', async () => {
    expect((await run('seed', '--academies', '1', '--students', '1')).code).toBe(0);
    const { code, output } = await run('seed', '--academies', '1', '--students', '1');
    expect([code, output]).toEqual([1, expect.stringMatching(/^.+--reset.*\n$/)]);
  });
});

describe('npm run admin', () => {
  it('makes a user the first Super Admin, and lists the user with the name of the operator', async () => {
    const seed = await run('seed', '--academies', '1', '--students', '1');
    const email = /Sign in as (\S+),/.exec(seed.output)?.[1] as string;
    const granted = await run('admin', 'grant', email.toUpperCase());
    expect([granted.code, granted.output]).toEqual([0, `${email.toUpperCase()} is now a Super Admin.\n`]);
    const [list, unknown] = await Promise.all([run('admin', 'list'), run('admin', 'grant', 'nobody@example.test')]);
    expect(list.output).toMatch(new RegExp(`^${email} .* since 20.*, by .+@.+\n$`));
    expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('Nobody has registered')]);
    const [reset, nobody] = await Promise.all([
      run('admin', 'reset', email),
      run('admin', 'reset', 'nobody@example.test'),
    ]);
    expect([reset.code, reset.output]).toEqual([
      0,
      expect.stringMatching(/^http\S+\/account\/reset#[\w-]{43}\nWhoever/),
    ]);
    expect([nobody.code, nobody.output]).toEqual([1, expect.stringContaining('Nobody has registered')]);
  });
});

describe('npm start and npm run migrate', () => {
  const npm = (...args: string[]) =>
    promisify(execFile)('npm', ['--silent', ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, DATABASE_URL: `sqlite:${folder}/db.sqlite` },
    }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      ({ code, stderr }) => ({ code, output: stderr }),
    );

  it('report a missing build; after a build, npm run migrate needs neither sources nor compiler', async () => {
    for (const file of ['package.json', 'src/run.js']) await cp(join(PROJECT, file), join(folder, file));
    for (const command of [['start'], ['run', 'migrate']]) {
      const { code, output } = await npm(...command);
      expect([code, output.trim()]).toEqual([1, 'The service is not built yet. Run "npm run build" first.']);
    }
    for (const file of ['dist', 'node_modules']) await symlink(join(PROJECT, file), join(folder, file));
    expect(await npm('run', 'migrate')).toEqual({ code: 0, output: 'The database is up to date.\n' });
  });
});
