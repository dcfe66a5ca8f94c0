/** A background worker. */
export interface Runner {
  /** Starts to poll for work, until it is stopped. */
  start(): void;
  /**
   * Does all work that is due at `now` (RFC 3339, UTC; the present by default), even if the runner was not started.
   * Returns the amount of work, because it may cause work for other runners.
   */
  drain(now?: string): Promise<number>;
  /** Starts no more work, and resolves when all running work has ended or was released: within 9 seconds. */
  stop(): Promise<void>;
}
