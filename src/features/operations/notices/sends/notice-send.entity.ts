import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Timestamp } from '../../../../platform/database/columns.ts';
import { NoteRecord, TenantIndexes } from '../../../../platform/database/tenant-record.ts';
import { CodeColumn, EnumColumn, InstantColumn } from '../../../../platform/fields/columns.ts';
import { NoticeChannel, NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { NoticeResource } from '../inbox/notification.entity.ts';
import { NoticeSendState, type PersonType, RecipientType, SuppressionReason } from '../notice-send.enums.ts';

@ObjectType({ description: 'The recipient of a message.' })
export class NoticeRecipient {
  @Field(() => RecipientType, { description: 'The kind of record: `USER` if the recipient has a login.' })
  type!: RecipientType;

  @Field(() => ID, { description: 'The id of the user, or of the parent, student or staff member.' })
  id!: string;
}

@ObjectType({ description: 'A message to a recipient by one channel. Its subject and text are stored for 90 days.' })
@Entity({ tableName: 'notification_sends' })
@TenantIndexes(
  'createdAt',
  'updatedAt',
  ['kind', 'createdAt'],
  ['channel', 'createdAt'],
  ['state', 'createdAt'],
  ['recipientId', 'createdAt'],
  ['resourceId', 'createdAt'],
  'notificationId',
)
@Index({
  name: 'notification_sends_digest_index',
  properties: ['academyId', 'recipientId', 'dueAt', 'id'],
  where: 'in_digest',
})
@Unique({ properties: ['academyId', 'recipientId', 'channel', 'dedupeKey'] })
export class NotificationSend extends NoteRecord {
  @Field(() => ID, { nullable: true, description: 'The entry in the inbox; null for a recipient without a login.' })
  @Property({ type: 'uuid', nullable: true })
  notificationId: string | null = null;

  @EnumColumn(() => NoticeKind, 'The kind of notice.')
  kind!: NoticeKind;

  @Field(() => NoticeRecipient, { description: 'The recipient.' })
  @Property({ type: 'json', persist: false })
  recipient!: NoticeRecipient;

  @Property({ type: 'string', length: 10 })
  recipientType!: RecipientType;

  @Property({ type: 'uuid' })
  recipientId!: string;

  /**
   * The type of person that the recipient is: parent, student or staff member. Null for a user who is none of these.
   */
  @Property({ type: 'string', length: 10, nullable: true })
  personType: PersonType | null = null;

  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null;

  @Field(() => NoticeResource, { description: 'The record that the message is about.' })
  @Property({ type: 'json', persist: false })
  resource!: NoticeResource;

  @Property({ type: 'string', length: 20 })
  resourceType!: string;

  @Property({ type: 'uuid' })
  resourceId!: string;

  @EnumColumn(() => NoticeChannel, 'The channel.')
  channel!: NoticeChannel;

  @CodeColumn(320, 'The e-mail address, telephone number or user id; null before the first attempt.', {
    nullable: true,
  })
  address: string | null = null;

  @EnumColumn(() => NoticeSendState, 'The state.')
  state!: NoticeSendState;

  @EnumColumn(
    () => SuppressionReason,
    'The reason why the message was not sent; null if it was sent, still waits or failed at every attempt.',
    { nullable: true },
  )
  reason: SuppressionReason | null = null;

  @Field(() => Int, { description: 'The number of attempts.' })
  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  @InstantColumn('The time at which the message was sent: RFC 3339, UTC.', { nullable: true })
  sentAt: string | null = null;

  @CodeColumn(300, 'The subject as it was sent; null before it is sent, and after 90 days.', { nullable: true })
  subject: string | null = null;

  @CodeColumn(10_000, 'The text as it was sent; null before it is sent, and after 90 days.', { nullable: true })
  text: string | null = null;

  /** The time before which the service makes no attempt to send the message. */
  @Property({ type: Timestamp })
  dueAt!: string;

  /** True if the message is part of a daily digest. */
  @Property({ type: 'boolean', default: false })
  inDigest: boolean = false;

  /** The ids and amounts from which the subject and the text are made. */
  @Property({ type: 'json' })
  params!: Record<string, unknown>;

  @Property({ type: 'string', length: 200 })
  dedupeKey!: string;
}
