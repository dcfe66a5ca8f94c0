import type { Logger } from 'pino';

/**
 * Makes the process stop on SIGTERM or SIGINT. Calls `stop`, and exits with 0. Exits with 1 if `stop` fails or takes
 * longer than `mostMs` milliseconds. Further signals are ignored, because npm forwards signals that the terminal has
 * already sent.
 */
export function stopOnSignal(log: Pick<Logger, 'info' | 'error'>, mostMs: number, stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), mostMs);
    try {
      await stop();
      log.info('stopped');
      process.exit(0);
    } catch (err) {
      log.error({ err }, 'could not stop in good order');
      process.exit(1);
    }
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
