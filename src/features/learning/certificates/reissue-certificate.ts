import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord, getRecord } from '../../../platform/database/records.ts';
import { type FieldErrors, invalidField, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { requireValue } from '../../../platform/errors/require-value.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { CertificateTemplate } from '../../academics/certificate-templates/certificate-template.entity.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { Level } from '../../academics/skills/level.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import { Certificate } from './certificate.entity.ts';
import { CertificateState } from './certificate.enums.ts';
import type { ReissueCertificateArgs } from './certificate.inputs.ts';
import { certifiedEnrollments, certifiedLevel } from './certified.loaders.ts';
import type { Certified } from './certified.types.ts';
import { assertLive } from './revoke-certificate.ts';
import { templateOf } from './template-of.ts';
import { writeCertificates } from './write-certificates.ts';

/**
 * Replaces a certificate with a new one, which has the present names and texts and a new number. The completion rule is
 * not checked again. Returns the id of the new certificate.
 */
export function reissueCertificate(
  ctx: RequestContext,
  id: string,
  _version: unknown,
  { templateId }: ReissueCertificateArgs,
): Promise<string> {
  return ctx.session.write(async (em) => {
    const known = await getRecord(em, Certificate, id, { name: 'Certificate' });
    const student = await findRecord(em, Student, known.student.id, { lock: known.level ? true : 'shared' });
    const template = await templateFor(em, known, templateId);
    const level = known.level && (await findRecord(em, Level, known.level.id, { lock: 'shared' }));
    const enrollment = known.enrollment && (await findRecord(em, Enrollment, known.enrollment.id, { lock: true }));
    const former = await getRecord(em, Certificate, id, { name: 'Certificate', lock: true });
    assertLive(former);
    const certified = await certifiedBy(ctx, em, former);
    if (!student || !certified || !(enrollment ?? level)) {
      throw invalidField('id', 'The certified enrollment or level does not exist any more.');
    }
    // a separate statement sets the state before the new certificate is inserted, because only one certificate may be
    // in force; setting the state of `former` below records the audit entry and the event
    await em.nativeUpdate(Certificate, { id: former.id }, { state: CertificateState.REPLACED });
    const { overrideReason } = former;
    const draft = { student, enrollment, level, template, certified, overrideReason };
    const next = requireValue((await writeCertificates(ctx, em, [draft]))[0]);
    former.state = CertificateState.REPLACED;
    former.replacedBy = next;
    return next.id;
  });
}

/**
 * Returns the template with the given id. Without an id, returns the former template of the certificate. If that
 * template does not exist any more, returns the template of the course or level.
 */
async function templateFor(
  em: SqlEntityManager,
  { template, enrollment, level }: Certificate,
  templateId: string | null | undefined,
): Promise<CertificateTemplate | null> {
  const former = templateId || !template ? null : await findRecord(em, CertificateTemplate, template.id);
  const course = enrollment && (await em.findOne(Enrollment, { id: enrollment.id }))?.course;
  const errors: FieldErrors = {};
  const subject = { courseId: course?.id, levelId: level?.id };
  const found = await templateOf(em, subject, templateId ?? former?.id, errors);
  refuseIfAny(errors);
  return found;
}

async function certifiedBy(
  ctx: RequestContext,
  em: SqlEntityManager,
  { enrollment, level, student }: Certificate,
): Promise<Certified | null> {
  if (enrollment) return (await certifiedEnrollments(ctx, em, [enrollment.id])).get(enrollment.id) ?? null;
  return certifiedLevel(ctx, em, { studentId: student.id, levelId: level?.id ?? '', evenFormer: true });
}
