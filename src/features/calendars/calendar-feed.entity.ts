import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { TenantIndexes, VersionedTenantRecord } from '../../platform/database/tenant-record.ts';
import { EnumColumn, InstantColumn, KeyColumn, TextColumn } from '../../platform/fields/columns.ts';
import { User } from '../auth/user.entity.ts';
import { FeedScope } from './calendar.enums.ts';

@ObjectType({ description: 'An address that calendars subscribe to. It shows what its owner may see at that moment.' })
@Entity({ tableName: 'calendar_feeds' })
@TenantIndexes('createdAt', 'updatedAt', ['userId', 'createdAt'])
@Unique({ properties: ['academyId', 'tokenHash'] })
@Index({ properties: ['tokenHash'] })
export class CalendarFeed extends VersionedTenantRecord {
  @ManyToOne(() => User, { fieldName: 'user_id', deleteRule: 'restrict' })
  user!: Rel<User>;

  @KeyColumn('user_id', 'The user whose it is.')
  userId!: string;

  @EnumColumn(() => FeedScope, 'Whose sessions it holds.')
  scope!: FeedScope;

  @Field(() => ID, { nullable: true, description: 'The student, staff member, room or batch; null for `MINE`.' })
  @Property({ type: 'uuid', nullable: true })
  targetId: string | null = null;

  @TextColumn(100, 'The name that calendars show')
  name!: string;

  /** SHA-256 of the token of its address, in hexadecimal digits. */
  @Property({ type: 'string', length: 64 })
  tokenHash!: string;

  @InstantColumn('When a calendar fetched it last, to the hour: RFC 3339, UTC.', { nullable: true })
  lastFetchedAt: string | null = null;
}
