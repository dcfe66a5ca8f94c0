import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum ClashKind {
  INSTRUCTOR = 'instructor',
  ROOM = 'room',
  TIME_OFF = 'time_off',
  AVAILABILITY = 'availability',
  CAPACITY = 'capacity',
  STUDENT = 'student',
}
describeEnum(ClashKind, 'ClashKind', 'The kind of a clash. Cancelled sessions have no clashes.', {
  INSTRUCTOR: 'One staff member leads two sessions at the same time.',
  ROOM: 'Two sessions at the same time are in one room.',
  TIME_OFF: 'The staff member who leads the session is on approved time off.',
  AVAILABILITY:
    "The session is outside the instructor's availability. This clash exists only if the instructor has " +
    'entered an availability.',
  CAPACITY: "The room's capacity is less than the number of seats of the batch.",
  STUDENT: 'A student is expected in two sessions at the same time.',
});

export enum ClashSeverity {
  HARD = 'hard',
  SOFT = 'soft',
}
describeEnum(ClashSeverity, 'ClashSeverity', 'The severity of a clash.', {
  HARD: 'The session cannot be held as planned. An academy may refuse writes that cause such clashes.',
  SOFT: 'The session can be held, but a person should check it.',
});

/** The kinds of clashes that an academy can refuse in its settings. */
export const HARD_KINDS: readonly ClashKind[] = [ClashKind.INSTRUCTOR, ClashKind.ROOM, ClashKind.TIME_OFF];

/** Returns the severity of a kind of clash. */
export const severityOf = (kind: ClashKind): ClashSeverity =>
  HARD_KINDS.includes(kind) ? ClashSeverity.HARD : ClashSeverity.SOFT;
