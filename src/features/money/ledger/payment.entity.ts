import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { TenantIndexes, TenantRecord } from '../../../platform/database/tenant-record.ts';
import {
  CodeColumn,
  EnumColumn,
  InnerColumn,
  InstantColumn,
  KeyColumn,
  MoneyColumn,
  RelationColumn,
  TextColumn,
} from '../../../platform/fields/columns.ts';
import { MoneyScalar } from '../../../platform/validation/scalars.ts';
import { User } from '../../identity/auth/user.entity.ts';
import { Account } from '../accounts/account.entity.ts';
import { Fee } from './fee.entity.ts';
import { PaymentMethod } from './fee.enums.ts';

@ObjectType({ description: 'The part of a payment that is allocated to a fee, or that a refund removed from a fee.' })
export class PaymentAllocation {
  @Field(() => ID, { description: 'The fee.' })
  feeId!: string;

  @Field(() => MoneyScalar, { description: 'The amount; negative for a refund.' })
  amount!: number;
}

@ObjectType({
  description: 'Money received for fees or as credit of an account, or refunded money (a negative amount).',
})
@Entity({ tableName: 'payments' })
@TenantIndexes('createdAt', 'updatedAt', 'paidAt', 'paidOn', 'amount', 'method')
@TenantIndexes(['feeId', 'createdAt'], ['accountId', 'paidAt'], 'refundOfId', 'receivedBy')
@Unique({ properties: ['academyId', 'receiptNumber'] })
export class Payment extends TenantRecord {
  @RelationColumn(() => Account, 'account_id', 'The account that the payment is for.', { inEvents: true })
  account!: Rel<Account>;
  accountId!: string;

  @RelationColumn(
    () => Fee,
    'fee_id',
    'The paid fee; null for a payment for several fees, or as credit of the account.',
    {
      nullable: true,
      inEvents:
        'The paid fee; `fee.changed` contains the new balance. Null for a payment for several fees, or as credit ' +
        'of the account.',
    },
  )
  fee: Rel<Fee> | null = null;
  feeId!: string | null;

  @MoneyColumn('The amount; negative for a refund.', { inEvents: true })
  amount!: number;

  @CodeColumn(3, 'The ISO 4217 code of the currency of the amount.', { inEvents: true, personal: 'keep' })
  currency!: string;

  @EnumColumn(() => PaymentMethod, 'The payment method.', { inEvents: true })
  method!: PaymentMethod;

  @TextColumn(255, "The payer's reference", { nullable: true, search: true, personal: 'blank' })
  reference: string | null = null;

  @InstantColumn('The time of the payment: RFC 3339, UTC.', { inEvents: true })
  paidAt!: string;

  /**
   * The day of `paidAt`, in the time zone that the academy had when the payment was recorded. The ledger entries of the
   * payment count from this day.
   */
  @InnerColumn({ type: 'date', nullable: true }, { personal: 'keep' })
  paidOn!: string | null;

  @CodeColumn(20, 'The receipt number: `RCP-` and six or more digits. The numbers of an academy have no gaps.', {
    search: true,
    personal: 'keep',
  })
  receiptNumber!: string;

  @ManyToOne(() => User, { fieldName: 'received_by', deleteRule: 'restrict' })
  receiver!: Rel<User>;

  @KeyColumn('received_by', 'The user who recorded the payment.', { of: 'receiver', inEvents: true })
  receivedBy!: string;

  @RelationColumn(() => Payment, 'refund_of_id', 'The payment that this refund returns.', { nullable: true })
  refundOf: Rel<Payment> | null = null;
  refundOfId!: string | null;

  @Field(() => [PaymentAllocation], {
    description:
      'The parts of the payment that are allocated to fees that the caller can see, including fees that its credit paid ' +
      'later. For a refund, the amounts that it removed from fees.',
  })
  @Property({ type: 'json', persist: false })
  allocations!: PaymentAllocation[];
}
