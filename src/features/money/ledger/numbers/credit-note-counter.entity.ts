import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { TenantRecord } from '../../../../platform/database/tenant-record.ts';

/** The last number of a credit note of an academy, counted as those of receipts are. */
@Entity({ tableName: 'credit_note_counters' })
@Unique({ properties: ['academyId'] })
export class CreditNoteCounter extends TenantRecord {
  @Property({ type: 'integer' })
  lastNumber!: number;
}
