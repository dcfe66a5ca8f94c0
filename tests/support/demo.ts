import { copyFile, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import { loadDemo } from '../../seeds/demo.ts';
import { newDatabaseUrl, startTestApp } from './app.ts';
import type { Engine } from './engines.ts';
import { onceInRun } from './once-in-run.ts';
import { createDatabase, dropDatabase } from './postgres.ts';
import { migratedFile, migratedTemplate } from './template.ts';

const originals = new Map<string, Promise<void>>();
let copies = 0;

/**
 * Returns the variables with which a service uses a new copy of the demo: its database, and the folder of its files. The
 * demo was loaded at the present moment if the clock is fake, and otherwise at most
 * an hour ago. It is loaded only once in a run, because that takes seconds of processor time.
 */
export async function copyOfDemo(
  engine: Engine = inject('engine') ?? 'sqlite',
): Promise<{ DATABASE_URL: string; STORAGE: string }> {
  const instant = new Date().toISOString().slice(0, vi.isFakeTimers() ? undefined : 'YYYY-MM-DDTHH'.length);
  const name = `demo_${engine}_${instant}`.replace(/\W/g, '_');
  const [url, folder] = [urlOf(engine, name), join(inject('sqliteFolder'), name)];
  const original = originals.get(name) ?? onceInRun(name, () => load(engine, { name, url, folder }));
  originals.set(name, original);
  await original;
  const own = `${folder}-${process.pid}-${copies++}`;
  await cp(folder, own, { recursive: true });
  return { DATABASE_URL: await newDatabaseUrl(engine, url), STORAGE: `local:${own}` };
}

const urlOf = (engine: Engine, name: string): string =>
  engine === 'sqlite' ? `sqlite:${join(inject('sqliteFolder'), `${name}.sqlite`)}` : `${inject('postgresUrl')}/${name}`;

async function load(engine: Engine, { name, url, folder }: { name: string; url: string; folder: string }) {
  if (engine === 'postgresql') {
    await dropDatabase(inject('postgresUrl'), name);
    await createDatabase(inject('postgresUrl'), name, await migratedTemplate());
  } else await copyFile(await migratedFile(), url.slice('sqlite:'.length));
  const app = await startTestApp({ DATABASE_URL: url, STORAGE: `local:${folder}` });
  await loadDemo(app.services.database, app.config);
  await app.stop();
}
