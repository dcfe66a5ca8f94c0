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
      'What a change of a batch would do to its sessions, and the clashes that it would newly make, for those who may make ' +
      'it. Nothing is written.',
  })
  previewBatchChange(
    @Arg('id', () => ID, { description: 'The id of the batch.' }) id: string,
    @Arg('input', () => UpdateBatchInput, { description: 'What would be changed.' }) input: UpdateBatchInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SchedulePreview> {
    return previewBatchChange(ctx, id, input);
  }

  @Query(() => SchedulePreview, {
    description:
      'What a closure would do to sessions, and the clashes of those that would be held after all, for those who may enter ' +
      'it. Nothing is written.',
  })
  previewClosure(
    @Arg('input', () => CreateClosureInput, { description: 'The closure as it would be.' }) input: CreateClosureInput,
    @Arg('id', () => ID, {
      nullable: true,
      description: 'The id of the closure that would be changed so; a new one when left out.',
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
      'Gives a staff member who was rehired the batches, and the sessions to come, that were theirs until they left and that ' +
      'nobody else has; a department head gives those of their departments. `classSessions` finds them by ' +
      '`formerInstructorId`. Sessions in approved time off stay free and, where the academy refuses clashes, those at the time ' +
      'of another one that the staff member leads.',
  })
  async takeBackSessions(
    @Arg('staffId', () => ID, { description: 'The staff member, who is not terminated.' }) staffId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<TakeBackPayload> {
    return takeBackSessions(ctx, staffId);
  }
}
