import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { UpdateBatchInput } from '../../academics/batches/batch.inputs.ts';
import { CreateClosureInput } from '../closures/closure.inputs.ts';
import { previewBatchChange, previewClosure } from './preview/preview-changes.ts';
import { SchedulePreview } from './preview/schedule-preview.types.ts';
import { takeBackSessions } from './take-back-sessions.ts';
import { TakeBackPayload } from './take-back-sessions.types.ts';

@Resolver()
export class SchedulePreviewResolver {
  @Query(() => SchedulePreview, {
    description:
      "Previews the effects of a batch change on the batch's sessions, and the clashes that the change would " +
      'cause. For callers who may make the change. Writes nothing.',
  })
  previewBatchChange(
    @Arg('id', () => ID, { description: 'The id of the batch.' }) id: string,
    @Arg('input', () => UpdateBatchInput, { description: 'The changes to preview.' }) input: UpdateBatchInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SchedulePreview> {
    return previewBatchChange(ctx, id, input);
  }

  @Query(() => SchedulePreview, {
    description:
      'Previews the effects of a new or changed closure on sessions. If the change would restore cancelled sessions, ' +
      'also returns the clashes of these sessions. For callers who may create the closure. Writes nothing.',
  })
  previewClosure(
    @Arg('input', () => CreateClosureInput, { description: 'The closure with the values to preview.' })
    input: CreateClosureInput,
    @Arg('id', () => ID, {
      nullable: true,
      description: 'The id of an existing closure to change; a new closure when omitted.',
    })
    id: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<SchedulePreview> {
    return previewClosure(ctx, input, id ?? null);
  }
}

@Resolver()
export class TakeBackResolver {
  @Mutation(() => TakeBackPayload, {
    description:
      'Assigns to a rehired staff member the batches and upcoming sessions that they lost by leaving and that ' +
      'still have no instructor. Department heads can do so in their departments. The filter ' +
      '`formerInstructorId` of `classSessions` finds these sessions. Sessions during approved time off are ' +
      'skipped. If the academy refuses clashes, sessions at the time of another session of the staff member ' +
      'are skipped too.',
  })
  async takeBackSessions(
    @Arg('staffId', () => ID, { description: 'The staff member, who must not be terminated.' }) staffId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<TakeBackPayload> {
    return takeBackSessions(ctx, staffId);
  }
}
