import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import { EnumColumn, InstantColumn, IntegerColumn, JsonColumn, TextColumn } from '../../../platform/fields/columns.ts';
import { SHOWN_TO_WRITER } from '../../../platform/permissions/sent-fields.ts';
import { WebhookEndpointStatus } from './webhook.enums.ts';

@ObjectType({ description: 'An external URL that receives the events of the academy.' })
@Entity({ tableName: 'webhook_endpoints' })
@TenantIndexes('createdAt', 'updatedAt', 'status')
export class WebhookEndpoint extends SoftDeletedTenantRecord {
  @TextColumn(2048, 'The https URL that receives the events', { search: true })
  url!: string;

  @TextColumn(255, 'The purpose', { nullable: true, search: true })
  description: string | null = null;

  @JsonColumn(() => [String], 'The subscribed types of events, or `*` for all.')
  eventTypes!: string[];

  @EnumColumn(() => WebhookEndpointStatus, 'The status: events are sent only to an active endpoint.', {
    default: WebhookEndpointStatus.ACTIVE,
    inEvents: true,
  })
  status: WebhookEndpointStatus = WebhookEndpointStatus.ACTIVE;

  @TextColumn(255, 'The reason why the service disabled the endpoint', { nullable: true })
  disabledReason: string | null = null;

  @IntegerColumn(1, 100, 'The maximum number of requests per second', { default: 20 })
  ratePerSecond: number = 20;

  @InstantColumn('The time since which every attempt has failed: RFC 3339, UTC. Null while attempts succeed.', {
    nullable: true,
  })
  failingSince: string | null = null;

  /**
   * The start times of the requests to the endpoint in the last second, in milliseconds since 1970. They include the
   * requests of all processes.
   */
  @Property({ type: 'json', nullable: true })
  recentSends: number[] | null = null;

  @Extensions({ [SHOWN_TO_WRITER]: true })
  @Field(() => String, {
    nullable: true,
    description:
      'The secret that signs the requests: `whsec_…`. Returned once, in the response that creates the secret; ' +
      'null in all other responses.',
  })
  @Property({ type: 'string', persist: false })
  secret?: string | null;

  /**
   * The id of the API key that last created or changed the endpoint; null if a user did. The endpoint then receives
   * only events that the scopes of this key allow.
   */
  @Property({ type: 'uuid', nullable: true })
  keyId: string | null = null;

  /** The current secret, encrypted. */
  @Property({ type: 'string', length: 255 })
  sealedSecret!: string;

  /** The former secret, encrypted. It also signs requests until `formerSignsUntil`. */
  @Property({ type: 'string', length: 255, nullable: true })
  formerSealedSecret: string | null = null;

  @InstantColumn('The time until which the former secret also signs requests: RFC 3339, UTC.', { nullable: true })
  formerSignsUntil: string | null = null;

  @InstantColumn('The time at which the current secret was created: RFC 3339, UTC.')
  rotatedAt!: string;
}
