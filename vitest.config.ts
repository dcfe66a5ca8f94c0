import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import type { ProvidedContext } from 'vitest';
import { configDefaults, defineConfig } from 'vitest/config';
import { COMPILED, compiledService } from './tests/support/compiled-service.ts';

// graphql ships an ESM and a CJS build; libraries load the CJS one, and two copies refuse each other's types.
const graphql = createRequire(import.meta.url).resolve('graphql');

/** Runs before each file: type-graphql reads the types that the compiler leaves, by a polyfill that comes before all. */
const SETUP = ['reflect-metadata', 'tests/support/quick-passwords.ts', 'tests/support/end-programs.ts'];

/** Requests leave much behind that is soon dead: more room for it spares the collector a twentieth of the time. */
const NODE_OPTIONS = ['--max-semi-space-size=64'];

const inFolders = (...folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.ts`);

/** What is about the sources and what is made of them: no database is asked. */
const OF_SOURCES = 'tests/**/*.sources.test.ts';

/** What asks no database, or says by itself which. */
const UNIT = [...inFolders('platform', 'planning', 'pages', 'processes', 'client', 'bench'), OF_SOURCES];

/** What asks the same queries again, or is about what they are made of: it sees them interpreted first, and then planned. */
const ASKED_AGAIN = inFolders('query-counts', 'architecture', 'compiled', 'docs');

/** These ask again, too, of every resource: once is enough of what both databases are asked alike. */
const LISTS = inFolders('features/lists');

/** Features where statements themselves are at stake: who sees which rows, and what is owed and reported. */
const OF_STATEMENTS = inFolders('features/{money/ledger,insight,tenancy}');

/** What both databases have to show: the files named so send statements that no other test sends to PostgreSQL. */
const BOTH = 'tests/features/**/*.both.test.ts';

/** Rules are the same whatever keeps the rows, and their tests take half as long on SQLite. */
const RULES = inFolders('features');

/** These call each route, and each operation that writes, so that PostgreSQL meets all of them. */
const ON_POSTGRESQL = inFolders('rest', 'races');

/** What is read before any database is asked, of which PostgreSQL refuses more: texts, bodies and files that are not right. */
const POSTGRESQL_ONLY = 'tests/**/*.postgresql{,.random}.test.ts';

/** What is the same wherever it is loaded. */
const SQLITE_ONLY = 'tests/**/*.sqlite.test.ts';

/** Few random cases on SQLite are enough here; `npm run test:long` tries many, on both. */
const RANDOM_ON_SQLITE = 'tests/{features,compiled}/**/*.random.test.ts';

interface Project {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly provide?: Partial<ProvidedContext>;
}

const project = (name: string, { include, exclude = [], provide = {} }: Project) => ({
  test: {
    ...{ name, include: [...include], provide, setupFiles: SETUP, execArgv: NODE_OPTIONS },
    server: { deps: { external: [COMPILED] } },
    exclude: [...configDefaults.exclude, ...exclude],
    // a machine may be ten times as slow: these limits only end what will never come
    ...{ testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } },
  },
});

/** What takes many minutes, the random tests with many more cases, and the docs on more days: `npm run test:long`. */
function long(engine: ProvidedContext['engine']) {
  return project(`long-${engine}`, {
    include: [...inFolders('long', 'docs'), 'tests/**/*.random.test.ts'],
    exclude: [OF_SOURCES],
    provide: { engine, isLong: true },
  });
}

/** `npm test` runs each test where its folder and its name say. With `everything`, all run on both: `npm run test:all`. */
function short({ everything }: { everything: boolean }) {
  const either = everything ? [...RULES, ...inFolders('rest')] : [];
  return [
    project('unit', { include: UNIT }),
    project('sqlite', {
      include: [...ASKED_AGAIN, ...(everything ? LISTS : ['tests/features/lists/**/*.both.test.ts'])],
      exclude: [POSTGRESQL_ONLY, OF_SOURCES],
      provide: { engine: 'sqlite' },
    }),
    // Other tests hardly ask a query twice, so that PostgreSQL interprets what they read: SQLite plans each the first time.
    project('sqlite-planned', {
      include: [...RULES, ...either],
      exclude: [POSTGRESQL_ONLY, OF_SOURCES, ...ASKED_AGAIN, ...LISTS],
      provide: { engine: 'sqlite', planAtOnce: true },
    }),
    project('postgresql', {
      include: [...ON_POSTGRESQL, POSTGRESQL_ONLY, ...ASKED_AGAIN, ...LISTS, ...OF_STATEMENTS, BOTH, ...either],
      exclude: [SQLITE_ONLY, OF_SOURCES, RANDOM_ON_SQLITE],
      provide: { engine: 'postgresql' },
    }),
  ];
}

export default defineConfig(({ mode }) => ({
  plugins: [compiledService],
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    // A project's files share few processes: the libraries load once in each, and not for every file.
    isolate: false,
    // more than the cores: while one waits for PostgreSQL, a browser or a process that starts, another goes on
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: mode === 'long' ? [long('sqlite'), long('postgresql')] : short({ everything: mode === 'all' }),
  },
}));
