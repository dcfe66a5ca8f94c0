import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { TenantIndexes, TenantRecord, tenantKey } from '../../platform/database/tenant-record.ts';
import { EnumColumn, InstantColumn, KeyColumn, MoneyColumn, TextColumn } from '../../platform/fields/columns.ts';
import { User } from '../auth/user.entity.ts';
import { Fee } from './fee.entity.ts';
import { PaymentMethod } from './fee.enums.ts';

@ObjectType({ description: 'A line of the ledger: money received for a fee, or given back (a negative amount).' })
@Entity({ tableName: 'payments' })
@TenantIndexes('createdAt', 'updatedAt', 'paidAt', 'amount', 'method')
@TenantIndexes(['feeId', 'createdAt'], 'refundOfId', 'receivedBy')
@Unique({ properties: ['academyId', 'receiptNumber'] })
export class Payment extends TenantRecord {
  @ManyToOne(() => Fee, tenantKey('fee_id'))
  fee!: Rel<Fee>;

  @KeyColumn('fee_id', 'The fee that was paid.')
  feeId!: string;

  @MoneyColumn('The amount; negative for a refund.')
  amount!: number;

  @EnumColumn(() => PaymentMethod, 'How it was paid.')
  method!: PaymentMethod;

  @TextColumn(255, "The payer's reference", { nullable: true })
  reference: string | null = null;

  @InstantColumn('When it was paid: RFC 3339, UTC.')
  paidAt!: string;

  @Field(() => String, { description: 'The receipt number: `RCP-` and six or more digits, gapless in the academy.' })
  @Property({ type: 'string', length: 20 })
  receiptNumber!: string;

  @ManyToOne(() => User, { fieldName: 'received_by', deleteRule: 'restrict' })
  receiver!: Rel<User>;

  @KeyColumn('received_by', 'The user who received it.')
  receivedBy!: string;

  @ManyToOne(() => Payment, tenantKey('refund_of_id', { nullable: true }))
  refundOf: Rel<Payment> | null = null;

  @KeyColumn('refund_of_id', 'The payment that this one gives back.', { nullable: true })
  refundOfId!: string | null;
}
