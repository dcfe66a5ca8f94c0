import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { FinaliseGradesArgs } from './final-grades.inputs.ts';
import { FinaliseGradesPayload, UnfinaliseGradesPayload } from './final-grades.types.ts';
import { finaliseGrades, unfinaliseGrades } from './finalise-grades.ts';

@Resolver()
export class FinalGradesResolver {
  @Mutation(() => FinaliseGradesPayload, {
    description:
      'Fills the empty grades of the active and completed enrollments in a batch. Each gets the grade of the ' +
      'highest band whose `min` is at most its `publishedAverage`. Existing grades do not change. Filled grades ' +
      'stay if an assessment is withdrawn later. If a student has several enrollments in the batch, the last one ' +
      'counts. FORBIDDEN for teachers of other batches and heads of other departments.',
  })
  finaliseGrades(
    @Args(() => FinaliseGradesArgs) { batchId, gradeScaleId }: FinaliseGradesArgs,
    @Ctx() ctx: RequestContext,
  ): Promise<FinaliseGradesPayload> {
    return finaliseGrades(ctx, batchId, gradeScaleId);
  }

  @Mutation(() => UnfinaliseGradesPayload, {
    description:
      'Empties the grades in a batch that `finaliseGrades` filled, unless they were changed afterwards. Other ' +
      'grades do not change. FORBIDDEN for teachers of other batches and heads of other departments.',
  })
  unfinaliseGrades(
    @Arg('batchId', () => ID, { description: 'The batch.' }) batchId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<UnfinaliseGradesPayload> {
    return unfinaliseGrades(ctx, batchId);
  }
}
