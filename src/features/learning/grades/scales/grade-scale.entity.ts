import { Entity } from '@mikro-orm/decorators/legacy';
import { Extensions, ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../../platform/database/tenant-record.ts';
import { JsonColumn, TextColumn } from '../../../../platform/fields/columns.ts';
import { IntegerField, TextField } from '../../../../platform/fields/value-fields.ts';

/** The usual number of bands in a scale, from which the cost of a query is computed. */
const FEW_BANDS = { usualLength: 5 };

@ObjectType({ description: 'A band of a grade scale: the grade for averages from `min` up to the next higher band.' })
export class GradeBand {
  @IntegerField(0, 100, 'The lowest average of the band in percent')
  min!: number;

  @TextField(10, 'The grade')
  grade!: string;
}

@ObjectType({ description: 'A grade scale: the grades for averages, such as A from 90 % and B from 80 %.' })
@Entity({ tableName: 'grade_scales' })
@TenantIndexes('createdAt', 'updatedAt', 'name')
export class GradeScale extends SoftDeletedTenantRecord {
  @TextColumn(100, 'The name', { search: true })
  name!: string;

  @Extensions(FEW_BANDS)
  @JsonColumn(
    () => [GradeBand],
    'The bands: 2 to 20, each with a lower `min` than the one before. The `min` of the last is 0.',
  )
  bands!: GradeBand[];
}
