import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { WordFilter } from '../../../platform/fields/filters.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Distinct, Items } from '../../../platform/validation/list-rules.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

@InputType({ description: 'The receiver of events.' })
abstract class EndpointInput extends inputOf(WebhookEndpoint, {
  required: ['url'],
  optional: ['description'],
  words: { url: 'The https URL that receives the events; port 443, without credentials' },
}) {}

@InputType({ description: 'A new webhook endpoint.' })
export class CreateWebhookEndpointInput extends inputOf(WebhookEndpoint, {
  base: EndpointInput,
  required: ['eventTypes'],
  optional: ['status', 'ratePerSecond'],
  words: {
    eventTypes: 'The subscribed types of events: 1 to 50, or `*` for all.',
    status: 'The status: `ACTIVE` or `PAUSED`; `ACTIVE` by default.',
  },
  rules: { eventTypes: [Items(1, 50), Distinct()] },
}) {}

@InputType({ description: 'Changes to a webhook endpoint. Omitted fields stay unchanged.' })
export class UpdateWebhookEndpointInput extends partialInput(CreateWebhookEndpointInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'Filters for webhook endpoints; all conditions must hold.' })
export class WebhookEndpointFilter extends filterOf(WebhookEndpoint, { status: 'Filters by status.' }) {}

export const WebhookEndpointOrder = orderEnum('WebhookEndpointOrder', ['createdAt', 'updatedAt']);
export const WebhookEndpointListArgs = listArgs(WebhookEndpointFilter, WebhookEndpointOrder);

@InputType({ description: 'Filters for webhook deliveries; all conditions must hold.' })
export class WebhookDeliveryFilter extends filterOf(WebhookDelivery, {
  search: 'Filters by text in the type of the event.',
  endpointId: 'Filters by endpoint.',
  eventId: 'Filters by event.',
  status: 'Filters by status.',
  type: WordFilter('Filters by type of event, such as `enrollment.created`.'),
}) {}

export const WebhookDeliveryOrder = orderEnum('WebhookDeliveryOrder', ['createdAt', 'updatedAt']);
export const WebhookDeliveryListArgs = listArgs(WebhookDeliveryFilter, WebhookDeliveryOrder);

@ArgsType()
export class RotateWebhookSecretArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'The hours for which the former secret also signs requests: 0 to 168; 24 when omitted.',
  })
  overlapHours?: number | null;
}
