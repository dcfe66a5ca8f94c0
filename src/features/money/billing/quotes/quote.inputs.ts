import { ArgsType, Field, ID } from 'type-graphql';
import { DateInput, IdInput, TextInput } from '../../../../platform/fields/inputs.ts';
import { Distinct, Items } from '../../../../platform/validation/list-rules.ts';
import { MOST_ADD_ONS } from '../../../academics/enrollments/enrollment-extras.types.ts';

@ArgsType()
export class QuoteArgs {
  @IdInput('The student. Parents select one of their children; students select themselves.', { required: true })
  studentId!: string;

  @IdInput('The batch.', { required: true })
  batchId!: string;

  @TextInput(30, 'The code of a coupon, regardless of case')
  coupon?: string | null;

  @DateInput(
    'The day of the enrollment, on or before the last day of the batch. Default: today, or the day of the existing ' +
      'pending enrollment.',
  )
  from?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'The ids of add-on plans for the enrollment, in addition to the plan of its course or batch: at most 10.',
  })
  @Items(0, MOST_ADD_ONS)
  @Distinct()
  addOnPlanIds?: string[] | null;
}
