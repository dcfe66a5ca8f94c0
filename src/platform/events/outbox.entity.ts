import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Timestamp } from '../database/columns.ts';
import { NoteRecord, TenantIndexes } from '../database/tenant-record.ts';

/**
 * Something that the world outside has to hear of, kept in the transaction that it happened in. The relay numbers the
 * events of an academy afterwards, without gaps: the numbers that writers would draw are not in the order of their commits.
 */
@Entity({
  tableName: 'outbox_events',
  // not forced on the owner: the relay numbers the events of all academies
  rowLevelSecurity: true,
})
@TenantIndexes('createdAt')
@Unique({ properties: ['academyId', 'sequence'] })
@Index({ properties: ['academyId', 'type', 'sequence'] })
@Index({ properties: ['academyId', 'occurredAt', 'id'], where: 'sequence is null' })
export class OutboxEvent extends NoteRecord {
  /** `member.invited` */
  @Property({ type: 'string', length: 100 })
  type!: string;

  /** The GraphQL type of the changed record: `Invitation`. */
  @Property({ type: 'string', length: 50 })
  resource!: string;

  @Property({ type: 'uuid' })
  resourceId!: string;

  /** The version of the resource afterwards, where it has versions. */
  @Property({ type: 'integer', nullable: true })
  resourceVersion: number | null = null;

  @Property({ type: Timestamp })
  occurredAt!: string;

  /** Ids, states and amounts by their REST names: no personal data. */
  @Property({ type: 'json' })
  payload!: Record<string, unknown>;

  /** Its place among the events of its academy, from 1; null until the relay has numbered it. */
  @Property({ type: new BigIntType('number'), nullable: true })
  sequence: number | null = null;
}
