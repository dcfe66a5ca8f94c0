import { ArgsType } from 'type-graphql';
import { IdInput } from '../../../../platform/fields/inputs.ts';
import { ALL_TERMS } from './grade-average.entity.ts';

@ArgsType()
export class AverageArgs {
  @IdInput('The term whose assessments count; when omitted, all assessments count.')
  termId?: string | null;

  static filterOf({ termId }: AverageArgs): object {
    return { termKey: termId?.toLowerCase() ?? ALL_TERMS };
  }
}
