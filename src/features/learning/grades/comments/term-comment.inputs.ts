import { InputType } from 'type-graphql';
import { filterOf } from '../../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../../platform/fields/inputs.ts';
import { partialInput } from '../../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../../platform/graphql/connection.ts';
import { TermComment } from './term-comment.entity.ts';

@InputType({ description: 'Filters term comments; all conditions must hold.' })
export class TermCommentFilter extends filterOf(TermComment, {
  enrollmentId: 'Filters by enrollment.',
  termId: 'Filters by term.',
  status: 'Filters by status.',
}) {}

export const TermCommentOrder = orderEnum('TermCommentOrder', ['createdAt', 'updatedAt']);
export const TermCommentListArgs = listArgs(TermCommentFilter, TermCommentOrder);

@InputType({ description: 'A new term comment.' })
export class CreateTermCommentInput extends inputOf(TermComment, {
  required: ['enrollmentId', 'termId', 'text'],
  optional: ['status'],
  words: {
    enrollmentId: 'The enrollment, which cannot be changed later. It must be active, or have been active before.',
    termId: 'The term, which cannot be changed later. An enrollment has at most one comment per term.',
  },
}) {}

@InputType({
  description:
    'Changes to a term comment. Omitted fields stay unchanged. The status `DRAFT` hides it from families at once.',
})
export class UpdateTermCommentInput extends partialInput(CreateTermCommentInput, ['enrollmentId', 'termId']) {
  @VersionInput()
  expectedVersion?: number | null;
}
