import { sql } from 'kysely';
import { equals, type ReadContext, type ReadModel, type Visibility } from '../../platform/loaders/read-model.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

/** Receivers may answer anything, so nobody else sees what they did. */
function officeAlone({ viewer }: ReadContext): Visibility {
  switch (viewer.role) {
    case 'super_admin':
    case 'academy_admin':
    case 'administrator':
      return 'all';
    default:
      return 'none';
  }
}

export const webhookEndpointReads: ReadModel<WebhookEndpoint> = {
  entity: WebhookEndpoint,
  visibility: officeAlone,
  // only the answer that made it has it
  computed: { secret: () => sql`cast(null as text)` },
  scanCost: 10,
  search: ['url', 'description'],
  filters: { status: equals('status') },
};

export const webhookDeliveryReads: ReadModel<WebhookDelivery> = {
  entity: WebhookDelivery,
  visibility: officeAlone,
  search: ['type'],
  filters: {
    endpointId: equals('endpointId'),
    eventId: equals('eventId'),
    status: equals('status'),
    type: equals('type'),
  },
};
