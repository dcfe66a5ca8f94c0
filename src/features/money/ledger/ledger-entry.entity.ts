import type { Rel } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { MinorUnits, Timestamp } from '../../../platform/database/columns.ts';
import { NoteRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import { DateColumn, EnumColumn, MoneyColumn, RelationColumn } from '../../../platform/fields/columns.ts';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';
import { Account } from '../accounts/account.entity.ts';
import { CreditNote } from './credit-note.entity.ts';
import { Fee } from './fee.entity.ts';
import { EntryKind } from './ledger.enums.ts';
import { Payment } from './payment.entity.ts';

/**
 * Adds a partial index of the rows that have a value in the given column. The index is small, because most rows have no
 * value in this column.
 */
const naming = (property: string, column: string) =>
  Index({ properties: ['academyId', property, 'feeId'] as never, where: `${column} is not null` });

const DAYS = ['academyId', 'effectiveOn', 'kind', 'amount', 'tax', 'feeId', 'accountId'] as never;

@ObjectType({
  description:
    'A line of the ledger, which is added to and never changed: money that an account owes more, or less (a negative ' +
    'amount), for a fee or as credit.',
})
@Entity({ tableName: 'ledger_entries' })
@TenantIndexes(['accountId', 'effectiveOn'], ['feeId', 'effectiveOn'])
// reports read the amounts of the entries from this index, without reading the table
@Index({ name: 'ledger_entries_days_index', properties: DAYS })
@naming('paymentId', 'payment_id')
@naming('creditNoteId', 'credit_note_id')
@naming('refundId', 'refund_id')
export class LedgerEntry extends NoteRecord {
  @RelationColumn(() => Account, 'account_id', 'The account.')
  account!: Rel<Account>;
  accountId!: string;

  @RelationColumn(() => Fee, 'fee_id', 'The fee; null for credit of the account.', { nullable: true })
  fee: Rel<Fee> | null = null;
  feeId!: string | null;

  @RelationColumn(
    () => Payment,
    'payment_id',
    'The payment whose money it is; of a refund the payment that is given back.',
    {
      nullable: true,
    },
  )
  payment: Rel<Payment> | null = null;
  paymentId!: string | null;

  @RelationColumn(() => CreditNote, 'credit_note_id', 'The credit note that the amount belongs to.', { nullable: true })
  creditNote: Rel<CreditNote> | null = null;
  creditNoteId!: string | null;

  @RelationColumn(() => Payment, 'refund_id', 'The refund that returned the money.', { nullable: true })
  refund: Rel<Payment> | null = null;
  refundId!: string | null;

  @EnumColumn(() => EntryKind, 'The kind of entry.')
  kind!: EntryKind;

  @MoneyColumn('The change of the open amount; negative if it decreases.')
  amount!: number;

  /** The tax in the amount, at the time of the entry; null counts as 0. */
  @Property({ type: MinorUnits, nullable: true })
  tax: number | null = null;

  @DateColumn("The day from which balances include the entry, in the academy's time zone.", { personal: 'keep' })
  effectiveOn!: string;

  @Field(() => DateTimeScalar, { description: 'The time at which the entry was recorded: RFC 3339, UTC.' })
  @Property({ type: Timestamp, persist: false })
  recordedAt!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the user who recorded the entry; null if the service did.',
  })
  @Property({ type: 'uuid', nullable: true })
  actorId: string | null = null;
}
