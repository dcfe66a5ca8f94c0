import { Args, Ctx, Resolver, Root } from 'type-graphql';
import { PaperAddress } from '../../../platform/graphql/paper-address.ts';
import type { Row } from '../../../platform/graphql/row.ts';
import { paperUrl } from '../../../platform/paper-sources/paper-links.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Account } from '../accounts/account.entity.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { Payment } from '../ledger/payment.entity.ts';
import { accountStatementSource } from './account-statement.ts';
import { invoiceSource } from './invoice.ts';
import { StatementPaperArgs } from './paper-links.inputs.ts';
import { receiptSource } from './receipt.ts';

@Resolver(() => Payment)
export class PaymentPaperResolver {
  @PaperAddress(receiptSource, { paper: 'the receipt', record: 'payment' })
  receiptUrl(@Root() { id }: Row<Payment>, @Ctx() ctx: RequestContext): string | null {
    return paperUrl(ctx, receiptSource, id);
  }
}

@Resolver(() => Account)
export class AccountPaperResolver {
  @PaperAddress(accountStatementSource, { paper: 'the account statement of a period', record: 'account' })
  statementUrl(
    @Root() { id }: Row<Account>,
    @Args(() => StatementPaperArgs) { from, to }: StatementPaperArgs,
    @Ctx() ctx: RequestContext,
  ): string | null {
    return paperUrl(ctx, accountStatementSource, id, { ...(from && { from }), ...(to && { to }) });
  }
}

@Resolver(() => Fee)
export class FeePaperResolver {
  @PaperAddress(invoiceSource, {
    paper: 'the invoice',
    record: 'invoice',
    note: ' The address returns 404 before the invoice is issued.',
  })
  invoiceUrl(@Root() { id }: Row<Fee>, @Ctx() ctx: RequestContext): string | null {
    return paperUrl(ctx, invoiceSource, id);
  }
}
