import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { TenantRecord } from '../../../../platform/database/tenant-record.ts';

/** The last credit note number of an academy. It works like {@link ReceiptCounter}. */
@Entity({ tableName: 'credit_note_counters' })
@Unique({ properties: ['academyId'] })
export class CreditNoteCounter extends TenantRecord {
  @Property({ type: 'integer' })
  lastNumber!: number;
}
