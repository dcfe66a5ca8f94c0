import { vi } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { copyOfDemo } from '../support/demo.ts';

/** Sets the clock to an instant, and starts the service on a copy of the demo that was loaded at that instant. */
export async function startDemo(now: string): Promise<TestApp> {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  return startTestApp(await copyOfDemo());
}
