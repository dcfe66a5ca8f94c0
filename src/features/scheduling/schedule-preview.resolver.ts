import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { UpdateBatchInput } from '../batches/batch.inputs.ts';
import { previewBatchChange } from './preview-changes.ts';
import { SchedulePreview } from './schedule-preview.types.ts';

@Resolver()
export class SchedulePreviewResolver {
  @Query(() => SchedulePreview, {
    description: 'What a change of a batch would do to its sessions, for those who may make it. Nothing is written.',
  })
  previewBatchChange(
    @Arg('id', () => ID, { description: 'The id of the batch.' }) id: string,
    @Arg('input', () => UpdateBatchInput, { description: 'What would be changed.' }) input: UpdateBatchInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SchedulePreview> {
    return previewBatchChange(ctx, id, input);
  }
}
