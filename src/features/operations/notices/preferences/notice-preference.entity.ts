import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { NoteRecord, TenantIndexes } from '../../../../platform/database/tenant-record.ts';
import type { NoticeChannel, NoticeKind } from '../../../academy/academies/notice.enums.ts';
import type { NoticeDigest, RecipientType } from '../notice-send.enums.ts';

/**
 * A recipient's own choice for a kind of notice and a channel. A field is null if the recipient has not chosen its
 * value.
 */
@Entity({ tableName: 'notice_preferences' })
@TenantIndexes('createdAt')
@Unique({ properties: ['academyId', 'recipientId', 'kind', 'channel'] })
export class NoticePreference extends NoteRecord {
  @Property({ type: 'string', length: 10 })
  recipientType!: RecipientType;

  @Property({ type: 'uuid' })
  recipientId!: string;

  @Property({ type: 'string', length: 30 })
  kind!: NoticeKind;

  @Property({ type: 'string', length: 10 })
  channel!: NoticeChannel;

  @Property({ type: 'boolean', nullable: true })
  isOn: boolean | null = null;

  @Property({ type: 'string', length: 10, nullable: true })
  digest: NoticeDigest | null = null;
}
