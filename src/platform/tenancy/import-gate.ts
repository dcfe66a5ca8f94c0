import { AppError } from '../errors/app-error.ts';

/**
 * Limits the number of imports that run at the same time. Each import holds a transaction and the lock of its academy
 * for seconds.
 */
export interface ImportGate {
  /** Runs `work`. If too many imports are running, throws SERVICE_UNAVAILABLE without waiting. */
  run<T>(academyId: string, work: () => Promise<T>): Promise<T>;
}

/**
 * The maximum number of imports that run at the same time in a process: for each academy, and for all academies
 * together.
 */
const LIMITS = { academy: 3, all: 5 };

const RETRY_AFTER_SECONDS = 10;

export function createImportGate(limits = LIMITS): ImportGate {
  const running = new Map<string, number>();
  let all = 0;
  return {
    async run(academyId, work) {
      const here = running.get(academyId) ?? 0;
      if (here >= limits.academy || all >= limits.all) {
        const text = 'Other imports are running: try again in a few seconds.';
        throw new AppError('SERVICE_UNAVAILABLE', text, { retryAfter: RETRY_AFTER_SECONDS });
      }
      running.set(academyId, here + 1);
      all++;
      try {
        return await work();
      } finally {
        const left = (running.get(academyId) ?? 1) - 1;
        if (left > 0) running.set(academyId, left);
        else running.delete(academyId);
        all--;
      }
    },
  };
}
