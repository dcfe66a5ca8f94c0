import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import { FieldOne, QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { batchReads } from '../../academics/batches/batch.loaders.ts';
import { Course } from '../../academics/courses/course.entity.ts';
import { courseReads } from '../../academics/courses/course.loaders.ts';
import { FeePlan } from './fee-plan.entity.ts';
import { CreateFeePlanInput, FeePlanListArgs, ReviseFeePlanInput, UpdateFeePlanInput } from './fee-plan.inputs.ts';
import { feePlanReads } from './fee-plan.loaders.ts';
import { createFeePlan, deleteFeePlan, updateFeePlan } from './fee-plan.service.ts';
import { reviseFeePlan } from './revise-fee-plan.ts';

export const FeePlanConnection = connectionType(FeePlan, 'FeePlan');

/** The plan as it is now; somebody may have deleted it right behind the write. */
const answer = async (ctx: RequestContext, id: string, info: GraphQLResolveInfo): Promise<FeePlan> =>
  found(await ctx.reads.one(feePlanReads, id, info), 'Fee plan');

@Resolver(() => FeePlan)
export class FeePlanResolver {
  @QueryOne(() => FeePlan, feePlanReads, { description: 'One fee plan; null when there is none.' })
  feePlan!: FeePlan | null;

  @QueryList(() => FeePlanConnection, feePlanReads, FeePlanListArgs, { description: 'The fee plans of the academy.' })
  feePlans!: Connection<FeePlan>;

  @Mutation(() => FeePlan, { description: 'Creates a fee plan.' })
  async createFeePlan(
    @Arg('input', () => CreateFeePlanInput, { description: 'The new fee plan.' }) input: CreateFeePlanInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<FeePlan> {
    return answer(ctx, await createFeePlan(ctx, input), info);
  }

  @Mutation(() => FeePlan, {
    description: 'Changes a draft, and makes it active, or archives a plan: an active one is not changed otherwise.',
  })
  async updateFeePlan(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateFeePlanInput, { description: 'What to change.' }) input: UpdateFeePlanInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<FeePlan> {
    await updateFeePlan(ctx, id, input);
    return answer(ctx, id, info);
  }

  @Mutation(() => FeePlan, {
    description:
      'Makes the next revision of an active plan: what it bills from a day on. What was billed stays as it is.',
  })
  async reviseFeePlan(
    @Arg('id', () => ID, { description: 'The id of the plan.' }) id: string,
    @Arg('input', () => ReviseFeePlanInput, { description: 'The revision.' }) input: ReviseFeePlanInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<FeePlan> {
    await reviseFeePlan(ctx, id, input);
    return answer(ctx, id, info);
  }

  @Mutation(() => DeletePayload, { description: 'Hides a fee plan that is a draft or archived.' })
  async deleteFeePlan(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await deleteFeePlan(ctx, id, expectedVersion);
    return deleted(id, 'Fee plan deleted.');
  }

  @FieldOne(() => Course, courseReads, 'courseId', { description: 'The course whose enrollments it bills.' })
  course!: Course | null;

  @FieldOne(() => Batch, batchReads, 'batchId', { description: 'The batch whose enrollments it bills.' })
  batch!: Batch | null;
}
