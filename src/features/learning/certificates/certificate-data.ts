import { readPicture } from '../../../platform/papers/read-picture.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { CertificatePage, CertificatePaperData } from './certificate-paper.types.ts';
import type { StoredCertificate } from './printed-certificates.loaders.ts';

/** Returns the data of a file with certificates. Each picture is read once. */
export async function certificateData(
  { storage, session: { academyId } }: Pick<RequestContext, 'storage' | 'session'>,
  certificates: readonly [StoredCertificate, ...StoredCertificate[]],
  mark: CertificatePaperData['mark'] = null,
): Promise<CertificatePaperData> {
  const pictures = new Map<string, Uint8Array | null>();
  for (const fileId of new Set(certificates.flatMap((each) => [each.logoFileId, each.backgroundFileId]))) {
    if (fileId !== null) pictures.set(fileId, await readPicture({ storage, academyId, fileId }));
  }
  const pictureOf = (fileId: string | null) => (fileId === null ? null : (pictures.get(fileId) ?? null));
  const pageOf = ({ snapshot, logoFileId, backgroundFileId }: StoredCertificate): CertificatePage => ({
    printed: snapshot,
    logo: pictureOf(logoFileId),
    background: pictureOf(backgroundFileId),
  });
  const [first, ...others] = certificates;
  return { pages: [pageOf(first), ...others.map(pageOf)], mark };
}
