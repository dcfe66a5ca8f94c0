import { addition } from '../../../platform/graphql/resource.ts';
import { accounts } from '../accounts/account.resource.ts';
import { fees } from '../fees/fee.resource.ts';
import { payments } from '../payments/payment.resource.ts';
import { accountStatementSource } from './account-statement.ts';
import { invoiceSource } from './invoice.ts';
import { AccountPaperResolver, FeePaperResolver, PaymentPaperResolver } from './paper-links.resolver.ts';
import { receiptSource } from './receipt.ts';

export const receipts = addition(payments, { resolvers: [PaymentPaperResolver], papers: [receiptSource] });

export const statementPapers = addition(accounts, {
  resolvers: [AccountPaperResolver],
  papers: [accountStatementSource],
});

export const invoicePapers = addition(fees, { resolvers: [FeePaperResolver], papers: [invoiceSource] });
