import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { TenantSum } from '../../../platform/database/tenant-record.ts';

/** The last morning whose reminders an academy has written. Reminders of earlier mornings are not written again. */
@Entity({ tableName: 'fee_reminder_marks' })
export class ReminderMark extends TenantSum {
  /** The day in the academy's time zone. */
  @Property({ type: 'date' })
  remindedOn!: string;

  /** The reminder days on that morning; empty if the academy gave no reminders. */
  @Property({ type: 'json' })
  days!: number[];
}
