import { Entity, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import { DateColumn, TextColumn } from '../../../platform/fields/columns.ts';

@ObjectType({
  description: 'A part of the year that is billed as one period: a term or a semester. Terms do not overlap.',
})
@Entity({ tableName: 'terms' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'startsOn', 'endsOn')
@Unique({ properties: ['academyId', 'code'], where: 'deleted_at is null' })
export class Term extends SoftDeletedTenantRecord {
  @TextColumn(100, 'The name', { search: true })
  name!: string;

  @TextColumn(20, 'The code', { note: ', unique in the academy', search: true })
  code!: string;

  @DateColumn('The first day.', { inEvents: true })
  startsOn!: string;

  @DateColumn('The last day, on or after the first.', { inEvents: true })
  endsOn!: string;
}
