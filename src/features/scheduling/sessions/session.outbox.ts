import { instantField } from '../../../platform/events/event-data.ts';
import { type EventType, occurrence } from '../../../platform/events/event-types.ts';
import { changedFields, type RowChange, recording, rowType } from '../../../platform/events/recording.ts';
import { ClassSession } from './class-session.entity.ts';
import { SessionStatus } from './session.enums.ts';

type Change = RowChange<ClassSession>;

const type = (name: string, description: string) =>
  rowType(ClassSession, `session.${name}`, description, changedFields);

const created = rowType(ClassSession, 'session.created', 'A user added an extra session.');
const updated = rowType(
  ClassSession,
  'session.updated',
  'A user changed a session: its time, instructor, room or texts.',
  {
    ...changedFields,
    former_starts_at: instantField(
      'The start of the session before the change: RFC 3339, UTC. Null if the start has not changed.',
      ({ before, row }: Change) => (before.startsAt === row.startsAt ? null : before.startsAt),
      { nullable: true },
    ),
  },
);
const cancelled = type('cancelled', 'A user cancelled a session.');
const restored = type('restored', 'A user restored a cancelled session.');
const held = type('held', 'A session was held: a user marked it as held, or marked the first attendance.');

/**
 * Returns the event type for a change of a session: the type for its new status, or `updated` if the status has not
 * changed.
 */
function typeOf({ row, before, action }: Change): EventType<Change> {
  if (action === 'created') return created;
  if (row.status === before.status) return updated;
  if (row.status === SessionStatus.CANCELLED) return cancelled;
  return row.status === SessionStatus.HELD ? held : restored;
}

export const sessionEvents = recording(ClassSession, [created, updated, cancelled, restored, held], (changes) =>
  changes.map((change) => occurrence(typeOf(change), change)),
);
