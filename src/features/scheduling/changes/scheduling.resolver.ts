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
      'Previews the effects of a change of a batch on its sessions, and the clashes that it would cause. For callers who may ' +
      'make the change. Writes nothing.',
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
      'Previews the effects of a closure on sessions, and the clashes of sessions that it would restore. For callers who may ' +
      'create the closure. Writes nothing.',
  })
  previewClosure(
    @Arg('input', () => CreateClosureInput, { description: 'The closure as it would be.' }) input: CreateClosureInput,
    @Arg('id', () => ID, {
      nullable: true,
      description: 'The id of the closure that would be changed so; a new one when omitted.',
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
      'Gives a rehired staff member the batches and upcoming sessions that they had until they left and that have no ' +
      'instructor since; department heads those of their departments. `classSessions` finds them by ' +
      '`formerInstructorId`. Sessions during approved time off are skipped and, if the academy refuses clashes, sessions at the ' +
      'time of another one that the staff member leads.',
  })
  async takeBackSessions(
    @Arg('staffId', () => ID, { description: 'The staff member, who is not terminated.' }) staffId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<TakeBackPayload> {
    return takeBackSessions(ctx, staffId);
  }
}
