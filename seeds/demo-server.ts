import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../src/config.ts';
import { readArguments } from '../src/process/command-line.ts';
import { failedStart } from '../src/process/failed-start.ts';
import type { Loader } from './serve-demo.ts';

const COMMAND = {
  usage: `npm run demo

Serves on HOST and PORT with two demo academies, which it loads where the database of DATABASE_URL is empty.`,
};

/** The path of the loader. It is in the same folder as this program, both in the sources and in the bundle. */
const LOADER = fileURLToPath(new URL(`./load-demo${extname(import.meta.url)}`, import.meta.url));

/**
 * Runs `npm run demo`. If the database is a new file, a separate process loads the academies and does the background
 * work of the new rows, because the service would otherwise keep the memory that this needs. Meanwhile, this process
 * loads the modules of the service and builds the schema. In any other case, this process loads the academies itself, unless the database
 * contains academies.
 */
async function main(): Promise<void> {
  readArguments(COMMAND);
  const config = loadConfig(process.env, 'demo');
  const loader = isNewFile(config.databaseUrl) ? startLoader() : undefined;
  const { serveDemo } = await import('./serve-demo.ts');
  await serveDemo(config, loader);
}

function isNewFile(databaseUrl: string): boolean {
  const [, path] = databaseUrl.match(/^sqlite:(?!:memory:)(.*)/) ?? [];
  return path !== undefined && !existsSync(path);
}

/** The loader ends soon, so it may use more memory than the service. This saves a tenth of its time. */
const LOADER_MEMORY = ['--max-semi-space-size=32', '--heap-growing-percent=100'];

function startLoader(): Loader {
  const loader = spawn(process.execPath, [...process.execArgv, ...LOADER_MEMORY, LOADER], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  process.once('exit', () => loader.kill());
  const ended = once(loader, 'exit').then(([code]) => code ?? 1);
  return { loaded: Promise.race([once(loader, 'message').then(() => 0), ended]), ended };
}

main().catch(failedStart);
