import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { MinorUnits, Timestamp } from '../../platform/database/columns.ts';
import { keyColumn, TenantIndexes, TenantRecord, tenantKey } from '../../platform/database/tenant-record.ts';
import { DateTimeScalar, MoneyScalar } from '../../platform/validation/scalars.ts';
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

  @Field(() => ID, { description: 'The fee that was paid.' })
  @Property(keyColumn('fee_id'))
  feeId!: string;

  @Field(() => MoneyScalar, { description: 'The amount; negative for a refund.' })
  @Property({ type: MinorUnits })
  amount!: number;

  @Field(() => PaymentMethod, { description: 'How it was paid.' })
  @Enum({ items: () => PaymentMethod, type: 'string' })
  method!: PaymentMethod;

  @Field(() => String, { nullable: true, description: "The payer's reference: at most 255 characters." })
  @Property({ type: 'string', length: 255, nullable: true })
  reference: string | null = null;

  @Field(() => DateTimeScalar, { description: 'When it was paid: RFC 3339, UTC.' })
  @Property({ type: Timestamp })
  paidAt!: string;

  @Field(() => String, { description: 'The receipt number: `RCP-` and six or more digits, gapless in the academy.' })
  @Property({ type: 'string', length: 20 })
  receiptNumber!: string;

  @ManyToOne(() => User, { fieldName: 'received_by', deleteRule: 'restrict' })
  receiver!: Rel<User>;

  @Field(() => ID, { description: 'The user who received it.' })
  @Property(keyColumn('received_by'))
  receivedBy!: string;

  @ManyToOne(() => Payment, tenantKey('refund_of_id', { nullable: true }))
  refundOf: Rel<Payment> | null = null;

  @Field(() => ID, { nullable: true, description: 'The payment that this one gives back.' })
  @Property(keyColumn('refund_of_id', { nullable: true }))
  refundOfId!: string | null;
}
