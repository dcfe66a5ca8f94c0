import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { NoteRecord } from '../../../platform/database/tenant-record.ts';

/**
 * A reminder that was written for a fee. A fee has at most one reminder for each number of days before or after its due
 * date. The table has no foreign key to the fee, because checking it would slow down thousands of inserts.
 */
@Entity({ tableName: 'fee_reminders' })
@Unique({ properties: ['academyId', 'feeId', 'offsetDays'] })
export class FeeReminder extends NoteRecord {
  @Property({ type: 'uuid' })
  feeId!: string;

  /** The number of days after the due date; negative for days before it. */
  @Property({ type: 'smallint' })
  offsetDays!: number;
}
