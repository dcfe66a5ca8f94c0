import { invalidField, notFound } from '../../../platform/errors/app-error.ts';
import { foundPaper, type PaperSource } from '../../../platform/paper-sources/paper-source.ts';
import { certificatePaper } from './certificate.paper.ts';
import { certificateData } from './certificate-data.ts';
import { readCertificatesOfBatch, readPrintedCertificate } from './printed-certificates.loaders.ts';
import { queuePrintIfNew } from './record-prints.ts';

/** The maximum number of certificates in a file. */
const MOST_CERTIFICATES = 200;

/**
 * Declares the PDF file of a certificate: its URL path and its data. If the certificate is no longer in force, the word
 * REVOKED or REPLACED is printed across the page.
 */
export const certificateSource: PaperSource = {
  path: '/certificates/:id/pdf',
  operation: 'certificatePaper',
  record: 'Certificate',
  permission: 'certificate',
  furtherScopes: [],
  description:
    'The certificate as a PDF file, as it was when it was issued, with a QR code of its verification address. A revoked or ' +
    'replaced certificate has that word across it. Returns 404 for a withdrawn certificate.',
  async find(ctx, id) {
    const certificate = await readPrintedCertificate(ctx, id);
    if (!certificate) throw notFound('Certificate');
    const { state, snapshot } = certificate;
    const mark = state === 'revoked' || state === 'replaced' ? state : null;
    await queuePrintIfNew(ctx, id);
    const data = await certificateData(ctx, [certificate], mark);
    return foundPaper(`certificate-${snapshot.number}.pdf`, certificatePaper, data);
  },
};

/** Declares the PDF file with all certificates in force for the enrollments in a batch: its URL path and its data. */
export const batchCertificatesSource: PaperSource = {
  path: '/batches/:id/certificates.pdf',
  operation: 'batchCertificatesPaper',
  record: 'Certificate',
  permission: 'certificates',
  furtherScopes: ['enrollments:read'],
  description:
    'The certificates for enrollments in the batch in one PDF file, sorted by student name: at most 200, without ' +
    'revoked, replaced and withdrawn ones. Returns 404 if the caller can see none.',
  async find(ctx, id) {
    const [first, ...others] = await readCertificatesOfBatch(ctx, id, MOST_CERTIFICATES + 1);
    if (!first) throw notFound('Certificate');
    if (others.length >= MOST_CERTIFICATES) {
      throw invalidField('id', `The batch has more than ${MOST_CERTIFICATES} certificates.`);
    }
    const data = await certificateData(ctx, [first, ...others]);
    return foundPaper('certificates.pdf', certificatePaper, data);
  },
};
