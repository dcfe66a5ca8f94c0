import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import { EnumColumn, FlagColumn, TextColumn } from '../../../platform/fields/columns.ts';
import { CurriculumStatus } from './curriculum.enums.ts';

@ObjectType({ description: 'A sequence of levels through which students progress, such as belts or swim levels.' })
@Entity({ tableName: 'tracks' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'status')
export class Track extends SoftDeletedTenantRecord {
  @TextColumn(100, 'The name', { search: true })
  name!: string;

  @FlagColumn(
    'True if students who are promoted to a level of the track get the certificate of the level automatically.',
    {
      inEvents: true,
    },
  )
  autoCertificate: boolean = false;

  @EnumColumn(() => CurriculumStatus, 'The status: students reach only levels of an active track.', {
    default: CurriculumStatus.ACTIVE,
    inEvents: true,
  })
  status: CurriculumStatus = CurriculumStatus.ACTIVE;
}
