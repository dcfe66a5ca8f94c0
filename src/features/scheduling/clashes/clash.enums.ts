import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum ClashKind {
  INSTRUCTOR = 'instructor',
  ROOM = 'room',
  TIME_OFF = 'time_off',
  AVAILABILITY = 'availability',
  CAPACITY = 'capacity',
  STUDENT = 'student',
}
describeEnum(ClashKind, 'ClashKind', 'The kind of a clash. Cancelled sessions clash with nothing.', {
  INSTRUCTOR: 'Two sessions at the same time are led by one staff member.',
  ROOM: 'Two sessions at the same time are in one room.',
  TIME_OFF: 'The staff member who leads the session is on approved time off.',
  AVAILABILITY: 'The session is within none of the times at which who leads it can work, where such are noted.',
  CAPACITY: 'Fewer students fit into the room than the batch has seats.',
  STUDENT: 'A student is active in the batches of two sessions at the same time.',
});

export enum ClashSeverity {
  HARD = 'hard',
  SOFT = 'soft',
}
describeEnum(ClashSeverity, 'ClashSeverity', 'How much a clash matters.', {
  HARD: 'It cannot be held so: an academy may refuse writes that make such clashes.',
  SOFT: 'The session can be held, but a person should look at it.',
});

/** The kinds that an academy may refuse. */
export const HARD_KINDS: readonly ClashKind[] = [ClashKind.INSTRUCTOR, ClashKind.ROOM, ClashKind.TIME_OFF];

/** How much a clash of a kind matters. */
export const severityOf = (kind: ClashKind): ClashSeverity =>
  HARD_KINDS.includes(kind) ? ClashSeverity.HARD : ClashSeverity.SOFT;
