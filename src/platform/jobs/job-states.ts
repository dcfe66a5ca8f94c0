/** The state of a job. A dead job has used all attempts, and waits for a decision. */
export enum JobState {
  WAITING = 'waiting',
  /** The job became due while the academy was suspended or deleted. The job waits again after the academy is reopened. */
  HELD = 'held',
  RUNNING = 'running',
  DONE = 'done',
  DEAD = 'dead',
}
