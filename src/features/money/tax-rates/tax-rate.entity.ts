import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import { FinePercentColumn, FlagColumn, TextColumn } from '../../../platform/fields/columns.ts';

@ObjectType({ description: 'A tax on fees. A fee keeps the tax that it was billed with.' })
@Entity({ tableName: 'tax_rates' })
@TenantIndexes('createdAt', 'updatedAt', 'name')
export class TaxRate extends SoftDeletedTenantRecord {
  @TextColumn(100, 'The name', { search: true })
  name!: string;

  @FinePercentColumn(0, 10_000, 'How much of the price', { note: ', with up to four decimal places', inEvents: true })
  percent!: number;

  @FlagColumn('Whether prices include it; otherwise it is added to them.', { inEvents: true })
  inclusive: boolean = false;
}
