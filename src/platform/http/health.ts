import { setTimeout } from 'node:timers/promises';
import { Router } from 'express';
import { readsOnly } from './reads-only.ts';

const READY_WITHIN_MS = 3000;

/**
 * Serves `GET /healthz`, which responds with 200 while the process runs. Serves `GET /readyz`, which responds with 200
 * if `ready` resolves to true within three seconds. Otherwise, the response is 503, also if `ready` throws.
 */
export function healthRouter(ready: () => Promise<boolean>): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const isReady = await withinTime(ready);
    res
      .set('Cache-Control', 'no-store')
      .status(isReady ? 200 : 503)
      .json({ status: isReady ? 'ready' : 'unavailable' });
  });
  router.all(['/healthz', '/readyz'], readsOnly);
  return router;
}

async function withinTime(ready: () => Promise<boolean>): Promise<boolean> {
  const timer = new AbortController();
  try {
    return await Promise.race([ready(), setTimeout(READY_WITHIN_MS, false, { signal: timer.signal })]);
  } catch {
    return false;
  } finally {
    timer.abort();
  }
}
