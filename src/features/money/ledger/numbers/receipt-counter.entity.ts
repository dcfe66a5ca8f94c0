import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { TenantRecord } from '../../../../platform/database/tenant-record.ts';

/** The last receipt number of an academy. Its row is locked to take the next, so that numbers have no gaps. */
@Entity({ tableName: 'receipt_counters' })
@Unique({ properties: ['academyId'] })
export class ReceiptCounter extends TenantRecord {
  @Property({ type: 'integer' })
  lastNumber!: number;
}
