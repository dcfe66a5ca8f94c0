import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import { EnumColumn, IntegerColumn, RelationColumn, TextColumn } from '../../../platform/fields/columns.ts';
import { CertificateTemplate } from '../certificate-templates/certificate-template.entity.ts';
import { CurriculumStatus } from './curriculum.enums.ts';
import { Track } from './track.entity.ts';

@ObjectType({ description: 'A step of a track, with the requirements that a student must meet to reach it.' })
@Entity({ tableName: 'levels' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'position', 'status', ['trackId', 'position'])
@TenantIndexes('certificateTemplateId')
export class Level extends SoftDeletedTenantRecord {
  @RelationColumn(() => Track, 'track_id', 'The track of the level.', { inEvents: true })
  track!: Rel<Track>;
  trackId!: string;

  @TextColumn(100, 'The name', { search: true })
  name!: string;

  @IntegerColumn(1, 10_000, 'The position in the track; the lowest level has the lowest position', { inEvents: true })
  position!: number;

  @IntegerColumn(0, 150, 'The minimum age in years', { nullable: true, inEvents: true })
  minAge: number | null = null;

  @IntegerColumn(
    0,
    10_000,
    "The minimum number of days since the student's last promotion in the track, or else since the first day in a course " +
      'of this level',
    { nullable: true, inEvents: true },
  )
  minDays: number | null = null;

  @IntegerColumn(0, 10_000, 'The minimum number of sessions attended in courses of the track', {
    nullable: true,
    note: ', counted from the same day as `minDays`',
    inEvents: true,
  })
  minSessions: number | null = null;

  @RelationColumn(
    () => CertificateTemplate,
    'certificate_template_id',
    'The template of certificates for the level, and for courses of the level without a template; null for the ' +
      'built-in one.',
    { nullable: true, inEvents: true },
  )
  certificateTemplate: Rel<CertificateTemplate> | null = null;
  certificateTemplateId!: string | null;

  @EnumColumn(() => CurriculumStatus, 'The status: students reach only active levels.', {
    default: CurriculumStatus.ACTIVE,
    inEvents: true,
  })
  status: CurriculumStatus = CurriculumStatus.ACTIVE;
}
