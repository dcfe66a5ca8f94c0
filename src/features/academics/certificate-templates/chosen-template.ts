import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { CertificateTemplate } from './certificate-template.entity.ts';

/** An input that may name a template. Null removes the template. */
interface TemplateInput {
  readonly certificateTemplateId?: string | null | undefined;
}

/** A record with a template. */
interface Templated {
  certificateTemplate: CertificateTemplate | null;
}

/** Returns the template that an input names, locked against deletion; null if there is none. */
export const chosenTemplate = async (
  em: SqlEntityManager,
  { certificateTemplateId: id }: TemplateInput,
): Promise<CertificateTemplate | null> =>
  id ? await findRecord(em, CertificateTemplate, id, { lock: 'shared' }) : null;

/** Assigns the {@link chosenTemplate} of an input to a record. Adds an error if the template does not exist. */
export function assignTemplate(
  record: Templated,
  { certificateTemplateId: id }: TemplateInput,
  template: CertificateTemplate | null,
  errors: FieldErrors,
): void {
  if (id === undefined) return;
  if (id !== null && !template) errors.certificateTemplateId = [messages.selected('certificateTemplateId')];
  else record.certificateTemplate = template;
}
