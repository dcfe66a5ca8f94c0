/** The state of a job: dead ones have used all attempts, and wait for a decision. */
export enum JobState {
  WAITING = 'waiting',
  /** Fell due while its academy was suspended or deleted: it waits again when the academy is back. */
  HELD = 'held',
  RUNNING = 'running',
  DONE = 'done',
  DEAD = 'dead',
}
