import { Entity, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { TenantIndexes, VersionedTenantRecord } from '../../../../platform/database/tenant-record.ts';
import { CodeColumn, EnumColumn, TextColumn } from '../../../../platform/fields/columns.ts';
import { NoticeChannel, NoticeKind } from '../../../academy/academies/notice.enums.ts';

@ObjectType({ description: "An academy's own text for a kind of notice, in one language and for one channel." })
@Entity({ tableName: 'notification_templates' })
@TenantIndexes('createdAt', 'updatedAt', ['kind', 'createdAt'])
@Unique({ properties: ['academyId', 'kind', 'channel', 'locale'] })
export class NotificationTemplate extends VersionedTenantRecord {
  @EnumColumn(() => NoticeKind, 'The kind of notice.')
  kind!: NoticeKind;

  @EnumColumn(() => NoticeChannel, 'The channel.')
  channel!: NoticeChannel;

  @CodeColumn(35, 'The language: a BCP 47 language tag, such as `en` or `en-GB`.')
  locale!: string;

  @TextColumn(200, 'The subject, with `{{placeholders}}`; null for text messages', { nullable: true })
  subject: string | null = null;

  @TextColumn(5000, 'The text in CommonMark without HTML, with `{{placeholders}}`')
  body!: string;
}
