import { Arg, Ctx, ID, Resolver, Root } from 'type-graphql';
import { PaperAddress } from '../../../platform/graphql/paper-address.ts';
import type { Row } from '../../../platform/graphql/row.ts';
import { paperUrl } from '../../../platform/paper-sources/paper-links.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { reportCardSource } from './report-card.ts';

@Resolver(() => Enrollment)
export class ReportCardResolver {
  @PaperAddress(reportCardSource, { paper: 'the report card for a term', record: 'grades of the enrollment' })
  reportCardUrl(
    @Root() { id }: Row<Enrollment>,
    @Arg('termId', () => ID, { description: 'The term.' }) termId: string,
    @Ctx() ctx: RequestContext,
  ): string | null {
    return paperUrl(ctx, reportCardSource, id, { term_id: termId });
  }
}
