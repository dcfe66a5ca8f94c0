import { isBuiltin } from 'node:module';
import { defineConfig, type Plugin } from 'rolldown';

/**
 * The packages that the bundle does not contain, and loads from node_modules: packages with binaries, and packages that
 * read files beside themselves or start threads from them. graphql and the packages that load its CommonJS build are in
 * the list because a process may load only one copy of graphql. class-validator is not installed. type-graphql would load
 * it if no function validated arguments. file-type imports a package when it runs, and recognises the errors of this package
 * by their class, so the bundle must not contain a second copy.
 */
const EXTERNAL =
  /^(bcrypt|better-sqlite3|file-type|dejavu-fonts-ttf|pino|pino-pretty|echarts|@graphql-yoga\/render-graphiql|graphql|graphql-shield|graphql-middleware|class-validator|@graphql-tools\/[a-z-]+)(\/|$)/;

const IMPORT =
  /^import (?:(?<whole>[\w$]+)(?:, )?)?(?:\{(?<names>[^}]*)\}|\* as (?<space>[\w$]+))? from "(?<from>[^"]+)";$/gm;

/**
 * Replaces imports of Node's own modules. An import statement reads every export of such a module. For `node:http`, this
 * would load a WebSocket client, which takes a twentieth of the start. The replacement reads only the named exports.
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

/**
 * Writes characters that are not ASCII as escapes, such as `\u2713`. V8 keeps the text of each chunk in memory, with two
 * bytes per character if one of them is not Latin-1. `renderChunk` is too early, because rolldown prints the code again.
 */
const ascii: Plugin = {
  name: 'ascii',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7F]/g, escaped);
    }
  },
};

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Bundles the programs of the service. The last three inputs are programs that the others start as processes and threads,
 * and expect in the same folder.
 */
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
  // rolldown would also remove calls whose result is unused, such as a `decodeURIComponent` that checks a text
  treeshake: false,
  external: EXTERNAL,
  plugins: [hashesOfNode, builtinsByName, ascii],
  output: {
    dir: 'dist/bundle',
    cleanDir: true,
    // MikroORM and type-graphql know classes by their names
    keepNames: true,
    // the default removes such calls too
    minify: false,
    comments: false,
  },
});
