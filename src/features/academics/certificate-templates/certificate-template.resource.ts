import { lifecycle } from '../../../platform/events/recording.ts';
import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';
import { CertificateTemplate } from './certificate-template.entity.ts';
import {
  CertificateTemplateListArgs,
  CreateCertificateTemplateInput,
  UpdateCertificateTemplateInput,
} from './certificate-template.inputs.ts';
import { certificateTemplateReads } from './certificate-template.loaders.ts';
import {
  createCertificateTemplate,
  deleteCertificateTemplate,
  updateCertificateTemplate,
} from './certificate-template.service.ts';

const mayRead = scoped('certificate_templates:read', roles('academy_admin', 'administrator'));
const mayWrite = scoped('certificate_templates:write', writers('academy_admin', 'administrator'));

export const certificateTemplates = resource({
  noun: 'certificate template',
  path: '/certificate-templates',
  reads: certificateTemplateReads,
  list: CertificateTemplateListArgs,
  operations: {
    certificateTemplate: readsOne({
      may: mayRead,
      description: 'Returns a certificate template by id, or null if there is none.',
    }),
    certificateTemplates: readsList({ may: mayRead, description: 'The certificate templates of the academy.' }),
    createCertificateTemplate: creates(CreateCertificateTemplateInput, createCertificateTemplate, {
      may: mayWrite,
      description: 'Creates a certificate template. Only academy admins and administrators may call it.',
    }),
    updateCertificateTemplate: updates(UpdateCertificateTemplateInput, updateCertificateTemplate, {
      may: mayWrite,
      description: 'Changes a certificate template. Issued certificates do not change.',
    }),
    deleteCertificateTemplate: deletes(deleteCertificateTemplate, {
      may: mayWrite,
      description:
        'Deletes a certificate template, and removes it from the courses and levels that refer to it. Issued ' +
        'certificates do not change.',
    }),
  },
  recordings: [lifecycle(CertificateTemplate, 'A certificate template')],
});
