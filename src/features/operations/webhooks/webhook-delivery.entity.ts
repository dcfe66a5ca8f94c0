import { BigIntType, type Rel } from '@mikro-orm/core';
import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Timestamp } from '../../../platform/database/columns.ts';
import { NoteRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import { CodeColumn, EnumColumn, InstantColumn, JsonColumn, RelationColumn } from '../../../platform/fields/columns.ts';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';
import { WebhookDeliveryStatus, WebhookFailure } from './webhook.enums.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

@ObjectType({ description: 'An attempt to deliver an event.' })
export class WebhookAttempt {
  @Field(() => DateTimeScalar, { description: 'The time of the attempt: RFC 3339, UTC.' })
  at!: string;

  @Field(() => Int, { nullable: true, description: 'The HTTP status of the response; null without a response.' })
  httpStatus!: number | null;

  @Field(() => Int, { description: 'The milliseconds until the response, or until the attempt was given up.' })
  ms!: number;

  @Field(() => WebhookFailure, {
    nullable: true,
    description: 'The reason for the failure; null if the receiver accepted the event.',
  })
  error!: WebhookFailure | null;

  @Field(() => String, { description: 'The body of the response: its first 2000 characters.' })
  response!: string;
}

@ObjectType({ description: 'The delivery of an event to an endpoint. Stored for 30 days.' })
@Entity({
  tableName: 'webhook_deliveries',
  // row-level security is not forced on the owner of the table, because one statement searches the deliveries of all
  // academies
  rowLevelSecurity: true,
})
@TenantIndexes(
  'createdAt',
  'updatedAt',
  'eventId',
  ['endpointId', 'createdAt'],
  ['status', 'createdAt'],
  ['type', 'createdAt'],
)
@Unique({ properties: ['academyId', 'endpointId', 'eventId'] })
@Index({ properties: ['endpointId', 'nextAttemptAt', 'sequence', 'id'], where: 'next_attempt_at is not null' })
@Index({ properties: ['academyId', 'endpointId', 'nextAttemptAt'], where: 'lock_token is not null' })
export class WebhookDelivery extends NoteRecord {
  @RelationColumn(() => WebhookEndpoint, 'endpoint_id', 'The endpoint that receives the event.')
  endpoint!: Rel<WebhookEndpoint>;
  endpointId!: string;

  @Field(() => ID, { description: 'The id of the event: the `webhook-id` of every attempt.' })
  @Property({ type: 'uuid' })
  eventId!: string;

  @CodeColumn(100, 'The type of the event: at most 100 characters.', { search: true })
  type!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the event in the academy; null for a test event.',
  })
  @Property({ type: new BigIntType('number'), nullable: true })
  sequence: number | null = null;

  @InstantColumn('The time of the event: RFC 3339, UTC.')
  occurredAt!: string;

  @EnumColumn(() => WebhookDeliveryStatus, 'The status.', { default: WebhookDeliveryStatus.PENDING })
  status: WebhookDeliveryStatus = WebhookDeliveryStatus.PENDING;

  @Field(() => Int, { description: 'The number of attempts.' })
  @Property({ type: 'integer', default: 0 })
  attemptCount: number = 0;

  /**
   * The number of failures since the delivery was created or last replayed. It determines the pause before the next
   * attempt.
   */
  @Property({ type: 'integer', default: 0 })
  failures: number = 0;

  /**
   * The time of the next attempt. Null if no attempt is planned, for example because the endpoint is paused. While a
   * process sends the delivery, it is the time after which another process may send it.
   */
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'The time of the next attempt: RFC 3339, UTC. Null if no attempt is planned or the endpoint is paused.',
  })
  @Property({ type: Timestamp, nullable: true })
  nextAttemptAt: string | null = null;

  /**
   * The token of the process that is sending the delivery; null if no process is sending it. Only this process may
   * store the result.
   */
  @Property({ type: 'uuid', nullable: true })
  lockToken: string | null = null;

  @JsonColumn(() => [WebhookAttempt], 'The latest attempts, oldest first: at most 20.')
  attempts: WebhookAttempt[] = [];
}
