import { InputType } from 'type-graphql';
import { filterOf } from '../../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../../platform/fields/input-of.ts';
import { InstantInput, VersionInput } from '../../../../platform/fields/inputs.ts';
import { partialInput } from '../../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../../platform/graphql/connection.ts';
import { Assessment } from './assessment.entity.ts';

@InputType({ description: 'Filters assessments; all conditions must hold.' })
export class AssessmentFilter extends filterOf(Assessment, {
  batchId: 'Filters by batch.',
  termId: 'Filters by term.',
  kind: 'Filters by kind.',
  status: 'Filters by status.',
}) {}

export const AssessmentOrder = orderEnum('AssessmentOrder', ['createdAt', 'updatedAt']);
export const AssessmentListArgs = listArgs(AssessmentFilter, AssessmentOrder);

@InputType({ description: 'When an assessment is published.' })
abstract class PublicationInput {
  @InstantInput(
    'The time, in the future, at which the service publishes the draft: RFC 3339. Null to schedule no publication.',
  )
  publishAt?: string | null;
}

@InputType({ description: 'A new assessment.' })
export class CreateAssessmentInput extends inputOf(Assessment, {
  base: PublicationInput,
  required: ['batchId', 'title', 'kind', 'maxScore'],
  optional: ['termId', 'date', 'weight', 'status'],
  words: { batchId: 'The batch, which cannot be changed later. It must not be cancelled.' },
}) {}

@InputType({
  description:
    'Changes to an assessment. Omitted fields stay unchanged. A status other than `PUBLISHED` hides the ' +
    'assessment and its results from families at once.',
})
export class UpdateAssessmentInput extends partialInput(CreateAssessmentInput, ['batchId']) {
  @VersionInput()
  expectedVersion?: number | null;
}
