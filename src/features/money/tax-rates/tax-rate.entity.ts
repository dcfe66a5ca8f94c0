import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import { FinePercentColumn, FlagColumn, TextColumn } from '../../../platform/fields/columns.ts';

@ObjectType({ description: 'A tax on fees. A fee keeps the tax rate with which it was billed.' })
@Entity({ tableName: 'tax_rates' })
@TenantIndexes('createdAt', 'updatedAt', 'name')
export class TaxRate extends SoftDeletedTenantRecord {
  @TextColumn(100, 'The name', { search: true })
  name!: string;

  @FinePercentColumn(0, 10_000, 'The percentage of the price', {
    note: ', with up to four decimal places',
    inEvents: true,
  })
  percent!: number;

  @FlagColumn('True if prices include the tax; otherwise the tax is added to the prices.', { inEvents: true })
  inclusive: boolean = false;
}
