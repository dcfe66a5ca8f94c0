/** Runs a compiled program of the service: `node src/run.ts src/main.js --migrate`. Where there is none, it says so. */
import { existsSync } from 'node:fs';

const compiled = (path: string): URL => new URL(`../dist/${path}`, import.meta.url);

const program = compiled(process.argv.splice(2, 1).join());
if (!existsSync(program)) {
  console.error('The service is not built yet. Run "npm run build" first.');
  process.exit(1);
}
await import(compiled('src/compile-cache.js').href);
await import(program.href);
