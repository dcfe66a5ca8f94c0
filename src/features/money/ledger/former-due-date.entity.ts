import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { keyColumn, NoteRecord, tenantKey } from '../../../platform/database/tenant-record.ts';
import { InnerColumn } from '../../../platform/fields/columns.ts';
import { Fee } from './fee.entity.ts';

/**
 * A due date that a fee had at the end of the days from one on up to another, on which it was moved: what was overdue as of
 * these days stays so. Those of a fee follow each other, and the present one, which stands in the fee, follows the last. Moves
 * from before these were kept are not known.
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

  /** The day behind the last of them, in the academy's time zone. */
  @InnerColumn({ type: 'date' }, { personal: 'keep' })
  until!: string;
}
