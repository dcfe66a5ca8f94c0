import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { isUuid } from '../../../platform/validation/uuid.ts';
import { CertificateTemplate } from '../../academics/certificate-templates/certificate-template.entity.ts';
import { Course } from '../../academics/courses/course.entity.ts';
import { Level } from '../../academics/skills/level.entity.ts';

/** The id of the course or the level that a certificate is for. */
interface Subject {
  readonly courseId?: string | undefined;
  readonly levelId?: string | undefined;
}

/**
 * Returns the template with the id `templateId`. Without this id, returns the template of the course. If there is no
 * course, or the course has no template, returns the template of the level. Returns null for the built-in template.
 * Locks the template against changes. Adds an error to `errors` if no template has the id `templateId`.
 */
export async function templateOf(
  em: SqlEntityManager,
  { courseId, levelId }: Subject,
  templateId: string | null | undefined,
  errors: FieldErrors,
): Promise<CertificateTemplate | null> {
  if (templateId) {
    const chosen = await lockTemplate(em, templateId);
    if (!chosen) errors.templateId = [messages.selected('templateId')];
    return chosen;
  }
  const shown = { filters: { notDeleted: false } };
  const course = courseId ? await em.findOne(Course, { id: courseId }, shown) : null;
  const ofLevel = levelId ?? course?.trackLevel?.id;
  const isOfLevel = ofLevel !== undefined && isUuid(ofLevel) && !course?.certificateTemplate;
  const level = isOfLevel ? await em.findOne(Level, { id: ofLevel }, shown) : null;
  const id = (course?.certificateTemplate ?? level?.certificateTemplate)?.id;
  return id === undefined ? null : lockTemplate(em, id);
}

const lockTemplate = (em: SqlEntityManager, id: string): Promise<CertificateTemplate | null> =>
  findRecord(em, CertificateTemplate, id, { lock: 'shared' });
