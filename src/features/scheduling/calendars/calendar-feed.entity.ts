import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { ON_EACH_SERVER } from '../../../platform/database/citus/placement.ts';
import { TenantIndexes, VersionedTenantRecord } from '../../../platform/database/tenant-record.ts';
import { EnumColumn, InstantColumn, TextColumn } from '../../../platform/fields/columns.ts';
import { User } from '../../identity/auth/user.entity.ts';
import { FeedScope } from './calendar.enums.ts';

@ObjectType({
  description:
    'A secret address that calendars subscribe to: sessions from 30 days ago to 180 days ahead, as iCalendar ' +
    '(RFC 5545). The feed shows the sessions that its owner may see at the time of the request. The feed ' +
    'shows nothing after its owner stops being a member.',
})
@Entity({
  tableName: 'calendar_feeds',
  comment: ON_EACH_SERVER,
  // row-level security is not forced on the owner of the table, because a feed is read before its academy is known
  rowLevelSecurity: true,
})
@TenantIndexes('createdAt', 'updatedAt', 'name', ['user', 'createdAt'])
@Index({ properties: ['tokenHash'] })
export class CalendarFeed extends VersionedTenantRecord {
  @ManyToOne(() => User, { fieldName: 'user_id', deleteRule: 'restrict' })
  user!: Rel<User>;

  @EnumColumn(() => FeedScope, 'The sessions that the feed contains.')
  scope!: FeedScope;

  @Field(() => ID, { nullable: true, description: 'The student, staff member, room or batch; null for `MINE`.' })
  @Property({ type: 'uuid', nullable: true })
  targetId: string | null = null;

  @TextColumn(100, 'The name of the feed in calendars', { search: true })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The address to subscribe to. Every person who has the address can read the feed. Returned once, in the ' +
      'response that creates the address; null in all other responses.',
  })
  @Property({ type: 'string', persist: false })
  url?: string | null;

  /** The SHA-256 of the token in the feed's address, in hexadecimal digits. The token itself is not stored. */
  @Property({ type: 'string', length: 64 })
  tokenHash!: string;

  @InstantColumn('The time at which a calendar last fetched the feed, accurate to an hour: RFC 3339, UTC.', {
    nullable: true,
  })
  lastFetchedAt: string | null = null;
}
