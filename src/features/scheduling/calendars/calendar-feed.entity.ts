import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { TenantIndexes, VersionedTenantRecord } from '../../../platform/database/tenant-record.ts';
import { EnumColumn, InstantColumn, TextColumn } from '../../../platform/fields/columns.ts';
import { User } from '../../identity/auth/user.entity.ts';
import { FeedScope } from './calendar.enums.ts';

@ObjectType({
  description:
    'A secret address that calendars subscribe to: sessions from 30 days ago to 180 days ahead, as iCalendar (RFC 5545). It ' +
    'shows what its owner may see at that moment, and nothing once they are no member any more.',
})
@Entity({
  tableName: 'calendar_feeds',
  // not forced on the owner: a feed is read to find out which academy it is of
  rowLevelSecurity: true,
})
@TenantIndexes('createdAt', 'updatedAt', 'name', ['user', 'createdAt'])
@Index({ properties: ['tokenHash'] })
export class CalendarFeed extends VersionedTenantRecord {
  @ManyToOne(() => User, { fieldName: 'user_id', deleteRule: 'restrict' })
  user!: Rel<User>;

  @EnumColumn(() => FeedScope, 'The scope of the sessions in the feed.')
  scope!: FeedScope;

  @Field(() => ID, { nullable: true, description: 'The student, staff member, room or batch; null for `MINE`.' })
  @Property({ type: 'uuid', nullable: true })
  targetId: string | null = null;

  @TextColumn(100, 'The name that calendars show', { search: true })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The address to subscribe to. Every person who has it can read the feed. Shown once, in the response that creates it; null in all others.',
  })
  @Property({ type: 'string', persist: false })
  url?: string | null;

  /** SHA-256 of the token of its address, in hexadecimal digits: the token itself is kept nowhere. */
  @Property({ type: 'string', length: 64 })
  tokenHash!: string;

  @InstantColumn('When a calendar fetched it last, up to an hour ago: RFC 3339, UTC.', { nullable: true })
  lastFetchedAt: string | null = null;
}
