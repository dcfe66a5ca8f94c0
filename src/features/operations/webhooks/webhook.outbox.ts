import { idField } from '../../../platform/events/event-data.ts';
import { occurrence } from '../../../platform/events/event-types.ts';
import { lifecycle, type RowChange, recording, rowType } from '../../../platform/events/recording.ts';
import { WebhookEndpointStatus } from './webhook.enums.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

/** Matches the names of columns that events must not mention, because they hold secrets. */
const UNTOLD = /secret|sealed/;

const changes = lifecycle(WebhookEndpoint, 'A webhook endpoint');

const disabled = {
  ...rowType(WebhookEndpoint, 'webhook_endpoint.disabled', 'The service disabled a webhook endpoint.'),
  data: { id: idField('The id of the endpoint.', ({ row }: RowChange<WebhookEndpoint>) => row.id) },
};

/**
 * Records the events about endpoints. If the service has disabled an endpoint, the event is `disabled` and not
 * `updated`.
 */
export const webhookEndpointEvents = recording(WebhookEndpoint, [...changes.types, disabled], (rows) =>
  rows.flatMap((change) => {
    const told = { ...change, changed: change.changed.filter((column) => !UNTOLD.test(column)) };
    const isGivenUp = change.action === 'updated' && change.changed.includes('disabled_reason');
    return isGivenUp && change.row.status === WebhookEndpointStatus.DISABLED
      ? [occurrence(disabled, told)]
      : changes.record([told]);
  }),
);
