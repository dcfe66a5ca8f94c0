import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../src/config.ts';
import { readArguments } from '../src/process/command-line.ts';
import { failedStart } from '../src/process/failed-start.ts';

const COMMAND = {
  usage: `npm run demo

Serves on HOST and PORT with two demo academies, which it loads where the database of DATABASE_URL is empty.`,
};

/** Beside this program, whether it runs from its modules or from the bundle. */
const LOADER = fileURLToPath(new URL(`./load-demo${extname(import.meta.url)}`, import.meta.url));

/**
 * `npm run demo`. A process of its own loads the academies: the service would keep the memory that loading takes, and
 * starts meanwhile. No other process can load what is in memory.
 */
async function main(): Promise<void> {
  readArguments(COMMAND);
  const config = loadConfig(process.env, 'demo');
  const loaded = config.databaseUrl === 'sqlite::memory:' ? 0 : loadBeside();
  const { serveDemo } = await import('./serve-demo.ts');
  const code = await loaded;
  // what was wrong is said already
  if (code !== 0) process.exit(code);
  await serveDemo(config);
}

async function loadBeside(): Promise<number> {
  const loading = spawn(process.execPath, [...process.execArgv, LOADER], { stdio: 'inherit' });
  const [code] = await once(loading, 'exit');
  return code ?? 1;
}

main().catch(failedStart);
