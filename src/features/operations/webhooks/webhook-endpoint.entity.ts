import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import { EnumColumn, InstantColumn, IntegerColumn, JsonColumn, TextColumn } from '../../../platform/fields/columns.ts';
import { SHOWN_TO_WRITER } from '../../../platform/permissions/sent-fields.ts';
import { WebhookEndpointStatus } from './webhook.enums.ts';

@ObjectType({ description: 'A place outside that the events of the academy are sent to.' })
@Entity({ tableName: 'webhook_endpoints' })
@TenantIndexes('createdAt', 'updatedAt', 'status')
export class WebhookEndpoint extends SoftDeletedTenantRecord {
  @TextColumn(2048, 'The https URL that events are posted to', { search: true })
  url!: string;

  @TextColumn(255, 'The purpose', { nullable: true, search: true })
  description: string | null = null;

  @JsonColumn(() => [String], 'The types of the events that are sent, or `*` for all.')
  eventTypes!: string[];

  @EnumColumn(() => WebhookEndpointStatus, 'Whether events are sent.', {
    default: WebhookEndpointStatus.ACTIVE,
    inEvents: true,
  })
  status: WebhookEndpointStatus = WebhookEndpointStatus.ACTIVE;

  @TextColumn(255, 'Why the service disabled it', { nullable: true })
  disabledReason: string | null = null;

  @IntegerColumn(1, 100, 'Requests that are sent in a second at most', { default: 20 })
  ratePerSecond: number = 20;

  @InstantColumn('The time since which every attempt has failed: RFC 3339, UTC. Null while attempts succeed.', {
    nullable: true,
  })
  failingSince: string | null = null;

  /** When requests to it began in the last second, by any process: milliseconds since 1970. */
  @Property({ type: 'json', nullable: true })
  recentSends: number[] | null = null;

  @Extensions({ [SHOWN_TO_WRITER]: true })
  @Field(() => String, {
    nullable: true,
    description:
      'The secret that signs its requests: `whsec_…`. Shown once, in the response that creates it; null in all others.',
  })
  @Property({ type: 'string', persist: false })
  secret?: string | null;

  /** The API key that saved it last, whose scopes decide what it is sent; null where a person did. */
  @Property({ type: 'uuid', nullable: true })
  keyId: string | null = null;

  /** The secret, encrypted. */
  @Property({ type: 'string', length: 255 })
  sealedSecret!: string;

  /** The one before it, which signs along. */
  @Property({ type: 'string', length: 255, nullable: true })
  formerSealedSecret: string | null = null;

  @InstantColumn('Until when the secret before the present one signs along: RFC 3339, UTC.', { nullable: true })
  formerSignsUntil: string | null = null;

  @InstantColumn('When its present secret was made: RFC 3339, UTC.')
  rotatedAt!: string;
}
