import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { listen } from '../http/server.ts';

/** The source of a scrape: the metrics of one registry, or of the registries of several processes. */
export interface MetricsSource {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/**
 * Serves `/metrics` on HOST and METRICS_PORT, separately from the API. Does nothing without a source or a port. Returns
 * a function that stops the server; call it last. Rejects if the address is in use.
 */
export async function serveMetrics(
  source: MetricsSource | undefined,
  { host, metricsPort: port }: Pick<Config, 'host' | 'metricsPort'>,
  log: Logger,
): Promise<() => Promise<void>> {
  if (!source || port === null) return async () => {};
  const server = await listen((req, res) => void answer(source, req, res, log), { host, port });
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}

async function answer(source: MetricsSource, req: IncomingMessage, res: ServerResponse, log: Logger): Promise<void> {
  const [path] = (req.url ?? '').split('?', 1);
  if (path !== '/metrics') return end(res, 404, 'There is nothing but /metrics here.\n');
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    return end(res, 405, 'Metrics can but be read.\n');
  }
  try {
    end(res, 200, await source.metrics(), source.contentType);
  } catch (err) {
    log.error({ err }, 'metrics could not be read');
    end(res, 500, 'Server Error\n');
  }
}

function end(res: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  res.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  res.end(text);
}
