import { ArgsType, InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { DayFilter, EnumFilter, IdFilter } from '../../../platform/fields/filters.ts';
import { IdInput, RepeatKeyInput, TextInput } from '../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore, RequiredWithout } from '../../../platform/validation/rules.ts';
import { Certificate } from './certificate.entity.ts';
import { CertificateStatus } from './certificate.enums.ts';

@InputType({ description: 'Filters certificates; all conditions must hold.' })
export class CertificateFilter extends filterOf(Certificate, {
  search: 'Filters by text in the number, or in the name or number of the student.',
  studentId: 'Filters by student.',
  enrollmentId: 'Filters by enrollment.',
  levelId: 'Filters by level.',
  batchId: IdFilter('Filters by batch of the enrollment.'),
  courseId: IdFilter('Filters by course of the enrollment.'),
  status: EnumFilter(() => CertificateStatus, 'Filters by status as of today.'),
  expiresFrom: DayFilter('Certificates that expire on this day or later.'),
  expiresTo: DayFilter('Certificates that expire on this day or earlier.', NotBefore('expiresFrom')),
}) {}

export const CertificateOrder = orderEnum('CertificateOrder', ['createdAt', 'updatedAt']);
export const CertificateListArgs = listArgs(CertificateFilter, CertificateOrder);

const TEMPLATE = 'The template; by default the template of the course or the level, or else the built-in one.';
const OVERRIDE = 'The reason for a certificate although the completion rule is not met. Only admins can send it';

@InputType({ description: 'The completed enrollment, or the student and the level, of a new certificate.' })
export class IssueCertificateInput {
  @IdInput('The completed enrollment, which the caller can see.')
  @RequiredWithout('levelId')
  enrollmentId?: string | null;

  @IdInput('The level, which the student holds.')
  @RequiredWithout('enrollmentId')
  levelId?: string | null;

  @IdInput('The student, whom the caller can see: required with a level.')
  @RequiredWithout('enrollmentId')
  studentId?: string | null;

  @IdInput(TEMPLATE)
  templateId?: string | null;

  @TextInput(255, OVERRIDE)
  overrideReason?: string | null;

  @RepeatKeyInput('certificate')
  idempotencyKey?: string | null;
}

@InputType({ description: 'The certificates of a batch.' })
export class IssueCertificatesInput {
  @IdInput('The batch, whose course the caller leads or administers.', { required: true })
  batchId!: string;

  @IdInput(TEMPLATE)
  templateId?: string | null;
}

@ArgsType()
export class ReissueCertificateArgs {
  @IdInput('The template; by default the template of the replaced certificate, if that still exists.')
  templateId?: string | null;
}

@ArgsType()
export class RevokeCertificateArgs {
  @TextInput(255, 'The reason', { required: true })
  reason!: string;
}
