import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { keyColumn, NoteRecord, tenantKey } from '../../../platform/database/tenant-record.ts';
import { InnerColumn } from '../../../platform/fields/columns.ts';
import { Fee } from './fee.entity.ts';

/**
 * A former due date of a fee, which was in effect at the end of each day in a range. Reports for these days show the
 * amounts that were overdue at that time. The ranges of a fee follow one another without gaps, and the present due
 * date, stored in the fee, follows the last range. Changes from before this table existed are unknown.
 */
@Entity({ tableName: 'former_due_dates' })
@Unique({ properties: ['academyId', 'feeId', 'until'] })
export class FormerDueDate extends NoteRecord {
  @ManyToOne(() => Fee, tenantKey('fee_id'))
  fee!: Rel<Fee>;

  @Property(keyColumn('fee_id'))
  feeId!: string;

  @InnerColumn({ type: 'date' }, { personal: 'keep' })
  dueDate!: string;

  /** The first day of the range. */
  @InnerColumn({ type: 'date' }, { personal: 'keep' })
  since!: string;

  /** The day after the range: the day of the change, in the academy's time zone. */
  @InnerColumn({ type: 'date' }, { personal: 'keep' })
  until!: string;
}
