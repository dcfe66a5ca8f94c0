import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Matches } from '../../../platform/validation/form-rules.ts';
import { CertificateSignatory, CertificateTemplate } from './certificate-template.entity.ts';
import { BODY } from './placeholders.ts';

@InputType({ description: 'Filters certificate templates; all conditions must hold.' })
export class CertificateTemplateFilter extends filterOf(CertificateTemplate, {}) {}

export const CertificateTemplateOrder = orderEnum('CertificateTemplateOrder', ['createdAt', 'updatedAt', 'name']);
export const CertificateTemplateListArgs = listArgs(CertificateTemplateFilter, CertificateTemplateOrder);

@InputType({ description: 'A person whose name is printed below the signature line of a certificate.' })
export class CertificateSignatoryInput extends inputOf(CertificateSignatory, { required: ['name', 'title'] }) {}

@InputType({ description: 'A new certificate template.' })
export class CreateCertificateTemplateInput extends inputOf(CertificateTemplate, {
  required: ['name', 'title', 'body'],
  optional: ['signatories', 'backgroundFileId', 'validMonths'],
  shapes: { signatories: () => [CertificateSignatoryInput] },
  rules: { body: [Matches(BODY)] },
}) {}

@InputType({
  description: 'Changes to a certificate template. Omitted fields stay unchanged, and so do issued certificates.',
})
export class UpdateCertificateTemplateInput extends partialInput(CreateCertificateTemplateInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
