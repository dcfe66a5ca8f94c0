import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { NoteRecord, TenantIndexes } from '../../../../platform/database/tenant-record.ts';

/**
 * A record that a message is about, in addition to its resource: each fee of a message about several fees. The table
 * has no foreign key to the message, because checking it would slow down thousands of inserts.
 */
@Entity({ tableName: 'notification_subjects' })
@TenantIndexes('createdAt', 'sendId', ['resourceId', 'sendId'])
export class NoticeSubject extends NoteRecord {
  @Property({ type: 'uuid' })
  sendId!: string;

  @Property({ type: 'uuid' })
  resourceId!: string;
}
