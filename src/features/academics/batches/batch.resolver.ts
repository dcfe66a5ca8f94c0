import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import { FieldList, FieldOne, QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Staff } from '../../people/staff/staff.entity.ts';
import { staffReads } from '../../people/staff/staff.loaders.ts';
import { Course } from '../courses/course.entity.ts';
import { courseReads } from '../courses/course.loaders.ts';
import { Room } from '../rooms/room.entity.ts';
import { roomReads } from '../rooms/room.loaders.ts';
import { Batch } from './batch.entity.ts';
import { BatchListArgs, CreateBatchInput, UpdateBatchInput } from './batch.inputs.ts';
import { batchesOfCourse, batchesOfInstructor, batchesOfRoom, batchReads } from './batch.loaders.ts';
import { createBatch, deleteBatch, updateBatch } from './batch.service.ts';

export const BatchConnection = connectionType(Batch, 'Batch');

@Resolver(() => Batch)
export class BatchResolver {
  @QueryOne(() => Batch, batchReads, { description: 'One batch; null when there is none.' })
  batch!: Batch | null;

  @QueryList(() => BatchConnection, batchReads, BatchListArgs, { description: 'The batches of the academy.' })
  batches!: Connection<Batch>;

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

  @Mutation(() => DeletePayload, { description: 'Hides a batch; its open enrollments are dropped.' })
  async deleteBatch(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await deleteBatch(ctx, id, expectedVersion);
    return deleted(id, 'Batch deleted.');
  }

  @FieldOne(() => Course, courseReads, 'courseId', {
    description: 'The course that is taught; null when it was deleted.',
  })
  course!: Course | null;

  @FieldOne(() => Staff, staffReads, 'instructorId', {
    description: 'The staff member who teaches; null when none is visible.',
  })
  instructor!: Staff | null;

  @FieldOne(() => Room, roomReads, 'roomId', { description: 'The room; null where `classroom` is no name of one.' })
  room!: Room | null;
}

@Resolver(() => Course)
export class CourseBatchesResolver {
  @FieldList(() => BatchConnection, batchesOfCourse, BatchListArgs, { description: 'The batches of the course.' })
  batches!: Connection<Batch>;
}

@Resolver(() => Staff)
export class InstructorBatchesResolver {
  @FieldList(() => BatchConnection, batchesOfInstructor, BatchListArgs, {
    description: 'The batches that the staff member teaches.',
  })
  batches!: Connection<Batch>;
}

@Resolver(() => Room)
export class RoomBatchesResolver {
  @FieldList(() => BatchConnection, batchesOfRoom, BatchListArgs, {
    description: 'The batches that are held in the room.',
  })
  batches!: Connection<Batch>;
}
