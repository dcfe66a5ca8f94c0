/** How far an enrollment has come: its status, and of what is pending whether it waits for a seat. */
export enum EnrollmentStage {
  /** Pending, with a seat: asked for from the start, or promoted from the waitlist. */
  REQUESTED = 'requested',
  /** Pending, with a place on the waitlist. */
  WAITLISTED = 'waitlisted',
  ACTIVE = 'active',
  COMPLETED = 'completed',
  DROPPED = 'dropped',
}
