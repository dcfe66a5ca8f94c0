import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import { loadDemo } from '../../seeds/demo.ts';
import { migratedDatabaseUrl, newDatabaseUrl, startTestApp } from './app.ts';
import type { Engine } from './engines.ts';
import { onceInRun } from './once-in-run.ts';

let copies = 0;

/**
 * Returns the variables with which a service uses a new copy of the demo: its database, and the folder of its files. If
 * the clock is fake, the demo was loaded at the present moment; otherwise, it was loaded at most an hour ago. It is
 * loaded only once in a run, because that takes seconds of processor time.
 */
export async function copyOfDemo(
  engine: Engine = inject('engine') ?? 'sqlite',
): Promise<{ DATABASE_URL: string; STORAGE: string }> {
  const instant = new Date().toISOString().slice(0, vi.isFakeTimers() ? undefined : 'YYYY-MM-DDTHH'.length);
  const name = `demo-${engine}-${instant}`;
  const folder = join(inject('sqliteFolder'), name);
  const url = await onceInRun(name, () => load(engine, folder));
  const own = `${folder}-${process.pid}-${copies++}`;
  await cp(folder, own, { recursive: true });
  return { DATABASE_URL: await newDatabaseUrl(engine, url), STORAGE: `local:${own}` };
}

/** Loads the demo into a new database, and its files into the folder. Returns the URL of the database. */
async function load(engine: Engine, folder: string): Promise<string> {
  const url = await migratedDatabaseUrl(engine);
  const app = await startTestApp({ DATABASE_URL: url, STORAGE: `local:${folder}` });
  await loadDemo(app.services.database, app.config);
  await app.stop();
  return url;
}
