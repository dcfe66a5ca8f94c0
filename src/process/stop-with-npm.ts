import type { Config } from '../config.ts';

const LOOK_EVERY_MS = 500;

/**
 * Sends this process SIGTERM when the shell is gone that npm has started it in. npm passes its own SIGTERM on to that shell
 * alone, and many a shell ends without a word to what it runs: the service would go on, and keep its port.
 */
export function stopWithNpm({ startedByNpm }: Pick<Config, 'startedByNpm'>): void {
  if (!startedByNpm) return;
  const shell = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  look.unref();
}
