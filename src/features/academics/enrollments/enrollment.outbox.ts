import { type DataFields, wordField } from '../../../platform/events/event-data.ts';
import { type EventType, occurrence } from '../../../platform/events/event-types.ts';
import { changedFields, type RowChange, recording, rowType } from '../../../platform/events/recording.ts';
import { Enrollment } from './enrollment.entity.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';

type Change = RowChange<Enrollment>;

const before: DataFields<Change> = {
  previous_status: wordField('The former status; null for a new enrollment.', (change) => change.before.status, {
    nullable: true,
  }),
};

const type = (name: string, description: string) =>
  rowType(Enrollment, `enrollment.${name}`, description, { ...before, ...changedFields });

const created = rowType(Enrollment, 'enrollment.created', 'A student was enrolled, or requested a place.', before);
const activated = type('activated', 'The enrollment became active: at its creation or by an approval.');
const waitlisted = type('waitlisted', 'The enrollment went on the waitlist.');
const promoted = type('promoted', 'The enrollment got a seat and left the waitlist.');
const dropped = type('dropped', 'The enrollment ended early.');
const completed = type('completed', 'The enrollment was completed: the course is finished.');
const reopened = type('reopened', 'A completed enrollment became active again.');
const updated = type('updated', 'Other fields of the enrollment changed, such as the waitlist position.');
const deleted = type(
  'deleted',
  'The enrollment was deleted. An open enrollment has an `enrollment.dropped` event too.',
);

/**
 * Returns the types of the events for a change of an enrollment: one type for each new state, or `updated` if no state
 * has changed.
 */
function typesOf({ row, before, action }: Change): EventType<Change>[] {
  const found: EventType<Change>[] = action === 'created' ? [created] : [];
  const wasWaiting = typeof before.waitlistPosition === 'number';
  if (row.status !== before.status) {
    if (row.status === EnrollmentStatus.COMPLETED) found.push(completed);
    if (row.status === EnrollmentStatus.DROPPED) found.push(dropped);
    if (row.status === EnrollmentStatus.ACTIVE)
      found.push(before.status === EnrollmentStatus.COMPLETED ? reopened : activated);
  }
  if (!wasWaiting && row.waitlistPosition !== null) found.push(waitlisted);
  const isOpen = row.status === EnrollmentStatus.ACTIVE || row.status === EnrollmentStatus.PENDING;
  if (wasWaiting && row.waitlistPosition === null && isOpen) found.push(promoted);
  if (action === 'deleted') found.push(deleted);
  return found.length > 0 ? found : [updated];
}

export const enrollmentEvents = recording(
  Enrollment,
  [created, activated, waitlisted, promoted, dropped, completed, reopened, updated, deleted],
  (changes) => changes.flatMap((change) => typesOf(change).map((each) => occurrence(each, change))),
);
