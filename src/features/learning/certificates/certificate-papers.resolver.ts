import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Row } from '../../../platform/graphql/row.ts';
import { PAPER_ADDRESS } from '../../../platform/graphql/schema-papers.ts';
import { paperUrl } from '../../../platform/paper-sources/paper-links.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { Certificate } from './certificate.entity.ts';
import { batchCertificatesSource, certificateSource } from './certificate-papers.ts';

@Resolver(() => Certificate)
export class CertificatePaperResolver {
  @Extensions({ [PAPER_ADDRESS]: true })
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The address of the certificate as a PDF file, without a token: it is valid for five minutes, and only while the ' +
      'caller can read the certificate. It begins with PUBLIC_URL. Null for API keys, which send their token to ' +
      '`/api/v1/certificates/{id}/pdf`. The address returns 404 if the certificate was withdrawn.',
  })
  pdfUrl(@Root() { id }: Row<Certificate>, @Ctx() ctx: RequestContext): string | null {
    return paperUrl(ctx, certificateSource, id);
  }
}

@Resolver(() => Batch)
export class BatchCertificatesResolver {
  @Extensions({ [PAPER_ADDRESS]: true })
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The address of one PDF file with the batch's certificates in force that the caller can see, at most 200, without a " +
      'token: it is valid for five minutes. It begins with PUBLIC_URL. Null for API keys, which send their token to ' +
      '`/api/v1/batches/{id}/certificates.pdf`. The address returns 404 if there is no certificate.',
  })
  certificatesUrl(@Root() { id }: Row<Batch>, @Ctx() ctx: RequestContext): string | null {
    return paperUrl(ctx, batchCertificatesSource, id);
  }
}
