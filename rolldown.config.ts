import { defineConfig } from 'rolldown';

/**
 * What stays in node_modules: binaries, what reads files beside itself or starts threads from them, and graphql with what
 * loads its CommonJS build, of which there may be only one.
 */
const EXTERNAL =
  /^(bcrypt|better-sqlite3|pino|pino-pretty|echarts|swagger-ui-dist|@graphql-yoga\/render-graphiql|graphql|graphql-shield|graphql-middleware|@graphql-tools\/[a-z-]+)(\/|$)/;

/** The programs of the service, and the last two, which these start as processes and threads and look for beside themselves. */
export default defineConfig({
  input: [
    'dist/src/main.js',
    'dist/src/worker.js',
    'dist/src/migrate.js',
    'dist/src/admin.js',
    'dist/seeds/demo-server.js',
    'dist/seeds/seed.js',
    'dist/src/platform/database/sqlite-read-process.js',
    'dist/src/pages/graphiql-thread.js',
  ],
  platform: 'node',
  external: EXTERNAL,
  output: {
    dir: 'dist/bundle',
    cleanDir: true,
    // MikroORM and type-graphql know classes by their names
    keepNames: true,
    comments: false,
  },
});
