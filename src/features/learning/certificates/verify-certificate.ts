import { notFound } from '../../../platform/errors/app-error.ts';
import { todayIn } from '../../../platform/tenancy/context.ts';
import type { Services } from '../../../platform/tenancy/request-context.ts';
import { PublicName } from '../../academy/academies/academy.enums.ts';
import { CertificateState, CertificateStatus } from './certificate.enums.ts';
import { readCertificateCode } from './certificate-code.ts';
import { checksumsOf } from './certificate-prints.loaders.ts';
import { certificateByCode, type FoundCertificate } from './verification.loaders.ts';

/** The public facts about a certificate, by their names in REST. */
export interface Verification {
  readonly status: CertificateStatus;
  readonly number: string;
  readonly academy_name: string;
  /** The printed values; null if the certificate was withdrawn. */
  readonly printed: PrintedValues | null;
  /**
   * The SHA-256 checksums of the PDF file without the word REVOKED or REPLACED across it, in hexadecimal digits. There
   * is one checksum for each version of the layout, oldest first. Empty if the certificate was withdrawn, and for some
   * seconds after it was issued.
   */
  readonly sha256: readonly string[];
}

interface PrintedValues {
  readonly student_name: string;
  readonly title: string;
  readonly course_name: string | null;
  readonly level: string | null;
  readonly grade: string | null;
  readonly hours: string | null;
  readonly completed_on: string;
  readonly issued_on: string;
  readonly expires_on: string | null;
  readonly signatories: readonly { readonly name: string; readonly title: string }[];
}

/**
 * Returns the public facts about the certificate with a code. Throws `RateLimitedError` after too many verifications
 * from one IP address, and NOT_FOUND for every unknown code.
 */
export async function verifyCertificate(services: Services, sent: string, ip: string): Promise<Verification> {
  await services.limits.verification(ip);
  const code = readCertificateCode(sent);
  const found = code === null ? null : await certificateByCode(services.database, code);
  if (!found) throw notFound('Certificate');
  const status = statusOf(found);
  const isNamed = status !== CertificateStatus.WITHDRAWN;
  return {
    ...{ status, number: found.number },
    academy_name: (isNamed && found.snapshot?.academyName) || found.academyName,
    printed: isNamed ? printedBy(found) : null,
    sha256: isNamed ? await checksumsOf(services.database, found.academyId, found.id) : [],
  };
}

function statusOf({ state, expiresOn, settings, snapshot }: FoundCertificate): CertificateStatus {
  // the snapshot of an erased student is empty in every state
  if (snapshot === null) return CertificateStatus.WITHDRAWN;
  if (state !== CertificateState.ISSUED) return state as string as CertificateStatus;
  const isOver = expiresOn !== null && expiresOn < todayIn(settings.timezone);
  return isOver ? CertificateStatus.EXPIRED : CertificateStatus.ISSUED;
}

function printedBy({ snapshot, settings }: FoundCertificate): PrintedValues | null {
  if (!snapshot) return null;
  const { studentName, title, courseName, levelName, grade, hours, completedOn, issuedOn, expiresOn } = snapshot;
  const isFull = settings.certificates?.publicName !== PublicName.INITIALS;
  return {
    student_name: isFull ? studentName : initialsOf(studentName),
    ...{ title, course_name: courseName, level: levelName, grade, hours },
    ...{ completed_on: completedOn, issued_on: issuedOn, expires_on: expiresOn },
    signatories: snapshot.signatories.map((each) => ({ name: each.name, title: each.title })),
  };
}

/** Returns the first letters of the words of a name: "A. L." */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...new Intl.Segmenter().segment(word)][0]?.segment ?? ''}.`)
    .join(' ');
