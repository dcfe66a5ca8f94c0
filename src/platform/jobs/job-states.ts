/** The state of a job. A dead job gets no further attempts, and waits for a user's decision. */
export enum JobState {
  WAITING = 'waiting',
  /**
   * The job became due while the academy was suspended or deleted. When the academy is active again, the job waits
   * again.
   */
  HELD = 'held',
  RUNNING = 'running',
  DONE = 'done',
  DEAD = 'dead',
}
