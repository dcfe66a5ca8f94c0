import { Arg, Ctx, Extensions, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { Row } from '../../../platform/graphql/row.ts';
import { PAPER_ADDRESS } from '../../../platform/graphql/schema-papers.ts';
import { paperUrl } from '../../../platform/paper-sources/paper-links.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { reportCardSource } from './report-card.ts';

@Resolver(() => Enrollment)
export class ReportCardResolver {
  @Extensions({ [PAPER_ADDRESS]: true })
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The address of the report card for a term as a PDF file, without a token: it is valid for five minutes, and only ' +
      'while the caller can read the grades of the enrollment. It begins with PUBLIC_URL. Null for API keys, which send ' +
      'their token to `/api/v1/enrollments/{id}/report-card.pdf`.',
  })
  reportCardUrl(
    @Root() { id }: Row<Enrollment>,
    @Arg('termId', () => ID, { description: 'The term.' }) termId: string,
    @Ctx() ctx: RequestContext,
  ): string | null {
    return paperUrl(ctx, reportCardSource, id, { term_id: termId });
  }
}
