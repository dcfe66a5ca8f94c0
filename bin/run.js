/** Runs a compiled program of the service: `node bin/run.js src/main.js --migrate`. Where there is none, it says so. */
import { existsSync } from 'node:fs';

const [program] = process.argv.splice(2, 1);
const url = new URL(`../dist/${program}`, import.meta.url);
if (!existsSync(url)) {
  console.error('The service is not built yet. Run "npm run build" first.');
  process.exit(1);
}
await import('../dist/src/compile-cache.js');
await import(url.href);
