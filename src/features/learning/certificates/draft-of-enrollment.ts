import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../platform/database/records.ts';
import { type FieldErrors, invalidField, unlessRefused } from '../../../platform/errors/app-error.ts';
import { requireValue } from '../../../platform/errors/require-value.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import type { IssueCertificateInput } from './certificate.inputs.ts';
import { isSeenEnrollment } from './certified.loaders.ts';
import { mayBeCertified, standingsOf } from './standing.ts';
import { templateOf } from './template-of.ts';
import type { CertificateDraft } from './write-certificates.ts';

type Given = Pick<IssueCertificateInput, 'templateId' | 'overrideReason'>;

/**
 * Checks the rules for the certificate of an enrollment, and locks the enrollment and its student. Throws
 * BAD_USER_INPUT if the enrollment may not get a certificate.
 */
export async function draftOfEnrollment(
  ctx: RequestContext,
  em: SqlEntityManager,
  enrollmentId: string,
  { templateId, overrideReason }: Given,
): Promise<CertificateDraft> {
  const errors: FieldErrors = {};
  const known = await findRecord(em, Enrollment, enrollmentId);
  const isSeen = known !== null && (await isSeenEnrollment(ctx, em, known.id));
  const student = isSeen ? await findRecord(em, Student, known.student.id, { lock: 'shared' }) : null;
  const template = await templateOf(em, { courseId: known?.course.id }, templateId, errors);
  const locked = student && (await findRecord(em, Enrollment, enrollmentId, { lock: true }));
  if (!locked) errors.enrollmentId = [messages.selected('enrollmentId')];
  const { student: holder, enrollment } = unlessRefused(errors, { student, enrollment: locked });
  const standings = await standingsOf(ctx, em, [enrollment], overrideReason);
  const standing = requireValue(standings.get(enrollment.id));
  if (standing.hasCertificate) throw invalidField('enrollmentId', 'The enrollment has a certificate.');
  if (!mayBeCertified(standing)) {
    throw invalidField('enrollmentId', 'The enrollment does not meet the completion rule.');
  }
  return { student: holder, enrollment, level: null, template, ...reasoned(standing) };
}

/** Returns the facts to print, and the reason if the rule was overridden. */
export const reasoned = ({
  certified,
  isRuleMet,
  overrideReason,
}: Pick<CertificateDraft, 'certified' | 'overrideReason'> & { readonly isRuleMet: boolean }) => ({
  certified,
  overrideReason: isRuleMet ? null : overrideReason,
});
