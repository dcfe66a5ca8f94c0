import { signalType } from '../../../platform/signals/signals.ts';
import type { CertificateTemplate } from './certificate-template.entity.ts';

/**
 * Published when a certificate template was deleted. Handlers remove the reference to the template from their records.
 * The template is locked.
 */
export const certificateTemplateDeleted = signalType<{ template: CertificateTemplate }>('certificate-template.deleted');
