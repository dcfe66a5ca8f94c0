import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { TenantSum } from '../../../platform/database/tenant-record.ts';

/**
 * The last day whose reminders were written for an academy. Reminders of this day and of earlier days are not written
 * again.
 */
@Entity({ tableName: 'fee_reminder_marks' })
export class ReminderMark extends TenantSum {
  /** The day in the academy's time zone. */
  @Property({ type: 'date' })
  remindedOn!: string;

  /** The reminder days that were in the settings on that day; empty if reminders were off. */
  @Property({ type: 'json' })
  days!: number[];
}
