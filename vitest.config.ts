import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { type ObjectTypeDefinitionNode, parse } from 'graphql';
import type { ProvidedContext } from 'vitest';
import { defineConfig } from 'vitest/config';

// graphql ships an ESM and a CJS build; libraries load the CJS one, and two copies refuse each other's types.
const graphql = createRequire(import.meta.url).resolve('graphql');

/** Runs before each file: type-graphql reads the types that the compiler leaves, by a polyfill that comes before all. */
const SETUP = ['reflect-metadata', 'tests/support/quick-passwords.ts', 'tests/support/end-programs.ts'];

/** Requests leave much behind that is soon dead: more room for it spares the collector a twentieth of the time. */
const NODE_OPTIONS = ['--max-semi-space-size=64'];

function project(name: string, files: readonly string[], provide?: Partial<ProvidedContext>) {
  const patience = { testTimeout: 30_000, hookTimeout: 60_000 };
  return { test: { name, include: [...files], setupFiles: SETUP, execArgv: NODE_OPTIONS, provide, ...patience } };
}

const inFolders = (...folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.ts`);

const ON_BOTH_DATABASES = inFolders('features', 'rest', 'query-counts', 'architecture', 'compiled');

/** What depends on the version of PostgreSQL: migrating, starting, keeping academies apart. */
const ON_THE_OLDEST_POSTGRES = [
  'tests/architecture/{migrations,row-level-security}.test.ts',
  'tests/platform/database/{backup,migrate,upgrade}.test.ts',
  'tests/processes/migrate.test.ts',
  'tests/compiled/isolation.test.ts',
];

function oldestPostgres() {
  const { test } = project('oldest-postgresql', ON_THE_OLDEST_POSTGRES, { engine: 'postgresql' });
  return { test: { ...test, globalSetup: 'tests/support/oldest-setup.ts' } };
}

/** What is about writing too, or about what comes before a query or beside it, under other names. */
const OTHER_WRITES = [
  'tests/features/attendance/{correct,mark,roll-call-take}*.test.ts',
  'tests/features/audit/writes.test.ts',
  'tests/features/auth/sweep-sessions.test.ts',
  'tests/features/bad-input/texts-of-mutations.test.ts',
  'tests/features/enrollments/{dropped-on,enrollment-events,last-seat}.test.ts',
  'tests/features/events/{docs,recorded,relay,what-is-told}.test.ts',
  'tests/features/{enrollments,ledger,payments}/*.random.test.ts',
  'tests/features/ledger/{allocation,append-only,closed-books}.test.ts',
  'tests/features/reports/*.test.ts',
  'tests/features/payments/{append-only,idempotency,receipt-numbers}.test.ts',
  'tests/features/jobs/{running-jobs,schedules,sweeping}.test.ts',
  'tests/features/members/invitation-mail.test.ts',
  'tests/features/seeds/*.test.ts',
  'tests/features/versions/*.test.ts',
  'tests/features/webhooks/*.test.ts',
  'tests/rest/{any-body,imports,paths,routes,students-import}.test.ts',
  'tests/rest/openapi*.test.ts',
];

/** What is read before any database is asked, of which PostgreSQL refuses more: texts, bodies and files that are not right. */
const ON_THE_STRICTER_DATABASE = [
  'tests/features/bad-input/{texts,texts-of-mutations}.test.ts',
  'tests/rest/{any-body,openapi,openapi-examples,paths,students-import}.test.ts',
  'tests/rest/*.random.test.ts',
];

/** What is about the sources and what is made of them: no database is asked. */
const OF_SOURCES = [
  'tests/architecture/{breaking-changes,deprecations,docs,enrollment-steps,imports,permissions}.test.ts',
  'tests/architecture/{raw-statements,resolvers,schema,scopes,settings}.test.ts',
  'tests/rest/{answers,derived,input,lists,routes}.test.ts',
];

const ON_POSTGRES_ALONE = [...ON_THE_STRICTER_DATABASE, ...OF_SOURCES];

/** What the demo tells, which is the same wherever it is loaded: `demo.test.ts` loads it on either. */
const ON_SQLITE_ALONE = ['tests/features/seeds/demo-{lessons,money,stories}.test.ts'];

function onPostgres() {
  const { test } = project('postgresql', ON_BOTH_DATABASES, { engine: 'postgresql' });
  return { test: { ...test, exclude: ON_SQLITE_ALONE } };
}

/** What asks each query again, three times or page by page, or dear ones: the other projects plan those too. */
const ASKED_AGAIN = [
  'tests/features/lists/{arguments,dear-queries,derived,filter-ids,filters,nested,ranges,search,search-index}.test.ts',
  'tests/features/lists/{selections,several-values,values,walks}.test.ts',
];

/** What SQLite runs as PostgreSQL does: tests that write, that plan by themselves what they ask again, or ask no query. */
function onSqlite() {
  const asked = [...ofMutations(), ...OTHER_WRITES, ...ASKED_AGAIN];
  const files = [...inFolders('query-counts', 'architecture', 'compiled'), ...asked];
  const { test } = project('sqlite', files, { engine: 'sqlite' });
  return { test: { ...test, exclude: ON_POSTGRES_ALONE } };
}

/**
 * Tests hardly ask a query twice, so that PostgreSQL interprets what they read: on SQLite each query of the others is planned
 * the first time. That both ways answer alike, on either database, is what `compiled` is about.
 */
function plannedOnSqlite() {
  const { test } = project('sqlite-planned', inFolders('features', 'rest'), { engine: 'sqlite', planAtOnce: true });
  return {
    test: { ...test, exclude: [...ofMutations(), ...OTHER_WRITES, ...ASKED_AGAIN, ...ON_POSTGRES_ALONE] },
  };
}

/** The files that are named after a mutation, which is never planned. */
const ofMutations = (): string[] =>
  fileNamesOfMutations().flatMap((name) => ['features', 'rest'].map((folder) => `tests/${folder}/**/${name}.test.ts`));

/** `createBatch` → `create-batch`, of all that the schema has. */
function fileNamesOfMutations(): string[] {
  const { definitions } = parse(readFileSync('schema.graphql', 'utf8'));
  const mutation = definitions.find((each) => each.kind === 'ObjectTypeDefinition' && each.name.value === 'Mutation');
  const fields = (mutation as ObjectTypeDefinitionNode).fields ?? [];
  return fields.map(({ name }) => name.value.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
}

/** What takes many minutes, and the random tests with many more cases: `npm run test:long`. */
function long(engine: ProvidedContext['engine']) {
  const files = [...inFolders('long'), 'tests/**/*.random.test.ts'];
  return project(`long-${engine}`, files, { engine, isLong: true });
}

export default defineConfig(({ mode }) => ({
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    // A project's files share few processes: the libraries load once in each, and not for every file.
    isolate: false,
    // more than the cores: while one waits for PostgreSQL, a browser or a process that starts, another goes on
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects:
      mode === 'long'
        ? [long('sqlite'), long('postgresql')]
        : [
            project('unit', inFolders('platform', 'planning', 'pages', 'processes', 'client', 'bench')),
            onSqlite(),
            onPostgres(),
            plannedOnSqlite(),
            project('races', inFolders('races'), { engine: 'postgresql' }),
            oldestPostgres(),
          ],
  },
}));
