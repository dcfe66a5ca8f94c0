import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { TenantIndexes, TenantRecord } from '../../../platform/database/tenant-record.ts';
import {
  CodeColumn,
  EnumColumn,
  InstantColumn,
  MoneyColumn,
  RelationColumn,
  TextColumn,
} from '../../../platform/fields/columns.ts';
import { Account } from '../accounts/account.entity.ts';
import { Fee } from './fee.entity.ts';
import { CreditReason } from './ledger.enums.ts';

@ObjectType({ description: 'A reduction of the amount that a payer owes: on a fee, or on the next fees.' })
@Entity({ tableName: 'credit_notes' })
@TenantIndexes('createdAt', 'updatedAt', 'amount', 'reason', ['accountId', 'createdAt'], ['feeId', 'createdAt'])
@Unique({ properties: ['academyId', 'number'] })
@Check({ name: 'credit_notes_amount_check', expression: 'amount > 0' })
export class CreditNote extends TenantRecord {
  @CodeColumn(20, 'The number: `CRN-` and six or more digits, gapless in the academy.', {
    search: true,
    personal: 'keep',
  })
  number!: string;

  @RelationColumn(() => Account, 'account_id', 'The account that it was issued to.', { inEvents: true })
  account!: Rel<Account>;
  accountId!: string;

  @RelationColumn(() => Fee, 'fee_id', 'The fee that it is of; null where it is on account.', {
    nullable: true,
    inEvents: true,
  })
  fee: Rel<Fee> | null = null;
  feeId!: string | null;

  @MoneyColumn('The amount.', { inEvents: true })
  amount!: number;

  @CodeColumn(3, 'ISO 4217 code of the amount.', { inEvents: true, personal: 'keep' })
  currency!: string;

  @EnumColumn(() => CreditReason, 'Why it was issued.', { inEvents: true })
  reason!: CreditReason;

  @TextColumn(255, 'A note', { nullable: true, search: true, personal: 'blank' })
  note: string | null = null;

  @InstantColumn('When it was cancelled: RFC 3339, UTC. Its entries sum to 0 then.', { nullable: true })
  voidedAt: string | null = null;
}
