import { type EventType, occurrence } from '../../../platform/events/event-types.ts';
import { changedFields, type RowChange, recording, rowType } from '../../../platform/events/recording.ts';
import { Material } from './material.entity.ts';
import { MaterialStatus } from './material.enums.ts';

type Change = RowChange<Material>;

const created = rowType(Material, 'material.created', 'A learning material was created.');
const updated = rowType(Material, 'material.updated', 'A learning material was changed.', changedFields);
const deleted = rowType(Material, 'material.deleted', 'A learning material was deleted.');
const published = rowType(
  Material,
  'material.published',
  'A learning material was published. Families see it on its visible days.',
);

const LIFECYCLE = { created, updated, deleted };

/**
 * Returns the event types for a change: the event for creation, update or deletion. If the material was published, also
 * returns the event for the publication.
 */
function typesOf({ row, before, action }: Change): EventType<Change>[] {
  const { PUBLISHED } = MaterialStatus;
  const isShown = row.status === PUBLISHED && action !== 'deleted';
  const wasShown = action !== 'created' && (before.status ?? row.status) === PUBLISHED;
  return [LIFECYCLE[action], ...(isShown && !wasShown ? [published] : [])];
}

export const materialEvents = recording(Material, [created, updated, deleted, published], (changes) =>
  changes.flatMap((change) => typesOf(change).map((type) => occurrence(type, change))),
);
