import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { EnumFilter, IdFilter, RecordFilter, WordFilter } from '../../../platform/fields/filters.ts';
import { EnumInput, IntegerInput, TextInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Distinct, Items } from '../../../platform/validation/list-rules.ts';
import { Required } from '../../../platform/validation/rules.ts';
import { WebhookDeliveryStatus, WebhookEndpointStatus } from './webhook.enums.ts';

@InputType({ description: 'A new webhook endpoint.' })
export class CreateWebhookEndpointInput {
  @TextInput(2048, 'The https URL that events are posted to; the port 443, without credentials', { required: true })
  url!: string;

  @TextInput(255, 'What it is for')
  description?: string | null;

  @Field(() => [String], { description: 'The types of the events to send: 1 to 50, or `*` for all.' })
  @Required()
  @Items(1, 50)
  @Distinct()
  eventTypes!: string[];

  @EnumInput(() => WebhookEndpointStatus, '`ACTIVE` (the default) or `PAUSED`.', { omittable: true })
  status?: WebhookEndpointStatus;

  @IntegerInput(1, 100, 'Requests that are sent in a second at most; 20 when left out', { omittable: true })
  ratePerSecond?: number;
}

@InputType({ description: 'Changes to a webhook endpoint. What is left out stays as it is.' })
export class UpdateWebhookEndpointInput extends partialInput(CreateWebhookEndpointInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'Which webhook endpoints; all conditions must hold.' })
export class WebhookEndpointFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the URL or the description.' })
  search?: string;

  @EnumFilter(() => WebhookEndpointStatus, 'Whether events are sent.')
  status?: WebhookEndpointStatus;
}

export const WebhookEndpointOrder = orderEnum('WebhookEndpointOrder', ['createdAt', 'updatedAt']);
export const WebhookEndpointListArgs = listArgs(WebhookEndpointFilter, WebhookEndpointOrder);

@InputType({ description: 'Which webhook deliveries; all conditions must hold.' })
export class WebhookDeliveryFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the type of the event.' })
  search?: string;

  @IdFilter('To this endpoint.')
  endpointId?: string;

  @IdFilter('Of this event.')
  eventId?: string;

  @EnumFilter(() => WebhookDeliveryStatus, 'What has become of them.')
  status?: WebhookDeliveryStatus;

  @WordFilter('Of events of this type: `enrollment.created`.')
  type?: string;
}

export const WebhookDeliveryOrder = orderEnum('WebhookDeliveryOrder', ['createdAt', 'updatedAt']);
export const WebhookDeliveryListArgs = listArgs(WebhookDeliveryFilter, WebhookDeliveryOrder);

@ArgsType()
export class RotateWebhookSecretArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'Hours in which the former secret signs along: 0 to 168, 24 when left out.',
  })
  overlapHours?: number | null;
}
