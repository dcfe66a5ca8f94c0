import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

// graphql ships an ESM and a CJS build; libraries load the CJS one, and two copies refuse each other's types.
const graphql = createRequire(import.meta.url).resolve('graphql');

const ON_BOTH_DATABASES = ['features', 'rest', 'query-counts', 'architecture', 'compiled'];

interface Provided {
  engine: 'sqlite' | 'postgresql';
  planAtFirstSight?: boolean;
}

function project(name: string, folders: string[], provide?: Provided) {
  const include = folders.map((folder) => `tests/${folder}/**/*.test.ts`);
  // type-graphql reads the types that the compiler leaves: their polyfill comes before any file of the service
  const patience = { testTimeout: 30_000, hookTimeout: 60_000 };
  return { test: { name, include, setupFiles: 'reflect-metadata', provide, ...patience } };
}

function oldestPostgres() {
  const { test } = project('oldest-postgresql', [], { engine: 'postgresql' });
  return { test: { ...test, include: ON_THE_OLDEST_POSTGRES, globalSetup: 'tests/support/oldest-setup.ts' } };
}

/** What depends on the version of PostgreSQL: migrating, starting, keeping academies apart. */
const ON_THE_OLDEST_POSTGRES = [
  'tests/architecture/{migrations,row-level-security}.test.ts',
  'tests/platform/database/{backup,migrate,upgrade}.test.ts',
  'tests/processes/migrate.test.ts',
  'tests/compiled/isolation.test.ts',
];

export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    // A project's files share one process for each core: the libraries load once in each, and not for every file.
    isolate: false,
    maxWorkers: '100%',
    projects: [
      project('unit', ['platform', 'processes', 'bench']),
      project('sqlite', ON_BOTH_DATABASES, { engine: 'sqlite' }),
      project('postgresql', ON_BOTH_DATABASES, { engine: 'postgresql' }),
      // tests hardly ask a query twice: here each is planned the first time, where the others interpret it
      project('planned', ['features/!(seeds)', 'rest'], { engine: 'sqlite', planAtFirstSight: true }),
      project('races', ['races'], { engine: 'postgresql' }),
      oldestPostgres(),
    ],
  },
});
