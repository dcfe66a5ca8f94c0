import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { DayFilter, IdFilter, InstantFilter, MoneyFilter } from '../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore, NotBelow } from '../../../platform/validation/rules.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { Invoice } from '../ledger/invoices/invoice.entity.ts';

@InputType({ description: 'Filters invoices; all conditions must hold.' })
export class InvoiceFilter extends filterOf(Invoice, {
  search: 'Filters by text in the invoice number.',
  feeId: 'Filters by fee.',
  accountId: 'Filters by account.',
  studentId: IdFilter('Filters by the student of the fee.'),
  dueFrom: DayFilter('Includes invoices due on or after this day.'),
  dueTo: DayFilter('Includes invoices due on or before this day.', NotBefore('dueFrom')),
  issuedFrom: InstantFilter('Includes invoices issued at this time or later.'),
  issuedTo: InstantFilter('Includes invoices issued at this time or earlier.', NotBefore('issuedFrom')),
  amountFrom: MoneyFilter('The minimum amount.'),
  amountTo: MoneyFilter('The maximum amount.', NotBelow('amountFrom', formatMoney)),
}) {}

export const InvoiceOrder = orderEnum('InvoiceOrder', ['createdAt', 'updatedAt', 'issuedAt', 'dueDate', 'amount']);
export const InvoiceListArgs = listArgs(InvoiceFilter, InvoiceOrder);

@ArgsType()
export class IssueInvoiceArgs {
  @Field(() => ID, { description: 'The fee.' })
  feeId!: string;
}
