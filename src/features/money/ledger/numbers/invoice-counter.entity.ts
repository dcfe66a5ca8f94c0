import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { TenantRecord } from '../../../../platform/database/tenant-record.ts';

/** The last invoice number of an academy. It works like {@link ReceiptCounter}. */
@Entity({ tableName: 'invoice_counters' })
@Unique({ properties: ['academyId'] })
export class InvoiceCounter extends TenantRecord {
  @Property({ type: 'integer' })
  lastNumber!: number;
}
