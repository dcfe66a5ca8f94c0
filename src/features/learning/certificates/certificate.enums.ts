import { describeEnum } from '../../../platform/graphql/enums.ts';

/** The stored state of a certificate. */
export enum CertificateState {
  ISSUED = 'issued',
  REVOKED = 'revoked',
  REPLACED = 'replaced',
  WITHDRAWN = 'withdrawn',
}

/** The state of a certificate as of today. */
export enum CertificateStatus {
  ISSUED = 'issued',
  EXPIRED = 'expired',
  REVOKED = 'revoked',
  REPLACED = 'replaced',
  WITHDRAWN = 'withdrawn',
}
describeEnum(
  CertificateStatus,
  'CertificateStatus',
  "The status of a certificate as of today, in the academy's time zone.",
  {
    ISSUED: 'In force.',
    EXPIRED: 'Issued, but the last day of its validity has passed.',
    REVOKED: 'Revoked: it is no longer valid.',
    REPLACED: 'Replaced by another certificate.',
    WITHDRAWN:
      'Withdrawn, because the student was deleted or erased. Restoring a deleted student puts it in force again.',
  },
);

export enum SkippedCertificate {
  HAS_CERTIFICATE = 'has_certificate',
  RULE_NOT_MET = 'rule_not_met',
  NAME_NOT_PRINTABLE = 'name_not_printable',
}
describeEnum(SkippedCertificate, 'SkippedCertificate', 'The reason why a completed enrollment got no certificate.', {
  HAS_CERTIFICATE: 'The enrollment has a certificate.',
  RULE_NOT_MET: 'The enrollment does not meet the completion rule of its course.',
  NAME_NOT_PRINTABLE: 'The name of the student has characters that no font can print.',
});

/** The codes that the service stores as the reason when it revokes a certificate. They contain no personal data. */
const REVOKE_CODES = ['enrollment_reopened', 'promotion_undone'];

/**
 * Returns the reason that is kept after the student is erased: a code of the service, or null for a reason that a user
 * wrote.
 */
export const codeOnly = (reason: string): string | null => (REVOKE_CODES.includes(reason) ? reason : null);
