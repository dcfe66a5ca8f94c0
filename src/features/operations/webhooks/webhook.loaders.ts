import { sql } from 'kysely';
import { officeOnly } from '../../../platform/loaders/office-only.ts';
import { equals, type ReadModel } from '../../../platform/loaders/read-model.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

export const webhookEndpointReads: ReadModel<WebhookEndpoint> = {
  entity: WebhookEndpoint,
  // only admins can see endpoints and deliveries, because stored responses may contain any data
  visibility: officeOnly,
  // only the response that creates the secret contains it
  computed: { secret: () => sql`cast(null as text)` },
  scanCost: 10,
  filters: { status: equals('status') },
};

export const webhookDeliveryReads: ReadModel<WebhookDelivery> = {
  entity: WebhookDelivery,
  visibility: officeOnly,
  filters: {
    endpointId: equals('endpointId'),
    eventId: equals('eventId'),
    status: equals('status'),
    type: equals('type'),
  },
};
