import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord, getRecord, lockRecords, lockWhere } from '../../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { requireValue } from '../../../platform/errors/require-value.ts';
import { isPrintable } from '../../../platform/papers/printable.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { Course } from '../../academics/courses/course.entity.ts';
import { assertLeadsCourse } from '../../academics/courses/course.service.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../academics/enrollments/enrollment.enums.ts';
import { Student } from '../../people/students/student.entity.ts';
import type { Certificate } from './certificate.entity.ts';
import { CertificateStatus, SkippedCertificate } from './certificate.enums.ts';
import type { IssueCertificatesInput } from './certificate.inputs.ts';
import { reasoned } from './draft-of-enrollment.ts';
import type { IssuedCertificates, SkippedEnrollment } from './issued-certificates.types.ts';
import { mayBeCertified, standingsOf } from './standing.ts';
import { templateOf } from './template-of.ts';
import { type CertificateDraft, writeCertificates } from './write-certificates.ts';

/**
 * Issues certificates for the completed enrollments of a batch that meet the completion rule and have no certificate. A
 * second call does not issue these certificates again. Also returns the completed enrollments that got no certificate.
 */
export function issueCertificates(
  ctx: RequestContext,
  { batchId, templateId }: IssueCertificatesInput,
): Promise<IssuedCertificates> {
  return ctx.session.write(async (em) => {
    const errors: FieldErrors = {};
    const batch = await certifiableBatch(ctx, em, batchId);
    const completed = { batch, status: EnrollmentStatus.COMPLETED };
    const known = await em.find(Enrollment, completed);
    const students = await lockRecords(
      em,
      Student,
      known.map(({ student }) => student.id),
      { lock: 'shared' },
    );
    const template = await templateOf(em, { courseId: batch.course.id }, templateId, errors);
    refuseIfAny(errors);
    const ids = known.map(({ id }) => id);
    const locked = await lockWhere(em, Enrollment, { ...completed, id: { $in: ids } });
    const standings = await standingsOf(ctx, em, locked);
    const byId = new Map(students.map((student) => [student.id, student]));
    const drafts: CertificateDraft[] = [];
    const skipped: SkippedEnrollment[] = [];
    for (const enrollment of locked) {
      const student = byId.get(enrollment.student.id);
      const standing = requireValue(standings.get(enrollment.id));
      // a deleted student gets no certificate
      if (!student || student.erasedAt !== null) continue;
      const skip = (reason: SkippedCertificate) =>
        skipped.push({ enrollmentId: enrollment.id, studentId: student.id, reason });
      if (standing.hasCertificate) skip(SkippedCertificate.HAS_CERTIFICATE);
      else if (!mayBeCertified(standing)) skip(SkippedCertificate.RULE_NOT_MET);
      else if (!isPrintable(ctx.config, student.name)) skip(SkippedCertificate.NAME_NOT_PRINTABLE);
      else drafts.push({ student, enrollment, level: null, template, ...reasoned(standing) });
    }
    return { certificates: (await writeCertificates(ctx, em, drafts)).map(asRow), skipped };
  });
}

/**
 * Returns a batch whose certificates the caller may issue. Throws FORBIDDEN for a department head who does not lead the
 * course of the batch.
 */
async function certifiableBatch(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<Batch> {
  const batch = await getRecord(em, Batch, id, { name: 'Batch' });
  const isHead = requireAcademy(ctx).viewer.role === 'department_head';
  const course = isHead ? await findRecord(em, Course, batch.course.id) : null;
  if (course) await assertLeadsCourse(ctx, em, course);
  return batch;
}

/** Returns a new certificate as a query returns it: with the ids of related records, not with these records. */
function asRow(certificate: Certificate): Certificate {
  const { student, enrollment, level, template, issuer, replacedBy, state: _, ...columns } = certificate;
  const keys = {
    studentId: student.id,
    enrollmentId: enrollment?.id ?? null,
    levelId: level?.id ?? null,
    templateId: template?.id ?? null,
    issuedBy: issuer?.id ?? null,
    replacedById: null,
  };
  return { ...columns, ...keys, status: CertificateStatus.ISSUED } as Certificate;
}
