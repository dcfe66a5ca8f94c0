import { officeOnly } from '../../../platform/loaders/office-only.ts';
import type { ReadModel } from '../../../platform/loaders/read-model.ts';
import { CertificateTemplate } from './certificate-template.entity.ts';

export const certificateTemplateReads: ReadModel<CertificateTemplate> = {
  entity: CertificateTemplate,
  visibility: officeOnly,
  scanCost: 100,
};
