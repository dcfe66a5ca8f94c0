import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum SessionStatus {
  SCHEDULED = 'scheduled',
  HELD = 'held',
  CANCELLED = 'cancelled',
}
describeEnum(SessionStatus, 'SessionStatus', 'The status of a session.', {
  SCHEDULED: 'The session is scheduled.',
  HELD: 'The session was held: a user marked it as held, or attendance was marked.',
  CANCELLED: 'The session is cancelled and does not take place.',
});

export enum CancelCause {
  MANUAL = 'manual',
  CLOSURE = 'closure',
  SCHEDULE = 'schedule',
  BATCH = 'batch',
}
describeEnum(CancelCause, 'CancelCause', "The cause of a session's cancellation.", {
  MANUAL: 'A user cancelled the session.',
  CLOSURE: 'The session is within a closure.',
  SCHEDULE: 'The batch is not taught on that day any more.',
  BATCH: 'The batch was cancelled, completed or deleted.',
});

/**
 * A property of a session that a user changed by hand. Later changes of the batch do not overwrite this property. For
 * `open`, closures do not cancel the session.
 */
export enum SessionOverride {
  TIME = 'time',
  INSTRUCTOR = 'instructor',
  ROOM = 'room',
  OPEN = 'open',
}
describeEnum(
  SessionOverride,
  'SessionOverride',
  'A field that a user changed by hand and that no longer follows the batch.',
  {
    TIME: 'The day, start and end.',
    INSTRUCTOR: 'The staff member who leads the session.',
    ROOM: 'The location.',
    OPEN: 'The session is held despite closures.',
  },
);
