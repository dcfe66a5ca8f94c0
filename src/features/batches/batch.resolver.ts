import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { found } from '../../platform/errors/app-error.ts';
import { connectionType } from '../../platform/graphql/connection.ts';
import { ExpectedVersion } from '../../platform/graphql/expected-version.ts';
import { MessagePayload } from '../../platform/graphql/message.ts';
import type { Row } from '../../platform/graphql/row.ts';
import type { Connection } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Course } from '../courses/course.entity.ts';
import { courseReads } from '../courses/course.loaders.ts';
import { Staff } from '../staff/staff.entity.ts';
import { staffReads } from '../staff/staff.loaders.ts';
import { Batch } from './batch.entity.ts';
import { BatchListArgs, CreateBatchInput, UpdateBatchInput } from './batch.inputs.ts';
import { batchesOfCourse, batchesOfInstructor, batchReads } from './batch.loaders.ts';
import { createBatch, deleteBatch, updateBatch } from './batch.service.ts';

export const BatchConnection = connectionType(Batch, 'Batch');

@Resolver(() => Batch)
export class BatchResolver {
  @Query(() => Batch, { nullable: true, description: 'One batch; null when there is none.' })
  batch(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Batch | null> {
    return ctx.reads.one(batchReads, id, info);
  }

  @Query(() => BatchConnection, { description: 'The batches of the academy.' })
  batches(
    @Args(() => BatchListArgs) args: InstanceType<typeof BatchListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Batch>> {
    return ctx.reads.list(batchReads, args, info);
  }

  @Mutation(() => Batch, { description: 'Creates an upcoming batch; a department head in their departments.' })
  async createBatch(
    @Arg('input', () => CreateBatchInput, { description: 'The new batch.' }) input: CreateBatchInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Batch> {
    return found(await ctx.reads.one(batchReads, await createBatch(ctx, input), info), 'Batch');
  }

  @Mutation(() => Batch, {
    description: 'Changes a batch; a department head those of their departments, a teacher the notes of their own.',
  })
  async updateBatch(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateBatchInput, { description: 'What to change.' }) input: UpdateBatchInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Batch> {
    await updateBatch(ctx, id, input);
    return found(await ctx.reads.one(batchReads, id, info), 'Batch');
  }

  @Mutation(() => MessagePayload, { description: 'Hides a batch; its open enrollments are dropped.' })
  async deleteBatch(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<MessagePayload> {
    await deleteBatch(ctx, id, expectedVersion);
    return { message: 'Batch deleted.' };
  }

  @FieldResolver(() => Course, { nullable: true, description: 'The course that is taught; null when it was deleted.' })
  course(
    @Root() row: Row<Batch>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Course | null> {
    return ctx.reads.one(courseReads, row.courseId, info);
  }

  @FieldResolver(() => Staff, {
    nullable: true,
    description: 'The staff member who teaches; null when there is none in sight.',
  })
  instructor(
    @Root() row: Row<Batch>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Staff | null> {
    return ctx.reads.one(staffReads, row.instructorId, info);
  }
}

@Resolver(() => Course)
export class CourseBatchesResolver {
  @FieldResolver(() => BatchConnection, { description: 'The batches of the course.' })
  batches(
    @Root() row: Row<Course>,
    @Args(() => BatchListArgs) args: InstanceType<typeof BatchListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Batch>> {
    return ctx.reads.children(batchesOfCourse, row.id, args, info);
  }
}

@Resolver(() => Staff)
export class InstructorBatchesResolver {
  @FieldResolver(() => BatchConnection, { description: 'The batches that the staff member teaches.' })
  batches(
    @Root() row: Row<Staff>,
    @Args(() => BatchListArgs) args: InstanceType<typeof BatchListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Batch>> {
    return ctx.reads.children(batchesOfInstructor, row.id, args, info);
  }
}
