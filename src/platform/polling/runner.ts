/** A background worker. */
export interface Runner {
  /** Polls for work until `stop` is called. */
  start(): void;
  /**
   * Does all work that is due at `now`, even if the runner was not started. `now` is RFC 3339, UTC; the default is
   * the present time. Returns the number of completed pieces of work. If this number is not 0, other runners may have
   * new work.
   */
  drain(now?: string): Promise<number>;
  /** Starts no more work. Resolves within 9 seconds, when all running work has ended or was released. */
  stop(): Promise<void>;
}
