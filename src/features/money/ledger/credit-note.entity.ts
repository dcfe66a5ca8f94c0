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

@ObjectType({ description: 'A reduction of the amount that a payer owes, for a billed fee or for future fees.' })
@Entity({ tableName: 'credit_notes' })
@TenantIndexes('createdAt', 'updatedAt', 'amount', 'reason', ['accountId', 'createdAt'], ['feeId', 'createdAt'])
@Unique({ properties: ['academyId', 'number'] })
@Check({ name: 'credit_notes_amount_check', expression: 'amount > 0' })
export class CreditNote extends TenantRecord {
  @CodeColumn(20, 'The credit note number: `CRN-` and six or more digits. The numbers of an academy have no gaps.', {
    search: true,
    personal: 'keep',
  })
  number!: string;

  @RelationColumn(() => Account, 'account_id', 'The account of the credit note.', { inEvents: true })
  account!: Rel<Account>;
  accountId!: string;

  @RelationColumn(() => Fee, 'fee_id', 'The credited fee; null if the credit note is for the account only.', {
    nullable: true,
    inEvents: true,
  })
  fee: Rel<Fee> | null = null;
  feeId!: string | null;

  @MoneyColumn('The amount.', { inEvents: true })
  amount!: number;

  @CodeColumn(3, 'The ISO 4217 code of the currency of the amount.', { inEvents: true, personal: 'keep' })
  currency!: string;

  @EnumColumn(() => CreditReason, 'The reason for the credit note.', { inEvents: true })
  reason!: CreditReason;

  @TextColumn(255, 'A note', { nullable: true, search: true, personal: 'blank' })
  note: string | null = null;

  @InstantColumn(
    'The time at which the credit note was voided: RFC 3339, UTC. The ledger entries of a voided credit note ' +
      'add up to 0.',
    {
      nullable: true,
    },
  )
  voidedAt: string | null = null;
}
