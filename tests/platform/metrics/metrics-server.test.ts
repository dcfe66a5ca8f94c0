import { describe, expect, it, onTestFinished } from 'vitest';
import { type MetricsSource, serveMetrics } from '../../../src/platform/metrics/metrics-server.ts';
import { freePort } from '../../support/free-port.ts';
import { statusOf } from '../../support/process.ts';
import { recordingLogger } from '../http/http-test.ts';

const source: MetricsSource = { contentType: 'text/plain; version=0.0.4', metrics: async () => 'up 1\n' };

async function served(given: MetricsSource | undefined = source) {
  const port = Number(await freePort());
  const { log, lines } = recordingLogger();
  const stop = await serveMetrics(given, { host: '127.0.0.1', metricsPort: port }, log);
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${port}`, port, stop, lines };
}

describe('metrics server', () => {
  it('returns the metrics at their path, and 404 at all other paths', async () => {
    const { url } = await served();
    const answer = await fetch(`${url}/metrics?from=somewhere`);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'text/plain; version=0.0.4',
      'up 1\n',
    ]);
    const head = await fetch(`${url}/metrics`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5', '']);
    for (const path of ['/', '/graphql', '/metrics/x', '/api/v1/students', '/healthz']) {
      expect(await statusOf(url + path)).toBe(404);
    }
    const posted = await fetch(`${url}/metrics`, { method: 'POST', body: 'x' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('logs an error, and hides it in the response', async () => {
    const metrics = async () => {
      throw new Error('s3cret');
    };
    const { url, lines } = await served({ ...source, metrics });
    const answer = await fetch(`${url}/metrics`);
    expect([answer.status, await answer.text()]).toEqual([500, 'Server Error\n']);
    expect(lines).toEqual([expect.objectContaining({ msg: 'metrics could not be read' })]);
  });

  it('stops even if a connection is kept open', async () => {
    const { url, stop } = await served();
    expect(await statusOf(`${url}/metrics`)).toBe(200);
    await stop();
    expect(await statusOf(`${url}/metrics`)).toBe(0);
  });

  it('does not start if the port is in use', async () => {
    const { port } = await served();
    const again = serveMetrics(source, { host: '127.0.0.1', metricsPort: port }, recordingLogger().log);
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  });

  it('does not start without a port in the settings', async () => {
    const stop = await serveMetrics(source, { host: '127.0.0.1', metricsPort: null }, recordingLogger().log);
    await expect(stop()).resolves.toBeUndefined();
  });
});
