// A program that tests start: it starts two workers, which print their ids when they serve, and end on request.
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { createLogger } from '../../src/platform/http/logger.ts';
import { supervise } from '../../src/process/cluster.ts';

const [ending = ''] = process.argv.slice(2);

if (cluster.isPrimary) {
  const log = createLogger({ logLevel: 'info' });
  supervise({ workers: 2, program: [import.meta.filename, ending], log, stopWithinMs: 300 });
} else {
  if (ending === 'before it serves') process.exit(3);
  if (ending === 'never') process.on('SIGTERM', () => undefined);
  createServer().listen(0, () => {
    console.log(`serving ${process.pid}`);
    if (ending === 'soon') setTimeout(() => process.exit(3), 10);
  });
}
