/**
 * Runs a program of the service, such as `node src/run.ts main --migrate`, from the bundle of its thousands of modules, which
 * loads in half the time. Where there is none, it says so.
 */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const program = new URL(`../dist/bundle/${process.argv.splice(2, 1).join()}.js`, import.meta.url);
if (!existsSync(program)) {
  console.error('The service is not built yet. Run "npm run build" first.');
  process.exit(1);
}
// Node keeps the code compiled from one start to the next, unless the folder cannot be written. It is not the shared
// temporary folder: what lies there may be anybody's.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)));
await import(program.href);
