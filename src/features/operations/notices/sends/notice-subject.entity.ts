import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { NoteRecord, TenantIndexes } from '../../../../platform/database/tenant-record.ts';

/**
 * A record that a message is about, in addition to the message's resource. A message about several fees has one row per
 * fee. There is no foreign key to the message, because checking it would slow down the insertion of thousands of rows.
 */
@Entity({ tableName: 'notification_subjects' })
@TenantIndexes('createdAt', 'sendId', ['resourceId', 'sendId'])
export class NoticeSubject extends NoteRecord {
  @Property({ type: 'uuid' })
  sendId!: string;

  @Property({ type: 'uuid' })
  resourceId!: string;
}
