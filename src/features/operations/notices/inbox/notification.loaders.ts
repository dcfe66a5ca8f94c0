import { sql } from 'kysely';
import { equals, type ReadModel } from '../../../../platform/loaders/read-model.ts';
import { typeAndId } from '../core/json-pair.loaders.ts';
import { Notification } from './notification.entity.ts';
import { entryVisibility } from './notification.visibility.ts';

/** The properties of an inbox entry from which its title and text are computed. */
const FACTS = ['kind', 'params', 'resourceType', 'resourceId', 'userId'];

export const notificationReads: ReadModel<Notification> = {
  entity: Notification,
  isOwn: true,
  visibility: entryVisibility,
  computed: { resource: typeAndId('resource_type', 'resource_id') },
  computedJson: ['resource'],
  needs: { title: FACTS, text: FACTS },
  filters: {
    kind: equals('kind'),
    unread: (value) => (value ? sql`t.read_at is null` : sql`t.read_at is not null`),
  },
};
