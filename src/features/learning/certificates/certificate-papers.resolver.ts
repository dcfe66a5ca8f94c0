import { Ctx, Resolver, Root } from 'type-graphql';
import { PaperAddress } from '../../../platform/graphql/paper-address.ts';
import type { Row } from '../../../platform/graphql/row.ts';
import { paperUrl } from '../../../platform/paper-sources/paper-links.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { Certificate } from './certificate.entity.ts';
import { batchCertificatesSource, certificateSource } from './certificate-papers.ts';

@Resolver(() => Certificate)
export class CertificatePaperResolver {
  @PaperAddress(certificateSource, {
    paper: 'the certificate',
    record: 'certificate',
    note: ' The address returns 404 if the certificate was withdrawn.',
  })
  pdfUrl(@Root() { id }: Row<Certificate>, @Ctx() ctx: RequestContext): string | null {
    return paperUrl(ctx, certificateSource, id);
  }
}

@Resolver(() => Batch)
export class BatchCertificatesResolver {
  @PaperAddress(batchCertificatesSource, {
    paper: 'the certificates in force of the batch, at most 200,',
    record: 'certificates',
    note: ' The address returns 404 if there is none.',
  })
  certificatesUrl(@Root() { id }: Row<Batch>, @Ctx() ctx: RequestContext): string | null {
    return paperUrl(ctx, batchCertificatesSource, id);
  }
}
