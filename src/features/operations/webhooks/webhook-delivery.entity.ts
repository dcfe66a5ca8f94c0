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
  @Field(() => DateTimeScalar, { description: 'When it was sent: RFC 3339, UTC.' })
  at!: string;

  @Field(() => Int, { nullable: true, description: 'The status of the response; null if there was none.' })
  httpStatus!: number | null;

  @Field(() => Int, { description: 'Milliseconds until the response, or until the attempt was abandoned.' })
  ms!: number;

  @Field(() => WebhookFailure, { nullable: true, description: 'Why it failed; null where the receiver took it.' })
  error!: WebhookFailure | null;

  @Field(() => String, { description: 'The body of the response: its first 2000 characters.' })
  response!: string;
}

@ObjectType({ description: 'An event on its way to an endpoint. Kept for 30 days.' })
@Entity({
  tableName: 'webhook_deliveries',
  // not forced on the owner: deliveries of all academies are claimed together
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
  @RelationColumn(() => WebhookEndpoint, 'endpoint_id', 'The endpoint that it goes to.')
  endpoint!: Rel<WebhookEndpoint>;
  endpointId!: string;

  @Field(() => ID, { description: 'The event: the `webhook-id` of every try.' })
  @Property({ type: 'uuid' })
  eventId!: string;

  @CodeColumn(100, 'The type of the event: at most 100 characters.', { search: true })
  type!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The place of the event among those of the academy; null for a test.',
  })
  @Property({ type: new BigIntType('number'), nullable: true })
  sequence: number | null = null;

  @InstantColumn('When the event happened: RFC 3339, UTC.')
  occurredAt!: string;

  @EnumColumn(() => WebhookDeliveryStatus, 'The status.', { default: WebhookDeliveryStatus.PENDING })
  status: WebhookDeliveryStatus = WebhookDeliveryStatus.PENDING;

  @Field(() => Int, { description: 'How often it was sent.' })
  @Property({ type: 'integer', default: 0 })
  attemptCount: number = 0;

  /** The number of failures since it was last requested: it determines the pauses between attempts. */
  @Property({ type: 'integer', default: 0 })
  failures: number = 0;

  /**
   * Null unless it is to be sent: deliveries of a paused endpoint have none. While it is being sent, the end of the
   * lease: after a crash another worker continues.
   */
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it is tried next: RFC 3339, UTC. Null where it is not, or the endpoint is paused.',
  })
  @Property({ type: Timestamp, nullable: true })
  nextAttemptAt: string | null = null;

  /** The worker that sends it: only this worker may store the result. */
  @Property({ type: 'uuid', nullable: true })
  lockToken: string | null = null;

  @JsonColumn(() => [WebhookAttempt], 'The latest tries, oldest first: at most 20.')
  attempts: WebhookAttempt[] = [];
}
