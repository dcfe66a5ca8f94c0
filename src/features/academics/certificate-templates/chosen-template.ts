import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { CertificateTemplate } from './certificate-template.entity.ts';

/** An input with the id of a template. The id is null if the input removes the template. */
interface TemplateInput {
  readonly certificateTemplateId?: string | null | undefined;
}

/** A record that can refer to a template. */
interface Templated {
  certificateTemplate: CertificateTemplate | null;
}

/**
 * Returns the template whose id is in an input, and locks it so that it cannot be deleted. Returns null if the input
 * has no id, or if there is no template with this id.
 */
export const chosenTemplate = async (
  em: SqlEntityManager,
  { certificateTemplateId: id }: TemplateInput,
): Promise<CertificateTemplate | null> =>
  id ? await findRecord(em, CertificateTemplate, id, { lock: 'shared' }) : null;

/**
 * Sets the template of a record. `template` is the result of {@link chosenTemplate} for the input. Adds an error if the
 * input contains an id for which there is no template.
 */
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
