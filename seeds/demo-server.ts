import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../src/config.ts';
import { readArguments } from '../src/process/command-line.ts';
import { failedStart } from '../src/process/failed-start.ts';

const COMMAND = {
  usage: `npm run demo

Serves on HOST and PORT with two demo academies, which it loads where the database of DATABASE_URL is empty.`,
};

/** The path of the loader. It is in the same folder as this program, both in the sources and in the bundle. */
const LOADER = fileURLToPath(new URL(`./load-demo${extname(import.meta.url)}`, import.meta.url));

/**
 * Runs `npm run demo`. If the database is a new file, a separate process loads the academies, because the service would
 * otherwise keep the memory that loading needs. Meanwhile, this process loads the modules of the service. In any other
 * case, this process loads the academies itself, unless the database contains academies.
 */
async function main(): Promise<void> {
  readArguments(COMMAND);
  const config = loadConfig(process.env, 'demo');
  const loaded = isNewFile(config.databaseUrl) ? loadBeside() : 0;
  const { serveDemo } = await import('./serve-demo.ts');
  const code = await loaded;
  // the child process has already printed the error
  if (code !== 0) process.exit(code);
  await serveDemo(config);
}

function isNewFile(databaseUrl: string): boolean {
  const [, path] = databaseUrl.match(/^sqlite:(?!:memory:)(.*)/) ?? [];
  return path !== undefined && !existsSync(path);
}

async function loadBeside(): Promise<number> {
  const loading = spawn(process.execPath, [...process.execArgv, LOADER], { stdio: 'inherit' });
  const [code] = await once(loading, 'exit');
  return code ?? 1;
}

main().catch(failedStart);
