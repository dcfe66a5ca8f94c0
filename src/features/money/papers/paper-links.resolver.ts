import { Args, Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Row } from '../../../platform/graphql/row.ts';
import { PAPER_ADDRESS } from '../../../platform/graphql/schema-papers.ts';
import { paperUrl } from '../../../platform/paper-sources/paper-links.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Account } from '../accounts/account.entity.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { Payment } from '../ledger/payment.entity.ts';
import { accountStatementSource } from './account-statement.ts';
import { invoiceSource } from './invoice.ts';
import { StatementPaperArgs } from './paper-links.inputs.ts';
import { receiptSource } from './receipt.ts';

/** Describes the address of a paper. */
const addressOf = (paper: string, record: string, path: string): string =>
  `The address of ${paper} as a PDF file, without a token: it is valid for five minutes, and only while the caller can ` +
  `read the ${record}. It begins with PUBLIC_URL. Null for API keys, which send their token to \`/api/v1${path}\`.`;

@Resolver(() => Payment)
export class PaymentPaperResolver {
  @Extensions({ [PAPER_ADDRESS]: true })
  @FieldResolver(() => String, {
    nullable: true,
    description: addressOf('the receipt', 'payment', '/payments/{id}/receipt.pdf'),
  })
  receiptUrl(@Root() { id }: Row<Payment>, @Ctx() ctx: RequestContext): string | null {
    return paperUrl(ctx, receiptSource, id);
  }
}

@Resolver(() => Account)
export class AccountPaperResolver {
  @Extensions({ [PAPER_ADDRESS]: true })
  @FieldResolver(() => String, {
    nullable: true,
    description: addressOf('the account statement of a period', 'account', '/accounts/{id}/statement.pdf'),
  })
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
  @Extensions({ [PAPER_ADDRESS]: true })
  @FieldResolver(() => String, {
    nullable: true,
    description: `${addressOf('the invoice', 'fee', '/fees/{id}/invoice.pdf')} The address returns 404 before the invoice is issued.`,
  })
  invoiceUrl(@Root() { id }: Row<Fee>, @Ctx() ctx: RequestContext): string | null {
    return paperUrl(ctx, invoiceSource, id);
  }
}
