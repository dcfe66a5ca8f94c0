/** Something that works beside requests. */
export interface Runner {
  /** Begins to look for work, until it is stopped. */
  start(): void;
  /**
   * Does all that is due at `now` (RFC 3339, UTC; the present when omitted), also where it was not started. Answers how much
   * that was: others may have work of it.
   */
  drain(now?: string): Promise<number>;
  /** Begins nothing more, and resolves when what was begun has ended or been given back: within 9 seconds. */
  stop(): Promise<void>;
}
