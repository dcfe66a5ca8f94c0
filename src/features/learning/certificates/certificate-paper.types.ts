import type { CertificateSnapshot } from './certificate-snapshot.ts';

/** A certificate as its page prints it. */
export interface CertificatePage {
  readonly printed: Readonly<CertificateSnapshot>;
  readonly logo: Uint8Array | null;
  readonly background: Uint8Array | null;
}

/** The data of a PDF file that contains one or more certificates. */
export interface CertificatePaperData {
  readonly pages: readonly [CertificatePage, ...CertificatePage[]];
  /** The state that is printed across every page; null for certificates in force. */
  readonly mark: 'revoked' | 'replaced' | null;
}
