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

@ObjectType({ description: 'The part of a payment that is on a fee, or the part that a refund has taken from one.' })
export class PaymentAllocation {
  @Field(() => ID, { description: 'The fee.' })
  feeId!: string;

  @Field(() => MoneyScalar, { description: 'The amount; negative for a refund.' })
  amount!: number;
}

@ObjectType({ description: 'Money received for fees or on account, or refunded (a negative amount).' })
@Entity({ tableName: 'payments' })
@TenantIndexes('createdAt', 'updatedAt', 'paidAt', 'paidOn', 'amount', 'method')
@TenantIndexes(['feeId', 'createdAt'], ['accountId', 'paidAt'], 'refundOfId', 'receivedBy')
@Unique({ properties: ['academyId', 'receiptNumber'] })
export class Payment extends TenantRecord {
  @RelationColumn(() => Account, 'account_id', 'The account that it was paid to.', { inEvents: true })
  account!: Rel<Account>;
  accountId!: string;

  @RelationColumn(() => Fee, 'fee_id', 'The fee that was paid; null where it is for several fees, or on account.', {
    nullable: true,
    inEvents: 'The paid fee; `fee.changed` has its new balance. Null for a payment for several fees, or on account.',
  })
  fee: Rel<Fee> | null = null;
  feeId!: string | null;

  @MoneyColumn('The amount; negative for a refund.', { inEvents: true })
  amount!: number;

  @CodeColumn(3, 'ISO 4217 code of the amount.', { inEvents: true, personal: 'keep' })
  currency!: string;

  @EnumColumn(() => PaymentMethod, 'How it was paid.', { inEvents: true })
  method!: PaymentMethod;

  @TextColumn(255, "The payer's reference", { nullable: true, search: true, personal: 'blank' })
  reference: string | null = null;

  @InstantColumn('When it was paid: RFC 3339, UTC.', { inEvents: true })
  paidAt!: string;

  /** The day of that by the academy's clocks when it was entered, which is that of its entries in the ledger. */
  @InnerColumn({ type: 'date', nullable: true }, { personal: 'keep' })
  paidOn!: string | null;

  @CodeColumn(20, 'The receipt number: `RCP-` and six or more digits, gapless in the academy.', {
    search: true,
    personal: 'keep',
  })
  receiptNumber!: string;

  @ManyToOne(() => User, { fieldName: 'received_by', deleteRule: 'restrict' })
  receiver!: Rel<User>;

  @KeyColumn('received_by', 'The user who received it.', { of: 'receiver', inEvents: true })
  receivedBy!: string;

  @RelationColumn(() => Payment, 'refund_of_id', 'The payment that this refund returns.', { nullable: true })
  refundOf: Rel<Payment> | null = null;
  refundOfId!: string | null;

  @Field(() => [PaymentAllocation], {
    description:
      'The parts of the payment on visible fees, including fees that its credit paid later. A refund has its own allocations: ' +
      'the amounts that it has taken away.',
  })
  @Property({ type: 'json', persist: false })
  allocations!: PaymentAllocation[];
}
