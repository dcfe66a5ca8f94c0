import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { TenantIndexes, TenantRecord } from '../../../../platform/database/tenant-record.ts';
import {
  CodeColumn,
  DateColumn,
  FileColumn,
  InstantColumn,
  JsonColumn,
  KeyColumn,
  MoneyColumn,
  RelationColumn,
} from '../../../../platform/fields/columns.ts';
import { User } from '../../../identity/auth/user.entity.ts';
import { Account } from '../../accounts/account.entity.ts';
import { Fee } from '../fee.entity.ts';
import { InvoiceSnapshot } from './invoice-snapshot.ts';

@ObjectType({
  description:
    'The invoice for a fee. A fee has at most one invoice, which never changes: a credit note reduces the amount that ' +
    'the payer owes.',
})
@Entity({ tableName: 'invoices' })
@TenantIndexes('createdAt', 'updatedAt', 'issuedAt', 'dueDate', 'amount', 'issuedBy', ['accountId', 'createdAt'])
@Unique({ properties: ['academyId', 'number'] })
@Unique({ properties: ['academyId', 'feeId'] })
export class Invoice extends TenantRecord {
  @CodeColumn(20, 'The invoice number: `INV-` and six or more digits. The numbers of an academy have no gaps.', {
    search: true,
    personal: 'keep',
  })
  number!: string;

  @RelationColumn(() => Fee, 'fee_id', 'The fee.', { inEvents: true })
  fee!: Rel<Fee>;
  feeId!: string;

  @RelationColumn(() => Account, 'account_id', 'The account of the payer.', { inEvents: true })
  account!: Rel<Account>;
  accountId!: string;

  @MoneyColumn('The amount, including taxes.', { inEvents: true })
  amount!: number;

  @MoneyColumn('The tax that is included in the amount.', { default: 0, inEvents: true })
  tax: number = 0;

  @CodeColumn(3, 'The ISO 4217 code of the currency of the amounts.', { inEvents: true, personal: 'keep' })
  currency!: string;

  @DateColumn('The due date of the fee when the invoice was issued.', { inEvents: true, personal: 'keep' })
  dueDate!: string;

  @InstantColumn('The time of issue: RFC 3339, UTC.', { inEvents: true })
  issuedAt!: string;

  @ManyToOne(() => User, { fieldName: 'issued_by', deleteRule: 'restrict' })
  issuer!: Rel<User>;

  @KeyColumn('issued_by', 'The user who issued the invoice.', { of: 'issuer', inEvents: true })
  issuedBy!: string;

  @FileColumn('The uploaded logo of the academy when the invoice was issued: the id of a file.')
  logoFileId: string | null = null;

  @JsonColumn(() => InvoiceSnapshot, 'The printed contents.', { personal: 'apart' })
  snapshot!: InvoiceSnapshot;
}
