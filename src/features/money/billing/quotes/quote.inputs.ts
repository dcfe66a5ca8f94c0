import { ArgsType, Field, ID } from 'type-graphql';
import { DateInput, IdInput, TextInput } from '../../../../platform/fields/inputs.ts';
import { Distinct, Items } from '../../../../platform/validation/list-rules.ts';
import { MOST_ADD_ONS } from '../../../academics/enrollments/enrollment-extras.types.ts';

@ArgsType()
export class QuoteArgs {
  @IdInput('The student. Parents name a child of theirs, students themselves.', { required: true })
  studentId!: string;

  @IdInput('The batch.', { required: true })
  batchId!: string;

  @TextInput(30, 'The code of a coupon, in any case')
  coupon?: string | null;

  @DateInput('The day of the enrollment; today by default, or that of the pending enrollment that there is.')
  from?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Plans that would be put beside its own, which are of no course: at most 10.',
  })
  @Items(0, MOST_ADD_ONS)
  @Distinct()
  addOnPlanIds?: string[] | null;
}
