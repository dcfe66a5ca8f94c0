import type { Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { MinorUnits } from '../../../../platform/database/columns.ts';
import { keyColumn, TenantIndexes, TenantRecord, tenantKey } from '../../../../platform/database/tenant-record.ts';
import { InnerColumn } from '../../../../platform/fields/columns.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import { CreditNote } from '../../ledger/credit-note.entity.ts';

/**
 * A part of a charge that was credited after billing. It is stored per charge, not per fee. The reason is an excused
 * session, or the end of the enrollment. An excused session is credited only once.
 */
@Entity({ tableName: 'charge_credits' })
@TenantIndexes('creditNoteId')
@Unique({ properties: ['academyId', 'enrollmentId', 'charge', 'slotDate'] })
@Check({ name: 'charge_credits_amount_check', expression: 'amount >= 0' })
export class ChargeCredit extends TenantRecord {
  @ManyToOne(() => Enrollment, tenantKey('enrollment_id'))
  enrollment!: Rel<Enrollment>;

  @Property(keyColumn('enrollment_id'))
  enrollmentId!: string;

  /** The code of the item and the key of the period: `tuition:2026-12`. */
  @InnerColumn({ type: 'string', length: 80 }, { personal: 'keep' })
  charge!: string;

  /**
   * The day of the weekly schedule that is credited, because its session was cancelled or fell within a closure, before
   * or after billing. Null for the
   * unused part at the end of the enrollment.
   */
  @InnerColumn({ type: 'date', nullable: true }, { personal: 'keep' })
  slotDate: string | null = null;

  /**
   * The credit note that contains this amount. Null if several credit notes contain parts of it, or if the day was not
   * billed.
   */
  @ManyToOne(() => CreditNote, tenantKey('credit_note_id', { nullable: true }))
  creditNote: Rel<CreditNote> | null = null;

  @Property(keyColumn('credit_note_id', { nullable: true }))
  creditNoteId!: string | null;

  /** The credited amount in minor units; 0 for a day that was not billed. */
  @Property({ type: MinorUnits })
  amount!: number;
}
