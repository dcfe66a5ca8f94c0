import { acts, readsList, readsOne } from '../../../platform/graphql/operations.ts';
import { addition, listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';
import { accountReads } from '../accounts/account.loaders.ts';
import { feeReads } from '../fees/fee.loaders.ts';
import { fees } from '../fees/fee.resource.ts';
import { eraseInvoices } from './erase-invoices.ts';
import { InvoiceListArgs, IssueInvoiceArgs } from './invoice.inputs.ts';
import { invoiceReads, invoicesOfAccount } from './invoice.loaders.ts';
import { invoiceEvents } from './invoice.outbox.ts';
import { issueInvoice } from './issue-invoice.ts';

const mayRead = scoped('invoices:read', roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student'));

export const invoices = resource({
  noun: 'invoice',
  reads: invoiceReads,
  list: InvoiceListArgs,
  operations: {
    invoice: readsOne({ may: mayRead, description: 'Returns an invoice by id, or null if the caller cannot see it.' }),
    invoices: readsList({
      may: mayRead,
      description:
        'The invoices, including those of voided fees. Parents and students see the invoices that are addressed to them.',
    }),
    issueInvoice: acts(IssueInvoiceArgs, (ctx, { feeId }) => issueInvoice(ctx, feeId), {
      may: scoped('invoices:write', writers('academy_admin', 'administrator')),
      version: false,
      description:
        'Issues the invoice for a fee, with the next number of the academy. If the fee has an invoice, returns that ' +
        'invoice. The invoice keeps its names, texts and amounts. Afterwards, the title, type, amount, ' +
        'due date and payer of the fee cannot change, except by `replace` of `updateFee`. BAD_USER_INPUT if the fee is ' +
        'voided, or if its student or payer was erased.',
    }),
  },
  fields: {
    fee: refersTo(feeReads, 'feeId', 'The fee, even if it was voided.'),
    account: refersTo(
      accountReads,
      'accountId',
      'The account of the payer; null if the caller cannot see the account.',
    ),
  },
  elsewhere: [listedIn(invoicesOfAccount, 'The invoices of the account that the caller can see.')],
  recordings: [invoiceEvents],
  handlers: [eraseInvoices],
});

export const invoicesOfFees = addition(fees, {
  fields: {
    invoice: refersTo(
      invoiceReads,
      'invoiceId',
      'The invoice; null if none was issued, or if the caller cannot see it.',
    ),
  },
});
