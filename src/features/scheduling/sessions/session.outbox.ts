import {
  type DataFields,
  dateField,
  flagField,
  idField,
  instantField,
  wordField,
} from '../../../platform/events/event-data.ts';
import { type OutsideType, occurrence } from '../../../platform/events/event-types.ts';
import {
  changedFields,
  type RowChange,
  recording,
  rowType,
  versionedFields,
} from '../../../platform/events/recording.ts';
import { ClassSession } from './class-session.entity.ts';
import { SessionStatus } from './session.enums.ts';

type Change = RowChange<ClassSession>;

const data: DataFields<Change> = {
  ...versionedFields,
  batch_id: idField('The batch.', ({ row }) => row.batch.id),
  date: dateField('The day.', ({ row }) => row.date),
  starts_at: instantField('When it begins.', ({ row }) => row.startsAt),
  ends_at: instantField('When it ends.', ({ row }) => row.endsAt),
  instructor_id: idField('The staff member who leads it.', ({ row }) => row.instructor?.id, { nullable: true }),
  room_id: idField('The room.', ({ row }) => row.room?.id, { nullable: true }),
  status: wordField('Where it stands.', ({ row }) => row.status),
  cancel_cause: wordField('Why it falls out; null unless cancelled.', ({ row }) => row.cancelCause, { nullable: true }),
  excuses_fees: flagField('Whether it is not charged, as it falls out.', ({ row }) => row.excusesFees),
};

const type = (name: string, description: string) =>
  rowType<ClassSession>(`session.${name}`, 'ClassSession', description, { ...data, ...changedFields });

const created = rowType<ClassSession>('session.created', 'ClassSession', 'An extra session was added by hand.', data);
const updated = type('updated', 'A session was changed by hand: its time, instructor, room or texts.');
const cancelled = type('cancelled', 'A session was cancelled by hand.');
const restored = type('restored', 'A session that had fallen out was restored by hand.');
const held = type('held', 'A session was held: somebody said so, or took its first mark of attendance.');

/** Which event a change is: the state that the session comes into, else that it was changed. */
function typeOf({ row, before, action }: Change): OutsideType<Change> {
  if (action === 'created') return created;
  if (row.status === before.status) return updated;
  if (row.status === SessionStatus.CANCELLED) return cancelled;
  return row.status === SessionStatus.HELD ? held : restored;
}

export const sessionEvents = recording(ClassSession, [created, updated, cancelled, restored, held], (changes) =>
  changes.map((change) => occurrence(typeOf(change), change)),
);
