import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { keyColumn, NoteRecord, tenantKey } from '../../../platform/database/tenant-record.ts';
import { InnerColumn } from '../../../platform/fields/columns.ts';
import { Fee } from './fee.entity.ts';

/**
 * A due date that a fee had at the end of the days from one day until the day of its change: reports on these days keep
 * the overdue amounts of that time. The former due dates of a fee follow each other; the present one, in the fee,
 * follows the last. Changes from before they were recorded are unknown.
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

  /** The first of the days. */
  @InnerColumn({ type: 'date' }, { personal: 'keep' })
  since!: string;

  /** The day after the last of them, in the academy's time zone. */
  @InnerColumn({ type: 'date' }, { personal: 'keep' })
  until!: string;
}
