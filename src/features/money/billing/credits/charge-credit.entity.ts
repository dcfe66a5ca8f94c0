import type { Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { MinorUnits } from '../../../../platform/database/columns.ts';
import { keyColumn, TenantIndexes, TenantRecord, tenantKey } from '../../../../platform/database/tenant-record.ts';
import { InnerColumn } from '../../../../platform/fields/columns.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import { CreditNote } from '../../ledger/credit-note.entity.ts';

/**
 * A credit for a part of a charge that was already billed. It belongs to the charge, not to one of the fees of the
 * charge. Its reason is a session that need not be paid, a new first day of the place, or the end of the enrollment. A
 * session is credited only once.
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
   * The credited day. It is usually a day of the weekly schedule whose session was cancelled or fell within a closure,
   * before or after billing. If the credit is for a new first day of the place, `slotDate` is an artificial day on
   * which no session can take place. Null if the unused part of the charge was credited because the enrollment ended.
   */
  @InnerColumn({ type: 'date', nullable: true }, { personal: 'keep' })
  slotDate: string | null = null;

  /**
   * The credit note that contains this amount. Null if several credit notes contain parts of the amount, or if the day
   * was not billed.
   */
  @ManyToOne(() => CreditNote, tenantKey('credit_note_id', { nullable: true }))
  creditNote: Rel<CreditNote> | null = null;

  @Property(keyColumn('credit_note_id', { nullable: true }))
  creditNoteId!: string | null;

  /** The credited amount in minor units; 0 for a day that was not billed. */
  @Property({ type: MinorUnits })
  amount!: number;
}
