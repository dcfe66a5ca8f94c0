import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum SessionStatus {
  SCHEDULED = 'scheduled',
  HELD = 'held',
  CANCELLED = 'cancelled',
}
describeEnum(SessionStatus, 'SessionStatus', 'Where a session stands.', {
  SCHEDULED: 'To be held.',
  HELD: 'Held: by hand, or since its first mark of attendance.',
  CANCELLED: 'Fell out.',
});

export enum CancelCause {
  MANUAL = 'manual',
  CLOSURE = 'closure',
  SCHEDULE = 'schedule',
  BATCH = 'batch',
}
describeEnum(CancelCause, 'CancelCause', 'Why a session falls out.', {
  MANUAL: 'Somebody cancelled it.',
  CLOSURE: 'It is within a closure.',
  SCHEDULE: 'The batch is not taught on that day any more.',
  BATCH: 'The batch was cancelled, completed or deleted.',
});

/** What of a session was changed by hand, so that it no longer follows its batch. */
export enum SessionOverride {
  TIME = 'time',
  INSTRUCTOR = 'instructor',
  ROOM = 'room',
  OPEN = 'open',
}
describeEnum(
  SessionOverride,
  'SessionOverride',
  'What of a session was changed by hand, and does not follow its batch.',
  {
    TIME: 'Its day, start and end.',
    INSTRUCTOR: 'Who leads it.',
    ROOM: 'Where it is held.',
    OPEN: 'It is held whatever is closed.',
  },
);
