import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { TenantRecord } from '../../../../platform/database/tenant-record.ts';

/**
 * The last invoice number of an academy. A transaction locks this row to get the next number, so numbers have no gaps.
 */
@Entity({ tableName: 'invoice_counters' })
@Unique({ properties: ['academyId'] })
export class InvoiceCounter extends TenantRecord {
  @Property({ type: 'integer' })
  lastNumber!: number;
}
