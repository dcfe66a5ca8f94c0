import { type EventType, occurrence } from '../../../../platform/events/event-types.ts';
import { changedFields, type RowChange, recording, rowType } from '../../../../platform/events/recording.ts';
import { AssessmentStatus } from '../grade.enums.ts';
import { Assessment } from './assessment.entity.ts';

type Change = RowChange<Assessment>;

const created = rowType(Assessment, 'assessment.created', 'An assessment was created.');
const updated = rowType(Assessment, 'assessment.updated', 'An assessment was changed.', changedFields);
const deleted = rowType(Assessment, 'assessment.deleted', 'An assessment was deleted.');
const published = rowType(Assessment, 'results.published', 'An assessment and its results were published to families.');
const withdrawn = rowType(
  Assessment,
  'results.withdrawn',
  'A published assessment and its results were hidden from families.',
);

const LIFECYCLE = { created, updated, deleted };

/**
 * Returns the event types for a change: the event for creation, update or deletion. If the results were published or
 * withdrawn, also returns the event for the publication or the withdrawal.
 */
function typesOf({ row, before, action }: Change): EventType<Change>[] {
  const { PUBLISHED } = AssessmentStatus;
  const isShown = row.status === PUBLISHED && action !== 'deleted';
  const wasShown = action !== 'created' && (before.status ?? row.status) === PUBLISHED;
  return [
    LIFECYCLE[action],
    ...(isShown && !wasShown ? [published] : []),
    ...(wasShown && !isShown ? [withdrawn] : []),
  ];
}

export const assessmentEvents = recording(Assessment, [created, updated, deleted, published, withdrawn], (changes) =>
  changes.flatMap((change) => typesOf(change).map((type) => occurrence(type, change))),
);
