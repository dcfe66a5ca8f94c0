/** Something that works beside requests. */
export interface Runner {
  /** Begins to look for work, until it is stopped. */
  start(): void;
  /**
   * Does all work that is due at `now` (RFC 3339, UTC; the present when omitted), even if it was not started. Returns
   * its amount: it may cause work for others.
   */
  drain(now?: string): Promise<number>;
  /** Starts no more work, and resolves when running work has ended or was released: within 9 seconds. */
  stop(): Promise<void>;
}
