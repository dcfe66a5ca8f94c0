import { flagField, idField, wordField } from '../../../platform/events/event-data.ts';
import { occurrence, outsideType } from '../../../platform/events/event-types.ts';
import {
  changedFields,
  lifecycle,
  type RowChange,
  recording,
  versionedFields,
} from '../../../platform/events/recording.ts';
import { Parent } from './parent.entity.ts';
import { ParentStudent } from './parent-student.entity.ts';

export const parentEvents = lifecycle(Parent, {
  name: 'parent',
  resource: 'Parent',
  noun: 'A parent',
  isPerson: true,
  data: {
    ...versionedFields,
    status: wordField('Whether they are in contact with the academy.', ({ row }) => row.status),
    user_id: idField('The user who signs in as them.', ({ row }) => row.user?.id, { nullable: true }),
  },
});

type LinkChange = RowChange<ParentStudent>;

const link = {
  parent_id: idField<LinkChange>('The parent.', ({ row }) => row.parent.id),
  student_id: idField<LinkChange>('The student.', ({ row }) => row.student.id),
  relationship: wordField<LinkChange>('What the parent is to the student.', ({ row }) => row.relationship),
  is_primary: flagField<LinkChange>('Whether this is the parent to turn to first.', ({ row }) => row.isPrimary),
  can_pickup: flagField<LinkChange>('Whether the parent may collect the student.', ({ row }) => row.canPickup),
  receives_billing: flagField<LinkChange>('Whether bills go to this parent.', ({ row }) => row.receivesBilling),
};

const ofLink = (type: string, description: string, data = link) =>
  outsideType<LinkChange>({ type, resource: 'Parent', description, data, idOf: ({ row }) => row.parent.id });

const types = {
  created: ofLink('parent.linked', 'A student became a child of a parent.'),
  updated: ofLink('parent.link_changed', 'What a parent is to a student, or may do for them, was changed.', {
    ...link,
    ...changedFields,
  }),
  deleted: ofLink('parent.unlinked', 'A student is no child of a parent any more.'),
};

export const parentLinkEvents = recording(ParentStudent, Object.values(types), (changes) =>
  changes.map((change) => occurrence(types[change.action], change)),
);
