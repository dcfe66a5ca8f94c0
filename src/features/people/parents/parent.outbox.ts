import { eventType, occurrence } from '../../../platform/events/event-types.ts';
import { changedFields, lifecycle, type RowChange, recording } from '../../../platform/events/recording.ts';
import { columnData } from '../../../platform/events/row-data.ts';
import { Parent } from './parent.entity.ts';
import { ParentStudent } from './parent-student.entity.ts';

export const parentEvents = lifecycle(Parent, 'A parent');

type LinkChange = RowChange<ParentStudent>;

const ofLink = (type: string, description: string, besides = {}) =>
  eventType<LinkChange>({
    ...{ type, resource: 'Parent', description },
    data: { ...columnData<LinkChange>(ParentStudent, ({ row }) => row), ...besides },
    idOf: ({ row }) => row.parent.id,
  });

const types = {
  created: ofLink('parent.linked', 'A student became a child of a parent.'),
  updated: ofLink(
    'parent.link_changed',
    "A parent's relationship to a student, or the rights of the parent, changed.",
    changedFields,
  ),
  deleted: ofLink('parent.unlinked', 'A student is no longer a child of a parent.'),
};

export const parentLinkEvents = recording(ParentStudent, Object.values(types), (changes) =>
  changes.map((change) => occurrence(types[change.action], change)),
);
