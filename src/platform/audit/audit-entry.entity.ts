import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { NoteRecord, TenantIndexes } from '../database/tenant-record.ts';

@ObjectType({
  description:
    'A change of a record: actor, old values and new values. Entries are never changed or deleted, but values ' +
    'of erased people become null.',
})
@Entity({ tableName: 'audit_entries' })
@TenantIndexes('createdAt', 'userId', 'action', ['resource', 'createdAt'], ['resourceId', 'createdAt'])
export class AuditEntry extends NoteRecord {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the user who made the change; null for the service itself.',
  })
  @Property({ type: 'uuid', nullable: true })
  userId: string | null = null;

  @Field(() => String, { nullable: true, description: 'The name of the user or of the API key.' })
  @Property({ type: 'string', persist: false })
  userName!: string | null;

  @Field(() => String, { description: 'The action: `created`, `updated`, `deleted`, `restored` or `erased`.' })
  @Property({ type: 'string', length: 20 })
  action!: 'created' | 'updated' | 'deleted' | 'restored' | 'erased';

  @Field(() => String, { description: 'The type of the changed record: `Batch`, `Enrollment`, …' })
  @Property({ type: 'string', length: 50 })
  resource!: string;

  @Field(() => ID, { description: 'The id of the changed record.' })
  @Property({ type: 'uuid' })
  resourceId!: string;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'The values before the change; null for a new record.',
  })
  @Property({ type: 'json', nullable: true })
  before: Record<string, unknown> | null = null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'The values after the change; null for a deleted record. For an erasure, its `reason`.',
  })
  @Property({ type: 'json', nullable: true })
  after: Record<string, unknown> | null = null;

  @Field(() => String, { nullable: true, description: 'The id of the request, as in its X-Request-Id header.' })
  @Property({ type: 'string', length: 64, nullable: true })
  requestId: string | null = null;
}
