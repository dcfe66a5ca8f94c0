import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../platform/database/records.ts';
import { type FieldErrors, invalidField, unlessRefused } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Level } from '../../academics/skills/level.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import { Certificate } from './certificate.entity.ts';
import { CertificateState } from './certificate.enums.ts';
import { certifiedLevel, isSeenStudent } from './certified.loaders.ts';
import { templateOf } from './template-of.ts';
import type { CertificateDraft } from './write-certificates.ts';

interface Given {
  readonly studentId: string;
  readonly levelId: string;
  readonly templateId?: string | null | undefined;
}

/**
 * Checks the rules for the certificate of a level, and locks the student. Throws BAD_USER_INPUT if the rules are not
 * met, or if `errors` already contains errors.
 */
export async function draftOfLevel(
  ctx: RequestContext,
  em: SqlEntityManager,
  { studentId, levelId, templateId }: Given,
  errors: FieldErrors = {},
): Promise<CertificateDraft> {
  // the lock makes concurrent promotions and certificates of the student wait
  const holder = await findRecord(em, Student, studentId, { lock: true });
  if (holder?.erasedAt !== null || !(await isSeenStudent(ctx, em, holder.id)))
    errors.studentId = [messages.selected('studentId')];
  const template = await templateOf(em, { levelId: levelId || undefined }, templateId, errors);
  const reached = await findRecord(em, Level, levelId, { lock: 'shared' });
  if (!reached) errors.levelId = [messages.selected('levelId')];
  const { student, level } = unlessRefused(errors, { student: holder, level: reached });
  const ids = { studentId: student.id, levelId: level.id };
  if ((await em.count(Certificate, { ...ids, state: CertificateState.ISSUED })) > 0) {
    throw invalidField('levelId', 'The student has a certificate for this level.');
  }
  const certified = await certifiedLevel(ctx, em, ids);
  if (!certified) throw invalidField('levelId', 'The student does not hold this level.');
  return { student, enrollment: null, level, template, certified, overrideReason: null };
}
