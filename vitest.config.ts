import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import type { ProvidedContext } from 'vitest';
import { configDefaults, defineConfig } from 'vitest/config';
import { COMPILED, compiledService } from './tests/support/compiled-service.ts';

// graphql ships an ESM and a CJS build; libraries load the CJS one, and two copies refuse each other's types.
const graphql = createRequire(import.meta.url).resolve('graphql');

/** Modules that run before each test file. With the first one, a polyfill, type-graphql reads emitted types. */
const SETUP = [
  'reflect-metadata',
  ...['quick-passwords', 'end-programs', 'one-seed'].map((name) => `tests/support/${name}.ts`),
];

/** A larger space for short-lived objects, of which requests create many. It saves a twentieth of the time. */
const NODE_OPTIONS = ['--max-semi-space-size=64'];

const inFolders = (...folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.ts`);

/** Tests of the sources and of generated files. They use no database. */
const OF_SOURCES = 'tests/**/*.sources.test.ts';

/** Tests that use no database, or that choose their databases themselves. */
const UNIT = [...inFolders('platform', 'planning', 'pages', 'processes', 'client', 'bench'), OF_SOURCES];

/** Tests that repeat queries, or test how queries are executed: the first time interpreted, later planned. */
const ASKED_AGAIN = inFolders('query-counts', 'architecture', 'compiled', 'docs');

/** Tests that repeat queries for every resource. Only the files named `.both.` run on SQLite as well. */
const LISTS = inFolders('features/lists');

/** Features that also run on PostgreSQL, because they depend on SQL: visible rows, debts and reports. */
const OF_STATEMENTS = inFolders('features/{money/ledger,insight,tenancy}');

/** Files that run on both databases, because they send statements that no other test sends to PostgreSQL. */
const BOTH = 'tests/features/**/*.both.test.ts';

/** Tests of rules, which are the same on both databases. They run on SQLite, in half the time. */
const RULES = inFolders('features');

/** Tests that call each route and each mutation, so that PostgreSQL executes all of them. */
const ON_POSTGRESQL = inFolders('rest', 'races');

/** Tests of the service behind PgBouncer. They run only if `npm run test:pgbouncer` starts one. */
const PGBOUNCER = process.env.TEST_PGBOUNCER ? inFolders('pgbouncer') : [];

/** Tests of invalid texts, bodies and files. They run only on PostgreSQL, which refuses more texts than SQLite. */
const POSTGRESQL_ONLY = 'tests/**/*.postgresql{,.random}.test.ts';

/** Tests of data that are the same on both databases. They run only on SQLite. */
const SQLITE_ONLY = 'tests/**/*.sqlite.test.ts';

/** Tests of random data and histories. `npm test` omits them, and `npm run test:long` runs many cases on both databases. */
const RANDOM = 'tests/**/*.random.test.ts';

/** Random tests that run on SQLite if the command is neither `npm test` nor `npm run test:long`. */
const RANDOM_ON_SQLITE = 'tests/{features,compiled}/**/*.random.test.ts';

/** Tests that also run on a Citus cluster: REST and API keys. */
const ON_CITUS = inFolders('rest', 'features/identity/api-keys');

/** Tests on a Citus cluster that run one file after another, because workers of one file would do work of another. */
const ALONE_ON_CITUS = [
  ...inFolders('citus', 'races', 'features/identity/auth', 'features/tenancy'),
  // send the largest statements, which Citus may refuse or divide
  ...inFolders('features/insight'),
  'tests/features/learning/attendance/recount-attendance.both.test.ts',
  // compares all rows of an academy before and after a request
  'tests/rest/imports.test.ts',
  'tests/platform/http/shared-rate-limits.test.ts',
];

/** Tests that cannot run on a Citus cluster. */
const NOT_ON_CITUS = [
  // finds row locks in the text of statements, but a cluster locks the ids of academies and users on its coordinator
  'tests/races/lock-order.test.ts',
  // change tables, but all tests on a cluster share one database
  ...['tests/races/presumption.test.ts', 'tests/races/patience.test.ts'],
  // counts attempts per address, so it would count those of other tests; shared-rate-limits.test.ts counts on the cluster
  'tests/rest/attempt-limits.postgresql.test.ts',
  // loads the demo into an empty database; one-shard.test.ts calls the same routes on the cluster
  'tests/rest/openapi-examples.postgresql.test.ts',
];

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
    // a machine may be ten times as slow, so these limits only end tests that would never end
    ...{ testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } },
  },
});

/** Tests of `npm run test:long`: tests of many minutes, random tests with more cases, and the docs on more days. */
function long(engine: ProvidedContext['engine']) {
  return project(`long-${engine}`, {
    include: [...inFolders('long', 'docs'), RANDOM],
    exclude: [OF_SOURCES],
    provide: { engine, isLong: true },
  });
}

/** Tests of `npm run test:citus`, on a distributed database that all of them share. */
function onCitus() {
  const provide = { engine: 'postgresql' } as const;
  const exclude = [SQLITE_ONLY, OF_SOURCES, ...NOT_ON_CITUS];
  const { test } = project('citus-alone', { include: ALONE_ON_CITUS, exclude, provide });
  const alone = { ...test, fileParallelism: false, sequence: { groupOrder: 1 } };
  return [project('citus', { include: ON_CITUS, exclude: [...exclude, ...ALONE_ON_CITUS], provide }), { test: alone }];
}

/** Tests of all other commands, on the databases that folders and file names choose. `npm test` has the mode `test`. */
function short(mode: string) {
  const everything = mode === 'all';
  const either = everything ? [...RULES, ...inFolders('rest')] : [];
  const omitted = mode === 'test' ? [RANDOM] : [];
  return [
    project('unit', { include: UNIT }),
    project('sqlite', {
      include: [...ASKED_AGAIN, ...(everything ? LISTS : ['tests/features/lists/**/*.both.test.ts'])],
      exclude: [POSTGRESQL_ONLY, OF_SOURCES, ...omitted],
      provide: { engine: 'sqlite' },
    }),
    // Other tests rarely repeat a query, so PostgreSQL interprets most of their queries. SQLite plans each at once.
    project('sqlite-planned', {
      include: [...RULES, ...either],
      exclude: [POSTGRESQL_ONLY, OF_SOURCES, ...omitted, ...ASKED_AGAIN, ...LISTS],
      provide: { engine: 'sqlite', planAtOnce: true },
    }),
    project('postgresql', {
      include: [
        ...ON_POSTGRESQL,
        ...PGBOUNCER,
        POSTGRESQL_ONLY,
        ...ASKED_AGAIN,
        ...LISTS,
        ...OF_STATEMENTS,
        BOTH,
        ...either,
      ],
      exclude: [SQLITE_ONLY, OF_SOURCES, RANDOM_ON_SQLITE, ...omitted],
      provide: { engine: 'postgresql' },
    }),
  ];
}

function projectsIn(mode: string) {
  if (mode === 'citus') return onCitus();
  return mode === 'long' ? [long('sqlite'), long('postgresql')] : short(mode);
}

export default defineConfig(({ mode }) => ({
  plugins: [compiledService],
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    globalSetup: `tests/support/${mode === 'citus' ? 'citus' : 'global'}-setup.ts`,
    // The files of a project share few processes, so the libraries load once per process and not once per file.
    isolate: false,
    // more than the cores, because workers often wait for PostgreSQL, a browser or a starting process
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: projectsIn(mode),
  },
}));
