import { ArgsType } from 'type-graphql';
import { IdInput } from '../../../../platform/fields/inputs.ts';

@ArgsType()
export class FinaliseGradesArgs {
  @IdInput('The batch.', { required: true })
  batchId!: string;

  @IdInput('The grade scale whose bands turn averages into grades.', { required: true })
  gradeScaleId!: string;
}
