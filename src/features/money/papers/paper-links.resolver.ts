import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Row } from '../../../platform/graphql/row.ts';
import { PAPER_ADDRESS } from '../../../platform/graphql/schema-papers.ts';
import { paperUrl } from '../../../platform/paper-sources/paper-links.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Payment } from '../ledger/payment.entity.ts';
import { receiptSource } from './receipt.ts';

@Resolver(() => Payment)
export class PaymentPaperResolver {
  @Extensions({ [PAPER_ADDRESS]: true })
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The address of the receipt as a PDF file, without a token: it is valid for five minutes, and only while the caller ' +
      'can read the payment. It begins with PUBLIC_URL. Null for API keys, which send their token to ' +
      '`/api/v1/payments/{id}/receipt.pdf`.',
  })
  receiptUrl(@Root() { id }: Row<Payment>, @Ctx() ctx: RequestContext): string | null {
    return paperUrl(ctx, receiptSource, id);
  }
}
