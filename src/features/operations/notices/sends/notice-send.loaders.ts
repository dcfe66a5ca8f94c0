import { sql } from 'kysely';
import { officeOnly } from '../../../../platform/loaders/office-only.ts';
import { equals, isValue, type ReadModel } from '../../../../platform/loaders/read-model.ts';
import { typeAndId } from '../core/json-pair.loaders.ts';
import { NotificationSend } from './notice-send.entity.ts';

export const noticeSendReads: ReadModel<NotificationSend> = {
  entity: NotificationSend,
  visibility: officeOnly,
  computed: {
    recipient: typeAndId('recipient_type', 'recipient_id'),
    resource: typeAndId('resource_type', 'resource_id'),
  },
  computedJson: ['recipient', 'resource'],
  filters: {
    kind: equals('kind'),
    channel: equals('channel'),
    state: equals('state'),
    recipientId: equals('recipientId'),
    // a message whose resource is an account may also be about several fees
    resourceId: (value, _column, context) => sql`t.id in (
      select o.id from notification_sends o
      where o.academy_id = ${context.academyId} and ${isValue(sql`o.resource_id`, value, context)}
      union all select s.send_id from notification_subjects s
      where s.academy_id = ${context.academyId} and ${isValue(sql`s.resource_id`, value, context)})`,
  },
};
