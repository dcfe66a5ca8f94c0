import type { Config } from '../config.ts';

const LOOK_EVERY_MS = 500;

/**
 * Sends SIGTERM to this process when the shell in which npm started the process has ended. If npm receives SIGTERM, npm
 * forwards the signal only to that shell, and many shells end without forwarding it. Without this function, the service
 * would then keep running and occupy its port.
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
