/** Where a job stands: dead ones have failed as often as they may, and wait for a decision. */
export enum JobState {
  WAITING = 'waiting',
  RUNNING = 'running',
  DONE = 'done',
  DEAD = 'dead',
}
