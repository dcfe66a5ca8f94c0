import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { TenantRecord } from '../../../../platform/database/tenant-record.ts';

/** The last receipt number of an academy. The next number requires a lock on the row, so that numbers have no gaps. */
@Entity({ tableName: 'receipt_counters' })
@Unique({ properties: ['academyId'] })
export class ReceiptCounter extends TenantRecord {
  @Property({ type: 'integer' })
  lastNumber!: number;
}
