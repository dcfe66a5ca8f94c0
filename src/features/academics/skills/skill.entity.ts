import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import { EnumColumn, FlagColumn, IntegerColumn, RelationColumn, TextColumn } from '../../../platform/fields/columns.ts';
import { CurriculumStatus } from './curriculum.enums.ts';
import { Level } from './level.entity.ts';

@ObjectType({ description: 'A skill that students learn to reach a level.' })
@Entity({ tableName: 'skills' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'position', 'status', ['levelId', 'position'])
export class Skill extends SoftDeletedTenantRecord {
  @RelationColumn(() => Level, 'level_id', 'The level of the skill.', { inEvents: true })
  level!: Rel<Level>;
  levelId!: string;

  @TextColumn(255, 'The name', { search: true })
  name!: string;

  @IntegerColumn(1, 10_000, 'The position in the level', { inEvents: true })
  position!: number;

  @FlagColumn('True if students need the skill to reach the level.', { default: true, inEvents: true })
  required: boolean = true;

  @EnumColumn(() => CurriculumStatus, 'The status: only active skills can be marked, and are required.', {
    default: CurriculumStatus.ACTIVE,
    inEvents: true,
  })
  status: CurriculumStatus = CurriculumStatus.ACTIVE;
}
