import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { NoteRecord, TenantIndexes } from '../../../../platform/database/tenant-record.ts';
import { EnumColumn, InstantColumn, KeyColumn } from '../../../../platform/fields/columns.ts';
import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { User } from '../../../identity/auth/user.entity.ts';

@ObjectType({ description: 'The record that a notice is about.' })
export class NoticeResource {
  @Field(() => String, { description: 'The kind of record: `session`, `fee`, `account`, `enrollment` or another one.' })
  type!: string;

  @Field(() => ID, { description: 'The id of the record.' })
  id!: string;
}

@ObjectType({ description: "An entry in a user's inbox. Stored for 400 days." })
@Entity({
  tableName: 'notifications',
  // row-level security is not forced on the owner of the table, because live updates read the new entries of all
  // academies
  rowLevelSecurity: true,
})
@TenantIndexes(
  'createdAt',
  'updatedAt',
  ['userId', 'createdAt'],
  ['userId', 'updatedAt'],
  ['userId', 'kind', 'createdAt'],
  ['resourceId', 'readAt'],
)
@Index({
  properties: ['academyId', 'userId', 'createdAt', 'id'],
  where: 'read_at is null',
  name: 'notifications_unread_index',
})
@Unique({ properties: ['academyId', 'userId', 'dedupeKey'] })
export class Notification extends NoteRecord {
  @ManyToOne(() => User, { fieldName: 'user_id', deleteRule: 'restrict' })
  user!: Rel<User>;

  @KeyColumn('user_id', 'The recipient.')
  userId!: string;

  @EnumColumn(() => NoticeKind, 'The kind of notice.')
  kind!: NoticeKind;

  @Field(() => GraphQLJSONObject, {
    description:
      'The ids and amounts in the notice. The kind determines the names of these values. No value is the name ' +
      'of a person.',
  })
  @Property({ type: 'json' })
  params!: Record<string, unknown>;

  @Field(() => NoticeResource, { description: 'The record that the notice is about.' })
  @Property({ type: 'json', persist: false })
  resource!: NoticeResource;

  @Property({ type: 'string', length: 20 })
  resourceType!: string;

  @Property({ type: 'uuid' })
  resourceId!: string;

  @InstantColumn('The time at which the user read the notice: RFC 3339, UTC. Null if unread.', { nullable: true })
  readAt: string | null = null;

  /** The key that identifies the notice. A user gets only one notice with the same key. */
  @Property({ type: 'string', length: 200 })
  dedupeKey!: string;
}
