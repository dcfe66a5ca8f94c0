import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Timestamp } from '../database/columns.ts';
import { NoteRecord, TenantIndexes } from '../database/tenant-record.ts';

/**
 * An event for clients and webhooks outside the service. It is stored in the transaction of the change that causes it.
 * Later, the relay numbers the events of an academy without gaps. A database sequence cannot be used, because its
 * numbers are not in the order in which transactions commit.
 */
@Entity({
  tableName: 'outbox_events',
  // row-level security does not apply to the owner of the table, because the relay numbers the events of all academies
  rowLevelSecurity: true,
})
@TenantIndexes('createdAt')
@Unique({ properties: ['academyId', 'sequence'] })
@Index({ properties: ['academyId', 'type', 'sequence'] })
@Index({ properties: ['academyId', 'occurredAt', 'id'], where: 'sequence is null' })
export class OutboxEvent extends NoteRecord {
  /** The type: `member.invited`. */
  @Property({ type: 'string', length: 100 })
  type!: string;

  /** The GraphQL type of the changed record: `Invitation`. */
  @Property({ type: 'string', length: 50 })
  resource!: string;

  @Property({ type: 'uuid' })
  resourceId!: string;

  /** The version of the resource after the change, if it has versions. */
  @Property({ type: 'integer', nullable: true })
  resourceVersion: number | null = null;

  @Property({ type: Timestamp })
  occurredAt!: string;

  /** An id that all events of one transaction share. Null for events that were stored before this column existed. */
  @Property({ type: 'uuid', nullable: true })
  transactionId: string | null = null;

  /** Ids, states and amounts by their REST names; no personal data. */
  @Property({ type: 'json' })
  payload!: Record<string, unknown>;

  /** The position among the events of the academy, from 1; null until the relay has numbered the event. */
  @Property({ type: new BigIntType('number'), nullable: true })
  sequence: number | null = null;
}
