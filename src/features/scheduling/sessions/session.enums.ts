import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum SessionStatus {
  SCHEDULED = 'scheduled',
  HELD = 'held',
  CANCELLED = 'cancelled',
}
describeEnum(SessionStatus, 'SessionStatus', 'The status of a session.', {
  SCHEDULED: 'To be held.',
  HELD: 'Held: by hand, or since its first mark of attendance.',
  CANCELLED: 'Cancelled: it does not take place.',
});

export enum CancelCause {
  MANUAL = 'manual',
  CLOSURE = 'closure',
  SCHEDULE = 'schedule',
  BATCH = 'batch',
}
describeEnum(CancelCause, 'CancelCause', 'The reason why a session is cancelled.', {
  MANUAL: 'A user cancelled it.',
  CLOSURE: 'It is within a closure.',
  SCHEDULE: 'The batch is not taught on that day any more.',
  BATCH: 'The batch was cancelled, completed or deleted.',
});

/** A field of a session that was changed by hand, and no longer follows the batch. */
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
    TIME: 'Its day, start and end.',
    INSTRUCTOR: 'The staff member who leads it.',
    ROOM: 'The location.',
    OPEN: 'It is held despite closures.',
  },
);
