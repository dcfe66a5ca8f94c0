import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { Result } from './result.entity.ts';
import { SaveResultsInput } from './result.inputs.ts';
import { saveResults } from './save-results.ts';

@Resolver()
export class ResultResolver {
  @Mutation(() => [Result], {
    description:
      'Saves the results of up to 500 students in an assessment that is not archived. Either all results are saved, or ' +
      'none, with an error for each invalid row. Existing results are corrected, and their earlier values are kept. Returns ' +
      'the results in the order of the rows.',
  })
  saveResults(
    @Arg('input', () => SaveResultsInput, { description: 'The assessment and the results.' })
    input: SaveResultsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Result[]> {
    return saveResults(ctx, input);
  }
}
