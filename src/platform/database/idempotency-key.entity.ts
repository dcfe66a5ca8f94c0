import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { NoteRecord, TenantIndexes } from './tenant-record.ts';

/**
 * The stored result of a request with an Idempotency-Key. A repeated request returns the stored result and changes
 * nothing.
 */
@Entity({ tableName: 'idempotency_keys' })
@TenantIndexes('createdAt')
@Unique({ properties: ['academyId', 'userId', 'key'] })
export class IdempotencyKey extends NoteRecord {
  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'string', length: 255 })
  key!: string;

  /** The SHA-256 hash of the operation and its input, in hexadecimal. */
  @Property({ type: 'string', length: 64 })
  fingerprint!: string;

  /** The id of the created record. */
  @Property({ type: 'uuid', nullable: true })
  resultId: string | null = null;

  /** The returned value, if it is not a record with an id. */
  @Property({ type: 'json', nullable: true })
  answer: unknown = null;
}
