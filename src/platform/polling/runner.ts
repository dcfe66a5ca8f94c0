/** A background worker. */
export interface Runner {
  /** Starts to poll for work, until it is stopped. */
  start(): void;
  /**
   * Does all work that is due at `now` (RFC 3339, UTC; the present by default), even if the runner was not started.
   * Returns the amount of completed work: if it is not 0, other runners may have new work.
   */
  drain(now?: string): Promise<number>;
  /** Starts no more work. Resolves within 9 seconds, when all running work has ended or was released. */
  stop(): Promise<void>;
}
