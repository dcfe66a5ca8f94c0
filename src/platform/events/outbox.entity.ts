import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Timestamp } from '../database/columns.ts';
import { TenantIndexes, TenantRecord } from '../database/tenant-record.ts';

/** Something that the world outside has to hear of, kept in the transaction that it happened in. */
@Entity({ tableName: 'outbox_events' })
@TenantIndexes('createdAt')
export class OutboxEvent extends TenantRecord {
  /** `member.invited` */
  @Property({ type: 'string', length: 100 })
  type!: string;

  @Property({ type: 'json' })
  payload!: Record<string, unknown>;

  /** When it was handed on; null while it waits. */
  @Property({ type: Timestamp, nullable: true })
  handedOnAt: string | null = null;
}
