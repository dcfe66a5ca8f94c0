import { isUuid } from '../../../../platform/validation/uuid.ts';
import type { NoticeFacts, Placeholders } from '../core/notice-kinds.ts';
import type { NoticeReading, NoticeRun } from '../core/notice-run.types.ts';
import type { NewNotice } from '../core/notify.ts';
import { familiesOf } from '../core/recipients.sql.ts';
import { dayInWords } from '../core/texts.ts';
import { SuppressionReason } from '../notice-send.enums.ts';
import type { NotificationSend } from '../sends/notice-send.entity.ts';
import { certificatesById, type NoticedCertificate } from './certificates.loaders.ts';

export const CERTIFICATE_PLACEHOLDERS = {
  student_name: 'The name of the student.',
  title: 'The title of the certificate.',
  subject: 'The course or the level.',
  number: 'The number of the certificate.',
  expires_on: 'The last day of validity in words; empty if the certificate does not expire.',
} as const;

/**
 * Returns one notice about each certificate, for the student and the parents. `keyOf` returns the deduplication key of
 * a certificate's notice.
 */
export async function familyNotices(
  run: NoticeRun,
  certificates: readonly NoticedCertificate[],
  keyOf: (certificate: NoticedCertificate) => string,
): Promise<NewNotice[]> {
  const families = await familiesOf(
    run,
    certificates.map(({ studentId }) => studentId),
  );
  return certificates.map((certificate) => ({
    dedupeKey: keyOf(certificate),
    resource: { type: 'certificate', id: certificate.id },
    params: { studentIds: [certificate.studentId] },
    recipients: families.get(certificate.studentId) ?? [],
  }));
}

/**
 * Returns the values of the placeholders for each notice. If the certificate is no longer in force, the values are
 * general words such as "a certificate".
 */
export async function certificateValues(
  reading: NoticeReading,
  facts: readonly NoticeFacts[],
  locale: string,
): Promise<Placeholders[]> {
  const found = await certificatesById(reading, facts.map(({ resourceId }) => resourceId).filter(isUuid));
  const byId = new Map(found.map((certificate) => [certificate.id, certificate]));
  return facts.map(({ resourceId }) => {
    const { student, title, subject, number, expiresOn = null } = byId.get(resourceId) ?? {};
    return {
      student_name: student ?? 'the student',
      title: title ?? 'a certificate',
      subject: subject ?? '',
      number: number ?? '',
      expires_on: expiresOn === null ? '' : dayInWords(expiresOn, locale),
    };
  });
}

/** Returns the reason why a message about a certificate is no longer needed; null if the message is still needed. */
export async function whyNotNeeded(
  run: NoticeRun,
  send: Pick<NotificationSend, 'resourceId' | 'personType' | 'personId'>,
): Promise<SuppressionReason | null> {
  const [certificate] = await certificatesById(run, [send.resourceId]);
  if (!certificate) return SuppressionReason.WITHDRAWN;
  const { studentId, expiresOn } = certificate;
  if (expiresOn !== null && expiresOn < run.clock.dayOf(run.at)) return SuppressionReason.TOO_LATE;
  const { personType, personId } = send;
  if (personType !== 'parent' && personType !== 'student') return null;
  const family = (await familiesOf(run, [studentId])).get(studentId) ?? [];
  if (family.some(({ person }) => person?.type === personType && person.id === personId)) return null;
  return personType === 'parent' ? SuppressionReason.UNLINKED : SuppressionReason.LEFT;
}
