import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { TenantIndexes, VersionedTenantRecord } from '../../../../platform/database/tenant-record.ts';
import {
  EnumColumn,
  FlagColumn,
  InstantColumn,
  JsonColumn,
  KeyColumn,
  TextColumn,
} from '../../../../platform/fields/columns.ts';
import { User } from '../../../identity/auth/user.entity.ts';
import { AnnouncementState, AudienceRole } from './announcement.enums.ts';

@ObjectType({ description: 'The audience of an announcement: exactly one of its fields is set.' })
export class AnnouncementAudience {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for all families with an active enrollment and all instructors, without the office staff.',
  })
  everyone?: boolean | null;

  @Field(() => [AudienceRole], { nullable: true, description: 'The roles.' })
  roles?: AudienceRole[] | null;

  @Field(() => [ID], { nullable: true, description: 'The courses.' })
  courseIds?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'The batches.' })
  batchIds?: string[] | null;
}

@ObjectType({ description: 'An announcement to members of the academy.' })
@Entity({ tableName: 'announcements' })
@TenantIndexes('createdAt', 'updatedAt', ['state', 'createdAt'], 'publishAt', 'authorId')
export class Announcement extends VersionedTenantRecord {
  @TextColumn(200, 'The title', { search: true })
  title!: string;

  @TextColumn(5000, 'The text, in CommonMark without HTML')
  body!: string;

  @JsonColumn(() => AnnouncementAudience, 'The audience.')
  audience!: AnnouncementAudience;

  @InstantColumn('The time of the publication: RFC 3339, UTC. Null if published immediately.', { nullable: true })
  publishAt: string | null = null;

  @InstantColumn('The time from which the announcement is hidden: RFC 3339, UTC. Null if never.', { nullable: true })
  expiresAt: string | null = null;

  @FlagColumn(
    'True if the announcement is sent by e-mail and text message regardless of quiet hours and preferences.',
    {
      inEvents: true,
    },
  )
  urgent: boolean = false;

  @EnumColumn(() => AnnouncementState, 'The state.', { default: AnnouncementState.DRAFT, inEvents: true })
  state: AnnouncementState = AnnouncementState.DRAFT;

  @Field(() => Int, { description: 'The number of recipients who have read the announcement in the app.' })
  @Property({ type: 'integer', persist: false })
  readCount!: number;

  @ManyToOne(() => User, { fieldName: 'author_id', deleteRule: 'restrict' })
  author!: Rel<User>;

  @KeyColumn('author_id', 'The user who wrote the announcement.')
  authorId!: string;
}
