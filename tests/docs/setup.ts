import { inject, vi } from 'vitest';
import { loadDemo } from '../../seeds/demo.ts';
import { newDatabaseUrl, startTestApp, type TestApp } from '../support/app.ts';

const loaded = new Map<string, Promise<string>>();

/** Sets the clock to an instant, and starts the service on a copy of the demo that was loaded at that instant. */
export async function startDemo(now: string): Promise<TestApp> {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  const made = loaded.get(now) ?? loadOnce();
  loaded.set(now, made);
  return startTestApp({ DATABASE_URL: await newDatabaseUrl(inject('engine'), await made) });
}

async function loadOnce(): Promise<string> {
  const app = await startTestApp();
  await loadDemo(app.services.database, app.config);
  await app.stop();
  return app.config.databaseUrl;
}
