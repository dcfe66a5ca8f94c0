import { isBuiltin } from 'node:module';
import { defineConfig, type Plugin } from 'rolldown';

/**
 * What stays in node_modules: binaries, what reads files beside itself or starts threads from them, and graphql with what
 * loads its CommonJS build, of which there may be only one. class-validator is not installed: type-graphql would load it
 * if no function validated arguments.
 */
const EXTERNAL =
  /^(bcrypt|better-sqlite3|dejavu-fonts-ttf|pino|pino-pretty|echarts|@graphql-yoga\/render-graphiql|graphql|graphql-shield|graphql-middleware|class-validator|@graphql-tools\/[a-z-]+)(\/|$)/;

const IMPORT =
  /^import (?:(?<whole>[\w$]+)(?:, )?)?(?:\{(?<names>[^}]*)\}|\* as (?<space>[\w$]+))? from "(?<from>[^"]+)";$/gm;

/**
 * An import of a module of Node reads all it has: of `node:http` that is a whole WebSocket client, and a twentieth of a start.
 * What is taken from the module itself is only what is named.
 */
const builtinsByName: Plugin = {
  name: 'builtins-by-name',
  renderChunk: (code) =>
    code.replace(IMPORT, (text, ...found) => {
      const { whole, names, space, from } = found.at(-1) as Record<string, string | undefined>;
      if (!from || !isBuiltin(from)) return text;
      const module = `process.getBuiltinModule("${from}")`;
      const parts = [whole, space, names && `{${names.replaceAll(' as ', ': ')}}`].filter(Boolean);
      return `const ${parts.map((part) => `${part} = ${module}`).join(', ')};`;
    }),
};

/**
 * Apollo hashes the source of each request. Its package finds the hash function of Node by `module.require`, which a bundle
 * lacks, and then computes the hash in JavaScript. In the bundle, the hash function of Node replaces this package.
 */
const hashesOfNode: Plugin = {
  name: 'hashes-of-node',
  load: (id) =>
    id.endsWith('/@apollo/utils.createhash/dist/index.js')
      ? `import { hash } from 'node:crypto';
         export const createHash = (kind) => ({ update: (text) => ({ digest: (form) => hash(kind, text, form) }) });`
      : null,
};

/** The programs of the service, and the last three, which these start as processes and threads and look for beside themselves. */
export default defineConfig({
  input: [
    'dist/src/main.js',
    'dist/src/worker.js',
    'dist/src/migrate.js',
    'dist/src/distribute.js',
    'dist/src/admin.js',
    'dist/src/explain.js',
    'dist/seeds/demo-server.js',
    'dist/seeds/load-demo.js',
    'dist/seeds/seed.js',
    'dist/src/platform/database/sqlite-read-process.js',
    'dist/src/pages/graphiql-thread.js',
    'dist/src/service/papers-thread.js',
  ],
  platform: 'node',
  external: EXTERNAL,
  plugins: [hashesOfNode, builtinsByName],
  output: {
    dir: 'dist/bundle',
    cleanDir: true,
    // MikroORM and type-graphql know classes by their names
    keepNames: true,
    comments: false,
  },
});
